// Carries a precompiled header that tests share.
