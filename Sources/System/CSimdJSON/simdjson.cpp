#include "CSimdJSON.h"

#include <new>
#include <simdjson.h>

const size_t simdjson_padding = simdjson::SIMDJSON_PADDING;

struct simdjson_parser {
    simdjson::dom::parser parser;
    size_t max_depth;
};

simdjson_parser *simdjson_parser_create(size_t max_depth) {
    simdjson_parser *parser = new (std::nothrow) simdjson_parser;
    if (parser) parser->max_depth = max_depth;
    return parser;
}

void simdjson_parser_destroy(simdjson_parser *parser) { delete parser; }

simdjson_outcome simdjson_parser_read(simdjson_parser *parser, const uint8_t *bytes, size_t count) {
    // The first allocation sets the depth, and later ones keep it.
    if (parser->parser.capacity() < count || parser->parser.max_depth() != parser->max_depth) {
        size_t capacity = count < 4096 ? 4096 : count;
        if (parser->parser.allocate(capacity, parser->max_depth) != simdjson::SUCCESS)
            return simdjson_outcome_no_memory;
    }
    switch (parser->parser.parse(bytes, count, false).error()) {
    case simdjson::SUCCESS: return simdjson_outcome_parsed;
    case simdjson::NUMBER_ERROR: return simdjson_outcome_number;
    case simdjson::DEPTH_ERROR: return simdjson_outcome_too_deep;
    case simdjson::MEMALLOC: return simdjson_outcome_no_memory;
    default: return simdjson_outcome_malformed;
    }
}

const uint64_t *simdjson_parser_tape(const simdjson_parser *parser) { return parser->parser.doc.tape.get(); }
const uint8_t *simdjson_parser_strings(const simdjson_parser *parser) { return parser->parser.doc.string_buf.get(); }
size_t simdjson_parser_capacity(const simdjson_parser *parser) { return parser->parser.capacity(); }
