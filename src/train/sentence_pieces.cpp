#include "train/sentence_pieces.hpp"

#include <dlfcn.h>

#include <filesystem>

#include "recollect/error.hpp"

namespace recollect::train {
namespace {

// libtorch brings a libprotobuf, and SentencePiece one of its own that exports the same names: bound to each other they crash
// before main. So the library is in a module, which looks for names in itself first. It stays loaded. Sanitizers, with which
// there is no libtorch, do not know that way to look.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kHow = RTLD_NOW | RTLD_LOCAL;
#else
constexpr int kHow = RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND;
#endif

LoadSentencePieces* module_function() {
  const std::string path = std::filesystem::read_symlink("/proc/self/exe").replace_filename(kSentencePiecesModule).string();
  void* const module = ::dlopen(path.c_str(), kHow);
  if (module == nullptr)
    throw Error(std::string("SentencePiece is not available: ") + ::dlerror() +
                ". Recollect may have been built without it; scripts/install-deps installs what a build needs");
  void* const found = ::dlsym(module, kLoadSentencePieces);
  if (found == nullptr) throw Error(path + " is not of this Recollect: " + ::dlerror());
  return reinterpret_cast<LoadSentencePieces*>(found);
}

}  // namespace

std::shared_ptr<const SentencePieces> SentencePieces::of(std::string model, const std::string& field) {
  static LoadSentencePieces* const load = module_function();
  std::string fault;
  std::shared_ptr<const SentencePieces> pieces(load(std::move(model), fault));
  if (pieces == nullptr) throw InvalidInput(field, fault, "a model that spm_train wrote, with a piece that ends sentences");
  return pieces;
}

}  // namespace recollect::train
