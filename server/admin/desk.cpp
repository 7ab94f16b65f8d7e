#include "server/admin/desk.hpp"

#include <algorithm>
#include <array>
#include <iomanip>
#include <sstream>
#include <utility>

#include <spdlog/spdlog.h>

#include "server/admin/actions.hpp"
#include "server/room/services.hpp"

namespace aude::admin {
namespace {

namespace asio = boost::asio;

const Action* find_action(std::string_view name) {
  for (const std::span<const Action> actions : {looking(), changing()}) {
    const auto found = std::ranges::find(actions, name, &Action::name);
    if (found != actions.end()) {
      return &*found;
    }
  }
  return nullptr;
}

}  // namespace

asio::awaitable<Outcome> Desk::carry_out(Order order) {
  const Action* const action = find_action(order.action);
  if (action == nullptr) {
    co_return Refusal{"unknown_action", "There is no action \"" + order.action + "\"."};
  }
  if (action->least == Order::From::console && order.from != Order::From::console) {
    co_return Refusal{"console_only", "This can only be done on the server's machine."};
  }
  auto doing = action->carry_out(office_, order);
  Outcome outcome = co_await std::move(doing);
  if (action->kind == Action::Kind::changes && std::holds_alternative<Report>(outcome)) {
    spdlog::info("admin actor={} action={} target=\"{}\" value=\"{}\"", order.actor, order.action,
                 order.target, order.value);
    // Accounts go by their ids: when one is deleted, no name that it had may stay here.
    store::AuditLine line{.at = room::steady_now(),
                          .actor = std::move(order.actor),
                          .action = std::move(order.action),
                          .target = std::get<Report>(outcome).subject.value_or(order.target),
                          .detail = std::move(order.value)};
    auto noting = office_.accounts.note(std::move(line));
    co_await std::move(noting);
  }
  co_return outcome;
}

std::string Desk::help() {
  constexpr int kWidth = 30;
  std::ostringstream text;
  for (const std::span<const Action> actions : {looking(), changing()}) {
    for (const Action& action : actions) {
      const std::string call = std::string{action.name} + ' ' + std::string{action.takes};
      text << "  " << std::left << std::setw(kWidth) << call << action.does << '\n';
    }
  }
  return text.str();
}

}  // namespace aude::admin
