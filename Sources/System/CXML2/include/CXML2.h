#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A parser of one XML document, which accepts the text in pieces.
typedef struct xml_reader xml_reader;

/// The error in a document.
typedef enum xml_problem {
    xml_problem_other,
    xml_problem_tag_mismatch,
    xml_problem_tag_not_finished,
    xml_problem_empty,
    xml_problem_end,
    xml_problem_entity,
    xml_problem_name,
    xml_problem_semicolon,
    xml_problem_less_in_attribute,
    xml_problem_opening_quote,
    xml_problem_closing_quote,
    xml_problem_attribute_value,
    xml_problem_attribute_twice,
    xml_problem_greater,
    xml_problem_space,
    xml_problem_character,
    xml_problem_character_number,
    xml_problem_encoding,
    xml_problem_cdata_end,
    xml_problem_cdata_not_finished,
    xml_problem_comment,
    xml_problem_instruction,
    xml_problem_reserved_name,
    /// The document declares an entity or an attribute. The first argument of `failed` specifies which.
    xml_problem_declaration,
    /// The number of namespaces in scope exceeds the limit.
    xml_problem_namespaces,
    /// The number of distinct names exceeds the limit.
    xml_problem_names,
} xml_problem;

/// The callbacks of a parser. All text is UTF-8, and is valid only during the call.
typedef struct xml_calls {
    /// An element begins. Equal names have the same address. Each attribute has five parts: its name, prefix and
    /// namespace, and the start and end of its value.
    void (*begin)(
        void *context, const uint8_t *name, const uint8_t *prefix, const uint8_t *name_space, int attribute_count,
        const uint8_t **attributes);
    void (*end)(void *context);
    void (*text)(void *context, const uint8_t *text, int count);
    /// The document is malformed or uses an unsupported feature. The strings are details of the problem, and may be
    /// NULL.
    void (*failed)(void *context, xml_problem problem, const char *first, const char *second, const char *message);
} xml_calls;

/// Whether libxml2 is installed. The first call loads it.
bool xml_reader_is_available(void);

/// Creates a parser of UTF-8 text without a byte order mark, which ignores the encoding that the document declares.
/// Returns NULL if memory is exhausted or libxml2 is missing.
xml_reader *xml_reader_create(xml_calls calls, void *context, int most_namespaces, int most_names);
void xml_reader_destroy(xml_reader *reader);

/// Sets the number of bytes that precede the text. The parser does not receive them, but counts them in offsets.
void xml_reader_skip(xml_reader *reader, size_t count);

/// Parses the next piece of the text.
void xml_reader_read(xml_reader *reader, const uint8_t *bytes, int count, bool is_last);

/// Stops all further callbacks.
void xml_reader_stop(xml_reader *reader);

/// Returns the number of UTF-8 bytes parsed so far.
size_t xml_reader_offset(const xml_reader *reader);

/// Returns the number of the line parsed so far. The first line is 1.
int xml_reader_line(const xml_reader *reader);
