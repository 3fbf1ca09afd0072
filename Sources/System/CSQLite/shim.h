#include <sqlite3.h>

/// Binds a copy of `count` bytes of text: SQLITE_TRANSIENT is a cast that Swift cannot write.
static inline int sqlite_bind_text_copy(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
