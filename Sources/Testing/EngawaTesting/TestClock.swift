import Foundation
import HostClock

/// The clock of the app under test.
///
/// In a test it is virtual: it starts at January 1, 2026, 0:00 UTC, and advances only when the app waits, so results
/// that depend on the date are the same in every run. Engawa reads it for relative ages, caches and cookies, and
/// `TestServer` for its `Date` headers. Foundation's `Date()` is the real date.
public enum TestClock {
    /// The current date. Set it to start a test at another date. The remaining time until each deadline does not
    /// change.
    ///
    /// The time of the process becomes virtual when the first app launches or when the date is set.
    public static var date: Date {
        get { MainQueue.shared.date }
        set {
            MainQueue.shared.makeVirtual()
            MainQueue.shared.setVirtualDate(newValue)
        }
    }

    /// The time of the clock in seconds, for measuring durations. It never decreases.
    public static var now: TimeInterval { MainQueue.shared.now }

    /// Restores the date that the clock would show if it had not been set.
    public static func reset() {
        MainQueue.shared.resetVirtualDate()
    }
}
