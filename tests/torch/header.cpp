// Carries the precompiled header that the tests beside it share.
