#include "CLocalization.h"

// Foundation on Linux contains ICU with Apple's additions. Its library exports these functions without declaring them.
// An error code is zero or less if a function succeeds.
extern int32_t ualoc_localizationsToUse(
    const char *const *, int32_t, const char *const *, int32_t, const char **, int32_t, int *);
extern void *swift_uplrules_open(const char *, int *);
extern int32_t swift_uplrules_select(const void *, double, uint16_t *, int32_t, int *);

int32_t localization_choose(
    const char *const *preferred, int32_t preferred_count, const char *const *available, int32_t available_count,
    const char **result, int32_t capacity) {
    int error = 0;
    int32_t count = ualoc_localizationsToUse(
        preferred, preferred_count, available, available_count, result, capacity, &error);
    return error > 0 ? 0 : count;
}

void *localization_plural_rules(const char *language) {
    int error = 0;
    void *rules = swift_uplrules_open(language, &error);
    return error > 0 ? 0 : rules;
}

int32_t localization_plural_category(const void *rules, double number, uint16_t *name, int32_t capacity) {
    int error = 0;
    int32_t length = swift_uplrules_select(rules, number, name, capacity, &error);
    return error > 0 || length > capacity ? 0 : length;
}

struct measure {
    double value;
    int32_t unit;
};

extern void *swift_unum_open(int style, const uint16_t *, int32_t, const char *locale, void *, int *);
extern void swift_unum_setAttribute(void *, int attribute, int32_t value);
extern void *uameasfmt_open(const char *locale, int width, void *adopted_number_format, int *);
extern void uameasfmt_close(void *);
extern int32_t uameasfmt_formatMultiple(const void *, const struct measure *, int32_t, uint16_t *, int32_t, int *);
extern int32_t uameasfmt_getUnitName(const void *, int32_t, uint16_t *, int32_t, int *);
extern void *swift_ureldatefmt_open(const char *locale, void *adopted_number_format, int style, int context, int *);
extern void swift_ureldatefmt_close(void *);
extern int32_t swift_ureldatefmt_format(const void *, double, int, uint16_t *, int32_t, int *);
extern int32_t swift_ureldatefmt_formatNumeric(const void *, double, int, uint16_t *, int32_t, int *);

/// Returns a number format that ICU's formatters adopt, or null for the locale's own format.
static void *number_format(const char *locale, struct localization_numbers numbers) {
    enum { decimal = 1, spell_out = 5, maximum_fraction_digits = 6, minimum_fraction_digits = 7 };
    if (!numbers.spells_out && numbers.maximum_fraction_digits < 0) return 0;
    int error = 0;
    void *format = swift_unum_open(numbers.spells_out ? spell_out : decimal, 0, 0, locale, 0, &error);
    if (error > 0) return 0;
    if (!numbers.spells_out) {
        swift_unum_setAttribute(format, minimum_fraction_digits, numbers.minimum_fraction_digits);
        swift_unum_setAttribute(format, maximum_fraction_digits, numbers.maximum_fraction_digits);
    }
    return format;
}

/// Returns the length of a text if it was written.
static int32_t checked(int32_t length, int error, int32_t capacity) {
    return error > 0 || length > capacity ? 0 : length;
}

int32_t localization_format_measures(
    const char *locale, int32_t width, struct localization_numbers numbers, const double *values, const int32_t *units,
    int32_t count, uint16_t *text, int32_t capacity) {
    enum { most = 16 };
    struct measure measures[most];
    if (count > most) return 0;
    for (int32_t i = 0; i < count; i++) measures[i] = (struct measure) { values[i], units[i] };
    int error = 0;
    void *format = uameasfmt_open(locale, width, number_format(locale, numbers), &error);
    if (error > 0) return 0;
    int32_t length = uameasfmt_formatMultiple(format, measures, count, text, capacity, &error);
    uameasfmt_close(format);
    return checked(length, error, capacity);
}

int32_t localization_unit_name(const char *locale, int32_t width, int32_t unit, uint16_t *text, int32_t capacity) {
    int error = 0;
    void *format = uameasfmt_open(locale, width, 0, &error);
    if (error > 0) return 0;
    int32_t length = uameasfmt_getUnitName(format, unit, text, capacity, &error);
    uameasfmt_close(format);
    return checked(length, error, capacity);
}

int32_t localization_format_relative(
    const char *locale, int32_t style, int32_t is_named, int32_t spells_out, double offset, int32_t unit, uint16_t *text,
    int32_t capacity) {
    enum { no_capitalization = 256 };
    int error = 0;
    struct localization_numbers numbers = { -1, -1, spells_out };
    void *format = swift_ureldatefmt_open(locale, number_format(locale, numbers), style, no_capitalization, &error);
    if (error > 0) return 0;
    int32_t length = (is_named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric)(
        format, offset, unit, text, capacity, &error);
    swift_ureldatefmt_close(format);
    return checked(length, error, capacity);
}

extern void *swift_udat_open(
    int time_style, int date_style, const char *locale, const uint16_t *zone, int32_t, const uint16_t *pattern, int32_t,
    int *);
extern void swift_udat_close(void *);
extern void swift_udat_setContext(void *, int context, int *);
extern int32_t swift_udat_format(const void *, double, uint16_t *, int32_t, void *position, int *);

int32_t localization_format_date(
    const char *locale, int32_t time_style, int32_t date_style, int32_t is_relative, const uint16_t *zone,
    int32_t zone_length, double milliseconds, uint16_t *text, int32_t capacity) {
    enum { relative = 128, standalone_capitalization = 260 };
    int error = 0;
    void *format = swift_udat_open(
        time_style, is_relative ? date_style | relative : date_style, locale, zone, zone_length, 0, 0, &error);
    if (error > 0) return 0;
    swift_udat_setContext(format, standalone_capitalization, &error);
    int32_t length = swift_udat_format(format, milliseconds, text, capacity, 0, &error);
    swift_udat_close(format);
    return checked(length, error, capacity);
}
