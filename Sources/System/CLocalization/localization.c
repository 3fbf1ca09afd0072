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
