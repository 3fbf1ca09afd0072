// Replaces the C library's allocator in a program that links it, and counts the allocations of each thread.
#include "CAllocationCount.h"

#include <stddef.h>

static _Thread_local long count;
static _Thread_local long byte_count;

long allocation_count(void) { return count; }
long allocated_byte_count(void) { return byte_count; }

// A sanitizer replaces the allocator itself.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED
bool allocations_are_counted(void) { return false; }
#else
bool allocations_are_counted(void) { return true; }

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) {
    count++;
    byte_count += size;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    byte_count += number * size;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count++;
    byte_count += size;
    return __libc_realloc(memory, size);
}
#endif
