import CProcessWork
import Foundation
import HostClock

/// Replaces sleeps of the main thread: `sleep(_:)`, `usleep(_:)` and `Thread.sleep(forTimeInterval:)`.
///
/// Where the test and the app run in separate processes, the test can sleep to wait for the app. Here the app runs on
/// the thread that sleeps.
@preconcurrency @MainActor
public enum MainThreadSleep {
    private static var replacement: ((TimeInterval) -> Void)?

    /// Calls `body` with the duration of each sleep, in seconds, instead of sleeping; nil restores normal sleeps.
    ///
    /// Sleeps inside callbacks of the main run loop, where the app's code runs, are not replaced.
    public static func replace(with body: ((TimeInterval) -> Void)?) {
        replacement = body
        main_thread_sleep_replace { seconds in
            // The function is called on the main thread.
            MainActor.assumeIsolated {
                guard let replacement = MainThreadSleep.replacement, !MainLoop.isInCallback else {
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
