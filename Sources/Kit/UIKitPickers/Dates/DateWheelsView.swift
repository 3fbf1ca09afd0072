import HostClock
import UIKitCore

/// The wheels of a date picker.
final class DateWheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private(set) var plan: DateWheels
    /// The selected date. A selected duration is the date that is that many seconds after the reference date.
    private(set) var date: Date
    private var minimum: Date?
    private var maximum: Date?
    /// A closure that is called when the user selects a date.
    var onChange: (Date) -> Void = { _ in }
    private var unitLabels: [UILabel] = []

    init(_ plan: DateWheels, date: Date) {
        self.plan = plan
        self.date = date
        super.init(frame: .zero)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    // MARK: State

    /// Replaces the wheels.
    func configure(_ plan: DateWheels, date: Date, minimum: Date?, maximum: Date?) {
        // The rows of the old wheels have no meaning on the new wheels.
        endMotions()
        self.plan = plan
        self.date = date
        self.minimum = minimum
        self.maximum = maximum
        reloadAllComponents()
        for wheel in plan.units.indices {
            selectRow(
                plan.row(ofValue: plan.values(of: date)[wheel], near: plan.middleRow(wheel), wheel), inComponent: wheel,
                animated: false)
        }
        updateUnitLabels()
    }

    /// Scrolls the wheels to a date.
    func show(_ date: Date, animated: Bool) {
        guard plan.contains(date) else {
            let plan = DateWheels(
                mode: plan.mode, calendar: plan.calendar, locale: plan.locale, minuteInterval: plan.minuteInterval,
                anchor: date)
            return configure(plan, date: date, minimum: minimum, maximum: maximum)
        }
        self.date = date
        let values: [Int] = plan.values(of: date)
        for (wheel, value) in values.enumerated() {
            let current: Int = selectedRow(inComponent: wheel)
            let row: Int = plan.row(ofValue: value, near: current, wheel)
            // Compare rows, not titles: with a 12-hour clock, the hour wheel has a row for AM and a row for PM with the
            // same title.
            if row != current { selectRow(row, inComponent: wheel, animated: animated) }
        }
        updateAvailability()
    }

    private var values: [Int] {
        plan.units.indices.map { plan.value(ofRow: max(0, selectedRow(inComponent: $0)), $0) }
    }

    /// Updates the colors of the rows. Rows that the limits or the month exclude are gray.
    private func updateAvailability() {
        for component in plan.units.indices { wheel(component)?.updateContent() }
        updateUnitLabels()
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { plan.units.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        plan.rowCount(component)
    }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        let value: Int = plan.value(ofRow: row, component)
        let isAvailable: Bool = plan.isAvailable(
            value: value, component, with: plan.values(of: date), changing: date, minimum: minimum, maximum: maximum)
        guard !isAvailable else { return nil }
        return NSAttributedString(
            string: title(value, component), attributes: [.foregroundColor: UIColor.tertiaryLabel])
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(plan.value(ofRow: row, component), component)
    }

    private func title(_ value: Int, _ component: Int) -> String {
        plan.title(ofValue: value, component, today: MainQueue.shared.date)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let width: CGFloat
        switch plan.units[component] {
        case .date: width = 140
        case .month: width = 128
        case .year: width = 84
        case .day, .hour, .minute, .period: width = plan.mode == .dateAndTime ? 46 : 58
        case .hours, .minutes: width = 140
        }
        return width
    }

    override func titleAlignment(of component: Int) -> NSTextAlignment {
        guard plan.units[component] == .date else { return .center }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }

    override var titleInset: CGFloat { 4 }

    override func titleColorDidChange() { updateUnitLabels() }

    // MARK: Selection

    /// Limits the selected date to the range from `minimum` to `maximum`, and scrolls the wheels to it. A duration is
    /// at least one minute interval. Selecting AM or PM also changes the hour.
    override func wheel(_ component: Int, didSelect row: Int) {
        var values = self.values
        if let hour = plan.units.firstIndex(of: .hour), let period = plan.units.firstIndex(of: .period),
            component == period
        {
            values[hour] = values[hour] % 12 + 12 * values[period]
        }
        var chosen: Date = plan.date(of: values, changing: date)
        if plan.mode == .countDownTimer {
            let shortest = TimeInterval(60 * plan.minuteInterval)
            chosen = Date(timeIntervalSinceReferenceDate: max(chosen.timeIntervalSinceReferenceDate, shortest))
        } else {
            if let minimum, chosen < minimum { chosen = minimum }
            if let maximum, chosen > maximum { chosen = maximum }
        }
        let hasChanged: Bool = chosen != date
        show(chosen, animated: true)
        if hasChanged { onChange(chosen) }
    }

    // MARK: Units of durations

    /// Shows the words for hours and minutes beside the selected numbers.
    private func updateUnitLabels() {
        for label in unitLabels { label.removeFromSuperview() }
        unitLabels = []
        guard plan.mode == .countDownTimer else { return }
        let values: [Int] = plan.values(of: date)
        for (unit, value) in zip(plan.units, values) {
            let label = UILabel()
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.text = plan.formats.word(unit, for: unit == .hours ? value : value * plan.minuteInterval)
            label.textColor = titleColor ?? .label
            label.isAccessibilityElement = false
            addSubview(label)
            unitLabels.append(label)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (component, label) in unitLabels.enumerated() {
            guard let frame = wheel(component)?.frame else { continue }
            let size = label.sizeThatFits(bounds.size)
            let x: CGFloat = isMirrored ? frame.midX - 22 - size.width : frame.midX + 22
            label.frame = CGRect(
                x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
    }
}
