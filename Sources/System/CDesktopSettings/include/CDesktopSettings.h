#pragma once

// GIO without linking: only a program that opens a window on a desktop loads the library.

/// Reads the text scale of the desktop (`org.gnome.desktop.interface`, `text-scaling-factor`) on a new thread, and
/// calls `observer` on that thread with the value and with each later value. The value is 0 if GIO or the setting does
/// not exist.
///
/// Call this function once, and only if there is a session bus.
void engawa_observe_text_scale(void (*_Nonnull observer)(double scale));
