#define _GNU_SOURCE
#include "CProcessWork.h"
#include <errno.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

// A test that sleeps on the main thread would block the application, which also runs there.

static _Atomic(main_thread_sleep) replacement;

void main_thread_sleep_replace(main_thread_sleep function) { atomic_store(&replacement, function); }

// Returns whether this is the main thread and the replacement handled the sleep.
static int slept_on_main_thread(double seconds) {
    main_thread_sleep function = atomic_load(&replacement);
    return function && gettid() == getpid() && function(seconds);
}

unsigned sleep(unsigned seconds) {
    if (slept_on_main_thread(seconds)) return 0;
    struct timespec rest = {.tv_sec = seconds};
    return nanosleep(&rest, &rest) == 0 ? 0 : (unsigned)rest.tv_sec;
}

int usleep(useconds_t microseconds) {
    struct timespec time = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000};
    return nanosleep(&time, 0);
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
    if (time && slept_on_main_thread((double)time->tv_sec + (double)time->tv_nsec * 1e-9)) return 0;
    int error = clock_nanosleep(CLOCK_REALTIME, 0, time, rest);
    errno = error ? error : errno;
    return error ? -1 : 0;
}
