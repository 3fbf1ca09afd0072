#ifndef CLOCALIZATION_H
#define CLOCALIZATION_H

#include <stdint.h>

/// Writes the localizations that a user sees, best first, to `result`, and returns their number. The user's languages
/// are in the order of preference.
int32_t localization_choose(
    const char *const *preferred, int32_t preferred_count, const char *const *available, int32_t available_count,
    const char **result, int32_t capacity);

/// Creates the rules for cardinal numbers in a language, which are never freed. Returns null if there are none.
void *localization_plural_rules(const char *language);

/// Writes the name of the plural category of a number, and returns its length.
int32_t localization_plural_category(const void *rules, double number, uint16_t *name, int32_t capacity);

#endif
