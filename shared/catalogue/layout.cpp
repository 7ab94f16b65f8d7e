#include "shared/catalogue/layout.hpp"

namespace aude::catalogue {

std::string_view to_string(Edge edge) {
  switch (edge) {
  case Edge::field:
    return "field";
  case Edge::road:
    return "road";
  case Edge::city:
    return "city";
  case Edge::river:
    return "river";
  case Edge::inner:
    return "inner";
  }
  return "?";
}

std::string_view to_string(FeatureKind kind) {
  switch (kind) {
  case FeatureKind::city:
    return "city";
  case FeatureKind::road:
    return "road";
  case FeatureKind::monastery:
    return "monastery";
  case FeatureKind::field:
    return "field";
  case FeatureKind::river:
    return "river";
  }
  return "?";
}

std::string_view to_string(Group group) {
  switch (group) {
  case Group::land:
    return "land";
  case Group::river:
    return "river";
  case Group::river_spring:
    return "river-spring";
  case Group::river_fork:
    return "river-fork";
  case Group::river_lake:
    return "river-lake";
  }
  return "?";
}

}  // namespace aude::catalogue
