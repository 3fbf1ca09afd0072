// Debian's library has it; the header shows it to those who ask.
#define SQLITE_ENABLE_PREUPDATE_HOOK
#include <sqlite3.h>

/// Binds a copy of `count` bytes of text: SQLITE_TRANSIENT is a cast that Swift cannot write. No address is an empty text.
static inline int sqlite_bind_text_copy(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text ? text : "", count, SQLITE_TRANSIENT);
}

/// Binds a copy of `count` bytes.
static inline int sqlite_bind_blob_copy(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                      : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Makes a quoted name that is not known an error, and not a text, as it is in standard SQL. The function takes any
/// number of arguments, which Swift cannot write.
static inline void sqlite_refuse_quoted_texts(sqlite3 *database) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (void *)0);
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, (void *)0);
}
