import UIKitCore

/// The pages of a calendar view, with the visible, the previous and the next month. A swipe shows another month.
final class MonthPages: UIScrollView, UIScrollViewDelegate {
    private unowned let calendarView: UICalendarView
    private var pages: [MonthPage] = []
    /// The months of the pages, from the earliest to the latest.
    private var months: [Date] = []
    /// The index of the visible month.
    private var current = 0
    /// The start of the month to which the pages scroll programmatically, if any.
    private(set) var target: Date?
    /// Whether the pages stop a motion in order to show another month. If so, the end of the motion shows no month.
    private var isInterrupting = false
    private var laidOutSize: CGSize = .zero

    init(_ calendarView: UICalendarView) {
        self.calendarView = calendarView
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the month that starts at a date, and creates the pages of the adjacent months.
    func show(_ month: Date) {
        interrupt()
        reload(around: month)
    }

    /// Scrolls to the month that starts at a date. Returns false if it has no page, or if the change is not animated.
    func scroll(to month: Date) -> Bool {
        guard let index = months.firstIndex(of: month) else { return false }
        interrupt()
        setContentOffset(offset(of: index), animated: true)
        target = isScrollAnimating ? month : nil
        return isScrollAnimating
    }

    /// Stops the motion in progress, if any, between two months.
    private func interrupt() {
        target = nil
        isInterrupting = true
        stopMotion()
        isInterrupting = false
    }

    /// Creates the pages around a month.
    private func reload(around month: Date) {
        let calendar = calendarView.effectiveCalendar
        let neighbors: [Date?] = [-1, 0, 1].map { distance in
            guard distance != 0 else { return month }
            let other = calendar.date(byAdding: .month, value: distance, to: month)
            return other.flatMap { calendarView.hasMonth($0) ? $0 : nil }
        }
        months = neighbors.compactMap { $0 }
        current = months.firstIndex(of: month) ?? 0
        var unused: [MonthPage] = pages
        pages = months.map { month in
            if let index = unused.firstIndex(where: { $0.grid?.start == month }) { return unused.remove(at: index) }
            return MonthPage(calendarView)
        }
        for page in unused { page.removeFromSuperview() }
        for (page, month) in zip(pages, months) {
            if page.grid == nil { page.show(MonthGrid(containing: month, calendar)) }
            page.accessibilityElementsHidden = month != months[current]
            if page.superview == nil { addSubview(page) }
        }
        laidOutSize = .zero
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Recreates all pages.
    func reloadAll(around month: Date) {
        for page in pages { page.removeFromSuperview() }
        pages = []
        reload(around: month)
    }

    /// Updates the pages on a new day.
    func dayDidChange() {
        for page in pages { page.grid.map { page.show($0) } }
    }

    func updateDays() {
        for page in pages { page.updateDays() }
    }

    func updateDecorations(_ isIncluded: (DayKey) -> Bool) {
        for page in pages { page.updateDecorations(isIncluded) }
    }

    private func offset(of index: Int) -> CGPoint {
        CGPoint(x: bounds.width * CGFloat(isMirrored ? months.count - 1 - index : index), y: 0)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        laidOutSize = bounds.size
        UIView.performWithoutAnimation {
            contentSize = CGSize(width: bounds.width * CGFloat(months.count), height: bounds.height)
            for (index, page) in pages.enumerated() {
                page.frame = CGRect(origin: offset(of: index), size: bounds.size)
            }
            contentOffset = offset(of: current)
        }
    }

    /// Shows the target of a programmatic scroll, or else the nearest month.
    private func settle() {
        guard !isInterrupting, laidOutSize.width > 0, !months.isEmpty else { return }
        let index: Int = target.flatMap { months.firstIndex(of: $0) } ?? nearestIndex
        target = nil
        guard index != current, let grid = pages[index].grid else { return contentOffset = offset(of: current) }
        reload(around: grid.start)
        calendarView.pagesDidShow(grid)
    }

    private var nearestIndex: Int {
        let position = Int((contentOffset.x / laidOutSize.width).rounded())
        return min(max(isMirrored ? months.count - 1 - position : position, 0), months.count - 1)
    }

    /// Pages that leave the window during a motion or a drag show a month when they return.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate, !isScrollAnimating { settle() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
