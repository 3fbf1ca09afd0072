#include "CClassMembers.h"

#include <stdint.h>

// The linker defines these symbols if the section exists.
extern const EngawaMemberTable __start_engawa_members[] __attribute__((weak, visibility("hidden")));
extern const EngawaMemberTable __stop_engawa_members[] __attribute__((weak, visibility("hidden")));

const EngawaMemberTable *engawa_first_member_table(void) { return __start_engawa_members; }

long engawa_member_table_count(void) {
    return __start_engawa_members ? __stop_engawa_members - __start_engawa_members : 0;
}

// Weak, because a program may lack FoundationAdditions.
extern void engawa_load_members(void) __attribute__((weak));

void engawa_register_members(void) {
    if (engawa_load_members) engawa_load_members();
}

// The records of all types. Each is the distance to a descriptor, as in include/swift/ABI/Metadata.h of the compiler.
extern const int32_t __start_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));

typedef struct {
    const void *metadata;
    uintptr_t state;
} MetadataResponse;

long engawa_type_count(void) { return __stop_swift5_type_metadata - __start_swift5_type_metadata; }

const void *engawa_class_at(long index) {
    const int32_t *record = __start_swift5_type_metadata + index;
    // The low bits are the kind of the reference. The descriptors of the program itself are referenced directly.
    if (*record & 3) return 0;
    const uint32_t *descriptor = (const uint32_t *)((const char *)record + *record);
    enum { kind_mask = 0x1F, class_kind = 16, generic_flag = 0x80 };
    if ((descriptor[0] & kind_mask) != class_kind || (descriptor[0] & generic_flag)) return 0;
    const int32_t *accessor = (const int32_t *)descriptor + 3;
    if (!*accessor) return 0;
    MetadataResponse (*access)(uintptr_t) = (MetadataResponse(*)(uintptr_t))((const char *)accessor + *accessor);
    return access(0).metadata;
}
