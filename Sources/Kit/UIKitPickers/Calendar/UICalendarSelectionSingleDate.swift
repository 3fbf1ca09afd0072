import UIKitCore

/// The methods that determine which date the user can select in a calendar view, and that are called after selections.
/// All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when the user selects a date, or deselects it, in which case `dateComponents` is nil.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

    /// Returns whether the user can select a date, or deselect it if `dateComponents` is nil. The default is true.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// An object that tracks one date that the user selects in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that determines which date can be selected. A weak reference.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates a selection without a date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected date, if any.
    open var selectedDate: DateComponents? {
        didSet { view?.updateDays() }
    }

    /// Selects a date, or clears the selection if the date is nil. The delegate is not notified. The calendar view does
    /// not animate the change.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func isSelected(_ day: DayKey) -> Bool { selectedDate.flatMap { DayKey($0, calendar) } == day }

    override func canTap(_ day: DayKey) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day.components(calendar)) ?? true
    }

    override func tap(_ day: DayKey) {
        let components: DateComponents? = isSelected(day) ? nil : day.components(calendar)
        if components == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
        selectedDate = components
        delegate?.dateSelection(self, didSelectDate: components)
    }
}
