#include "server/metrics/metrics.hpp"

#include <doctest/doctest.h>

#include <string>

#include "server/ops/logging.hpp"

namespace {

using aude::metrics::Metrics;
using aude::metrics::Seconds;

/// The value of the sample with this name and these labels; nothing else may stand on its line.
std::string sample(const std::string& text, const std::string& name) {
  const auto begin = text.find("\n" + name + " ");
  if (begin == std::string::npos) {
    return "missing";
  }
  const auto value = begin + name.size() + 2;
  return text.substr(value, text.find('\n', value) - value);
}

}  // namespace

TEST_CASE("the figures of /metrics count what the server was told") {
  Metrics metrics;
  metrics.connected();
  metrics.connected();
  metrics.disconnected();
  metrics.acted(Seconds{0.0007});
  metrics.acted(Seconds{0.03});
  metrics.acted(Seconds{99});
  metrics.committed(3, Seconds{0.002});
  metrics.thought("greedy", Seconds{0.2});
  metrics.bots_waiting(5);
  metrics.bots_waiting(4);
  metrics.thought_short();
  metrics.refused("not_your_turn");
  metrics.refused("not_your_turn");
  metrics.dropped("slow_reader");
  const std::string text = metrics.text({.rooms = 7, .viewers = 9, .bytes_resident = 4096});

  CHECK(sample(text, "aude_connections") == "1");
  CHECK(sample(text, "aude_rooms") == "7");
  CHECK(sample(text, "aude_viewers") == "9");
  CHECK(sample(text, "process_resident_memory_bytes") == "4096");
  CHECK(sample(text, "aude_actions_total") == "3");
  CHECK(sample(text, "aude_refusals_total{code=\"not_your_turn\"}") == "2");
  CHECK(sample(text, "aude_dropped_connections_total{reason=\"slow_reader\"}") == "1");
  CHECK(sample(text, "aude_store_batch_changes_sum") == "3");
  CHECK(sample(text, "aude_bot_seconds_count{level=\"greedy\"}") == "1");
  CHECK(sample(text, "aude_bot_questions_waiting") == "4");
  CHECK(sample(text, "aude_bot_short_thoughts_total") == "1");
}

TEST_CASE("a histogram's buckets hold everything up to their bound, the last one all") {
  Metrics metrics;
  metrics.acted(Seconds{0.0007});
  metrics.acted(Seconds{0.001});
  metrics.acted(Seconds{0.03});
  metrics.acted(Seconds{99});
  const std::string text = metrics.text({});
  CHECK(sample(text, "aude_action_seconds_bucket{le=\"0.0005\"}") == "0");
  CHECK(sample(text, "aude_action_seconds_bucket{le=\"0.001\"}") == "2");
  CHECK(sample(text, "aude_action_seconds_bucket{le=\"10\"}") == "3");
  CHECK(sample(text, "aude_action_seconds_bucket{le=\"+Inf\"}") == "4");
  CHECK(sample(text, "aude_action_seconds_count") == "4");
}

TEST_CASE("a line of the log in JSON has a member for each pair of the message") {
  using aude::ops::json_members;
  CHECK(json_members("started") == R"("event":"started")");
  CHECK(json_members("started port=8080 data=/var/lib/aude") ==
        R"("event":"started","port":"8080","data":"/var/lib/aude")");
  CHECK(json_members("request failed id=a1 reason=\"no such file\"") ==
        R"("event":"request failed","id":"a1","reason":"no such file")");
  CHECK(json_members("said reason=\"a \\ b\"") == R"("event":"said","reason":"a \\ b")");
  CHECK(json_members("a = b") == R"("event":"a = b")");
  CHECK(json_members("broken \xff text") == "\"event\":\"broken \xEF\xBF\xBD text\"");
}
