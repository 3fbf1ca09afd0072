#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser, with the last document that it parsed.
typedef struct simdjson_parser simdjson_parser;

/// The result of parsing.
typedef enum simdjson_outcome {
    simdjson_outcome_parsed,
    /// A number is outside the range of 64 bits or of `double`; the text may still be JSON.
    simdjson_outcome_number,
    simdjson_outcome_too_deep,
    simdjson_outcome_no_memory,
    simdjson_outcome_malformed,
} simdjson_outcome;

/// The number of bytes after the text that must be readable.
extern const size_t simdjson_padding;

/// Creates a parser of documents with a nesting depth of at most `max_depth`; NULL if memory is exhausted.
simdjson_parser *simdjson_parser_create(size_t max_depth);
void simdjson_parser_destroy(simdjson_parser *parser);

/// Parses `count` bytes of UTF-8, which must be followed by `simdjson_padding` readable bytes.
simdjson_outcome simdjson_parser_read(simdjson_parser *parser, const uint8_t *bytes, size_t count);

/// Returns the document as 64-bit words, in the format of simdjson's tape. The parser owns the memory.
const uint64_t *simdjson_parser_tape(const simdjson_parser *parser);

/// Returns the strings of the tape, each with a length of four bytes, UTF-8, and a zero byte. The parser owns the
/// memory.
const uint8_t *simdjson_parser_strings(const simdjson_parser *parser);

/// Returns the number of bytes of text for which the parser has memory.
size_t simdjson_parser_capacity(const simdjson_parser *parser);

#ifdef __cplusplus
}
#endif
