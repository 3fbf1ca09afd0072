import HostClock
import UIKitCore

/// A view that shows a month with decorations for days, and in which the user selects days or weeks.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private lazy var pages = MonthPages(self)
    private lazy var header = CalendarHeader(self)
    private var wheels: DateWheelsView?
    /// The start of the visible month.
    private var month: Date?
    private var storedFormats: DateFormats?
    private var dayObserver: (any NSObjectProtocol)?

    /// Creates a calendar view that shows the current month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCalendar()
    }

    /// Creates a calendar view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCalendar()
        coder.configure(self, as: UICalendarView.self)
    }

    private func prepareCalendar() {
        addSubview(pages)
        addSubview(header)
        showMonth(of: today, animated: false)
        // The application posts the notification on the main thread.
        dayObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.pages.dayDidChange() } }
    }

    isolated deinit {
        if let dayObserver { NotificationCenter.default.removeObserver(dayObserver) }
    }

    // MARK: Configuration

    /// The object that decorates days. A weak reference.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { if delegate !== oldValue { reload() } }
    }

    /// The object that tracks the selection. The default, nil, disables selection.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            pages.updateDays()
        }
    }

    /// The locale of the text. The default is the locale of the user.
    open var locale: Locale = .current {
        didSet { if locale != oldValue { reload() } }
    }

    /// The calendar. The default is the calendar of the user.
    open var calendar: Calendar = .current {
        didSet { if calendar != oldValue { reload() } }
    }

    /// The time zone. The default, nil, is the time zone of the calendar.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { reload() } }
    }

    /// The design of the font. The default is `default`.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default {
        didSet { if fontDesign != oldValue { pages.updateDays() } }
    }

    /// The dates that the view shows. The default has no limits.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { if availableDateRange != oldValue { reload() } }
    }

    /// Whether the view shows decorations. The default is true.
    open var wantsDateDecorations = true {
        didSet { if wantsDateDecorations != oldValue { reload() } }
    }

    var showsDecorations: Bool { wantsDateDecorations && delegate != nil }

    /// The calendar with the locale and the time zone of the view.
    var effectiveCalendar: Calendar {
        var result = calendar
        result.locale = locale
        result.firstWeekday = calendar.firstWeekday
        if let timeZone { result.timeZone = timeZone }
        return result
    }

    var formats: DateFormats {
        if let storedFormats { return storedFormats }
        let formats = DateFormats(calendar: effectiveCalendar, locale: locale, reference: month ?? today)
        storedFormats = formats
        return formats
    }

    var today: Date { MainQueue.shared.date }

    private func reload() {
        storedFormats = nil
        selectionBehavior?.calendarDidChange()
        // A motion to another month ends there.
        pages.stopMotion()
        month = nil
        showMonth(of: visibleDate, animated: false)
        if let wheels { configure(wheels) }
        invalidateIntrinsicContentSize()
    }

    // MARK: Visible month

    /// A date in the visible month, which determines the month in other calendars and time zones.
    private var visibleDate: Date = MainQueue.shared.date

    /// The visible month, as date components with a calendar, an era, a year and a month.
    open var visibleDateComponents: DateComponents {
        get { effectiveCalendar.dateComponents([.calendar, .era, .year, .month], from: month ?? today) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = (dateComponents.calendar ?? effectiveCalendar).date(from: dateComponents) else { return }
        showMonth(of: date, animated: animated)
    }

    /// Requests the decorations of days again. The view does not animate the change.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let calendar = effectiveCalendar
        let days = Set(dates.compactMap { DayKey($0, calendar) })
        pages.updateDecorations { days.contains($0) }
    }

    private func showMonth(of date: Date, animated: Bool) {
        let limited: Date = min(max(date, availableDateRange.start), availableDateRange.end)
        let calendar = effectiveCalendar
        let start: Date = calendar.dateInterval(of: .month, for: limited)?.start ?? limited
        // An animation to the same month continues.
        guard start != (pages.target ?? month) || (pages.target != nil && !animated) else { return }
        guard month != nil else {
            (month, visibleDate) = (start, limited)
            pages.reloadAll(around: start)
            return header.update()
        }
        // With an animation, the month changes at the end.
        if animated, window != nil, pages.scroll(to: start) { return }
        pages.show(start)
        if start != month { monthDidChange(to: MonthGrid(containing: start, calendar), animated: false) }
    }

    /// Called when a swipe or an animation to another month ends.
    func pagesDidShow(_ grid: MonthGrid) { monthDidChange(to: grid, animated: true) }

    private func monthDidChange(to grid: MonthGrid, animated: Bool) {
        let previous: DateComponents = visibleDateComponents
        (month, visibleDate) = (grid.start, grid.middle)
        header.update()
        if let wheels, !effectiveCalendar.isDate(wheels.date, equalTo: grid.start, toGranularity: .month) {
            wheels.show(grid.start, animated: animated)
        }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
    }

    func hasMonth(_ date: Date) -> Bool {
        guard let interval = effectiveCalendar.dateInterval(of: .month, for: date) else { return false }
        return interval.end > availableDateRange.start && interval.start <= availableDateRange.end
    }

    /// Returns the month that is `distance` months after the visible month, or after the month to which the view
    /// scrolls, or nil if that month is not available.
    func neighbor(_ distance: Int) -> Date? {
        let start: Date? = pages.target ?? month
        let date = start.flatMap { effectiveCalendar.date(byAdding: .month, value: distance, to: $0) }
        return date.flatMap { hasMonth($0) ? $0 : nil }
    }

    func showNeighbor(_ distance: Int) {
        guard let date = neighbor(distance) else { return }
        showMonth(of: date, animated: true)
    }

    var title: String { formats.text("yMMMM", month ?? today) }

    // MARK: Days

    func state(of day: DayKey, _ date: Date) -> (isSelected: Bool, isEnabled: Bool) {
        let calendar = effectiveCalendar
        let isAvailable: Bool =
            date <= availableDateRange.end
            && (calendar.date(byAdding: .day, value: 1, to: date) ?? date) > availableDateRange.start
        guard let selectionBehavior else { return (false, isAvailable) }
        return (selectionBehavior.isSelected(day), isAvailable && selectionBehavior.canTap(day))
    }

    func tap(_ day: DayKey) { selectionBehavior?.tap(day) }

    func updateDays() { pages.updateDays() }

    func decoration(of day: DayKey) -> UIView? {
        guard showsDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: day.components(effectiveCalendar))?
            .makeView(height: DayCell.decorationHeight)
    }

    // MARK: Wheels

    /// Whether wheels for the month and the year are shown in place of the days.
    var showsWheels: Bool { wheels != nil }

    func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
            pages.isHidden = false
        } else {
            let view = DateWheelsView(wheelPlan, date: month ?? today)
            configure(view)
            view.onChange = { [weak self] in self?.showMonth(of: $0, animated: false) }
            addSubview(view)
            wheels = view
            pages.isHidden = true
        }
        header.update()
        setNeedsLayout()
    }

    private var wheelPlan: DateWheels {
        DateWheels(
            mode: .yearAndMonth, calendar: effectiveCalendar, locale: locale, minuteInterval: 1, anchor: month ?? today)
    }

    private func configure(_ wheels: DateWheelsView) {
        wheels.configure(
            wheelPlan, date: month ?? today,
            minimum: availableDateRange.start == .distantPast ? nil : availableDateRange.start,
            maximum: availableDateRange.end == .distantFuture ? nil : availableDateRange.end)
    }

    // MARK: Layout

    private static let weekHeight: CGFloat = 44

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top: CGFloat = CalendarHeader.height
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        pages.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        wheels?.frame = CGRect(
            x: 0, y: CalendarHeader.titleHeight, width: bounds.width,
            height: max(0, bounds.height - CalendarHeader.titleHeight))
    }

    private var naturalHeight: CGFloat {
        let extra: CGFloat = showsDecorations ? DayCell.decorationHeight : 0
        return CalendarHeader.height + CGFloat(MonthPage.weekCount) * (UICalendarView.weekHeight + extra)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 320, height: naturalHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        pages.updateDays()
    }
}
