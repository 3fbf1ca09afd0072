#pragma once

// libhunspell, loaded on first use: apps that check no spelling do not need it. Words are in UTF-8 here, regardless of the
// encoding of the dictionary. A dictionary may be used by one thread at a time.

typedef struct spelling_dictionary spelling_dictionary;

/// Opens a dictionary. Returns null if libhunspell is missing, or if the encoding of the dictionary is unknown.
spelling_dictionary *spelling_open(const char *affixes, const char *words);

/// Closes a dictionary.
void spelling_close(spelling_dictionary *dictionary);

/// Returns 1 if a word is in the dictionary or cannot be written in its encoding, and 0 otherwise.
int spelling_check(spelling_dictionary *dictionary, const char *word);

/// Calls a function with each correction of a word, the best first.
void spelling_suggest(
    spelling_dictionary *dictionary, const char *word, void *context, void (*found)(void *context, const char *word));
