#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/gauge.h>
#include <prometheus/registry.h>

#include "server/metrics/distribution.hpp"

namespace aude::metrics {

using Seconds = std::chrono::duration<double>;

/// What the server counts about itself, for GET /metrics. Names and labels hold nothing about
/// persons and games. Thread-safe; what happens on the way of an action takes no lock.
class Metrics {
 public:
  Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  /// A WebSocket is open, or closed again.
  void connected() { connections_->Increment(); }
  void disconnected() { connections_->Decrement(); }
  /// The server ended a connection: "slow_reader", "too_many_messages", ...
  void dropped(std::string_view reason);
  /// An HTTP request was answered with this status.
  void answered(unsigned status);

  /// A command was carried out, and what it did was handed to the connections of all viewers.
  /// `taken` is the time since the command came in.
  void acted(Seconds taken);
  /// A command, or an HTTP request, was refused with this code of the protocol.
  void refused(std::string_view code);

  /// The store committed, or failed to commit, so many changes in one transaction.
  void committed(std::size_t changes, Seconds taken);
  void commit_failed() { store_failures_->Increment(); }
  /// A bot of this level has answered a question.
  void thought(std::string_view level, Seconds taken);
  /// So many questions wait for a thread on which bots think.
  void bots_waiting(std::size_t questions) { bots_waiting_->Set(static_cast<double>(questions)); }
  /// A bot had to think with less than its full budget, because others waited.
  void thought_short() { short_thoughts_->Increment(); }
  /// A daily backup was written, or could not be written.
  void backed_up(std::chrono::system_clock::time_point when);
  void backup_failed() { backup_failures_->Increment(); }
  /// The mail server took a mail, or an attempt to hand it over failed.
  void mailed() { mails_->Increment(); }
  void mail_failed() { mail_failures_->Increment(); }

  /// Numbers that are looked up when somebody asks.
  struct Census {
    std::size_t rooms{};
    std::size_t viewers{};
    std::size_t bytes_resident{};
  };
  /// Everything, in the text format of Prometheus.
  [[nodiscard]] std::string text(const Census& census);

 private:
  prometheus::Registry registry_;
  prometheus::Gauge* connections_;
  prometheus::Gauge* rooms_;
  prometheus::Gauge* viewers_;
  prometheus::Gauge* resident_;
  prometheus::Gauge* started_;
  prometheus::Gauge* last_backup_;
  prometheus::Gauge* bots_waiting_;
  prometheus::Counter* actions_;
  prometheus::Counter* short_thoughts_;
  prometheus::Counter* store_failures_;
  prometheus::Counter* backup_failures_;
  prometheus::Counter* mails_;
  prometheus::Counter* mail_failures_;
  prometheus::Family<prometheus::Counter>* drops_;
  prometheus::Family<prometheus::Counter>* refusals_;
  prometheus::Family<prometheus::Counter>* answers_;
  DistributionFamily action_seconds_;
  DistributionFamily batch_changes_;
  DistributionFamily batch_seconds_;
  DistributionFamily bot_seconds_;
  Distribution& action_seconds_of_all_;
  Distribution& batch_changes_of_all_;
  Distribution& batch_seconds_of_all_;
};

/// A Metrics that nobody reads, for programs and tests that do not care.
[[nodiscard]] Metrics& unread();

}  // namespace aude::metrics
