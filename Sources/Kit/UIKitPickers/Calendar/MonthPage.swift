import UIKitCore

/// A page of a calendar view: the days of a month.
final class MonthPage: UIView {
    private(set) var grid: MonthGrid?
    private var cells: [DayCell] = []
    private unowned let calendarView: UICalendarView
    /// The number of weeks for which a page has space.
    static let weekCount = 6

    init(_ calendarView: UICalendarView) {
        self.calendarView = calendarView
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a month.
    func show(_ grid: MonthGrid) {
        self.grid = grid
        while cells.count < grid.days.count { cells.append(makeCell()) }
        let calendar = calendarView.effectiveCalendar
        let formats = calendarView.formats
        let today: Date = calendarView.today
        for (index, cell) in cells.enumerated() {
            cell.isHidden = index >= grid.days.count
            guard index < grid.days.count else { continue }
            let date: Date = grid.days[index]
            cell.show(
                DayKey(date, calendar), text: formats.number(calendar.component(.day, from: date)),
                name: formats.text("EEEEMMMMd", date), isToday: calendar.isDate(date, inSameDayAs: today),
                leavesSpace: calendarView.showsDecorations)
        }
        updateDays()
        updateDecorations { _ in true }
        setNeedsLayout()
    }

    private func makeCell() -> DayCell {
        let cell = DayCell()
        cell.addAction(
            UIAction { [weak self, weak cell] _ in
                guard let self, let day = cell?.day else { return }
                calendarView.tap(day)
            }, for: .touchUpInside)
        addSubview(cell)
        return cell
    }

    /// Updates the state and the font of all days.
    func updateDays() {
        guard let grid else { return }
        for (cell, date) in zip(cells, grid.days) {
            guard let day = cell.day else { continue }
            let (isSelected, isEnabled) = calendarView.state(of: day, date)
            cell.show(isSelected: isSelected, isEnabled: isEnabled, design: calendarView.fontDesign)
            cell.isUserInteractionEnabled = calendarView.selectionBehavior != nil
        }
    }

    /// Requests the decorations of days again.
    func updateDecorations(_ isIncluded: (DayKey) -> Bool) {
        guard let grid else { return }
        for cell in cells.prefix(grid.days.count) {
            guard let day = cell.day, isIncluded(day) else { continue }
            cell.decorate(calendarView.decoration(of: day))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = CGSize(width: bounds.width / 7, height: bounds.height / CGFloat(MonthPage.weekCount))
        for (index, cell) in cells.prefix(grid.days.count).enumerated() {
            let (column, row) = grid.position(ofDay: index)
            cell.frame = CGRect(
                x: size.width * CGFloat(isMirrored ? 6 - column : column), y: size.height * CGFloat(row),
                width: size.width, height: size.height)
        }
    }
}
