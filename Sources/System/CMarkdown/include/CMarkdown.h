#pragma once

#include <stddef.h>

// libcmark-gfm, loaded on first use: apps that read no Markdown do not need it. Any thread can read a document; a lock
// protects the library while it parses.

typedef struct markdown_document markdown_document;

/// The beginning or the end of an element of a document. Elements without content have only a beginning. The strings
/// exist until the document is closed.
typedef struct {
    /// The name of the element, such as "paragraph".
    const char *name;
    int is_start;
    /// The text of an element without content, or null.
    const char *text;
    /// The address of a link or an image, or null.
    const char *url;
    /// The words after the fence of a code block, or null.
    const char *info;
    /// The level of a heading, or the number of the first item of a list that has numbers.
    int number;
    int is_ordered;
    /// The columns of a table, and their alignments: 'l', 'c', 'r', or 0.
    int column_count;
    const unsigned char *alignments;
} markdown_event;

/// Returns null, or a sentence that says why no document can be read.
const char *markdown_failure(void);

/// Parses UTF-8. Returns null if the library is missing.
///
/// @param has_tables Whether tables are read.
markdown_document *markdown_open(const char *bytes, size_t length, int has_tables);

/// Moves to the next event. Returns 0 after the last one.
int markdown_next(markdown_document *document, markdown_event *event);

/// Closes a document.
void markdown_close(markdown_document *document);
