#pragma once

#include <stdbool.h>

/// Returns the number of allocations of this thread.
long allocation_count(void);

/// Returns the number of bytes that this thread has allocated, including freed ones.
long allocated_byte_count(void);

/// Returns whether allocations are counted. They are not with a sanitizer.
bool allocations_are_counted(void);
