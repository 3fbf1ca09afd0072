#pragma once

#include <stdint.h>

// Declarations of Dispatch's public functions. Its headers need a compiler option that a package cannot set.
typedef void *queue;
typedef void *group;
typedef void *block;
typedef void (*function)(void *context);

extern char _dispatch_main_q;
extern group dispatch_group_create(void);
extern void dispatch_group_enter(group);
extern void dispatch_group_leave(group);
extern void dispatch_group_async(group, queue, block);
extern void dispatch_group_notify_f(group, queue, void *context, function);
extern long dispatch_group_wait(group, uint64_t deadline);
extern queue dispatch_get_current_queue(void);
extern queue dispatch_get_global_queue(intptr_t priority, uintptr_t flags);
extern void dispatch_async_f(queue, void *context, function);
extern void dispatch_after_f(uint64_t deadline, queue, void *context, function);
extern uint64_t dispatch_time(uint64_t base, int64_t nanoseconds);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern block _Block_copy(block);
extern void _Block_release(block);

#define MAIN_QUEUE ((queue)&_dispatch_main_q)

/// Returns the group of all blocks and transfers in progress.
group dispatch_work_group(void);
