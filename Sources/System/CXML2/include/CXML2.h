#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A parser of one XML document, which takes the text in pieces.
typedef struct xml_reader xml_reader;

/// What is wrong with a text.
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
    /// The document declares an entity or an attribute, of which the first word tells.
    xml_problem_declaration,
    /// More namespaces are declared at one place, or there are more different names, than the reader takes.
    xml_problem_namespaces,
    xml_problem_names,
} xml_problem;

/// Who is called with what the parser finds. Texts are in UTF-8; all end with the call.
typedef struct xml_calls {
    /// An element begins. The same name always has the same address. Each attribute has five parts: its name, prefix
    /// and namespace, and where its value begins and ends.
    void (*begin)(
        void *context, const uint8_t *name, const uint8_t *prefix, const uint8_t *name_space, int attribute_count,
        const uint8_t **attributes);
    void (*end)(void *context);
    void (*text)(void *context, const uint8_t *text, int count);
    /// The text is no XML, or asks for what is not done. The words belong to the problem, and may be NULL.
    void (*failed)(void *context, xml_problem problem, const char *first, const char *second, const char *message);
} xml_calls;

/// Whether libxml2 is installed. The first call loads it.
bool xml_reader_is_available(void);

/// Makes a parser of text in UTF-8 without a byte order mark, whatever encoding the text names; NULL if there is no
/// memory, or no libxml2.
xml_reader *xml_reader_create(xml_calls calls, void *context, int most_namespaces, int most_names);
void xml_reader_destroy(xml_reader *reader);

/// Counts so many bytes in front of the text, which the parser does not get.
void xml_reader_skip(xml_reader *reader, size_t count);

/// Reads the next piece of the text.
void xml_reader_read(xml_reader *reader, const uint8_t *bytes, int count, bool is_last);

/// Calls nobody any more.
void xml_reader_stop(xml_reader *reader);

/// How many bytes of the text, in UTF-8, were read.
size_t xml_reader_offset(const xml_reader *reader);
