#include "server/store/analyses_sql.hpp"

namespace aude::store {

std::optional<std::string> read_analysis(Connection& db, const std::string& game) {
  Query query = db.query("SELECT text FROM analyses WHERE game = ?");
  query.bind(game);
  return query.next() ? std::optional(query.text()) : std::nullopt;
}

void write_analysis(Connection& db, const std::string& game, const std::string& text,
                    protocol::UnixMs now) {
  Query query = db.query("INSERT OR REPLACE INTO analyses (game, text, made_at) VALUES (?, ?, ?)");
  query.bind(game).bind(text).bind(now.value).run();
}

}  // namespace aude::store
