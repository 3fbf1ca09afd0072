#include "CSDL2.h"

#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// X11 has macros with the names of two functions of SDL.
#undef DisableScreenSaver
#undef EnableScreenSaver

static EngawaSDL functions;
static SDL_bool (*get_window_information)(SDL_Window *, SDL_SysWMinfo *);

const EngawaSDL *engawa_sdl_functions(void) { return &functions; }

const EngawaSDL *engawa_sdl_load(const char **problem) {
    static void *library;
    *problem = NULL;
    if (library) return &functions;
    void *opened = dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!opened) {
        *problem = dlerror();
        return NULL;
    }
    get_window_information = dlsym(opened, "SDL_GetWindowWMInfo");
#define LOOK_UP(name) \
    functions.name = (__typeof__(functions.name))dlsym(opened, "SDL_" #name); \
    if (!functions.name) { \
        *problem = "SDL_" #name " is missing from it"; \
        return NULL; \
    }
    ENGAWA_SDL_FUNCTIONS(LOOK_UP)
#undef LOOK_UP
    library = opened;
    return &functions;
}

// Returns a function of a library that SDL loads, too. The lookup avoids linking the library.
static void *function_of(const char *library, const char *name) {
    void *loaded = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    return loaded ? dlsym(loaded, name) : NULL;
}

int engawa_sdl_connection(SDL_Window *window) {
    SDL_SysWMinfo information;
    SDL_VERSION(&information.version);
    if (!get_window_information || !get_window_information(window, &information)) return -1;
    if (information.subsystem == SDL_SYSWM_X11) {
        int (*connection)(void *) = (int (*)(void *))function_of("libX11.so.6", "XConnectionNumber");
        return connection ? connection(information.info.x11.display) : -1;
    }
    if (information.subsystem == SDL_SYSWM_WAYLAND) {
        int (*connection)(void *) =
            (int (*)(void *))function_of("libwayland-client.so.0", "wl_display_get_fd");
        return connection ? connection(information.info.wl.display) : -1;
    }
    return -1;
}

uint32_t engawa_sdl_x11_window(SDL_Window *window) {
    SDL_SysWMinfo information;
    SDL_VERSION(&information.version);
    if (!get_window_information || !get_window_information(window, &information)) return 0;
    return information.subsystem == SDL_SYSWM_X11 ? (uint32_t)information.info.x11.window : 0;
}

static uint16_t with_modifier(uint16_t modifiers, bool is_down, uint16_t left, uint16_t both) {
    if (!is_down) return modifiers & ~both;
    return modifiers & both ? modifiers : modifiers | left;
}

uint16_t engawa_x11_modifiers(uint16_t modifiers, uint32_t state) {
    modifiers = with_modifier(modifiers, state & ShiftMask, KMOD_LSHIFT, KMOD_SHIFT);
    return with_modifier(modifiers, state & ControlMask, KMOD_LCTRL, KMOD_CTRL);
}

static bool bypasses_input_method;

void engawa_sdl_bypass_input_method(bool bypasses) { bypasses_input_method = bypasses; }

// SDL passes a key to the input method only if events with text are enabled. Without the input method, it first queues
// the event of the key and then that of its text. This function disables events with text before SDL handles an event
// of the X server. It enables them again when SDL queues the event of a key, so that SDL queues the text next.
// Disabling events with text also removes those in the queue, so this function changes the type of each.
static void bypass_input_method(SDL_Event *event) {
    if (event->type == SDL_SYSWMEVENT) functions.EventState(SDL_TEXTINPUT, SDL_DISABLE);
    if (event->type == SDL_KEYDOWN || event->type == SDL_KEYUP) functions.EventState(SDL_TEXTINPUT, SDL_ENABLE);
    if (event->type == SDL_TEXTINPUT) event->type = engawa_sdl_typed_text;
}

// Handles the events of the X server, and removes them from the queue.
static int filter_event(void *unused, SDL_Event *event) {
    (void)unused;
    if (bypasses_input_method) bypass_input_method(event);
    if (event->type != SDL_SYSWMEVENT) return 1;
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (!message || message->subsystem != SDL_SYSWM_X11) return 0;
    const XEvent *received = &message->msg.x11.event;
    uint32_t state;
    if (received->type == KeyPress || received->type == KeyRelease) {
        state = received->xkey.state;
    } else if (received->type == ButtonPress) {
        state = received->xbutton.state;
    } else {
        return 0;
    }
    functions.SetModState((SDL_Keymod)engawa_x11_modifiers((uint16_t)functions.GetModState(), state));
    return 0;
}

void engawa_sdl_filter_x11_events(void) {
    functions.SetEventFilter(filter_event, NULL);
    functions.EventState(SDL_SYSWMEVENT, SDL_ENABLE);
}

static int (*close_display)(void *);

bool engawa_x11_read_screen(EngawaX11Screen *screen) {
    static const char *library = "libX11.so.6";
    int (*use_threads)(void) = (int (*)(void))function_of(library, "XInitThreads");
    void *(*open)(const char *) = (void *(*)(const char *))function_of(library, "XOpenDisplay");
    int (*close)(void *) = (int (*)(void *))function_of(library, "XCloseDisplay");
    int (*number)(void *) = (int (*)(void *))function_of(library, "XDefaultScreen");
    int (*width)(void *, int) = (int (*)(void *, int))function_of(library, "XDisplayWidth");
    int (*height)(void *, int) = (int (*)(void *, int))function_of(library, "XDisplayHeight");
    unsigned long (*root)(void *) = (unsigned long (*)(void *))function_of(library, "XDefaultRootWindow");
    char *(*value)(void *, const char *, const char *) =
        (char *(*)(void *, const char *, const char *))function_of(library, "XGetDefault");
    if (!use_threads || !open || !close || !number || !width || !height || !root || !value) return false;
    // The library must be initialized for threads before any other call, and SDL uses it afterward.
    use_threads();
    void *display = open(NULL);
    if (!display) return false;
    screen->width = width(display, number(display));
    screen->height = height(display, number(display));
    const char *text = value(display, "Xft", "dpi");
    screen->text_resolution = text ? atof(text) : 0;
    screen->refresh_rate = 0;
    static const char *randr = "libXrandr.so.2";
    void *(*information)(void *, unsigned long) =
        (void *(*)(void *, unsigned long))function_of(randr, "XRRGetScreenInfo");
    short (*rate)(void *) = (short (*)(void *))function_of(randr, "XRRConfigCurrentRate");
    void (*release)(void *) = (void (*)(void *))function_of(randr, "XRRFreeScreenConfigInfo");
    void *configuration = information && rate && release ? information(display, root(display)) : NULL;
    if (configuration) {
        screen->refresh_rate = rate(configuration);
        release(configuration);
    }
    close_display = close;
    screen->connection = display;
    return true;
}

void engawa_x11_close(EngawaX11Screen *screen) {
    if (screen->connection) close_display(screen->connection);
    screen->connection = NULL;
}
