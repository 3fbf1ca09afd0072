#include "CHunspell.h"

#include <dlfcn.h>
#include <iconv.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct Hunhandle Hunhandle;

static Hunhandle *(*create)(const char *, const char *);
static void (*destroy)(Hunhandle *);
static int (*check)(Hunhandle *, const char *);
static int (*suggest)(Hunhandle *, char ***, const char *);
static void (*free_list)(Hunhandle *, char ***, int);
static char *(*encoding_of)(Hunhandle *);
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

struct spelling_dictionary {
    Hunhandle *handle;
    // (iconv_t)-1 for a dictionary in UTF-8.
    iconv_t encode;
    iconv_t decode;
};

static void load(void) {
    void *library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    create = (__typeof__(create))dlsym(library, "Hunspell_create");
    destroy = (__typeof__(destroy))dlsym(library, "Hunspell_destroy");
    check = (__typeof__(check))dlsym(library, "Hunspell_spell");
    suggest = (__typeof__(suggest))dlsym(library, "Hunspell_suggest");
    free_list = (__typeof__(free_list))dlsym(library, "Hunspell_free_list");
    encoding_of = (__typeof__(encoding_of))dlsym(library, "Hunspell_get_dic_encoding");
    is_loaded = create && destroy && check && suggest && free_list && encoding_of;
}

spelling_dictionary *spelling_open(const char *affixes, const char *words) {
    pthread_once(&once, load);
    if (!is_loaded) return NULL;
    Hunhandle *handle = create(affixes, words);
    if (!handle) return NULL;
    iconv_t none = (iconv_t)-1;
    spelling_dictionary opened = {handle, none, none};
    const char *encoding = encoding_of(handle);
    if (encoding && strcasecmp(encoding, "UTF-8") != 0) {
        // Hunspell uses the name ISO8859-1, which iconv also accepts.
        opened.encode = iconv_open(encoding, "UTF-8");
        opened.decode = iconv_open("UTF-8", encoding);
        if (opened.encode == none || opened.decode == none) {
            if (opened.encode != none) iconv_close(opened.encode);
            if (opened.decode != none) iconv_close(opened.decode);
            destroy(handle);
            return NULL;
        }
    }
    spelling_dictionary *dictionary = malloc(sizeof *dictionary);
    if (dictionary) *dictionary = opened;
    return dictionary;
}

void spelling_close(spelling_dictionary *dictionary) {
    if (dictionary->encode != (iconv_t)-1) iconv_close(dictionary->encode);
    if (dictionary->decode != (iconv_t)-1) iconv_close(dictionary->decode);
    destroy(dictionary->handle);
    free(dictionary);
}

// Returns a converted copy of a word, which the caller frees, or null if it cannot be converted.
static char *convert(iconv_t converter, const char *word) {
    if (converter == (iconv_t)-1) return strdup(word);
    size_t in = strlen(word), out = in * 4 + 4;
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

int spelling_check(spelling_dictionary *dictionary, const char *word) {
    char *converted = convert(dictionary->encode, word);
    if (!converted) return 1;
    int result = check(dictionary->handle, converted) != 0;
    free(converted);
    return result;
}

void spelling_suggest(
    spelling_dictionary *dictionary, const char *word, void *context, void (*found)(void *context, const char *word)) {
    char *converted = convert(dictionary->encode, word);
    if (!converted) return;
    char **list = NULL;
    int count = suggest(dictionary->handle, &list, converted);
    for (int index = 0; index < count; index++) {
        char *suggestion = convert(dictionary->decode, list[index]);
        if (suggestion) found(context, suggestion);
        free(suggestion);
    }
    if (list) free_list(dictionary->handle, &list, count);
    free(converted);
}
