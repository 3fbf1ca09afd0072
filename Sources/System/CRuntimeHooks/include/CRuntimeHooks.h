#pragma once

#include <stdbool.h>

/// Wakes the main run loop if it sleeps. Safe to call from any thread.
void runtime_wake_main_loop(void);

/// Ends the current pass of the main run loop. Call on the main thread, inside the loop.
void runtime_stop_main_loop(void);

/// Runs the blocks that are in the main dispatch queue. Inside one of these blocks, has no effect. Call on the main thread.
void runtime_run_dispatched_blocks(void);

/// Makes each pass of the main run loop return after it has handled the source or timer that woke it. Further calls
/// have no effect. Call on the main thread.
void runtime_return_from_every_wait(void);

/// Determines whether the functions below use the tracking mode of the main run loop, which is one of its common modes,
/// or its default mode. Call on the main thread.
void runtime_set_tracking(bool tracks);

/// Runs the main run loop in its current mode until it handles a source, for at most `seconds`. With 0, handles only
/// ready sources.
///
/// Returns `runtime_loop_stopped`, `runtime_loop_timed_out`, `runtime_loop_handled_source`, or 1 if the mode has no
/// sources and timers. A timer that fires does not end the wait. Call on the main thread.
int runtime_run_main_loop(double seconds);

enum { runtime_loop_stopped = 2, runtime_loop_timed_out = 3, runtime_loop_handled_source = 4 };

/// Returns whether a callback of the main run loop is in progress.
bool runtime_is_in_main_loop(void);

/// Returns the real seconds until the next timer of the main run loop's current mode fires; negative when it is
/// overdue, infinite for none.
double runtime_seconds_to_next_timer(void);

enum {
    runtime_loop_entry = 1 << 0,
    runtime_loop_before_waiting = 1 << 5,
    runtime_loop_after_waiting = 1 << 6,
    runtime_loop_exit = 1 << 7,
};

/// Starts to report the main run loop's activities listed above, in its common modes, to `engawa_main_loop_activity`.
/// Further calls have no effect.
void runtime_observe_main_loop(void);

/// Receives an activity. Defined in Swift.
void engawa_main_loop_activity(unsigned long activity);
