#include "shared/protocol/messages.hpp"

namespace aude::protocol {

std::string_view to_string(Visibility visibility) {
  return visibility == Visibility::listed ? "public" : "private";
}

std::optional<Visibility> visibility_from(std::string_view word) {
  for (const Visibility visibility : {Visibility::listed, Visibility::by_link}) {
    if (word == to_string(visibility)) {
      return visibility;
    }
  }
  return std::nullopt;
}

std::string_view to_string(Aids aids) { return aids == Aids::all ? "all" : "none"; }

std::optional<Aids> aids_from(std::string_view word) {
  for (const Aids aids : {Aids::all, Aids::none}) {
    if (word == to_string(aids)) {
      return aids;
    }
  }
  return std::nullopt;
}

std::string_view to_string(Hints hints) {
  switch (hints) {
  case Hints::solo:
    return "solo";
  case Hints::all:
    return "all";
  case Hints::none:
    return "none";
  }
  return "";
}

std::optional<Hints> hints_from(std::string_view word) {
  for (const Hints hints : {Hints::solo, Hints::all, Hints::none}) {
    if (word == to_string(hints)) {
      return hints;
    }
  }
  return std::nullopt;
}

std::string_view to_string(Pace pace) { return pace == Pace::quick ? "quick" : "human"; }

std::optional<Pace> pace_from(std::string_view word) {
  for (const Pace pace : {Pace::quick, Pace::human}) {
    if (word == to_string(pace)) {
      return pace;
    }
  }
  return std::nullopt;
}

std::string_view to_string(Status status) {
  switch (status) {
  case Status::waiting:
    return "waiting";
  case Status::playing:
    return "playing";
  case Status::finished:
    return "finished";
  }
  return "";
}

std::string_view to_string(Clock::TimeOut time_out) {
  switch (time_out) {
  case Clock::TimeOut::bot:
    return "bot";
  case Clock::TimeOut::skip:
    return "skip";
  case Clock::TimeOut::resign:
    return "resign";
  }
  return "";
}

std::optional<Clock::TimeOut> time_out_from(std::string_view word) {
  using TimeOut = Clock::TimeOut;
  for (const TimeOut time_out : {TimeOut::bot, TimeOut::skip, TimeOut::resign}) {
    if (word == to_string(time_out)) {
      return time_out;
    }
  }
  return std::nullopt;
}

std::optional<Status> status_from(std::string_view word) {
  for (const Status status : {Status::waiting, Status::playing, Status::finished}) {
    if (word == to_string(status)) {
      return status;
    }
  }
  return std::nullopt;
}

}  // namespace aude::protocol
