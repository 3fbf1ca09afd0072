// Debian's library contains the hook. SQLite's header declares it only if this macro is defined.
#define SQLITE_ENABLE_PREUPDATE_HOOK
#include <sqlite3.h>

/// Binds a copy of `count` bytes of text; NULL binds an empty text. Swift cannot express SQLITE_TRANSIENT, which is a
/// cast.
static inline int sqlite_bind_text_copy(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text ? text : "", count, SQLITE_TRANSIENT);
}

/// Binds a copy of `count` bytes. Swift cannot express SQLITE_TRANSIENT.
static inline int sqlite_bind_blob_copy(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                      : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Makes an unknown name in double quotes an error, as in standard SQL, instead of a string literal. Swift cannot call
/// sqlite3_db_config, which has variable arguments.
static inline void sqlite_refuse_quoted_texts(sqlite3 *database) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (void *)0);
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, (void *)0);
}
