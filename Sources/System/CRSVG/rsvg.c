#include "CRSVG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// The libraries are loaded for the first image that needs them. These are declarations of the functions used here,
// because including their headers would require their include folders.
typedef struct Handle Handle;
typedef struct Error Error;
typedef struct Surface Surface;
typedef struct Cairo Cairo;
typedef struct {
    double length;
    int unit;
} Length;
typedef struct {
    double x, y, width, height;
} Rectangle;

#define SVG_FUNCTIONS(EACH) \
    EACH(Handle *, rsvg_handle_new_from_data, (const uint8_t *, size_t, Error **)) \
    EACH(void, rsvg_handle_get_intrinsic_dimensions, \
         (Handle *, int *, Length *, int *, Length *, int *, Rectangle *)) \
    EACH(int, rsvg_handle_render_document, (Handle *, Cairo *, const Rectangle *, Error **)) \
    EACH(void, g_object_unref, (void *)) \
    EACH(void, g_error_free, (Error *))
#define CAIRO_FUNCTIONS(EACH) \
    EACH(Surface *, cairo_image_surface_create_for_data, (unsigned char *, int, int, int, int)) \
    EACH(Cairo *, cairo_create, (Surface *)) \
    EACH(int, cairo_status, (Cairo *)) \
    EACH(void, cairo_scale, (Cairo *, double, double)) \
    EACH(void, cairo_destroy, (Cairo *)) \
    EACH(void, cairo_surface_flush, (Surface *)) \
    EACH(void, cairo_surface_destroy, (Surface *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
SVG_FUNCTIONS(DECLARE)
CAIRO_FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *failure;

static void load(void) {
    void *svg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    void *cairo = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!svg || !cairo) {
        failure = "librsvg-2.so.2 is missing. It comes with Debian's package librsvg2-2.";
        return;
    }
#define FIND_IN(library, file, result, name, parameters) \
    if (!(name = (result(*) parameters)dlsym(library, #name))) { \
        failure = file " is too old: it lacks " #name "."; \
        return; \
    }
#define FIND_SVG(result, name, parameters) FIND_IN(svg, "librsvg-2.so.2", result, name, parameters)
#define FIND_CAIRO(result, name, parameters) FIND_IN(cairo, "libcairo.so.2", result, name, parameters)
    SVG_FUNCTIONS(FIND_SVG)
    CAIRO_FUNCTIONS(FIND_CAIRO)
}

const char *svg_load(void) {
    pthread_once(&once, load);
    return failure;
}

svg_document *svg_open(const uint8_t *bytes, size_t count) {
    if (svg_load() || count == 0) return NULL;
    Error *error = NULL;
    Handle *handle = rsvg_handle_new_from_data(bytes, count, &error);
    if (error) g_error_free(error);
    return (svg_document *)handle;
}

void svg_close(svg_document *document) { g_object_unref(document); }

static svg_length length(int is_present, Length length) {
    // The units of librsvg, in its order: percent, pixel, em, ex, inch, centimeter, millimeter, point, pica.
    static const double factors[] = {1, 1, 0, 0, 96, 96 / 2.54, 96 / 25.4, 1, 16};
    if (!is_present || length.unit < 0 || length.unit > 8 || !(length.length > 0)) return (svg_length){0, false};
    return (svg_length){length.length * factors[length.unit], length.unit == 0};
}

svg_size svg_get_size(svg_document *document) {
    int has_width = 0, has_height = 0, has_box = 0;
    Length width = {0, 0}, height = {0, 0};
    Rectangle box = {0, 0, 0, 0};
    rsvg_handle_get_intrinsic_dimensions(
        (Handle *)document, &has_width, &width, &has_height, &height, &has_box, &box);
    return (svg_size){
        length(has_width, width), length(has_height, height), has_box ? box.width : 0, has_box ? box.height : 0};
}

bool svg_draw(
    svg_document *document, uint8_t *pixels, int width, int height, int row_bytes, double drawn_width,
    double drawn_height) {
    const int argb32 = 0;
    Surface *surface = cairo_image_surface_create_for_data(pixels, argb32, width, height, row_bytes);
    Cairo *cairo = cairo_create(surface);
    // librsvg keeps the aspect ratio of a document. It therefore draws into an area with this ratio, which Cairo
    // stretches to the size of the pixels.
    cairo_scale(cairo, width / drawn_width, height / drawn_height);
    Rectangle area = {0, 0, drawn_width, drawn_height};
    Error *error = NULL;
    bool is_drawn = rsvg_handle_render_document((Handle *)document, cairo, &area, &error);
    if (error) g_error_free(error);
    is_drawn = is_drawn && cairo_status(cairo) == 0;
    cairo_surface_flush(surface);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    return is_drawn;
}
