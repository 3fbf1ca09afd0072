// Makes Thread Sanitizer recognize Swift's `Mutex` as a lock.
//
// A free lock is acquired by one atomic operation that is inlined into the caller, where the sanitizer instruments it.
// For a contended lock, the caller enters the toolchain's library, which calls the kernel. The sanitizer intercepts
// neither, so it would report a race for every value that a contended lock guards. The functions in this file, linked
// into a program, interpose those of the library: they call the library and notify the sanitizer.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Swift methods have `self` as the last parameter, in the context register.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

typedef SWIFT void lock_function(uint32_t thread, SELF mutex);
typedef SWIFT _Bool try_lock_function(SELF mutex);
typedef SWIFT void unlock_function(SELF mutex);

static lock_function *library_lock;
static try_lock_function *library_try_lock;
static unlock_function *library_unlock;

// Before main, there is only one thread, so no lock is contended.
__attribute__((constructor)) static void find_library(void) {
    library_lock = dlsym(RTLD_NEXT, LOCK);
    library_try_lock = dlsym(RTLD_NEXT, TRY_LOCK);
    library_unlock = dlsym(RTLD_NEXT, UNLOCK);
}

lock_function lock __asm__(LOCK);
SWIFT void lock(uint32_t thread, SELF mutex) {
    library_lock(thread, mutex);
    __tsan_acquire(mutex);
}

try_lock_function try_lock __asm__(TRY_LOCK);
SWIFT _Bool try_lock(SELF mutex) {
    _Bool is_taken = library_try_lock(mutex);
    if (is_taken) __tsan_acquire(mutex);
    return is_taken;
}

unlock_function unlock __asm__(UNLOCK);
SWIFT void unlock(SELF mutex) {
    __tsan_release(mutex);
    library_unlock(mutex);
}
