#ifndef CPOPPLER_H
#define CPOPPLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Loads Poppler, once. Returns NULL on success, otherwise an error message.
const char *pdf_load(void);

/// A PDF document.
typedef struct pdf_document pdf_document;

/// A page of a document.
typedef struct pdf_page pdf_page;

/// Why a document could not be opened.
typedef enum { pdf_opened, pdf_invalid, pdf_encrypted } pdf_status;

/// Opens a document. The bytes are copied. The password may be NULL. The document must be closed.
pdf_document *pdf_open(const uint8_t *bytes, size_t count, const char *password, pdf_status *status);

void pdf_close(pdf_document *document);

int pdf_page_count(pdf_document *document);

void pdf_get_version(pdf_document *document, int *major, int *minor);

/// Returns a page, counted from 0, or NULL. The page must be released.
pdf_page *pdf_get_page(pdf_document *document, int index);

void pdf_release_page(pdf_page *page);

/// The visible rectangle of a page: its origin, and its size as it is shown.
void pdf_get_box(pdf_page *page, double *x, double *y, double *width, double *height);

/// Draws a page with its top left corner at the origin of a Cairo context, with y pointing down.
void pdf_draw(pdf_page *page, void *cairo);

#endif
