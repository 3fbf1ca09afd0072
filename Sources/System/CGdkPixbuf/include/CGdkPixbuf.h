#ifndef CGDKPIXBUF_H
#define CGDKPIXBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A decoded image: rows of red, green, blue and, with four channels, alpha, not multiplied.
typedef struct {
    int width;
    int height;
    int row_bytes;
    int channels;
    const uint8_t *pixels;
    /// What `pixbuf_release` releases.
    void *owner;
} pixbuf_image;

/// Loads gdk-pixbuf, once. Gives NULL, or a sentence that says why it cannot be loaded.
const char *pixbuf_load(void);

/// A file that was read, of which frames can be had.
typedef struct pixbuf_file pixbuf_file;

/// Reads a file. Fails with NULL on damaged and truncated bytes, and on images of more than `most_pixels`.
///
/// With a `longest_side` above zero, an image that is larger is decoded at that size. Sizes that the file does not
/// hold are not made: a smaller image stays as it is.
pixbuf_file *pixbuf_open(const uint8_t *bytes, size_t count, int longest_side, long most_pixels);

/// Gives the frame of that number. One after the other costs least: an animation is not begun again.
bool pixbuf_get_frame(pixbuf_file *file, int frame, pixbuf_image *image);

void pixbuf_close(pixbuf_file *file);

/// Lets go of a decoded image.
void pixbuf_release(pixbuf_image *image);

/// Encodes rows of red, green and blue as JPEG, with a quality from 0 to 100. `pixbuf_free` frees the bytes.
bool pixbuf_encode_jpeg(
    const uint8_t *pixels, int width, int height, int row_bytes, int quality, uint8_t **bytes, size_t *count);

/// Frees bytes.
void pixbuf_free(void *bytes);

#endif
