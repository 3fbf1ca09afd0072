#pragma once

// SDL2 without linking it: only a program that opens a window pays for the library and for the display stack that
// it brings along. The headers give the types; the functions are looked up when the library is loaded.
#include <SDL2/SDL_clipboard.h>
#include <SDL2/SDL_error.h>
#include <SDL2/SDL_events.h>
#include <SDL2/SDL_hints.h>
#include <SDL2/SDL_keyboard.h>
#include <SDL2/SDL_mouse.h>
#include <SDL2/SDL_render.h>
#include <SDL2/SDL_video.h>

/// Every function of SDL that is called, by its name without the prefix.
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
    use(FreeSurface) \
    use(GetClipboardText) \
    use(GetCurrentDisplayMode) \
    use(GetCurrentVideoDriver) \
    use(GetDisplayBounds) \
    use(GetError) \
    use(GetModState) \
    use(GetTicks) \
    use(GetWindowID) \
    use(GetWindowSize) \
    use(GetWindowSizeInPixels) \
    use(GetWindowSurface) \
    use(InitSubSystem) \
    use(PeepEvents) \
    use(PumpEvents) \
    use(PushEvent) \
    use(QuitSubSystem) \
    use(RenderCopy) \
    use(RenderPresent) \
    use(SetClipboardText) \
    use(SetCursor) \
    use(SetHint) \
    use(SetTextInputRect) \
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

// SDL_Init is named through its subsystem calls, which count their users: hosts may come and go.
Uint32 SDL_WasInit(Uint32 flags);
int SDL_InitSubSystem(Uint32 flags);
void SDL_QuitSubSystem(Uint32 flags);
Uint32 SDL_GetTicks(void);

#define ENGAWA_SDL_FIELD(name) __typeof__(SDL_##name) *_Nonnull name;
/// The loaded library's functions.
typedef struct EngawaSDL {
    ENGAWA_SDL_FUNCTIONS(ENGAWA_SDL_FIELD)
} EngawaSDL;
#undef ENGAWA_SDL_FIELD

enum {
    EngawaSDLVideo = 0x20,
    EngawaSDLWindowPositionUndefined = SDL_WINDOWPOS_UNDEFINED_MASK,
};

/// Loads the library, once, and returns its functions.
///
/// Returns NULL when it is missing or too old; `problem` then holds the loader's own words, which live as long as
/// the process.
const EngawaSDL *_Nullable engawa_sdl_load(const char *_Nullable *_Nonnull problem);

/// The file descriptor of the connection to the display that `window` is on, or -1 when it has none.
int engawa_sdl_connection(SDL_Window *_Nonnull window);

/// What the X server's resources say about the resolution of text (`Xft.dpi`), in dots an inch, or 0.
double engawa_x11_text_resolution(void);
