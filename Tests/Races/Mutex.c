// Lets Thread Sanitizer see Swift's `Mutex`.
//
// A lock that nobody holds is taken by one atomic operation in the caller's own code, which the sanitizer sees. For one
// that is held, the caller enters the toolchain's library, and that asks the kernel, past all that the sanitizer listens
// to: it would take every value behind a busy lock for one that nothing guards. Linked into a program, these functions
// stand before the library's, which they call.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Methods of Swift, whose `self` comes last.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

typedef SWIFT void lock_function(uint32_t thread, SELF mutex);
typedef SWIFT _Bool try_lock_function(SELF mutex);
typedef SWIFT void unlock_function(SELF mutex);

static lock_function *library_lock;
static try_lock_function *library_try_lock;
static unlock_function *library_unlock;

// Before main there is one thread, and so no lock that it finds held.
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
