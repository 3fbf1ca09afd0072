import Foundation
import HostClock
import ProgramDiagnostics

/// An object that determines the time of a notification. Use its subclasses.
open class UNNotificationTrigger: NSObject, NSCopying {
    /// Whether the notification is delivered repeatedly.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// Returns this trigger, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the first time of delivery after a date, or nil if there is none.
    func nextDate(after date: Date) -> Date? { nil }

    /// Returns the next time of delivery, later than `now`, for a request that was due at `due`. The times in between
    /// have passed, for example while the computer was suspended.
    func nextDate(afterDelivery due: Date, now: Date) -> Date? { nextDate(after: max(due, now)) }
}

/// A trigger that fires when a time interval has passed since the request was added.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time interval, in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger. The time interval of a repeating trigger must be at least 60 seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        stopProgram(unless: timeInterval > 0, "The time interval of a notification must be greater than 0.")
        stopProgram(
            unless: !repeats || timeInterval >= 60,
            "The time interval of a notification that repeats must be at least 60 seconds.")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the next time of delivery for a request that is made now.
    open func nextTriggerDate() -> Date? { nextDate(after: MainQueue.shared.date) }

    override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }

    override func nextDate(afterDelivery due: Date, now: Date) -> Date? {
        let missed: Double = max(0, now.timeIntervalSince(due) / timeInterval).rounded(.down)
        return due.addingTimeInterval((missed + 1) * timeInterval)
    }
}

/// A trigger that fires at a date and time in a calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components that the date and time must have.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next time of delivery for a request that is made now, if any.
    open func nextTriggerDate() -> Date? { nextDate(after: MainQueue.shared.date) }

    override func nextDate(after date: Date) -> Date? {
        var calendar: Calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
