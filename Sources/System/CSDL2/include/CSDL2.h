#pragma once

// SDL2 without linking: only a program that opens a window loads the library and its dependencies for the display. The
// headers provide the types. The functions are looked up when the library is loaded.
#include <SDL2/SDL_clipboard.h>
#include <SDL2/SDL_error.h>
#include <SDL2/SDL_events.h>
#include <SDL2/SDL_haptic.h>
#include <SDL2/SDL_hints.h>
#include <SDL2/SDL_keyboard.h>
#include <SDL2/SDL_mouse.h>
#include <SDL2/SDL_render.h>
#include <SDL2/SDL_video.h>
#include <stdbool.h>

/// All functions of SDL that the host calls, by their names without the prefix.
#define ENGAWA_SDL_FUNCTIONS(use) \
    use(ConvertPixels) \
    use(CreateRGBSurfaceWithFormatFrom) \
    use(CreateRenderer) \
    use(CreateSystemCursor) \
    use(CreateTexture) \
    use(CreateWindow) \
    use(DestroyRenderer) \
    use(DestroyTexture) \
    use(DestroyWindow) \
    use(DisableScreenSaver) \
    use(EnableScreenSaver) \
    use(EventState) \
    use(FreeSurface) \
    use(GetClipboardText) \
    use(GetCurrentDisplayMode) \
    use(GetCurrentVideoDriver) \
    use(GetDisplayBounds) \
    use(GetError) \
    use(GetGlobalMouseState) \
    use(GetModState) \
    use(GetPrimarySelectionText) \
    use(GetTicks) \
    use(GetWindowID) \
    use(GetWindowPosition) \
    use(GetWindowSize) \
    use(GetWindowSizeInPixels) \
    use(GetWindowSurface) \
    use(HapticOpen) \
    use(HapticRumbleInit) \
    use(HapticRumblePlay) \
    use(InitSubSystem) \
    use(NumHaptics) \
    use(PeepEvents) \
    use(PumpEvents) \
    use(PushEvent) \
    use(QuitSubSystem) \
    use(RaiseWindow) \
    use(RenderCopy) \
    use(RenderPresent) \
    use(SetClipboardText) \
    use(SetCursor) \
    use(SetEventFilter) \
    use(SetHint) \
    use(SetModState) \
    use(SetPrimarySelectionText) \
    use(SetTextInputRect) \
    use(ShowCursor) \
    use(SetWindowIcon) \
    use(SetWindowMaximumSize) \
    use(SetWindowMinimumSize) \
    use(SetWindowSize) \
    use(SetWindowTitle) \
    use(StartTextInput) \
    use(StopTextInput) \
    use(UpdateTexture) \
    use(UpdateWindowSurface) \
    use(UpdateWindowSurfaceRects) \
    use(free)

// The host uses the functions for subsystems instead of SDL_Init. They count their users, so several hosts can be
// created and released.
Uint32 SDL_WasInit(Uint32 flags);
int SDL_InitSubSystem(Uint32 flags);
void SDL_QuitSubSystem(Uint32 flags);
Uint32 SDL_GetTicks(void);

#define ENGAWA_SDL_FIELD(name) __typeof__(SDL_##name) *_Nonnull name;
/// The functions of the loaded library.
typedef struct EngawaSDL {
    ENGAWA_SDL_FUNCTIONS(ENGAWA_SDL_FIELD)
} EngawaSDL;
#undef ENGAWA_SDL_FIELD

enum {
    EngawaSDLVideo = 0x20,
    EngawaSDLHaptic = 0x1000,
    EngawaSDLWindowPositionUndefined = SDL_WINDOWPOS_UNDEFINED_MASK,
};

/// Returns the functions of the library, which can be called when it has been loaded.
const EngawaSDL *_Nonnull engawa_sdl_functions(void);

/// Loads the library, once, and returns its functions.
///
/// Returns NULL if the library is missing or too old. `problem` then points to an error message, which stays valid
/// until the process ends.
const EngawaSDL *_Nullable engawa_sdl_load(const char *_Nullable *_Nonnull problem);

/// Returns the file descriptor of the connection to the display of `window`, or -1 for none.
int engawa_sdl_connection(SDL_Window *_Nonnull window);

/// Returns the identifier of `window` on its X server, or 0 for none.
uint32_t engawa_sdl_x11_window(SDL_Window *_Nonnull window);

/// Handles the events of the X server before SDL does, so that keys work with input methods.
///
/// Takes Shift and Control from the state in each key and button event.
/// During a composition, some input methods use the events of the modifier keys themselves. SDL then does not know that
/// these keys are down, and reports keys such as Shift-Right as plain keys, also to the input method.
///
/// Call this after SDL has been initialized for X11, and before events are read.
void engawa_sdl_filter_x11_events(void);

/// Sets whether keys are not passed to the input method. The text of these keys arrives in events of the type
/// `engawa_sdl_typed_text`, whose other fields are those of `SDL_TEXTINPUT`. Has no effect without
/// `engawa_sdl_filter_x11_events()`.
void engawa_sdl_bypass_input_method(bool bypasses);

/// The type of the events with text that was typed without the input method.
static const uint32_t engawa_sdl_typed_text = SDL_USEREVENT + 1;

/// Returns SDL's modifiers with Shift and Control from the state in an event of an X server. If a key is down, it counts
/// as the left key unless SDL knows that it is the right one.
uint16_t engawa_x11_modifiers(uint16_t modifiers, uint32_t state);

/// Properties of a screen of an X server, which are known long before SDL is initialized.
typedef struct {
    /// The size in pixels.
    int width;
    int height;
    /// The number of frames per second, or 0 if it is unknown.
    int refresh_rate;
    /// The text resolution in the server's resources (`Xft.dpi`), in dots per inch, or 0 if it is not set.
    double text_resolution;
    /// The connection over which the properties were read.
    void *_Nullable connection;
} EngawaX11Screen;

/// Reads the properties of the default screen of the X server in the environment. Returns false if it does not respond.
///
/// Close the connection only after opening another connection: some servers end or reset themselves when they have no
/// connections.
bool engawa_x11_read_screen(EngawaX11Screen *_Nonnull screen);

/// Closes the connection to the server.
void engawa_x11_close(EngawaX11Screen *_Nonnull screen);
