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

/// The number format of a text: the minimum and the maximum number of digits after the decimal separator, or -1 for
/// those of the locale's own format. If `spells_out` is not zero, words replace the digits.
struct localization_numbers {
    int32_t minimum_fraction_digits;
    int32_t maximum_fraction_digits;
    int32_t spells_out;
};

/// Writes quantities such as “1 hour, 2 minutes” as UTF-16, and returns the length, or zero if they cannot be formatted.
///
/// - width: 0 for names, 1 for abbreviations, 2 for the shortest symbols, 3 for digits, 4 for abbreviations without spaces.
/// - units: the numbers of ICU's units, whose high byte is the kind of quantity.
int32_t localization_format_measures(
    const char *locale, int32_t width, struct localization_numbers numbers, const double *values, const int32_t *units,
    int32_t count, uint16_t *text, int32_t capacity);

/// Writes the name of a unit as UTF-16, and returns the length, or zero.
int32_t localization_unit_name(const char *locale, int32_t width, int32_t unit, uint16_t *text, int32_t capacity);

/// Writes a relative time such as “2 days ago” as UTF-16, and returns the length, or zero.
///
/// - style: 0 for names, 1 for abbreviations, 2 for the shortest symbols.
/// - unit: 0 for years, 2 months, 3 weeks, 4 days, 5 hours, 6 minutes, 7 seconds.
/// - is_named: not zero for words such as “yesterday”.
int32_t localization_format_relative(
    const char *locale, int32_t style, int32_t is_named, int32_t spells_out, double offset, int32_t unit, uint16_t *text,
    int32_t capacity);

/// Writes a date and a time as UTF-16, and returns the length, or zero.
///
/// - time_style, date_style: 0 for the full style, 1 long, 2 medium, 3 short; -1 for a text without the time.
/// - is_relative: not zero for words such as “Today” for near days.
/// - milliseconds: the time since 1970.
int32_t localization_format_date(
    const char *locale, int32_t time_style, int32_t date_style, int32_t is_relative, const uint16_t *zone,
    int32_t zone_length, double milliseconds, uint16_t *text, int32_t capacity);

#endif
