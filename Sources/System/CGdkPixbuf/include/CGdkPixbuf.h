#ifndef CGDKPIXBUF_H
#define CGDKPIXBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A decoded image: rows of red, green, blue and, with four channels, alpha, not premultiplied.
typedef struct {
    int width;
    int height;
    int row_bytes;
    int channels;
    const uint8_t *pixels;
    /// The object that `pixbuf_release` releases.
    void *owner;
} pixbuf_image;

/// Loads gdk-pixbuf, once. Returns NULL on success, otherwise an error message.
const char *pixbuf_load(void);

/// A loaded image file, which provides frames.
typedef struct pixbuf_file pixbuf_file;

/// Reads a file. Returns NULL for damaged or truncated data, and for images with more than `most_pixels`.
///
/// With a positive `longest_side`, a larger image is decoded at that size. A smaller image keeps its size.
pixbuf_file *pixbuf_open(const uint8_t *bytes, size_t count, int longest_side, long most_pixels);

/// Gets a frame. Ascending order is the fastest, because it does not restart the animation.
bool pixbuf_get_frame(pixbuf_file *file, int frame, pixbuf_image *image);

void pixbuf_close(pixbuf_file *file);

/// Releases a decoded image.
void pixbuf_release(pixbuf_image *image);

/// Encodes rows of red, green and blue as JPEG, with a quality from 0 to 100. `pixbuf_free` frees the bytes.
bool pixbuf_encode_jpeg(
    const uint8_t *pixels, int width, int height, int row_bytes, int quality, uint8_t **bytes, size_t *count);

/// Frees bytes that `pixbuf_encode_jpeg` returned.
void pixbuf_free(void *bytes);

#endif
