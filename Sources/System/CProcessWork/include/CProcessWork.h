#pragma once

// Observes the work that a process submits to Dispatch, the transfers of Foundation's `URLSession`, and sleeps of the
// main thread.
//
// A program that links this module has `dispatch_async`, `dispatch_after`, `sleep` and its relatives, and two functions
// of libcurl from here: they note the work and call the library's own. Foundation on Linux does its asynchronous work
// by these functions.

/// Whether no noted block and no transfer is under way. Delayed blocks count once their time has come.
_Bool dispatch_work_is_idle(void);

/// Whether a transfer of `URLSession` is under way.
_Bool dispatch_work_has_transfers(void);

/// How many transfers of `URLSession` began since the process started.
unsigned dispatch_work_transfer_count(void);

/// Calls `function` on the main queue when no work is under way.
void dispatch_work_notify(void (*function)(void *context));

/// The real seconds until the next block of `dispatch_after` on the main queue is due: negative when it is overdue,
/// infinite without one. Other queues have timeouts of libraries, which mostly do nothing in the end.
double dispatch_work_seconds_to_next_block(void);

/// Sleeps for `seconds` and returns true, or returns false to have the thread sleep as usual.
typedef _Bool (*main_thread_sleep)(double seconds);

/// Calls `function` in place of a sleep of the main thread.
void main_thread_sleep_replace(main_thread_sleep function);
