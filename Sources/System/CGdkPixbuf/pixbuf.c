#include "CGdkPixbuf.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// The library is loaded for the first image that needs it. These are declarations of the functions used here, because
// including its headers would require its include folders.
typedef struct Loader Loader;
typedef struct Pixbuf Pixbuf;
typedef struct Animation Animation;
typedef struct Iterator Iterator;
typedef struct Error Error;
typedef struct {
    long seconds;
    long microseconds;
} Time;
typedef void (*Callback)(void);

#define FUNCTIONS(EACH) \
    EACH(Loader *, gdk_pixbuf_loader_new, (void)) \
    EACH(int, gdk_pixbuf_loader_write, (Loader *, const uint8_t *, size_t, Error **)) \
    EACH(int, gdk_pixbuf_loader_close, (Loader *, Error **)) \
    EACH(void, gdk_pixbuf_loader_set_size, (Loader *, int, int)) \
    EACH(Pixbuf *, gdk_pixbuf_loader_get_pixbuf, (Loader *)) \
    EACH(Animation *, gdk_pixbuf_loader_get_animation, (Loader *)) \
    EACH(int, gdk_pixbuf_animation_is_static_image, (Animation *)) \
    EACH(Iterator *, gdk_pixbuf_animation_get_iter, (Animation *, const Time *)) \
    EACH(int, gdk_pixbuf_animation_iter_advance, (Iterator *, const Time *)) \
    EACH(int, gdk_pixbuf_animation_iter_get_delay_time, (Iterator *)) \
    EACH(Pixbuf *, gdk_pixbuf_animation_iter_get_pixbuf, (Iterator *)) \
    EACH(Pixbuf *, gdk_pixbuf_copy, (const Pixbuf *)) \
    EACH(int, gdk_pixbuf_get_width, (const Pixbuf *)) \
    EACH(int, gdk_pixbuf_get_height, (const Pixbuf *)) \
    EACH(int, gdk_pixbuf_get_rowstride, (const Pixbuf *)) \
    EACH(int, gdk_pixbuf_get_n_channels, (const Pixbuf *)) \
    EACH(int, gdk_pixbuf_get_bits_per_sample, (const Pixbuf *)) \
    EACH(const uint8_t *, gdk_pixbuf_read_pixels, (const Pixbuf *)) \
    EACH(Pixbuf *, gdk_pixbuf_new_from_data, \
         (const uint8_t *, int, int, int, int, int, int, void (*)(uint8_t *, void *), void *)) \
    EACH(int, gdk_pixbuf_save_to_bufferv, (Pixbuf *, char **, size_t *, const char *, char **, char **, Error **)) \
    EACH(unsigned long, g_signal_connect_data, (void *, const char *, Callback, void *, void *, int)) \
    EACH(void *, g_object_ref, (void *)) \
    EACH(void, g_object_unref, (void *)) \
    EACH(void, g_error_free, (Error *)) \
    EACH(void, g_free, (void *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *failure;

static void load(void) {
    void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        failure = "libgdk_pixbuf-2.0.so.0 is missing. It comes with Debian's package libgdk-pixbuf-2.0-0.";
        return;
    }
#define FIND(result, name, parameters) \
    if (!(name = (result(*) parameters)dlsym(library, #name))) { \
        failure = "libgdk_pixbuf-2.0.so.0 is too old: it lacks " #name "."; \
        return; \
    }
    FUNCTIONS(FIND)
}

const char *pixbuf_load(void) {
    pthread_once(&once, load);
    return failure;
}

typedef struct {
    int longest_side;
    long most_pixels;
    /// Whether the image has more than `most_pixels`.
    bool are_exceeded;
} Limits;

/// Called when the loader has read the size of the image, before it allocates memory.
static void size_is_known(Loader *loader, int width, int height, void *data) {
    Limits *limits = data;
    if (width <= 0 || height <= 0 || (long)width * height > limits->most_pixels) {
        limits->are_exceeded = true;
        // A size of zero stops all loaders except that of WebP.
        gdk_pixbuf_loader_set_size(loader, 0, 0);
        return;
    }
    int longest = width > height ? width : height;
    if (limits->longest_side <= 0 || longest <= limits->longest_side) return;
    double factor = (double)limits->longest_side / longest;
    int new_width = (int)(width * factor + 0.5);
    int new_height = (int)(height * factor + 0.5);
    gdk_pixbuf_loader_set_size(loader, new_width > 0 ? new_width : 1, new_height > 0 ? new_height : 1);
}

struct pixbuf_file {
    Loader *loader;
    Limits limits;
    /// The position in an animation; NULL before its first use.
    Iterator *iterator;
    int frame;
    Time time;
};

pixbuf_file *pixbuf_open(const uint8_t *bytes, size_t count, int longest_side, long most_pixels) {
    if (pixbuf_load() || count == 0) return NULL;
    pixbuf_file *file = calloc(1, sizeof(pixbuf_file));
    if (!file) return NULL;
    file->limits = (Limits){longest_side, most_pixels, false};
    file->loader = gdk_pixbuf_loader_new();
    g_signal_connect_data(file->loader, "size-prepared", (Callback)size_is_known, &file->limits, NULL, 0);
    Error *error = NULL;
    bool is_whole = gdk_pixbuf_loader_write(file->loader, bytes, count, &error);
    if (error) g_error_free(error);
    error = NULL;
    // A loader must be closed even if it has failed.
    if (!gdk_pixbuf_loader_close(file->loader, &error)) is_whole = false;
    if (error) g_error_free(error);
    if (is_whole && !file->limits.are_exceeded) return file;
    pixbuf_close(file);
    return NULL;
}

void pixbuf_close(pixbuf_file *file) {
    if (file->iterator) g_object_unref(file->iterator);
    g_object_unref(file->loader);
    free(file);
}

static void add_milliseconds(Time *time, int milliseconds) {
    long microseconds = time->microseconds + milliseconds * 1000L;
    time->seconds += microseconds / 1000000;
    time->microseconds = microseconds % 1000000;
}

/// Advances to a frame, from the current or the first one. Returns whether the file is an animation.
static bool go_to(pixbuf_file *file, int frame) {
    if (file->iterator && frame < file->frame) {
        g_object_unref(file->iterator);
        file->iterator = NULL;
    }
    if (!file->iterator) {
        Animation *animation = gdk_pixbuf_loader_get_animation(file->loader);
        if (!animation || gdk_pixbuf_animation_is_static_image(animation)) return false;
        file->frame = 0;
        file->time = (Time){0, 0};
        file->iterator = gdk_pixbuf_animation_get_iter(animation, &file->time);
        if (!file->iterator) return false;
    }
    for (; file->frame < frame; file->frame++) {
        int delay = gdk_pixbuf_animation_iter_get_delay_time(file->iterator);
        if (delay < 0) break;
        add_milliseconds(&file->time, delay);
        // In a WebP animation, a frame is still current at the end of its duration.
        if (!gdk_pixbuf_animation_iter_advance(file->iterator, &file->time)) {
            add_milliseconds(&file->time, 1);
            gdk_pixbuf_animation_iter_advance(file->iterator, &file->time);
        }
    }
    return true;
}

/// Returns a frame, which the caller must release, or NULL.
static Pixbuf *get_frame(pixbuf_file *file, int frame) {
    if (frame <= 0) {
        Pixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(file->loader);
        return pixbuf ? g_object_ref(pixbuf) : NULL;
    }
    if (!go_to(file, frame)) return NULL;
    Pixbuf *pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(file->iterator);
    // The iterator draws the next frame into the same memory.
    return pixbuf ? gdk_pixbuf_copy(pixbuf) : NULL;
}

bool pixbuf_get_frame(pixbuf_file *file, int frame, pixbuf_image *image) {
    Pixbuf *pixbuf = get_frame(file, frame);
    if (!pixbuf) return false;
    int channels = gdk_pixbuf_get_n_channels(pixbuf);
    if (gdk_pixbuf_get_bits_per_sample(pixbuf) != 8 || (channels != 3 && channels != 4)) {
        g_object_unref(pixbuf);
        return false;
    }
    image->width = gdk_pixbuf_get_width(pixbuf);
    image->height = gdk_pixbuf_get_height(pixbuf);
    image->row_bytes = gdk_pixbuf_get_rowstride(pixbuf);
    image->channels = channels;
    image->pixels = gdk_pixbuf_read_pixels(pixbuf);
    image->owner = pixbuf;
    return true;
}

void pixbuf_release(pixbuf_image *image) {
    if (image->owner) g_object_unref(image->owner);
    image->owner = NULL;
}

bool pixbuf_encode_jpeg(
    const uint8_t *pixels, int width, int height, int row_bytes, int quality, uint8_t **bytes, size_t *count) {
    if (pixbuf_load()) return false;
    Pixbuf *pixbuf = gdk_pixbuf_new_from_data(pixels, 0, 0, 8, width, height, row_bytes, NULL, NULL);
    if (!pixbuf) return false;
    char value[16];
    snprintf(value, sizeof value, "%d", quality);
    char *keys[] = {"quality", NULL};
    char *values[] = {value, NULL};
    Error *error = NULL;
    bool is_done = gdk_pixbuf_save_to_bufferv(pixbuf, (char **)bytes, count, "jpeg", keys, values, &error);
    if (error) g_error_free(error);
    g_object_unref(pixbuf);
    return is_done;
}

void pixbuf_free(void *bytes) {
    if (!pixbuf_load()) g_free(bytes);
}
