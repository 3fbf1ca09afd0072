import UIKitCore

/// An object that tracks the user's selection in a calendar view. Use one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// The calendar view that uses the selection.
    weak var view: UICalendarView? {
        didSet { if view !== oldValue { calendarDidChange() } }
    }

    override init() { super.init() }

    /// Asks the delegate again which dates can be selected.
    open func updateSelectableDates() { view?.updateDays() }

    /// The calendar for comparisons.
    var calendar: Calendar { view?.effectiveCalendar ?? .current }

    /// Called when `calendar` changes.
    func calendarDidChange() {}

    /// Returns whether a day is selected.
    func isSelected(_ day: DayKey) -> Bool { false }

    /// Returns whether the user can tap a day.
    func canTap(_ day: DayKey) -> Bool { false }

    /// Handles a tap on a day.
    func tap(_ day: DayKey) {}
}
