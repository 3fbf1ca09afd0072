#pragma once

#include <stdbool.h>

// GIO without linking: only a program that opens a window on a desktop loads the library.

/// Reads the text scale of the desktop (`org.gnome.desktop.interface`, `text-scaling-factor`) on a new thread, and
/// calls `observer` on that thread with the value and with each later value. The value is 0 if GIO or the setting does
/// not exist.
///
/// Call this function once, and only if there is a session bus.
void engawa_observe_text_scale(void (*_Nonnull observer)(double scale));

/// A request for a file dialog of the desktop portal (`org.freedesktop.portal.FileChooser`).
typedef struct {
    /// The address of the bus; NULL for the session bus.
    const char *_Nullable bus_address;
    /// `OpenFile`, `SaveFile` or `SaveFiles`.
    const char *_Nonnull method;
    /// The window above which the dialog is shown, such as `x11:2a`; empty for none.
    const char *_Nonnull parent;
    /// The title of the dialog.
    const char *_Nonnull title;
    /// The title of the button that accepts the choice; NULL for the desktop's.
    const char *_Nullable accept_label;
    /// Whether the user may choose several files.
    bool multiple;
    /// Whether the user chooses a folder.
    bool directory;
    /// The path of the folder that is shown first; NULL for the desktop's choice.
    const char *_Nullable folder;
    /// The names of the files to save, ending in NULL.
    const char *_Nullable const *_Nonnull names;
    /// The name of the filter; NULL if all files can be chosen.
    const char *_Nullable filter_name;
    /// The patterns of the filter, such as `*.txt`, ending in NULL.
    const char *_Nullable const *_Nonnull patterns;
    /// The MIME types of the filter, ending in NULL.
    const char *_Nullable const *_Nonnull mime_types;
} EngawaFileRequest;

/// The end of a file dialog.
typedef enum {
    /// The user chose files.
    EngawaFileAnswerChosen,
    /// The user canceled the dialog.
    EngawaFileAnswerCanceled,
    /// The portal ended the dialog in another way: the user closed it, or it could not be shown.
    EngawaFileAnswerEnded,
    /// The portal does not respond or has failed.
    EngawaFileAnswerFailed,
    /// There is no portal.
    EngawaFileAnswerMissing,
} EngawaFileAnswer;

/// A file dialog, which a thread shows over a connection of its own.
typedef struct EngawaFileDialog EngawaFileDialog;

/// Shows a file dialog on a new thread. Returns immediately.
///
/// - Parameters:
///   - request: The request, which must exist until the completion handler is called.
///   - completion: A function that is called on that thread exactly once, also if the dialog is closed. `uris` ends in
///     NULL, and is NULL if no files were chosen. `problem` is a sentence if the answer is failed or missing.
/// - Returns: The dialog, or NULL if the thread cannot be created. Free it after the completion handler was called.
EngawaFileDialog *_Nullable engawa_file_dialog_open(
    const EngawaFileRequest *_Nonnull request, void *_Nonnull context,
    void (*_Nonnull completion)(
        void *_Nonnull context, EngawaFileAnswer answer, const char *_Nullable const *_Nullable uris,
        const char *_Nullable problem));

/// Returns whether the portal has accepted the request. Safe to call from any thread.
bool engawa_file_dialog_is_accepted(EngawaFileDialog *_Nonnull dialog);

/// Closes a dialog. Safe to call from any thread.
void engawa_file_dialog_close(EngawaFileDialog *_Nonnull dialog);

void engawa_file_dialog_free(EngawaFileDialog *_Nonnull dialog);
