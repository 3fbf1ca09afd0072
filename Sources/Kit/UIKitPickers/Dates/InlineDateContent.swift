import UIKitCore

/// The inline style of a date picker, with a calendar and a label for the time.
final class InlineDateContent: UIView, DatePickerContent, UICalendarSelectionSingleDateDelegate {
    private static let margin: CGFloat = 16
    private var configuration: DatePickerConfiguration
    private var date: Date
    private let calendarView = UICalendarView()
    private lazy var selection = UICalendarSelectionSingleDate(delegate: self)
    private let timeLabel = UILabel()
    private lazy var time = CompactDateContent(timeConfiguration, date: date)
    var onChange: (Date) -> Void = { _ in }

    init(_ configuration: DatePickerConfiguration, date: Date) {
        self.configuration = configuration
        self.date = date
        super.init(frame: .zero)
        calendarView.wantsDateDecorations = false
        calendarView.selectionBehavior = selection
        timeLabel.text = "Time"
        timeLabel.font = .preferredFont(forTextStyle: .headline)
        timeLabel.adjustsFontForContentSizeCategory = true
        timeLabel.adjustsFontSizeToFitWidth = true
        timeLabel.minimumScaleFactor = 0.4
    }

    required init?(coder: NSCoder) { nil }

    private var timeConfiguration: DatePickerConfiguration {
        var result = configuration
        result.mode = .time
        return result
    }

    private var showsCalendar: Bool { configuration.mode != .time }
    private var showsTime: Bool { configuration.mode != .date }

    func configure(_ configuration: DatePickerConfiguration, date: Date) {
        self.configuration = configuration
        show(showsCalendar, calendarView)
        show(showsTime && showsCalendar, timeLabel)
        show(showsTime, time)
        if showsCalendar {
            calendarView.locale = configuration.locale
            calendarView.calendar = configuration.calendar
            calendarView.timeZone = configuration.calendar.timeZone
            calendarView.availableDateRange = DateInterval(
                start: configuration.minimum ?? .distantPast, end: configuration.maximum ?? .distantFuture)
        }
        if showsTime {
            time.onChange = { [weak self] in self?.onChange($0) }
            time.configure(timeConfiguration, date: date)
        }
        show(date, animated: false)
        setNeedsLayout()
    }

    private func show(_ isShown: Bool, _ view: UIView) {
        if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }

    func show(_ date: Date, animated: Bool) {
        self.date = date
        if showsCalendar {
            let day = configuration.calendar.dateComponents([.era, .year, .month, .day], from: date)
            selection.setSelected(day, animated: animated)
            calendarView.setVisibleDateComponents(day, animated: animated)
        }
        if showsTime { time.show(date, animated: animated) }
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        guard let dateComponents else {
            // The selected day cannot be deselected.
            return show(date, animated: false)
        }
        let calendar = configuration.calendar
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        parts.copyDay(of: dateComponents)
        onChange(calendar.date(from: parts) ?? date)
    }

    /// The height of the row with the time, which depends on the text size.
    private var timeHeight: CGFloat { max(44, time.naturalSize.height + 8) }

    var naturalSize: CGSize {
        guard showsCalendar else { return time.naturalSize }
        let size = calendarView.intrinsicContentSize
        return CGSize(width: 320, height: size.height + (showsTime ? timeHeight : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard showsCalendar else { return time.frame = bounds }
        let footer: CGFloat = showsTime ? timeHeight : 0
        calendarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - footer))
        guard showsTime else { return }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top: CGFloat = bounds.height - footer
        let size = time.naturalSize
        let margin = InlineDateContent.margin
        let width: CGFloat = max(0, bounds.width - 2 * margin)
        timeLabel.frame = CGRect(x: margin, y: top, width: max(0, width - size.width - 8), height: footer)
        time.frame = CGRect(
            x: bounds.width - margin - size.width, y: top + ((footer - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        guard isMirrored else { return }
        timeLabel.frame.origin.x = bounds.width - margin - timeLabel.frame.width
        time.frame.origin.x = margin
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateTextSize(from: previousTraitCollection)
    }
}
