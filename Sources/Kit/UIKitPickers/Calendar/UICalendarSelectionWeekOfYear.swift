import UIKitCore

/// The methods that determine which week the user can select in a calendar view, and that are called after selections.
/// All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// Called when the user selects a week, or deselects it, in which case `weekOfYearComponents` is nil.
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?)

    /// Returns whether the user can select a week, or deselect it if `weekOfYearComponents` is nil. The default is
    /// true.
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    public func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {}
    public func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}

/// An object that tracks one week that the user selects in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The object that determines which week can be selected. A weak reference.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// Creates a selection without a week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected week, as the components `weekOfYear` and `yearForWeekOfYear`, if any.
    open var selectedWeekOfYear: DateComponents? {
        didSet { view?.updateDays() }
    }

    /// Selects a week, or clears the selection if the week is nil. The delegate is not notified. The calendar view does
    /// not animate the change.
    open func setSelected(_ weekOfYearComponents: DateComponents?, animated: Bool) {
        selectedWeekOfYear = weekOfYearComponents
    }

    private func week(of day: DayKey) -> DateComponents? {
        let calendar = self.calendar
        guard let date = calendar.date(from: day.components(calendar)) else { return nil }
        let found = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
        return DateComponents(
            calendar: calendar, weekOfYear: found.weekOfYear, yearForWeekOfYear: found.yearForWeekOfYear)
    }

    override func isSelected(_ day: DayKey) -> Bool {
        guard let selectedWeekOfYear, let week = week(of: day) else { return false }
        return week.weekOfYear == selectedWeekOfYear.weekOfYear
            && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
    }

    override func canTap(_ day: DayKey) -> Bool {
        delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day)) ?? true
    }

    override func tap(_ day: DayKey) {
        let components: DateComponents? = isSelected(day) ? nil : week(of: day)
        if components == nil, delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) == false { return }
        selectedWeekOfYear = components
        delegate?.week(ofYearSelection: self, didSelectWeekOfYear: components)
    }
}
