#pragma once

/// Wakes the main run loop if it sleeps. Safe from any thread.
void runtime_wake_main_loop(void);

/// Makes the running pass of the main run loop return. Call on the main thread, from inside the loop.
void runtime_stop_main_loop(void);

/// Makes every pass of the main run loop return once it has handled what woke it, whatever that was: a timer too.
/// Calling it again changes nothing. Call on the main thread.
void runtime_return_from_every_wait(void);

/// Runs the main run loop in its default mode until a source is handled, at most `seconds`; 0 handles what is ready.
///
/// Returns `runtime_loop_stopped`, `runtime_loop_timed_out`, `runtime_loop_handled_source`, or 1 where the mode has
/// neither sources nor timers. A timer that fires does not end the wait. Call on the main thread.
int runtime_run_main_loop(double seconds);

enum { runtime_loop_stopped = 2, runtime_loop_timed_out = 3, runtime_loop_handled_source = 4 };

/// The real seconds until the next timer of the main run loop's default mode fires: negative when it is overdue,
/// infinite when there is none.
double runtime_seconds_to_next_timer(void);

enum {
    runtime_loop_entry = 1 << 0,
    runtime_loop_before_waiting = 1 << 5,
    runtime_loop_after_waiting = 1 << 6,
    runtime_loop_exit = 1 << 7,
};

/// Reports the activities above of the main run loop, in its common modes, to `engawa_main_loop_activity`.
/// Calling it again changes nothing.
void runtime_observe_main_loop(void);

/// Defined in Swift.
void engawa_main_loop_activity(unsigned long activity);
