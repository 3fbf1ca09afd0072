#include "CMarkdown.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Declarations of the functions used here, because the headers are not needed to build.
typedef struct Node Node;
typedef struct Parser Parser;
typedef struct Iterator Iterator;
typedef struct Extension Extension;

enum { event_done = 1, event_enter = 2 };
enum { list_ordered = 2 };

#define CORE_FUNCTIONS(EACH) \
    EACH(Parser *, cmark_parser_new, (int)) \
    EACH(void, cmark_parser_free, (Parser *)) \
    EACH(void, cmark_parser_feed, (Parser *, const char *, size_t)) \
    EACH(Node *, cmark_parser_finish, (Parser *)) \
    EACH(Extension *, cmark_find_syntax_extension, (const char *)) \
    EACH(int, cmark_parser_attach_syntax_extension, (Parser *, Extension *)) \
    EACH(void, cmark_node_free, (Node *)) \
    EACH(Iterator *, cmark_iter_new, (Node *)) \
    EACH(int, cmark_iter_next, (Iterator *)) \
    EACH(Node *, cmark_iter_get_node, (Iterator *)) \
    EACH(void, cmark_iter_free, (Iterator *)) \
    EACH(const char *, cmark_node_get_type_string, (Node *)) \
    EACH(const char *, cmark_node_get_literal, (Node *)) \
    EACH(const char *, cmark_node_get_url, (Node *)) \
    EACH(const char *, cmark_node_get_fence_info, (Node *)) \
    EACH(int, cmark_node_get_heading_level, (Node *)) \
    EACH(int, cmark_node_get_list_type, (Node *)) \
    EACH(int, cmark_node_get_list_start, (Node *))
#define EXTENSION_FUNCTIONS(EACH) \
    EACH(void, cmark_gfm_core_extensions_ensure_registered, (void)) \
    EACH(uint16_t, cmark_gfm_extensions_get_table_columns, (Node *)) \
    EACH(uint8_t *, cmark_gfm_extensions_get_table_alignments, (Node *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
CORE_FUNCTIONS(DECLARE)
EXTENSION_FUNCTIONS(DECLARE)

struct markdown_document {
    Node *root;
    Iterator *iterator;
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *failure;
// The library changes a table of its own while it parses with extensions.
static pthread_mutex_t parsing = PTHREAD_MUTEX_INITIALIZER;

static void load(void) {
    void *core = dlopen("libcmark-gfm.so.0.29.0.gfm.6", RTLD_NOW | RTLD_LOCAL);
    void *extensions = dlopen("libcmark-gfm-extensions.so.0.29.0.gfm.6", RTLD_NOW | RTLD_LOCAL);
    if (!core || !extensions) {
        failure = "libcmark-gfm 0.29.0.gfm.6 is missing. It comes with Debian's packages libcmark-gfm0.29.0.gfm.6 and "
                  "libcmark-gfm-extensions0.29.0.gfm.6.";
        return;
    }
    int is_complete = 1;
#define FIND_CORE(result, name, parameters) \
    name = (__typeof__(name))dlsym(core, #name); \
    if (!name) is_complete = 0;
#define FIND_EXTENSION(result, name, parameters) \
    name = (__typeof__(name))dlsym(extensions, #name); \
    if (!name) is_complete = 0;
    CORE_FUNCTIONS(FIND_CORE)
    EXTENSION_FUNCTIONS(FIND_EXTENSION)
    if (!is_complete) {
        failure = "libcmark-gfm lacks functions of its version 0.29.0.gfm.6.";
        return;
    }
    cmark_gfm_core_extensions_ensure_registered();
}

const char *markdown_failure(void) {
    pthread_once(&once, load);
    return failure;
}

markdown_document *markdown_open(const char *bytes, size_t length, int has_tables) {
    if (markdown_failure()) return NULL;
    pthread_mutex_lock(&parsing);
    // The option 0 keeps HTML, typewriter quotes and soft breaks as they are.
    Parser *parser = cmark_parser_new(0);
    const char *names[] = {"strikethrough", "autolink", has_tables ? "table" : NULL};
    for (int index = 0; index < 3 && names[index]; index++) {
        Extension *extension = cmark_find_syntax_extension(names[index]);
        if (extension) cmark_parser_attach_syntax_extension(parser, extension);
    }
    cmark_parser_feed(parser, bytes, length);
    Node *root = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    pthread_mutex_unlock(&parsing);
    markdown_document *document = malloc(sizeof *document);
    if (!document) abort();
    document->root = root;
    document->iterator = cmark_iter_new(root);
    return document;
}

int markdown_next(markdown_document *document, markdown_event *event) {
    int kind = cmark_iter_next(document->iterator);
    if (kind == event_done) return 0;
    Node *node = cmark_iter_get_node(document->iterator);
    memset(event, 0, sizeof *event);
    event->name = cmark_node_get_type_string(node);
    event->is_start = kind == event_enter;
    event->text = cmark_node_get_literal(node);
    event->url = cmark_node_get_url(node);
    event->info = cmark_node_get_fence_info(node);
    event->is_ordered = cmark_node_get_list_type(node) == list_ordered;
    event->number = event->is_ordered ? cmark_node_get_list_start(node) : cmark_node_get_heading_level(node);
    event->column_count = cmark_gfm_extensions_get_table_columns(node);
    event->alignments = cmark_gfm_extensions_get_table_alignments(node);
    return 1;
}

void markdown_close(markdown_document *document) {
    cmark_iter_free(document->iterator);
    cmark_node_free(document->root);
    free(document);
}
