// What compressing the frames of a viewer would cost and give. docs/performance.md holds the
// figures.
#include <array>
#include <benchmark/benchmark.h>
#include <stdexcept>
#include <string>
#include <vector>

#include <zlib.h>

#include "shared/protocol/game_codec.hpp"
#include "shared/protocol/table_codec.hpp"
#include "tests/bench/random_game.hpp"

namespace aude::bench {
namespace {

/// The frames that a spectator gets of one random game.
std::vector<std::string> frames_of_a_game() {
  const auto rules = rules_of({{"base-c1"}, {"river-1-c1"}, {"ferries"}}, 2);
  Random random(5);
  const protocol::Fairness fairness;
  protocol::EventEncoder encoder(*rules, fairness);
  const game::Deck deck = random_deck(*rules, random);
  game::State state = game::begin(*rules, deck, &encoder);
  std::vector<game::Choice> options;
  std::vector<std::string> frames;
  while (!state.ended) {
    answer_at_random(*rules, deck, state, random, options, &encoder);
    frames.push_back(
        protocol::encode_events("IXrR4tikkxSd", frames.size() + 1, encoder.take(), std::nullopt));
  }
  return frames;
}

/// A raw deflate stream as permessage-deflate uses it.
class Deflate {
 public:
  Deflate(int window_bits, int memory_level) {
    if (deflateInit2(&stream_, 6, Z_DEFLATED, -window_bits, memory_level, Z_DEFAULT_STRATEGY) !=
        Z_OK) {
      throw std::runtime_error("zlib has no memory");
    }
  }
  ~Deflate() { deflateEnd(&stream_); }
  Deflate(const Deflate&) = delete;
  Deflate& operator=(const Deflate&) = delete;

  std::size_t bytes_of(const std::string& frame) {
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(frame.data()));
    stream_.avail_in = static_cast<uInt>(frame.size());
    stream_.next_out = out_.data();
    stream_.avail_out = static_cast<uInt>(out_.size());
    deflate(&stream_, Z_SYNC_FLUSH);
    return out_.size() - stream_.avail_out;
  }
  void forget() { deflateReset(&stream_); }

 private:
  z_stream stream_{};
  std::array<Bytef, std::size_t{64} * 1024> out_{};
};

enum class Context { kept, forgotten };

void deflate_frames(benchmark::State& bench, Context context) {
  const std::vector<std::string> frames = frames_of_a_game();
  std::size_t before = 0;
  std::size_t after = 0;
  std::int64_t count = 0;
  Deflate deflate(15, 8);
  for (auto _ : bench) {
    for (const std::string& frame : frames) {
      if (context == Context::forgotten) {
        deflate.forget();
      }
      before += frame.size();
      after += deflate.bytes_of(frame);
      ++count;
    }
  }
  bench.SetItemsProcessed(count);
  bench.counters["bytes/frame"] = static_cast<double>(before) / static_cast<double>(count);
  bench.counters["deflated/frame"] = static_cast<double>(after) / static_cast<double>(count);
}

BENCHMARK_CAPTURE(deflate_frames, context_kept, Context::kept);
BENCHMARK_CAPTURE(deflate_frames, context_forgotten, Context::forgotten);

}  // namespace
}  // namespace aude::bench
