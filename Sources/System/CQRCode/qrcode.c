#include "CQRCode.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

// The library is loaded for the first code. These are declarations of what is used here, because the headers are not
// needed to build.
typedef struct {
    int version;
    int width;
    unsigned char *data;
} QRcode;

static QRcode *(*encode_data)(int size, const unsigned char *data, int version, int level);
static void (*free_code)(QRcode *);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *failure;

static void load(void) {
    void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        failure = "libqrencode.so.4 is missing. It comes with Debian's package libqrencode4.";
        return;
    }
    encode_data = (__typeof__(encode_data))dlsym(library, "QRcode_encodeData");
    free_code = (__typeof__(free_code))dlsym(library, "QRcode_free");
    if (!encode_data || !free_code) failure = "libqrencode.so.4 lacks functions of its version 4.";
}

const char *qrcode_load(void) {
    pthread_once(&once, load);
    return failure;
}

uint8_t *qrcode_encode(const uint8_t *bytes, size_t count, int level, int *width) {
    if (qrcode_load() || count == 0 || count > INT_MAX) return NULL;
    QRcode *code = encode_data((int)count, bytes, 0, level);
    if (!code) return NULL;
    size_t total = (size_t)code->width * (size_t)code->width;
    uint8_t *modules = malloc(total);
    // The lowest bit is the color; the others describe the function of the module.
    for (size_t index = 0; modules && index < total; index++) modules[index] = code->data[index] & 1;
    *width = code->width;
    free_code(code);
    return modules;
}
