#include <algorithm>
#include <utility>

#include "server/room/room.hpp"
#include "shared/protocol/aid_codec.hpp"
#include "shared/protocol/hint_codec.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::room {

void Room::watch(const Viewer& viewer, const protocol::Watch& watch) {
  const protocol::You you = you_of(state_, viewer.account.id);
  audience_.add(viewer, you);
  presence_changed();
  auto missed = watch.seen ? history_.after(*watch.seen) : std::nullopt;
  if (!missed) {
    send_state(viewer, you);
    return;
  }
  for (std::size_t i = 0; i < missed->size(); ++i) {
    const Batch& batch = *(*missed)[i];
    const bool is_last = i + 1 == missed->size();
    if (is_last) {
      // Who the viewer is at the table may have changed in any of them.
      send(viewer, protocol::encode_events(id_, batch.seq, batch.events, you));
    } else if (const auto sink = viewer.sink.lock()) {
      sink->send(batch.frame);
    }
  }
  if (const auto question = open_question(); question && question->account == viewer.account.id) {
    send(viewer, protocol::encode_ask_message(id_, state_.match->ask_json()));
  }
}

void Room::answer_aid(const Viewer& viewer, const protocol::AidQuery& query) {
  const auto answer = aids_.answer(state_, query, viewer.account.id, now());
  if (const auto* refusal = std::get_if<Refusal>(&answer)) {
    send(viewer, protocol::encode_refused(
                     protocol::Refused{refusal->code, refusal->message, query.id, id_}));
    return;
  }
  send(viewer,
       protocol::encode_aid({query.id, id_, state_.row.seq}, std::get<std::string>(answer)));
}

bool Room::answer_question(const Viewer& viewer, const protocol::ClientMessage& message) {
  if (const auto* watching = std::get_if<protocol::Watch>(&message)) {
    watch(viewer, *watching);
  } else if (const auto* query = std::get_if<protocol::AidQuery>(&message)) {
    answer_aid(viewer, *query);
  } else if (const auto* hint = std::get_if<protocol::Hint>(&message)) {
    begin_hint(viewer, *hint);
  } else if (std::holds_alternative<protocol::Unhint>(message)) {
    tell_no_hint(hints_.call_off(viewer), {"called_off", "The hint was called off."});
  } else if (std::holds_alternative<protocol::Unwatch>(message)) {
    if (audience_.remove(viewer)) {
      presence_changed();
    }
  } else {
    return false;
  }
  return true;
}

void Room::begin_hint(const Viewer& viewer, const protocol::Hint& hint) {
  const auto refusal =
      hints_.begin(state_, viewer, hint, [weak = weak_from_this()](HintFound found) {
        if (const auto room = weak.lock()) {
          room->post(std::move(found));
        }
      });
  if (refusal) {
    send(viewer, protocol::encode_refused(
                     protocol::Refused{refusal->code, refusal->message, hint.id, id_}));
  }
}

void Room::tell_hint(const HintFound& found) {
  const auto asker = hints_.take(found.ask);
  if (!asker) {
    return;
  }
  const auto& options = state_.match->game().ask()->options;
  const auto option = std::ranges::find(options, found.answer);
  if (option == options.end()) {
    tell_no_hint(asker, {"internal", "The server made a mistake; nothing has changed."});
    return;
  }
  send(asker->viewer,
       protocol::encode_hint({asker->id, id_, state_.row.seq, found.ask,
                              static_cast<std::size_t>(option - options.begin()), found.facts}));
}

void Room::tell_no_hint(const std::optional<HintDesk::Asker>& asker, const Refusal& why) const {
  if (asker) {
    send(asker->viewer,
         protocol::encode_refused(protocol::Refused{why.code, why.message, asker->id, id_}));
  }
}

void Room::send_state(const Viewer& viewer, const protocol::You& you) {
  protocol::Table table = table_of(state_, now());
  if (you.seat) {
    // Comings are told to everyone a moment later; the viewer is here now.
    table.seats.at(you.seat->value).online = true;
  }
  const auto question = open_question();
  const bool is_asked = question && question->account == viewer.account.id;
  if (is_asked) {
    asked_ = question;
  }
  const std::string view = state_.match ? state_.match->view_json() : std::string();
  const std::string ask = is_asked ? state_.match->ask_json() : std::string();
  send(viewer,
       protocol::encode_state(protocol::StateFrame{id_, state_.row.seq, table, view, you, ask}));
}

void Room::broadcast(std::vector<std::string> events) {
  Batch batch{state_.row.seq, std::move(events), nullptr};
  batch.frame = std::make_shared<const std::string>(
      protocol::encode_events(id_, batch.seq, batch.events, std::nullopt));
  for (Audience::Member& member : audience_.members()) {
    const protocol::You you = you_of(state_, member.viewer.account.id);
    const auto sink = member.viewer.sink.lock();
    if (!sink) {
      continue;
    }
    if (you == member.you) {
      sink->send(batch.frame);
    } else {
      member.you = you;
      sink->send(std::make_shared<const std::string>(
          protocol::encode_events(id_, batch.seq, batch.events, you)));
    }
  }
  history_.add(std::move(batch));
}

std::optional<Room::Asked> Room::open_question() const {
  const auto respondent = respondent_of(state_, services_.stand_in);
  if (!respondent || !respondent->is_thinking() || !state_.seats.at(respondent->seat).player) {
    return std::nullopt;
  }
  return Asked{state_.match->game().ask_number(), state_.seats.at(respondent->seat).player->id};
}

void Room::tell_question() {
  const auto question = open_question();
  if (question == std::exchange(asked_, question) || !question ||
      !audience_.has(question->account)) {
    return;
  }
  const auto frame = std::make_shared<const std::string>(
      protocol::encode_ask_message(id_, state_.match->ask_json()));
  for (const Audience::Member& member : audience_.members()) {
    const auto sink = member.viewer.sink.lock();
    if (sink && member.viewer.account.id == question->account) {
      sink->send(frame);
    }
  }
}

void Room::tell_directory() {
  const auto directory = directory_.lock();
  if (!directory) {
    return;
  }
  const auto is_there = [&](const std::optional<std::string>& account) {
    return account && audience_.has(*account);
  };
  // A table whose people have all gone is nothing to join.
  const bool is_open =
      state_.is(protocol::Status::waiting) &&
      (is_there(state_.row.host) ||
       std::ranges::any_of(state_.seats.all(), [](const auto& seat) { return seat.online; }));
  const bool shown = state_.row.visibility == protocol::Visibility::listed &&
                     (is_open || state_.is(protocol::Status::playing));
  if (shown) {
    const auto summary =
        summary_of({state_.row, seat_rows(state_), std::nullopt}, std::nullopt, now());
    directory->list(id_, Listing{state_.row.created_at, protocol::encode_summary(summary)});
  } else if (is_listed_) {
    directory->list(id_, std::nullopt);
  }
  is_listed_ = shown;
}

}  // namespace aude::room
