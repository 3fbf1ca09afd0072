#include "CHyphen.h"

#include <dlfcn.h>
#include <iconv.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct HyphenDict HyphenDict;

static HyphenDict *(*load_dictionary)(const char *);
static void (*free_dictionary)(HyphenDict *);
static int (*hyphenate)(HyphenDict *, const char *, int, char *, char *, char ***, int **, int **);
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

struct hyphenation_dictionary {
    HyphenDict *handle;
    // (iconv_t)-1 for a dictionary in UTF-8.
    iconv_t encode;
};

static void load(void) {
    void *library = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    load_dictionary = (__typeof__(load_dictionary))dlsym(library, "hnj_hyphen_load");
    free_dictionary = (__typeof__(free_dictionary))dlsym(library, "hnj_hyphen_free");
    hyphenate = (__typeof__(hyphenate))dlsym(library, "hnj_hyphen_hyphenate2");
    is_loaded = load_dictionary && free_dictionary && hyphenate;
}

// Reads the encoding, which is the first line of a dictionary. Returns 0 if there is none.
static int read_encoding(const char *path, char *encoding, int size) {
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    int is_read = fgets(encoding, size, file) != NULL;
    fclose(file);
    if (!is_read) return 0;
    encoding[strcspn(encoding, "\r\n \t")] = 0;
    return encoding[0] != 0;
}

hyphenation_dictionary *hyphenation_open(const char *path) {
    pthread_once(&once, load);
    char encoding[64];
    if (!is_loaded || !read_encoding(path, encoding, sizeof encoding)) return NULL;
    hyphenation_dictionary opened = {NULL, (iconv_t)-1};
    if (strcasecmp(encoding, "UTF-8") != 0) {
        // Dictionaries use the name ISO8859-1, which iconv also accepts.
        opened.encode = iconv_open(encoding, "UTF-8");
        if (opened.encode == (iconv_t)-1) return NULL;
    }
    opened.handle = load_dictionary(path);
    hyphenation_dictionary *dictionary = opened.handle ? malloc(sizeof *dictionary) : NULL;
    if (dictionary) {
        *dictionary = opened;
    } else {
        if (opened.handle) free_dictionary(opened.handle);
        if (opened.encode != (iconv_t)-1) iconv_close(opened.encode);
    }
    return dictionary;
}

void hyphenation_close(hyphenation_dictionary *dictionary) {
    if (dictionary->encode != (iconv_t)-1) iconv_close(dictionary->encode);
    free_dictionary(dictionary->handle);
    free(dictionary);
}

// Returns a converted copy of a word, which the caller frees, or null if it cannot be converted.
static char *convert(iconv_t converter, const char *word) {
    if (converter == (iconv_t)-1) return strdup(word);
    size_t in = strlen(word), out = in;
    char *copy = malloc(out + 1), *from = (char *)word, *to = copy;
    if (!copy) return NULL;
    iconv(converter, NULL, NULL, NULL, NULL);
    if (iconv(converter, &from, &in, &to, &out) == (size_t)-1) {
        free(copy);
        return NULL;
    }
    *to = 0;
    return copy;
}

int hyphenation_find(hyphenation_dictionary *dictionary, const char *word, int count, char *breaks) {
    char *converted = convert(dictionary->encode, word);
    if (!converted) return 0;
    int length = (int)strlen(converted);
    // The library writes a digit for each character, and uses the rest of the buffer.
    char *digits = calloc((size_t)length + 8, 1);
    char **replacements = NULL;
    int *positions = NULL, *cuts = NULL;
    int is_found =
        digits && hyphenate(dictionary->handle, converted, length, digits, NULL, &replacements, &positions, &cuts) == 0;
    for (int index = 0; index < count; index++) {
        // Omit the places where hyphenation changes the spelling.
        int is_plain = !replacements || index >= length || !replacements[index];
        breaks[index] = is_found && index < length && is_plain && (digits[index] & 1);
    }
    if (replacements) {
        for (int index = 0; index < length; index++) free(replacements[index]);
        free(replacements);
    }
    free(positions);
    free(cuts);
    free(digits);
    free(converted);
    return is_found;
}
