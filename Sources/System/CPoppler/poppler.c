#include "CPoppler.h"

#include <dlfcn.h>
#include <pthread.h>

// The library is loaded for the first document. These are declarations of the functions used here, because including
// their headers would require their include folders.
typedef struct Document Document;
typedef struct Page Page;
typedef struct Bytes Bytes;
typedef struct Cairo Cairo;
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} Error;
// Newer versions store more behind these values.
typedef struct {
    double x1, y1, x2, y2;
    double reserved[8];
} Rectangle;

#define FUNCTIONS(EACH) \
    EACH(Document *, poppler_document_new_from_bytes, (Bytes *, const char *, Error **)) \
    EACH(int, poppler_document_get_n_pages, (Document *)) \
    EACH(void, poppler_document_get_pdf_version, (Document *, unsigned *, unsigned *)) \
    EACH(Page *, poppler_document_get_page, (Document *, int)) \
    EACH(void, poppler_page_get_size, (Page *, double *, double *)) \
    EACH(void, poppler_page_get_crop_box, (Page *, Rectangle *)) \
    EACH(void, poppler_page_render, (Page *, Cairo *)) \
    EACH(Bytes *, g_bytes_new, (const void *, size_t)) \
    EACH(void, g_bytes_unref, (Bytes *)) \
    EACH(void, g_object_unref, (void *)) \
    EACH(void, g_error_free, (Error *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *failure;

static void load(void) {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        failure = "libpoppler-glib.so.8 is missing. It comes with Debian's package libpoppler-glib8.";
        return;
    }
#define FIND(result, name, parameters) \
    if (!(name = (result(*) parameters)dlsym(library, #name))) { \
        failure = "libpoppler-glib.so.8 is too old: it lacks " #name "."; \
        return; \
    }
    FUNCTIONS(FIND)
}

const char *pdf_load(void) {
    pthread_once(&once, load);
    return failure;
}

pdf_document *pdf_open(const uint8_t *bytes, size_t count, const char *password, pdf_status *status) {
    *status = pdf_invalid;
    if (pdf_load() || count == 0) return NULL;
    Bytes *copy = g_bytes_new(bytes, count);
    Error *error = NULL;
    Document *document = poppler_document_new_from_bytes(copy, password, &error);
    g_bytes_unref(copy);
    const int encrypted = 1;
    *status = document ? pdf_opened : error && error->code == encrypted ? pdf_encrypted : pdf_invalid;
    if (error) g_error_free(error);
    return (pdf_document *)document;
}

void pdf_close(pdf_document *document) { g_object_unref(document); }

int pdf_page_count(pdf_document *document) { return poppler_document_get_n_pages((Document *)document); }

void pdf_get_version(pdf_document *document, int *major, int *minor) {
    unsigned first = 0, second = 0;
    poppler_document_get_pdf_version((Document *)document, &first, &second);
    *major = (int)first;
    *minor = (int)second;
}

pdf_page *pdf_get_page(pdf_document *document, int index) {
    return (pdf_page *)poppler_document_get_page((Document *)document, index);
}

void pdf_release_page(pdf_page *page) { g_object_unref(page); }

void pdf_get_box(pdf_page *page, double *x, double *y, double *width, double *height) {
    Rectangle box = {0, 0, 0, 0, {0}};
    poppler_page_get_crop_box((Page *)page, &box);
    *x = box.x1 < box.x2 ? box.x1 : box.x2;
    *y = box.y1 < box.y2 ? box.y1 : box.y2;
    poppler_page_get_size((Page *)page, width, height);
}

void pdf_draw(pdf_page *page, void *cairo) { poppler_page_render((Page *)page, (Cairo *)cairo); }
