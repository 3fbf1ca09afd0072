import Foundation
import HostClock

/// The clock of the app: real in a window, and virtual in tests.
///
/// Use it in place of `Date()` for dates that the app shows, stores, or compares with dates from a server, so that the
/// results of tests do not depend on the day. Tests set it with `TestClock` of EngawaTesting.
public enum AppClock {
    /// The current date.
    public static var date: Date { MainQueue.shared.date }

    /// The time of the clock in seconds, for measuring durations. It never decreases.
    public static var now: TimeInterval { MainQueue.shared.now }
}
