#ifndef CBUNDLEHOOKS_H
#define CBUNDLEHOOKS_H

// The functions for extended attributes, which Glibc's module for Swift does not contain.
#include <sys/xattr.h>

/// Makes Foundation use `path` as the path of the program, so that its folder is the main bundle. Has no effect after
/// the first use of the main bundle.
void bundle_hooks_set_program(const char *path);

/// Stores user defaults in a folder.
void bundle_hooks_set_preferences_folder(const char *path);

/// Replaces the methods of `FileManager` that find folders.
void bundle_hooks_replace_folders(void);

/// Replaces methods of a class that is `NSCache` with parameters, given by its metadata.
void bundle_hooks_replace_cache_methods(void *class_metadata);

/// Frees an object that was allocated and not initialized.
void bundle_hooks_discard(void *object);

#endif
