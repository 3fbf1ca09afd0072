#include "CProcessWork.h"
#include "dispatch_functions.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

// Returns the group of all blocks and transfers in progress. The first call creates it.
group dispatch_work_group(void) {
    static _Atomic(group) made;
    group work = atomic_load(&made);
    if (work) return work;
    group created = dispatch_group_create();
    if (atomic_compare_exchange_strong(&made, &work, created)) return created;
    dispatch_release(created);
    return work;
}

_Bool dispatch_work_is_idle(void) { return dispatch_group_wait(dispatch_work_group(), 0) == 0; }

void dispatch_work_notify(function notified) {
    dispatch_group_notify_f(dispatch_work_group(), MAIN_QUEUE, 0, notified);
}

void dispatch_async(queue target, block work) { dispatch_group_async(dispatch_work_group(), target, work); }

// MARK: Delayed blocks

struct delayed {
    struct delayed *next;
    double date;
    queue target;
    block work;
};

static pthread_mutex_t delayed_lock = PTHREAD_MUTEX_INITIALIZER;
static struct delayed *first_delayed;

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// The two highest bits of a `dispatch_time_t` identify its clock: 00 and 01 mean the uptime, 10 means the time since
// boot including sleep, and 11 means wall time, whose nanoseconds are negated.
static double seconds_until(uint64_t deadline) {
    if (deadline == UINT64_MAX) return 1.0 / 0.0;
    if (deadline == 0) return 0;
    if (!(deadline >> 63)) return ((double)deadline - (double)dispatch_time(0, 0)) * 1e-9;
    if (deadline >> 62 & 1) return (double)-(int64_t)deadline * 1e-9 - seconds(CLOCK_REALTIME);
    return (double)(deadline & INT64_MAX) * 1e-9 - seconds(CLOCK_BOOTTIME);
}

static void submit_delayed(void *context) {
    struct delayed *delayed = context;
    pthread_mutex_lock(&delayed_lock);
    struct delayed **link = &first_delayed;
    while (*link != delayed) link = &(*link)->next;
    // The block enters the group before it leaves the list, so that it is always visible in one of them.
    dispatch_async(delayed->target, delayed->work);
    *link = delayed->next;
    pthread_mutex_unlock(&delayed_lock);
    _Block_release(delayed->work);
    dispatch_release(delayed->target);
    free(delayed);
}

void dispatch_after(uint64_t deadline, queue target, block work) {
    struct delayed *delayed = malloc(sizeof *delayed);
    if (!delayed) abort();
    dispatch_retain(target);
    delayed->target = target;
    delayed->work = _Block_copy(work);
    delayed->date = seconds(CLOCK_MONOTONIC) + seconds_until(deadline);
    pthread_mutex_lock(&delayed_lock);
    struct delayed **link = &first_delayed;
    while (*link && (*link)->date <= delayed->date) link = &(*link)->next;
    delayed->next = *link;
    *link = delayed;
    pthread_mutex_unlock(&delayed_lock);
    // The timer runs on a global queue, so that a busy target queue does not delay it.
    dispatch_after_f(deadline, dispatch_get_global_queue(2, 0), delayed, submit_delayed);
}

double dispatch_work_seconds_to_next_block(void) {
    pthread_mutex_lock(&delayed_lock);
    struct delayed *delayed = first_delayed;
    while (delayed && delayed->target != MAIN_QUEUE) delayed = delayed->next;
    double date = delayed ? delayed->date : 1.0 / 0.0;
    pthread_mutex_unlock(&delayed_lock);
    return date - seconds(CLOCK_MONOTONIC);
}
