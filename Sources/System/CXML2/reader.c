#include "CXML2.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

// The library and its dependencies are loaded for the first document, so that apps without XML do not load them.
#define FUNCTIONS(EACH) \
    EACH(init_parser, xmlInitParser) \
    EACH(create_parser, xmlCreatePushParserCtxt) \
    EACH(use_options, xmlCtxtUseOptions) \
    EACH(free_parser, xmlFreeParserCtxt) \
    EACH(switch_encoding, xmlSwitchEncoding) \
    EACH(dictionary_size, xmlDictSize) \
    EACH(free_enumeration, xmlFreeEnumeration) \
    EACH(parse_chunk, xmlParseChunk) \
    EACH(stop_parser, xmlStopParser)

#define DECLARE(name, symbol) static __typeof__(&symbol) name;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_loaded;

static void load(void) {
    void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define FIND(name, symbol) \
    if (!(name = (__typeof__(name))dlsym(library, #symbol))) return;
    FUNCTIONS(FIND)
    init_parser();
    is_loaded = true;
}

bool xml_reader_is_available(void) {
    pthread_once(&once, load);
    return is_loaded;
}

struct xml_reader {
    xmlParserCtxtPtr parser;
    xml_calls calls;
    void *context;
    size_t skipped;
    int most_namespaces;
    int most_names;
};

static void fail(xml_reader *reader, xml_problem problem, const char *word) {
    reader->calls.failed(reader->context, problem, word, NULL, NULL);
}

static void begin(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *name_space, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted_count, const xmlChar **attributes) {
    xml_reader *reader = data;
    // libxml2 compares each element's prefix with all namespaces in scope, each of which takes two entries of the
    // table.
    if (reader->parser->nsNr / 2 > reader->most_namespaces) return fail(reader, xml_problem_namespaces, NULL);
    reader->calls.begin(reader->context, name, prefix, name_space, attribute_count, attributes);
}

static void end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *name_space) {
    xml_reader *reader = data;
    reader->calls.end(reader->context);
}

static void text(void *data, const xmlChar *text, int count) {
    xml_reader *reader = data;
    reader->calls.text(reader->context, text, count);
}

static void reference(void *data, const xmlChar *name) { fail(data, xml_problem_entity, (const char *)name); }

// Declarations could expand a small document to a large one. They are not used here, so they are errors.
static void entity_declared(
    void *data, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id, xmlChar *content) {
    fail(data, xml_problem_declaration, "an entity");
}

static void unparsed_entity_declared(
    void *data, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id, const xmlChar *notation) {
    fail(data, xml_problem_declaration, "an entity");
}

static void attribute_declared(
    void *data, const xmlChar *element, const xmlChar *name, int type, int kind, const xmlChar *value,
    xmlEnumerationPtr tree) {
    free_enumeration(tree);
    fail(data, xml_problem_declaration, "an attribute");
}

static xml_problem problem(int code) {
    switch (code) {
    case XML_ERR_TAG_NAME_MISMATCH: return xml_problem_tag_mismatch;
    case XML_ERR_TAG_NOT_FINISHED:
    case XML_ERR_NOT_WELL_BALANCED:
    case XML_ERR_LTSLASH_REQUIRED: return xml_problem_tag_not_finished;
    case XML_ERR_DOCUMENT_EMPTY: return xml_problem_empty;
    case XML_ERR_DOCUMENT_END: return xml_problem_end;
    case XML_ERR_UNDECLARED_ENTITY: return xml_problem_entity;
    case XML_ERR_NAME_REQUIRED:
    case XML_ERR_ENTITYREF_NO_NAME: return xml_problem_name;
    case XML_ERR_ENTITYREF_SEMICOL_MISSING: return xml_problem_semicolon;
    case XML_ERR_LT_IN_ATTRIBUTE: return xml_problem_less_in_attribute;
    case XML_ERR_ATTRIBUTE_NOT_STARTED: return xml_problem_opening_quote;
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: return xml_problem_closing_quote;
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
    case XML_ERR_EQUAL_REQUIRED: return xml_problem_attribute_value;
    case XML_ERR_ATTRIBUTE_REDEFINED: return xml_problem_attribute_twice;
    case XML_ERR_GT_REQUIRED: return xml_problem_greater;
    case XML_ERR_SPACE_REQUIRED: return xml_problem_space;
    case XML_ERR_INVALID_CHAR: return xml_problem_character;
    case XML_ERR_INVALID_CHARREF:
    case XML_ERR_INVALID_DEC_CHARREF:
    case XML_ERR_INVALID_HEX_CHARREF: return xml_problem_character_number;
    case XML_ERR_INVALID_ENCODING:
    case XML_ERR_UNKNOWN_ENCODING:
    case XML_ERR_UNSUPPORTED_ENCODING: return xml_problem_encoding;
    case XML_ERR_MISPLACED_CDATA_END: return xml_problem_cdata_end;
    case XML_ERR_CDATA_NOT_FINISHED: return xml_problem_cdata_not_finished;
    case XML_ERR_COMMENT_NOT_FINISHED:
    case XML_ERR_HYPHEN_IN_COMMENT: return xml_problem_comment;
    case XML_ERR_PI_NOT_FINISHED:
    case XML_ERR_XMLDECL_NOT_FINISHED: return xml_problem_instruction;
    case XML_ERR_RESERVED_XML_NAME: return xml_problem_reserved_name;
    default: return xml_problem_other;
    }
}

static void failed(void *data, xmlErrorPtr error) {
    xml_reader *reader = data;
    // Errors in namespaces, for example, do not make a document malformed. libxml2 also accepts a wrong encoding, but
    // the text after it would be a guess.
    xml_problem found = problem(error->code);
    if (error->level != XML_ERR_FATAL && found != xml_problem_encoding) return;
    if (error->level == XML_ERR_WARNING) return;
    reader->calls.failed(reader->context, found, error->str1, error->str2, error->message);
}

// XML_PARSE_NOENT decodes `&amp;` in attributes. It is safe because no entity can be declared.
static const int options = XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_IGNORE_ENC;

xml_reader *xml_reader_create(xml_calls calls, void *context, int most_namespaces, int most_names) {
    xml_reader *reader = xml_reader_is_available() ? calloc(1, sizeof(xml_reader)) : NULL;
    if (!reader) return NULL;
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof(handler));
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = begin;
    handler.endElementNs = end;
    handler.characters = text;
    handler.ignorableWhitespace = text;
    handler.cdataBlock = text;
    handler.reference = reference;
    handler.entityDecl = entity_declared;
    handler.unparsedEntityDecl = unparsed_entity_declared;
    handler.attributeDecl = attribute_declared;
    handler.serror = failed;
    reader->calls = calls;
    reader->context = context;
    reader->most_namespaces = most_namespaces;
    reader->most_names = most_names;
    reader->parser = create_parser(&handler, reader, NULL, 0, NULL);
    if (!reader->parser) {
        free(reader);
        return NULL;
    }
    use_options(reader->parser, options);
    // Without this call, the first bytes of the document could select another encoding.
    switch_encoding(reader->parser, XML_CHAR_ENCODING_UTF8);
    return reader;
}

void xml_reader_destroy(xml_reader *reader) {
    free_parser(reader->parser);
    free(reader);
}

void xml_reader_skip(xml_reader *reader, size_t count) { reader->skipped = count; }

void xml_reader_read(xml_reader *reader, const uint8_t *bytes, int count, bool is_last) {
    parse_chunk(reader->parser, (const char *)bytes, count, is_last);
    // The hash table of names does not grow with their number, so many names would make it slow.
    if (dictionary_size(reader->parser->dict) > reader->most_names) fail(reader, xml_problem_names, NULL);
}

void xml_reader_stop(xml_reader *reader) { stop_parser(reader->parser); }

size_t xml_reader_offset(const xml_reader *reader) {
    const xmlParserInput *input = reader->parser->input;
    return input ? reader->skipped + input->consumed + (size_t)(input->cur - input->base) : 0;
}

int xml_reader_line(const xml_reader *reader) {
    const xmlParserInput *input = reader->parser->input;
    return input && input->line > 0 ? input->line : 1;
}
