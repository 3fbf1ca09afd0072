#pragma once

/// Wakes the main run loop if it sleeps. Safe from any thread.
void runtime_wake_main_loop(void);

/// Makes the running pass of the main run loop return. Call on the main thread, from inside the loop.
void runtime_stop_main_loop(void);

/// Makes every pass of the main run loop return once it has handled what woke it, whatever that was: a timer too.
/// Calling it again changes nothing. Call on the main thread.
void runtime_return_from_every_wait(void);
