import UIKitCore

/// The methods that determine which dates the user can select in a calendar view, and that are called after selections.
/// All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when the user selects a date.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

    /// Called when the user deselects a date.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

    /// Returns whether the user can select a date. The default is true.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool

    /// Returns whether the user can deselect a date. The default is true.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) {}
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {}
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// An object that tracks the dates that the user selects in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that determines which dates can be selected. A weak reference.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates a selection without dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected dates, in the order of their selection. Each day occurs once.
    open var selectedDates: [DateComponents] = [] {
        didSet {
            var kept: [DateComponents] = []
            indexes = [:]
            let calendar = self.calendar
            for date in selectedDates {
                if let day = DayKey(date, calendar) {
                    guard indexes[day] == nil else { continue }
                    indexes[day] = kept.count
                }
                kept.append(date)
            }
            selectedDates = kept
            view?.updateDays()
        }
    }

    /// The position in `selectedDates` of each selected day.
    private var indexes: [DayKey: Int] = [:]

    override func calendarDidChange() {
        let calendar = self.calendar
        let days = selectedDates.enumerated().compactMap { index, date in DayKey(date, calendar).map { ($0, index) } }
        indexes = Dictionary(days) { first, _ in first }
    }

    /// Selects dates. The delegate is not notified. The calendar view does not animate the change.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isSelected(_ day: DayKey) -> Bool { indexes[day] != nil }

    override func canTap(_ day: DayKey) -> Bool {
        let components = day.components(calendar)
        return
            (isSelected(day)
            ? delegate?.multiDateSelection(self, canDeselectDate: components)
            : delegate?.multiDateSelection(self, canSelectDate: components)) ?? true
    }

    override func tap(_ day: DayKey) {
        let components = day.components(calendar)
        if let index = indexes[day] {
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}
