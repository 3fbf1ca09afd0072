#include "CPSL.h"

#include <dlfcn.h>
#include <libpsl.h>
#include <pthread.h>

static __typeof__(&psl_is_public_suffix2) is_public_suffix;
static const psl_ctx_t *list;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libpsl.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    __typeof__(&psl_latest) latest = (__typeof__(latest))dlsym(library, "psl_latest");
    __typeof__(&psl_builtin) builtin = (__typeof__(builtin))dlsym(library, "psl_builtin");
    is_public_suffix = (__typeof__(is_public_suffix))dlsym(library, "psl_is_public_suffix2");
    // The system's list may be newer than the one in the library.
    if (latest) list = latest(0);
    if (!list && builtin) list = builtin();
}

int public_suffix_check(const char *domain) {
    pthread_once(&once, load);
    if (!is_public_suffix || !list) return -1;
    return is_public_suffix(list, domain, PSL_TYPE_ANY) ? 1 : 0;
}
