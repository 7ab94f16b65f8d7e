#include "server/metrics/metrics.hpp"

#include <iterator>
#include <sstream>
#include <utility>
#include <vector>

#include <prometheus/text_serializer.h>

namespace aude::metrics {
namespace {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;

Gauge* add_gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return &prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

Family<Counter>* add_counters(prometheus::Registry& registry, const char* name, const char* help) {
  return &prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}

/// Half a millisecond to ten seconds: from "nobody notices" to "something is badly wrong".
std::vector<double> waiting_times() {
  return {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10};
}

double seconds_since_1970(std::chrono::system_clock::time_point time) {
  return Seconds{time.time_since_epoch()}.count();
}

void append(std::vector<prometheus::MetricFamily>& all, const DistributionFamily& family) {
  std::vector<prometheus::MetricFamily> collected = family.Collect();
  std::ranges::move(collected, std::back_inserter(all));
}

}  // namespace

Metrics::Metrics()
    : connections_{add_gauge(registry_, "aude_connections", "Open WebSockets")},
      rooms_{add_gauge(registry_, "aude_rooms", "Tables that are loaded")},
      viewers_{add_gauge(registry_, "aude_viewers", "Tables followed, summed over connections")},
      resident_{add_gauge(registry_, "process_resident_memory_bytes", "Memory in use")},
      started_{add_gauge(registry_, "process_start_time_seconds", "Start, in seconds since 1970")},
      last_backup_{add_gauge(registry_, "aude_last_backup_time_seconds",
                             "Last backup, in seconds since 1970; 0 before the first")},
      bots_waiting_{add_gauge(registry_, "aude_bot_questions_waiting",
                              "Questions for bots that no thread has taken up yet")},
      actions_{&add_counters(registry_, "aude_actions_total", "Commands carried out")->Add({})},
      short_thoughts_{&add_counters(registry_, "aude_bot_short_thoughts_total",
                                    "Questions thought about with less than the full budget")
                           ->Add({})},
      store_failures_{&add_counters(registry_, "aude_store_failures_total",
                                    "Transactions that could not be committed")
                           ->Add({})},
      backup_failures_{&add_counters(registry_, "aude_backup_failures_total",
                                     "Backups that could not be written")
                            ->Add({})},
      mails_{
          &add_counters(registry_, "aude_mails_total", "Mails that the mail server took")->Add({})},
      mail_failures_{&add_counters(registry_, "aude_mail_failures_total",
                                   "Attempts to hand over a mail that failed")
                          ->Add({})},
      drops_{add_counters(registry_, "aude_dropped_connections_total",
                          "Connections that the server ended")},
      refusals_{add_counters(registry_, "aude_refusals_total", "Commands and requests refused")},
      answers_{add_counters(registry_, "aude_http_answers_total", "HTTP requests answered")},
      action_seconds_{"aude_action_seconds",
                      "From a command's arrival until all viewers have its events queued", "",
                      waiting_times()},
      batch_changes_{"aude_store_batch_changes",
                     "Changes committed in one transaction",
                     "",
                     {1, 2, 4, 8, 16, 32, 64, 128, 256}},
      batch_seconds_{"aude_store_batch_seconds", "Time of a transaction", "", waiting_times()},
      bot_seconds_{"aude_bot_seconds", "Time that a bot thinks about a question", "level",
                   waiting_times()},
      action_seconds_of_all_{action_seconds_.at()}, batch_changes_of_all_{batch_changes_.at()},
      batch_seconds_of_all_{batch_seconds_.at()} {
  started_->Set(seconds_since_1970(std::chrono::system_clock::now()));
}

void Metrics::dropped(std::string_view reason) {
  drops_->Add({{"reason", std::string{reason}}}).Increment();
}

void Metrics::answered(unsigned status) {
  answers_->Add({{"status", std::to_string(status)}}).Increment();
}

void Metrics::acted(Seconds taken) {
  actions_->Increment();
  action_seconds_of_all_.observe(taken.count());
}

void Metrics::refused(std::string_view code) {
  refusals_->Add({{"code", std::string{code}}}).Increment();
}

void Metrics::committed(std::size_t changes, Seconds taken) {
  batch_changes_of_all_.observe(static_cast<double>(changes));
  batch_seconds_of_all_.observe(taken.count());
}

void Metrics::thought(std::string_view level, Seconds taken) {
  bot_seconds_.at(level).observe(taken.count());
}

void Metrics::backed_up(std::chrono::system_clock::time_point when) {
  last_backup_->Set(seconds_since_1970(when));
}

std::string Metrics::text(const Census& census) {
  rooms_->Set(static_cast<double>(census.rooms));
  viewers_->Set(static_cast<double>(census.viewers));
  resident_->Set(static_cast<double>(census.bytes_resident));
  std::vector<prometheus::MetricFamily> all = registry_.Collect();
  append(all, action_seconds_);
  append(all, batch_changes_);
  append(all, batch_seconds_);
  append(all, bot_seconds_);
  std::ostringstream text;
  prometheus::TextSerializer{}.Serialize(text, all);
  return std::move(text).str();
}

Metrics& unread() {
  static Metrics metrics;
  return metrics;
}

}  // namespace aude::metrics
