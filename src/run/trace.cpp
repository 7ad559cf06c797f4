#include "recollect/trace.hpp"

#include <cerrno>
#include <locale>
#include <nlohmann/json.hpp>

#include "recollect/error.hpp"

namespace recollect {
namespace {

// Trace files count microseconds.
struct Microseconds {
  Nanoseconds time;
  friend std::ostream& operator<<(std::ostream& out, Microseconds t) {
    const std::string rest = std::to_string(1000 + t.time.count() % 1000);
    return out << t.time.count() / 1000 << '.' << rest.substr(1);
  }
};

// What takes the compute thread's time by its nature; the others are shown when they do.
bool is_work(ActionKind kind) {
  return kind == ActionKind::advance || kind == ActionKind::record || kind == ActionKind::backward ||
         kind == ActionKind::rewind || kind == ActionKind::await;
}
constexpr Nanoseconds kShown(1000);

std::string text_of(Item item) { return std::string(name_of(item.kind)) + " " + std::to_string(item.step); }

}  // namespace

Trace::Trace(const std::string& path, Observer* next) : path_(path), out_(path, std::ios::binary), next_(next) {
  if (!out_) throw StorageError("opening", path, errno);
  out_.imbue(std::locale::classic());
  out_ << "[\n"
          R"({"ph":"M","pid":1,"name":"process_name","args":{"name":"recollect"}},)"
          "\n"
          R"({"ph":"M","pid":1,"tid":1,"name":"thread_name","args":{"name":"compute"}})";
}

Trace::~Trace() { finish(); }

void Trace::finish() {
  if (!out_.is_open()) return;
  out_ << "\n]\n";
  out_.close();
}

void Trace::close() {
  finish();
  if (!out_) throw StorageError("writing", path_, 0, "not all of the trace is there");
}

std::ostream& Trace::event(const char* type, const char* name, Nanoseconds at) {
  return out_ << ",\n{\"ph\":\"" << type << R"(","pid":1,"tid":1,"name":")" << name << R"(","ts":)" << Microseconds{at};
}

void Trace::counter(const char* name, Nanoseconds at, Bytes value, Bytes& last) {
  if (value == last) return;
  last = value;
  event("C", name, at) << R"(,"args":{"bytes":)" << value.count() << "}}";
}

void Trace::on_action(const Action& action, const Progress& progress) {
  if (progress.actions == 1) run_begin_ = Clock::now() - begin_ - progress.elapsed;
  now_ = run_begin_ + progress.elapsed;
  if (is_work(action.kind) || progress.action_time >= kShown) {
    event("X", name_of(action.kind), now_ - progress.action_time) << R"(,"dur":)" << Microseconds{progress.action_time};
    if (action.kind == ActionKind::advance)
      out_ << R"(,"args":{"begin":)" << action.begin << R"(,"end":)" << action.end << "}}";
    else if (action.kind >= ActionKind::drop)
      out_ << R"(,"args":{"item":")" << text_of({action.item, action.begin}) << "\"}}";
    else
      out_ << R"(,"args":{"step":)" << action.begin << "}}";
  }
  if (const auto& transfer = progress.transfer) {
    const char* name = transfer->write ? "write" : "read";
    const std::int64_t id = ++transfers_;
    event("b", name, run_begin_ + transfer->begin)
        << R"(,"cat":"transfer","id":)" << id << R"(,"args":{"item":")" << text_of(transfer->item) << R"(","tier":)"
        << int{transfer->tier} << R"(,"bytes":)" << transfer->bytes.count() << R"(,"completed":)"
        << (transfer->completed ? "true" : "false") << "}}";
    event("e", name, run_begin_ + transfer->end) << R"(,"cat":"transfer","id":)" << id << "}";
  }
  counter("memory", now_, progress.live, memory_);
  counter("backlog", now_, progress.backlog, backlog_);
  if (next_ != nullptr) next_->on_action(action, progress);
}

void Trace::on_loss(const Loss& loss) {
  using nlohmann::json;
  event("i", "loss", now_) << R"(,"s":"g","args":{"item":")" << text_of(loss.item) << R"(","tier":)" << int{loss.tier}
                           << R"(,"error":)" << json(loss.error).dump(-1, ' ', false, json::error_handler_t::replace) << "}}";
  if (next_ != nullptr) next_->on_loss(loss);
}

}  // namespace recollect
