#pragma once

#include <stdbool.h>

/// How often this thread has asked for memory.
long allocation_count(void);

/// How many bytes this thread has asked for, whether or not they were given back.
long allocated_byte_count(void);

/// Whether that is counted at all, which it is not under a sanitizer.
bool allocations_are_counted(void);
