import HostClock
import UIKitCore

/// A control that selects a date, a time, or a duration.
///
/// It sends `valueChanged` when the user selects another value. Programmatic changes send no actions.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The parts of a date that a date picker selects.
    public enum Mode: Int, Sendable {
        /// The hour and the minute.
        case time = 0
        /// The year, the month and the day.
        case date = 1
        /// The day, the hour and the minute.
        case dateAndTime = 2
        /// The hours and minutes of a duration.
        case countDownTimer = 3
        /// The year and the month.
        case yearAndMonth = 4
    }

    private var storedDate: Date = MainQueue.shared.date {
        willSet { keyWillChange(self, "date") }
        didSet { keyDidChange(self, "date") }
    }
    private var storedDuration: TimeInterval = 0
    private var storedCalendar: Calendar?
    private var content: (any DatePickerContent)?
    private var contentStyle: UIDatePickerStyle?

    /// Creates a date picker. If the size is zero, the picker has the natural size of its style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareDatePicker()
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates a date picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareDatePicker()
        coder.configure(self, as: UIDatePicker.self)
    }

    private func prepareDatePicker() {
        // The parts of the picker are its accessibility elements.
        isAccessibilityElement = false
        accessibilityLabel = "Date Picker"
    }

    // MARK: Value

    /// The selected date. The default is the time at which the picker is created.
    ///
    /// It is limited to the range from `minimumDate` to `maximumDate`. If `roundsToMinuteInterval` is true, it is
    /// rounded down to the minute interval, or up if it would otherwise be earlier than `minimumDate`. In the mode
    /// `countDownTimer`, its time of day is `countDownDuration`.
    open var date: Date {
        get {
            if datePickerMode == .countDownTimer { return dateWithDuration }
            return roundsToMinuteInterval && selectsTime ? rounded(storedDate) : storedDate
        }
        set { setDate(newValue, animated: false) }
    }

    /// Selects a date, and scrolls the wheels to it if `animated` is true.
    ///
    /// In the mode `countDownTimer`, the hour and the minute of the date become the duration.
    open func setDate(_ date: Date, animated: Bool) {
        if datePickerMode == .countDownTimer {
            let time: DateComponents = effectiveCalendar.dateComponents([.hour, .minute], from: date)
            storedDuration = TimeInterval(3_600 * (time.hour ?? 0) + 60 * (time.minute ?? 0))
        }
        storedDate = limited(date)
        content?.show(contentDate, animated: animated && window != nil)
    }

    /// The earliest date that can be selected. The default, nil, means no limit.
    ///
    /// It has no effect while it is later than `maximumDate`, or in the mode `countDownTimer`.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { limitsDidChange() } }
    }

    /// The latest date that can be selected. The default, nil, means no limit.
    ///
    /// It has no effect while it is earlier than `minimumDate`, or in the mode `countDownTimer`.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { limitsDidChange() } }
    }

    /// The duration in the mode `countDownTimer`, in seconds. The maximum is 86,399. The default is 0. The shortest
    /// duration that the user can select is `minuteInterval`.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            let duration: TimeInterval = min(max(0, newValue.isNaN ? 0 : newValue), 86_399)
            guard duration != storedDuration else { return }
            guard datePickerMode == .countDownTimer else { return storedDuration = duration }
            keyWillChange(self, "date")
            storedDuration = duration
            keyDidChange(self, "date")
            content?.show(contentDate, animated: false)
        }
    }

    /// The day of the stored date at the time of day that is the duration.
    private var dateWithDuration: Date {
        let calendar = effectiveCalendar
        let (seconds, day): (Int, Date) = (Int(storedDuration), calendar.startOfDay(for: storedDate))
        return calendar.date(
            bySettingHour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60, of: day)
            ?? day.addingTimeInterval(storedDuration)
    }

    /// The interval between adjacent rows of the minute wheel, in minutes. The default is 1. It must divide 60 and must
    /// not exceed 30. For any other value, the interval is 1.
    open var minuteInterval: Int = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { setNeedsContent() }
        }
    }

    /// Whether `date` is rounded to the minute interval. The default is true.
    open var roundsToMinuteInterval = true

    private var selectsTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

    private func rounded(_ date: Date) -> Date {
        let calendar = effectiveCalendar
        guard minuteInterval > 1, let minute = calendar.dateInterval(of: .minute, for: date)?.start else { return date }
        let surplus: Int = calendar.component(.minute, from: minute) % minuteInterval
        let rounded: Date = minute.addingTimeInterval(-TimeInterval(60 * surplus))
        guard let minimum = limits.minimum, rounded < minimum else { return rounded }
        let next: Date = rounded.addingTimeInterval(TimeInterval(60 * minuteInterval))
        return limited(next) == next ? next : minimum
    }

    /// The limits that have an effect.
    private var limits: (minimum: Date?, maximum: Date?) {
        if datePickerMode == .countDownTimer { return (nil, nil) }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    private func limited(_ date: Date) -> Date {
        let (minimum, maximum) = limits
        return min(max(date, minimum ?? .distantPast), maximum ?? .distantFuture)
    }

    private func limitsDidChange() {
        let date: Date = limited(storedDate)
        if date != storedDate { storedDate = date }
        setNeedsContent()
    }

    // MARK: Configuration

    /// The parts that the picker selects. The default is `dateAndTime`.
    open var datePickerMode: Mode = .dateAndTime {
        didSet { if datePickerMode != oldValue { limitsDidChange() } }
    }

    /// The locale, which determines the order of the wheels and the text. The default, nil, is the locale of the
    /// calendar or of the user.
    open var locale: Locale? {
        didSet { if locale != oldValue { setNeedsContent() } }
    }

    /// The calendar. The default is the calendar of the user. Setting nil restores the default.
    open var calendar: Calendar! {
        get { storedCalendar ?? .current }
        set {
            storedCalendar = newValue
            setNeedsContent()
        }
    }

    /// The time zone. The default, nil, is the time zone of the calendar.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { setNeedsContent() } }
    }

    /// The style that the app prefers. The default is `automatic`.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { setNeedsContent() } }
    }

    /// The style of the picker. Durations, years and months are always selected with wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    private var effectiveLocale: Locale { locale ?? storedCalendar?.locale ?? .current }

    /// The calendar with the time zone and the locale of the picker.
    private var effectiveCalendar: Calendar {
        var calendar: Calendar = self.calendar
        calendar.locale = effectiveLocale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            content?.isUserInteractionEnabled = newValue
            content?.alpha = newValue ? 1 : 0.5
        }
    }

    open override var canBecomeFocused: Bool { false }

    // MARK: Content

    /// The color of the titles of wheels, which apps change with key-value coding. Nil is the color of labels.
    package final var titleColor: UIColor? {
        didSet { if titleColor != oldValue { setNeedsContent() } }
    }

    /// The date that the content shows. A duration is represented by a date that is this duration after the reference
    /// date.
    private var contentDate: Date {
        datePickerMode == .countDownTimer
            ? Date(timeIntervalSinceReferenceDate: max(countDownDuration, TimeInterval(60 * minuteInterval))) : date
    }

    /// Updates the content. If the picker has its natural size, it is resized to its new natural size.
    private func setNeedsContent() {
        let hadNaturalSize: Bool = content.map { $0.naturalSize == bounds.size } ?? false
        updateContent()
        invalidateIntrinsicContentSize()
        if hadNaturalSize, translatesAutoresizingMaskIntoConstraints { sizeToFit() }
        setNeedsLayout()
    }

    private func updateContent() {
        let style = datePickerStyle
        let configuration = DatePickerConfiguration(
            mode: datePickerMode, calendar: effectiveCalendar, locale: effectiveLocale, minuteInterval: minuteInterval,
            minimum: limits.minimum, maximum: limits.maximum, titleColor: titleColor)
        if style != contentStyle {
            content?.removeFromSuperview()
            let view: any DatePickerContent =
                switch style {
                case .wheels: DateWheelsContent(configuration, date: contentDate)
                case .inline: InlineDateContent(configuration, date: contentDate)
                case .automatic, .compact: CompactDateContent(configuration, date: contentDate)
                }
            view.onChange = { [weak self] in self?.userDidSelect($0) }
            view.isUserInteractionEnabled = isEnabled
            view.alpha = isEnabled ? 1 : 0.5
            addSubview(view)
            content = view
            contentStyle = style
        }
        content?.configure(configuration, date: contentDate)
    }

    private var currentContent: (any DatePickerContent)? {
        if content == nil { updateContent() }
        return content
    }

    private func userDidSelect(_ date: Date) {
        if datePickerMode == .countDownTimer {
            countDownDuration = date.timeIntervalSinceReferenceDate
        } else {
            storedDate = limited(date)
            content?.show(contentDate, animated: true)
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        currentContent?.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { currentContent?.naturalSize ?? .zero }

    open override var intrinsicContentSize: CGSize { currentContent?.naturalSize ?? .zero }
}
