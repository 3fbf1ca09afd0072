#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser with the document it read last.
typedef struct simdjson_parser simdjson_parser;

/// What became of a text.
typedef enum simdjson_outcome {
    simdjson_outcome_parsed,
    /// A number is outside the range of 64 bits or of `double`; the text may still be JSON.
    simdjson_outcome_number,
    simdjson_outcome_too_deep,
    simdjson_outcome_no_memory,
    simdjson_outcome_malformed,
} simdjson_outcome;

/// Where the bytes that simdjson reads beyond a text must at least be readable.
extern const size_t simdjson_padding;

/// Makes a parser of documents that are at most `max_depth` deep; NULL if there is no memory.
simdjson_parser *simdjson_parser_create(size_t max_depth);
void simdjson_parser_destroy(simdjson_parser *parser);

/// Reads `count` bytes of UTF-8, which must be followed by `simdjson_padding` readable ones.
simdjson_outcome simdjson_parser_read(simdjson_parser *parser, const uint8_t *bytes, size_t count);

/// The document as 64-bit words: see simdjson's documentation of its tape. It belongs to the parser.
const uint64_t *simdjson_parser_tape(const simdjson_parser *parser);

/// The strings that the tape refers to: a length of four bytes, UTF-8, and a zero. It belongs to the parser.
const uint8_t *simdjson_parser_strings(const simdjson_parser *parser);

/// How many bytes of text the parser's memory is made for.
size_t simdjson_parser_capacity(const simdjson_parser *parser);

#ifdef __cplusplus
}
#endif
