import Foundation
import XCUIAutomation

extension Snapshotting {
    /// The strategy, after a pause in which animations and deferred work go on: of virtual time where an application
    /// runs without a display, else of real time.
    ///
    /// - Parameter duration: how long the pause is, in seconds.
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
