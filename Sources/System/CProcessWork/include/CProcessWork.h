#pragma once

// Observes the work that a process submits to Dispatch, the transfers of Foundation's `URLSession`, and sleeps of the
// main thread.
//
// In a program that links this module, its definitions of `dispatch_async`, `dispatch_after`, `sleep`, `usleep`,
// `nanosleep`, and of two functions of libcurl replace those of the libraries. They record the work and call the
// library's functions. Foundation on Linux uses these functions for its asynchronous work.

/// Returns whether no block and no transfer is in progress. A delayed block counts from the time at which it is due.
_Bool dispatch_work_is_idle(void);

/// Returns whether a transfer of `URLSession` is in progress.
_Bool dispatch_work_has_transfers(void);

/// Returns the number of transfers of `URLSession` that started in this process.
unsigned dispatch_work_transfer_count(void);

/// Calls `function` on the main queue when no work is in progress.
void dispatch_work_notify(void (*function)(void *context));

/// Returns the real seconds until the next block of `dispatch_after` on the main queue is due; negative when it is
/// overdue, infinite for none. Other queues are ignored, because most of their delayed blocks are timeouts of
/// libraries, which have no effect in the end.
double dispatch_work_seconds_to_next_block(void);

/// Handles a sleep of `seconds` and returns true, or returns false to let the thread sleep.
typedef _Bool (*main_thread_sleep)(double seconds);

/// Sets the function that replaces sleeps of the main thread.
void main_thread_sleep_replace(main_thread_sleep function);
