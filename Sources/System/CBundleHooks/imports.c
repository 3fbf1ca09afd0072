#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "CBundleHooks.h"

// Foundation calls NSStringFromClass and NSClassFromString directly, so that a definition in the program would not
// replace these calls. The two functions call functions of the standard library through the table of addresses in
// libFoundation. The entries of these functions are replaced here, for Foundation alone.
//
// The method table of a generic class is created when the class is first used with some parameters. The function that
// creates it is replaced in the same way.

// Weak, because a program may lack FoundationReplacements.
extern char engawa_reflecting[] __attribute__((weak));
extern char engawa_type_by_name[] __attribute__((weak));

/// Makes the library that contains `map` call `replacement` in place of the function of another library.
static void replace_import(const struct link_map *map, const char *name, void *replacement) {
    const ElfW(Rela) *relocations = 0;
    const ElfW(Sym) *symbols = 0;
    const char *names = 0;
    size_t size = 0;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_JMPREL) relocations = (const ElfW(Rela) *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_PLTRELSZ) size = entry->d_un.d_val;
        if (entry->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
    }
    for (size_t i = 0; replacement && i < size / sizeof *relocations; i++) {
        if (strcmp(names + symbols[relocations[i].r_info >> 32].st_name, name) != 0) continue;
        uintptr_t address = map->l_addr + relocations[i].r_offset;
        uintptr_t page = address & ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1);
        // The table is read-only in libraries that are bound when they are loaded.
        if (mprotect((void *)page, address + sizeof(void *) - page, PROT_READ | PROT_WRITE) != 0) return;
        *(void **)address = replacement;
    }
}

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

/// What the completion of a class still depends on.
struct dependency {
    const void *class;
    uintptr_t state;
};

extern SWIFT struct dependency swift_initClassMetadata2(
    uintptr_t *class, uintptr_t flags, uintptr_t count, const void *types, uintptr_t *offsets);

// The offset of `name` in a cache, which does not depend on the parameters.
extern const uintptr_t $s10Foundation7NSCacheC4nameSSvpWvd;

/// Whether the property before `name` is the one that `cache_contents` describes.
static int caches_are_known;

/// Stops the process, because another property would be overwritten.
static void stop_unknown_caches(void) {
    fputs("NSCache of this Foundation has another layout. See Documentation/Toolchain.md.\n", stderr);
    abort();
}

/// Initializes a generic class of Foundation, and replaces methods of a cache.
static SWIFT struct dependency initialize_class(
    uintptr_t *class, uintptr_t flags, uintptr_t count, const void *types, uintptr_t *offsets) {
    extern char $s10Foundation7NSCacheCMn[];
    struct dependency dependency = swift_initClassMetadata2(class, flags, count, types, offsets);
    // The word with the description follows the sizes, as in ClassMetadata.
    if (class[5] != (uintptr_t)$s10Foundation7NSCacheCMn) return dependency;
    // The offsets are known if the class depends on no other one.
    if (!dependency.class) {
        uintptr_t name = $s10Foundation7NSCacheC4nameSSvpWvd;
        if (count != 9 || offsets[4] != name || offsets[3] != name - sizeof(void *)) stop_unknown_caches();
        __atomic_store_n(&caches_are_known, 1, __ATOMIC_RELEASE);
    }
    bundle_hooks_replace_cache_methods(class);
    return dependency;
}

__attribute__((constructor)) static void replace_imports(void) {
    Dl_info info;
    struct link_map *map = 0;
    void *function = dlsym(RTLD_DEFAULT, "$s10Foundation17NSStringFromClassySSyXlXpF");
    if (!function || !dladdr1(function, &info, (void **)&map, RTLD_DL_LINKMAP) || !map) return;
    replace_import(map, "$sSS10reflectingSSx_tclufC", engawa_reflecting);
    replace_import(map, "$ss11_typeByNameyypXpSgSSF", engawa_type_by_name);
    replace_import(map, "swift_initClassMetadata2", initialize_class);
}

/// Returns the private property of a cache that Foundation's methods use for the first entry. Its accessors are not in
/// the library. It is a reference to an object, which a cache releases when it is deallocated, and precedes `name`.
static void **cache_contents(void *cache) {
    if (!__atomic_load_n(&caches_are_known, __ATOMIC_ACQUIRE)) stop_unknown_caches();
    return (void **)((char *)cache + $s10Foundation7NSCacheC4nameSSvpWvd) - 1;
}

extern void *swift_retain(void *object);

/// Returns the object in that property.
SWIFT void *engawa_cache_contents(CONTEXT void *cache) {
    return swift_retain(__atomic_load_n(cache_contents(cache), __ATOMIC_ACQUIRE));
}

/// Sets the property, which has no value.
SWIFT void engawa_set_cache_contents(void *contents, CONTEXT void *cache) {
    __atomic_store_n(cache_contents(cache), contents, __ATOMIC_RELEASE);
}

/// Calls the library's NSClassFromString. A string consists of two words.
SWIFT const void *engawa_original_class_from_string(uintptr_t first, uintptr_t second) {
    SWIFT const void *(*original)(uintptr_t, uintptr_t) =
        (SWIFT const void *(*)(uintptr_t, uintptr_t))dlsym(RTLD_NEXT, "$s10Foundation17NSClassFromStringyyXlXpSgSSF");
    return original(first, second);
}

/// Calls the library's `class(forClassName:)` of an unarchiver.
SWIFT const void *engawa_original_unarchived_class(uintptr_t first, uintptr_t second, CONTEXT void *unarchiver) {
    extern SWIFT const void *$s10Foundation17NSKeyedUnarchiverC5class12forClassNameyXlXpSgSS_tF(
        uintptr_t first, uintptr_t second, CONTEXT void *unarchiver);
    return $s10Foundation17NSKeyedUnarchiverC5class12forClassNameyXlXpSgSS_tF(first, second, unarchiver);
}

/// Calls the library's getter of `allowedClasses` of an unarchiver.
SWIFT const void *engawa_original_allowed_classes(CONTEXT void *unarchiver) {
    extern SWIFT const void *$s10Foundation17NSKeyedUnarchiverC14allowedClassesSayyXlXpGSgvg(CONTEXT void *unarchiver);
    return $s10Foundation17NSKeyedUnarchiverC14allowedClassesSayyXlXpGSgvg(unarchiver);
}

/// Calls the library's getter of `userInfo` of an error.
SWIFT const void *engawa_original_error_user_info(CONTEXT void *error) {
    extern SWIFT const void *$s10Foundation7NSErrorC8userInfoSDySSypGvg(CONTEXT void *error);
    return $s10Foundation7NSErrorC8userInfoSDySSypGvg(error);
}
