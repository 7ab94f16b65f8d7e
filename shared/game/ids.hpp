#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace aude::game {

inline constexpr std::size_t kMaxSeats = 6;

/// A seat at the table, counted from 0 in turn order.
struct SeatId {
  std::uint8_t value{};
  auto operator<=>(const SeatId&) const = default;
};

/// A set of seats: bit SeatId::value.
using SeatMask = std::uint8_t;
[[nodiscard]] constexpr SeatMask bit(SeatId seat) {
  return static_cast<SeatMask>(1U << seat.value);
}

/// Victory points, or a difference of them.
struct Points {
  int value{};
  auto operator<=>(const Points&) const = default;
  constexpr Points& operator+=(Points other) {
    value += other.value;
    return *this;
  }
  friend constexpr Points operator+(Points a, Points b) { return {a.value + b.value}; }
  friend constexpr Points operator-(Points a, Points b) { return {a.value - b.value}; }
  friend constexpr Points operator*(int times, Points each) { return {times * each.value}; }
};

/// FNV-1a of a name: how the open sets below stay plain values inside State.
[[nodiscard]] constexpr std::uint32_t hash_of(std::string_view name) {
  std::uint32_t hash = 2166136261U;
  for (const char c : name) {
    hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619U;
  }
  return hash;
}

/// An id out of an open set: modules make their own from a name, for instance
/// `constexpr MarkId kMovable{"ferries.movable"}`. A test makes sure that no two names collide.
template <class Tag>
struct NamedId {
  constexpr NamedId() = default;
  constexpr explicit NamedId(std::string_view name) : hash(hash_of(name)) {}
  std::uint32_t hash{};
  auto operator<=>(const NamedId&) const = default;
};

/// Something that lies on a tile and that a module remembers there.
using MarkId = NamedId<struct MarkTag>;
/// A number that a module remembers.
using CounterId = NamedId<struct CounterTag>;
/// A rule option, for instance "u_turn".
using OptionId = NamedId<struct OptionTag>;

/// What a choice does. Modules own their actions; the name is what travels and what records hold.
struct ActionId {
  std::string_view name;
  friend bool operator==(ActionId, ActionId) = default;
};

/// A step of the turn, by name ("place", "ferries.link", ...).
struct StepId {
  std::string_view name;
  friend bool operator==(StepId, StepId) = default;
};

}  // namespace aude::game
