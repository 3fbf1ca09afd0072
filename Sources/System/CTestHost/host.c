#include "CTestHost.h"
#include <stdlib.h>

// Swift code runs only when it is called. Unit tests do not call the module that hosts them, so the loader does.

void engawa_register_test_host(void) __attribute__((weak));

__attribute__((constructor)) static void register_test_host(void) {
    if (getenv(ENGAWA_TEST_HOST) != NULL && engawa_register_test_host != NULL) engawa_register_test_host();
}
