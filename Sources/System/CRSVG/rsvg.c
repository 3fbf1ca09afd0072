#include "CRSVG.h"

#include <dlfcn.h>
#include <pthread.h>

// The library is large, and loaded only when the first symbol needs it. These are its declarations, as far as they are
// used here.
typedef struct Handle Handle;
typedef struct Error Error;
typedef struct {
    double x;
    double y;
    double width;
    double height;
} Rectangle;

#define FUNCTIONS(EACH) \
    EACH(Handle *, rsvg_handle_new_from_data, (const uint8_t *, size_t, Error **)) \
    EACH(int, rsvg_handle_render_document, (Handle *, void *, const Rectangle *, Error **)) \
    EACH(void, g_object_unref, (void *)) \
    EACH(void, g_error_free, (Error *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *failure;

static void load(void) {
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        failure = "librsvg-2.so.2 is missing. It comes with Debian's package librsvg2-2.";
        return;
    }
#define FIND(result, name, parameters) \
    if (!(name = (result(*) parameters)dlsym(library, #name))) { \
        failure = "librsvg-2.so.2 is too old: it lacks " #name "."; \
        return; \
    }
    FUNCTIONS(FIND)
}

const char *rsvg_load(void) {
    pthread_once(&once, load);
    return failure;
}

bool rsvg_draw(
    const uint8_t *bytes, size_t count, void *cairo, double x, double y, double width, double height) {
    if (rsvg_load() || count == 0) return false;
    Error *error = NULL;
    Handle *handle = rsvg_handle_new_from_data(bytes, count, &error);
    if (error) g_error_free(error);
    if (!handle) return false;
    error = NULL;
    Rectangle area = {x, y, width, height};
    bool is_drawn = rsvg_handle_render_document(handle, cairo, &area, &error);
    if (error) g_error_free(error);
    g_object_unref(handle);
    return is_drawn;
}
