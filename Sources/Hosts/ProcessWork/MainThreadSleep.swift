import CProcessWork
import Foundation

/// Replaces sleeps of the main thread: `sleep(_:)`, `usleep(_:)` and `Thread.sleep(forTimeInterval:)`.
///
/// A test of an app that runs in another process sleeps to wait for it. Here the app runs on the thread that sleeps.
@preconcurrency @MainActor
public enum MainThreadSleep {
    private static var replacement: ((TimeInterval) -> Void)?

    /// Calls `body` with the seconds of each sleep, in place of the sleep; nil has the thread sleep as usual.
    ///
    /// Sleeps in callbacks of the main run loop, where code of the app runs, are left alone.
    public static func replace(with body: ((TimeInterval) -> Void)?) {
        replacement = body
        main_thread_sleep_replace { seconds in
            // The function is called on the main thread.
            MainActor.assumeIsolated {
                guard let replacement = MainThreadSleep.replacement, RunLoop.main.currentMode == nil else {
                    return false
                }
                MainThreadSleep.replacement = nil
                defer { MainThreadSleep.replacement = replacement }
                replacement(seconds)
                return true
            }
        }
    }
}
