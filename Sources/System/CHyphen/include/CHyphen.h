#pragma once

// libhyphen, loaded on first use: apps that hyphenate no text do not need it. Words are in UTF-8 here, regardless of the
// encoding of the dictionary. A dictionary may be used by one thread at a time.

typedef struct hyphenation_dictionary hyphenation_dictionary;

/// Opens a dictionary. Returns null if libhyphen is missing, or if the file is not a dictionary in a known encoding.
hyphenation_dictionary *hyphenation_open(const char *path);

/// Closes a dictionary.
void hyphenation_close(hyphenation_dictionary *dictionary);

/// Finds the places in a word where a hyphen can be inserted: `breaks[i]` becomes 1 if a hyphen can follow the
/// character at index `i`, and 0 otherwise. Returns 0 if the word cannot be hyphenated.
///
/// @param count The number of Unicode characters in the word, which is also the size of `breaks`.
int hyphenation_find(hyphenation_dictionary *dictionary, const char *word, int count, char *breaks);
