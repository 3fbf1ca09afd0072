#ifndef CBUNDLEHOOKS_H
#define CBUNDLEHOOKS_H

/// Makes Foundation use `path` as the path of the program, so that its folder is the main bundle. Has no effect after
/// the first use of the main bundle.
void bundle_hooks_set_program(const char *path);

/// Stores user defaults in a folder.
void bundle_hooks_set_preferences_folder(const char *path);

/// Replaces the methods of `FileManager` that find folders.
void bundle_hooks_replace_folders(void);

/// Frees an object that was allocated and not initialized.
void bundle_hooks_discard(void *object);

#endif
