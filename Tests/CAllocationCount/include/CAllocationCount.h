#pragma once

#include <stdbool.h>

/// How often this thread has asked for memory.
long allocation_count(void);

/// Whether that is counted at all, which it is not under a sanitizer.
bool allocations_are_counted(void);
