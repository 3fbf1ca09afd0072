#include "CClassMembers.h"

// The linker defines these symbols if the section exists.
extern const EngawaMemberTable __start_engawa_members[] __attribute__((weak, visibility("hidden")));
extern const EngawaMemberTable __stop_engawa_members[] __attribute__((weak, visibility("hidden")));

const EngawaMemberTable *engawa_first_member_table(void) { return __start_engawa_members; }

long engawa_member_table_count(void) {
    return __start_engawa_members ? __stop_engawa_members - __start_engawa_members : 0;
}
