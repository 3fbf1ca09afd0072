import UIKitCore

/// The pages of a calendar view, with the visible, the previous and the next month. A swipe shows another month.
final class MonthPages: UIScrollView, UIScrollViewDelegate {
    private unowned let calendarView: UICalendarView
    private var pages: [MonthPage] = []
    /// The months of the pages, from the earliest to the latest.
    private var months: [Date] = []
    /// The index of the visible month.
    private var current = 0
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
    func show(_ month: Date, animated: Bool) {
        let isKnown: Int? = months.firstIndex(of: month)
        if animated, let isKnown, window != nil {
            setContentOffset(offset(of: isKnown), animated: true)
            if isScrollAnimating { return }
        }
        reload(around: month)
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

    private func settle() {
        guard bounds.width > 0, !months.isEmpty else { return }
        let position = Int((contentOffset.x / bounds.width).rounded())
        let index: Int = min(max(isMirrored ? months.count - 1 - position : position, 0), months.count - 1)
        guard index != current else { return }
        let month: Date = months[index]
        reload(around: month)
        calendarView.pagesDidShow(month)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
