import Foundation
import XCUIAutomation

extension Snapshotting {
    /// Applies the strategy after a pause in which animations and deferred work continue. The pause uses virtual time
    /// if an `XCUIApplication` is running, and real time otherwise.
    ///
    /// - Parameter duration: The duration of the pause, in seconds.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            onMainActor(duration) { duration in
                let application = XCUIApplication()
                if application.exists {
                    application.wait(seconds: duration)
                } else {
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: duration))
                }
            }
            return strategy.snapshot(value)
        }
    }
}
