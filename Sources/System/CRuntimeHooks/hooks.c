#include "CRuntimeHooks.h"

// The Swift runtime reads its executors once, before the first task. Only a constructor runs early enough.
extern void engawa_install_executors(void);
__attribute__((constructor)) static void install_executors(void) { engawa_install_executors(); }

// Foundation's run loop on Linux is CoreFoundation's. libFoundation exports these functions without declaring them.
extern void *CFRunLoopGetMain(void);
extern void CFRunLoopWakeUp(void *);
extern void CFRunLoopStop(void *);

void runtime_wake_main_loop(void) { CFRunLoopWakeUp(CFRunLoopGetMain()); }
void runtime_stop_main_loop(void) { CFRunLoopStop(CFRunLoopGetMain()); }

// The function with which CoreFoundation's run loop runs the blocks of the main dispatch queue. It does nothing inside such
// a block.
extern void _dispatch_main_queue_callback_4CF(void *);

void runtime_run_dispatched_blocks(void) { _dispatch_main_queue_callback_4CF(0); }

extern void *CFRunLoopObserverCreate(
    void *, unsigned long, unsigned char, long, void (*)(void *, unsigned long, void *), void *);
extern void CFRunLoopAddObserver(void *, void *, const void *);
extern const void *const kCFRunLoopCommonModes;

static void stop_after_waiting(void *observer, unsigned long activity, void *context) {
    (void)observer, (void)activity, (void)context;
    runtime_stop_main_loop();
}

void runtime_return_from_every_wait(void) {
    static void *observer;
    if (observer) return;
    const unsigned long after_waiting = 1ul << 6;
    observer = CFRunLoopObserverCreate(0, after_waiting, 1, 0, stop_after_waiting, 0);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}

extern const void *const kCFRunLoopDefaultMode;
extern int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_source);
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);

extern void CFRunLoopAddCommonMode(void *, const void *);
extern const void *CFStringCreateWithCString(void *, const char *, unsigned encoding);

static bool is_tracking;

/// Returns the mode in which the main run loop runs.
static const void *current_mode(void) {
    static const void *tracking_mode;
    if (!is_tracking) return kCFRunLoopDefaultMode;
    if (!tracking_mode) {
        const unsigned ascii = 0x0600;
        tracking_mode = CFStringCreateWithCString(0, "UITrackingRunLoopMode", ascii);
        CFRunLoopAddCommonMode(CFRunLoopGetMain(), tracking_mode);
    }
    return tracking_mode;
}

void runtime_set_tracking(bool tracks) {
    is_tracking = tracks;
    // A host can also run the loop with Foundation, for which the mode must exist and be a common mode.
    current_mode();
}

extern const void *CFRunLoopCopyCurrentMode(void *loop);
extern void CFRelease(const void *);

bool runtime_is_in_main_loop(void) {
    const void *mode = CFRunLoopCopyCurrentMode(CFRunLoopGetMain());
    if (mode) CFRelease(mode);
    return mode != 0;
}

int runtime_run_main_loop(double seconds) { return CFRunLoopRunInMode(current_mode(), seconds, 1); }

double runtime_seconds_to_next_timer(void) {
    // Zero means that the mode has no timer.
    double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), current_mode());
    return date == 0 ? 1.0 / 0.0 : date - CFAbsoluteTimeGetCurrent();
}

static void report_activity(void *observer, unsigned long activity, void *context) {
    (void)observer, (void)context;
    engawa_main_loop_activity(activity);
}

void runtime_observe_main_loop(void) {
    static void *observer;
    if (observer) return;
    const unsigned long activities =
        runtime_loop_entry | runtime_loop_before_waiting | runtime_loop_after_waiting | runtime_loop_exit;
    observer = CFRunLoopObserverCreate(0, activities, 1, 0, report_activity, 0);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}
