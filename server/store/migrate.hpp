#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <span>

#include "server/store/embedded_migrations.hpp"

namespace aude::store {

/// Brings the schema up to date: runs the migrations after the database's `user_version`, in order,
/// each in a transaction that raises `user_version` with it. Throws StoreError if the database is
/// newer than the last migration, or if one fails; what came before it stays done.
void migrate(SQLite::Database& database, std::span<const Migration> migrations);

}  // namespace aude::store
