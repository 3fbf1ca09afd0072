#define _GNU_SOURCE
#include "CBundleHooks.h"
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

// FoundationReplacements defines Swift functions that have the same symbols as functions of Foundation. Calls by symbol
// reach them, because the definitions of a program take precedence over those of a library. Calls through the method
// table of a class do not, because the library's tables contain its own functions. These entries are replaced here.

/// A method that FoundationReplacements defines. `symbol` is its address in this program. In value_methods.def, an entry
/// with a class and without a symbol begins the methods of that class.
struct method {
    const char *name;
    void *symbol;
    uintptr_t *class;
};

#define METHOD(symbol) extern char symbol[];
#define FUNCTION(symbol) METHOD(symbol)
// Weak, because a program may lack FoundationReplacements.
#define OVERRIDE(inherited, symbol) extern char symbol[] __attribute__((weak));
#define CLASS(metadata) extern uintptr_t metadata[];
#include "value_methods.def"
#include "bundle_methods.def"
#include "folder_methods.def"
#include "defaults_methods.def"
#include "formatter_methods.def"
#include "file_methods.def"
#include "cache_methods.def"
#include "loop_methods.def"
#undef METHOD
#undef FUNCTION
#undef OVERRIDE
#undef CLASS

#define METHOD(symbol) { #symbol, symbol, 0 },
// A function that is not a method of a class. It is listed for the library's function.
#define FUNCTION(symbol) METHOD(symbol)
// A method that the class inherits from Foundation, and that only this class overrides.
#define OVERRIDE(inherited, symbol) { #inherited, symbol, 0 },
#define CLASS(metadata) { 0, 0, metadata },
static const struct method value_methods[] = {
#include "value_methods.def"
};
static const struct method bundle_methods[] = {
#include "bundle_methods.def"
};
static const struct method folder_methods[] = {
#include "folder_methods.def"
};
static const struct method defaults_methods[] = {
#include "defaults_methods.def"
};
static const struct method formatter_methods[] = {
#include "formatter_methods.def"
};
static const struct method file_methods[] = {
#include "file_methods.def"
};
static const struct method cache_methods[] = {
#include "cache_methods.def"
};
static const struct method loop_methods[] = {
#include "loop_methods.def"
};
#undef METHOD
#undef FUNCTION
#undef OVERRIDE
#undef CLASS

/// Replaces the entry of a method in the metadata of a class. Returns the library's function for the method, or null if
/// the library has none.
static void *replace(uintptr_t *class, const struct method *method) {
    void *original = method->symbol ? dlsym(RTLD_NEXT, method->name) : 0;
    if (!original) return 0;
    // The sizes of the metadata and of the part before its address point, as in ClassMetadata.
    const uint32_t *header = (const uint32_t *)class;
    uint32_t count = (header[8] - header[9]) / sizeof(uintptr_t);
    for (uint32_t i = 6; i < count; i++)
        if (class[i] == (uintptr_t)original) class[i] = (uintptr_t)method->symbol;
    return original;
}

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

// The metadata of the classes.
extern uintptr_t $s10Foundation6BundleCN[];
extern uintptr_t $s10Foundation12UserDefaultsCN[];
extern uintptr_t $s10Foundation13DateFormatterCN[];
extern uintptr_t $s20FoundationEssentials11FileManagerCN[];
extern uintptr_t $s10Foundation7RunLoopCN[];

/// The library's functions for `defaults_methods`.
void *bundle_hooks_original_defaults[COUNT(defaults_methods)];
/// The library's functions for `formatter_methods`.
void *bundle_hooks_original_formatter[COUNT(formatter_methods)];
/// The library's functions for `file_methods`.
void *bundle_hooks_original_files[COUNT(file_methods)];
/// The library's functions for `loop_methods`.
void *bundle_hooks_original_loop[COUNT(loop_methods)];

void bundle_hooks_replace_folders(void) {
    for (unsigned i = 0; i < COUNT(folder_methods); i++)
        replace($s20FoundationEssentials11FileManagerCN, &folder_methods[i]);
}

void bundle_hooks_replace_cache_methods(void *class) {
    for (unsigned i = 0; i < COUNT(cache_methods); i++) replace(class, &cache_methods[i]);
}

extern void engawa_prepare_bundles(void);

__attribute__((constructor)) static void prepare(void) {
    for (unsigned i = 0; i < COUNT(bundle_methods); i++) replace($s10Foundation6BundleCN, &bundle_methods[i]);
    for (unsigned i = 0; i < COUNT(defaults_methods); i++)
        bundle_hooks_original_defaults[i] = replace($s10Foundation12UserDefaultsCN, &defaults_methods[i]);
    for (unsigned i = 0; i < COUNT(formatter_methods); i++)
        bundle_hooks_original_formatter[i] = replace($s10Foundation13DateFormatterCN, &formatter_methods[i]);
    for (unsigned i = 0; i < COUNT(file_methods); i++)
        bundle_hooks_original_files[i] = replace($s20FoundationEssentials11FileManagerCN, &file_methods[i]);
    for (unsigned i = 0; i < COUNT(loop_methods); i++)
        bundle_hooks_original_loop[i] = replace($s10Foundation7RunLoopCN, &loop_methods[i]);
    uintptr_t *class = 0;
    for (unsigned i = 0; i < COUNT(value_methods); i++) {
        if (value_methods[i].class) class = value_methods[i].class;
        else replace(class, &value_methods[i]);
    }
    engawa_prepare_bundles();
}

// A function that calls a library's function with the same arguments, regardless of their types.
#if defined(__x86_64__)
#define CALL_ORIGINAL(function, array, index) \
    __asm__(".text\n.globl " #function "\n.type " #function ", @function\n" #function ":\n" \
            "movq " #array "@GOTPCREL(%rip), %r11\njmp *8*" #index "(%r11)\n");
#elif defined(__aarch64__)
#define CALL_ORIGINAL(function, array, index) \
    __asm__(".text\n.globl " #function "\n.type " #function ", @function\n" #function ":\n" \
            "adrp x16, " #array "\n" \
            "add x16, x16, :lo12:" #array "\nldr x16, [x16, #8*" #index "]\nbr x16\n");
#endif

// In the order of defaults_methods.def.
CALL_ORIGINAL(engawa_original_set, bundle_hooks_original_defaults, 0)
CALL_ORIGINAL(engawa_original_remove, bundle_hooks_original_defaults, 1)
CALL_ORIGINAL(engawa_original_persistent_domain, bundle_hooks_original_defaults, 2)
CALL_ORIGINAL(engawa_original_set_persistent_domain, bundle_hooks_original_defaults, 3)
CALL_ORIGINAL(engawa_original_remove_persistent_domain, bundle_hooks_original_defaults, 4)
CALL_ORIGINAL(engawa_original_object, bundle_hooks_original_defaults, 6)
CALL_ORIGINAL(engawa_original_dictionary, bundle_hooks_original_defaults, 7)
CALL_ORIGINAL(engawa_original_date_string, bundle_hooks_original_formatter, 0)
// In the order of file_methods.def.
CALL_ORIGINAL(engawa_original_set_attributes, bundle_hooks_original_files, 0)
CALL_ORIGINAL(engawa_original_attributes, bundle_hooks_original_files, 1)
CALL_ORIGINAL(engawa_original_resource_values, bundle_hooks_original_files, 2)
CALL_ORIGINAL(engawa_original_data, bundle_hooks_original_files, 3)
// In the order of loop_methods.def.
CALL_ORIGINAL(engawa_original_add_timer, bundle_hooks_original_loop, 0)
CALL_ORIGINAL(engawa_original_current_mode, bundle_hooks_original_loop, 1)

/// Calls the library's getter of `NSMutableAttributedString.mutableString`.
__attribute__((swiftcall)) void *engawa_original_mutable_string(__attribute__((swift_context)) void *string) {
    extern __attribute__((swiftcall)) void *$s10Foundation25NSMutableAttributedStringC07mutableD0AA0bD0Cvg(
        __attribute__((swift_context)) void *string);
    return $s10Foundation25NSMutableAttributedStringC07mutableD0AA0bD0Cvg(string);
}

/// Calls the library's getter of `NSNumber.objCType`.
__attribute__((swiftcall)) const char *engawa_original_number_type(__attribute__((swift_context)) void *number) {
    extern __attribute__((swiftcall)) const char *$s10Foundation8NSNumberC8objCTypeSPys4Int8VGvg(
        __attribute__((swift_context)) void *number);
    return $s10Foundation8NSNumberC8objCTypeSPys4Int8VGvg(number);
}

/// Calls the library's function that decodes the elements of collections. A string consists of two words.
__attribute__((swiftcall)) void *engawa_decoded_objects(
    uintptr_t key, void *storage, __attribute__((swift_context)) void *unarchiver) {
    extern __attribute__((swiftcall)) void *$s10Foundation17NSKeyedUnarchiverC27_decodeArrayOfObjectsForKeyySayypGSSF(
        uintptr_t key, void *storage, __attribute__((swift_context)) void *unarchiver);
    return $s10Foundation17NSKeyedUnarchiverC27_decodeArrayOfObjectsForKeyySayypGSSF(key, storage, unarchiver);
}

// MARK: Functions of CoreFoundation

extern const char **_CFGetProcessPath(void);

void bundle_hooks_set_program(const char *path) { *_CFGetProcessPath() = strdup(path); }

static const char *preferences_folder;

void bundle_hooks_set_preferences_folder(const char *path) { preferences_folder = strdup(path); }

extern const void *CFStringCreateWithFileSystemRepresentation(const void *allocator, const char *path);

/// Replaces the function that returns the folder for user defaults.
const void *_CFXDGCreateConfigHomePath(void) {
    if (preferences_folder) return CFStringCreateWithFileSystemRepresentation(0, preferences_folder);
    const void *(*original)(void) = (const void *(*)(void))dlsym(RTLD_NEXT, "_CFXDGCreateConfigHomePath");
    return original();
}

extern void swift_deallocUninitializedObject(void *object, uintptr_t size, uintptr_t alignment_mask);
extern const void *swift_getObjectType(void *object);

void bundle_hooks_discard(void *object) {
    // The instance size and the alignment mask of the class, as in ClassMetadata.
    const uint8_t *class = *(const uint8_t *const *)object;
    uint32_t size;
    uint16_t mask;
    memcpy(&size, class + 24, sizeof size);
    memcpy(&mask, class + 28, sizeof mask);
    swift_deallocUninitializedObject(object, size, mask);
}
