// Reads an XML document in pieces of 16 KB with libxml2's SAX interface, and copies all text of the document: sax-copy
//     FILE ROUNDS prints the processor time of the median round, in milliseconds.
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

#define PIECE 16384

static char *text;
static size_t used, room;

static void characters(void *context, const xmlChar *bytes, int count) {
    (void)context;
    if (used + (size_t)count > room) {
        room = (used + (size_t)count) * 2;
        text = realloc(text, room);
        if (!text) exit(1);
    }
    memcpy(text + used, bytes, (size_t)count);
    used += (size_t)count;
}

// The text of each element is separate, so each element clears the copy.
static void start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
                  const xmlChar **declared, int attributes, int defaulted, const xmlChar **values) {
    (void)context, (void)name, (void)prefix, (void)uri, (void)namespaces, (void)declared, (void)attributes;
    (void)defaulted, (void)values;
    used = 0;
}

int main(int count, char **words) {
    int rounds = count == 3 ? atoi(words[2]) : 0;
    if (rounds <= 0) return fprintf(stderr, "sax-copy FILE ROUNDS\n"), 1;
    double *times = calloc((size_t)rounds, sizeof *times);
    FILE *file = fopen(words[1], "rb");
    if (!file || fseek(file, 0, SEEK_END)) return perror(words[1]), 1;
    long size = ftell(file);
    rewind(file);
    char *document = malloc((size_t)size);
    if (!document || fread(document, 1, (size_t)size, file) != (size_t)size) return perror(words[1]), 1;
    xmlSAXHandler handler = {.initialized = XML_SAX2_MAGIC, .startElementNs = start, .characters = characters};
    for (int round = 0; round < rounds; round++) {
        double begin = reading();
        xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&handler, NULL, NULL, 0, NULL);
        for (long at = 0; at < size; at += PIECE)
            xmlParseChunk(parser, document + at, (int)(size - at < PIECE ? size - at : PIECE), 0);
        xmlParseChunk(parser, NULL, 0, 1);
        int isGood = parser->wellFormed;
        xmlFreeParserCtxt(parser);
        times[round] = reading() - begin;
        if (!isGood) return fprintf(stderr, "%s is no XML.\n", words[1]), 1;
    }
    qsort(times, (size_t)rounds, sizeof *times, ascending);
    printf("%f\n", times[rounds / 2]);
    return 0;
}
