import Foundation
import TestStage
import UIKitCore

@testable import UIKitPickers

/// A calendar view on a stage, and a log of the changes of its month.
@MainActor
final class CalendarFixture: NSObject, UICalendarViewDelegate {
    let stage = Stage()
    let view = UICalendarView()
    var log: [String] = []

    init(_ calendar: Calendar.Identifier = .gregorian, showing visible: DateComponents) {
        super.init()
        view.calendar = CalendarFixture.calendar(calendar)
        view.timeZone = view.calendar.timeZone
        view.locale = Locale(identifier: "en_US")
        view.delegate = self
        view.visibleDateComponents = visible
        view.frame = CGRect(origin: CGPoint(x: 20, y: 50), size: CGSize(width: 360, height: 420))
        stage.root.addSubview(view)
        stage.host.turn()
        log = []
    }

    /// Returns a calendar whose days begin at midnight in Greenwich.
    static func calendar(_ identifier: Calendar.Identifier = .gregorian) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    static func date(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
    ) -> Date {
        calendar().date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))
            ?? .distantPast
    }

    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("\(previousDateComponents.month ?? 0)->\(calendarView.visibleDateComponents.month ?? 0)") }

    private func cells(in root: UIView) -> [DayCell] {
        (root as? DayCell).map { [$0] } ?? root.subviews.flatMap { cells(in: $0) }
    }

    /// The days that are completely visible, from the first to the last.
    var visibleCells: [DayCell] {
        let area: CGRect = view.bounds.insetBy(dx: -1, dy: -1)
        return cells(in: view).filter { !$0.isHidden && area.contains($0.convert($0.bounds, to: view)) }
    }

    /// The names of the days that are completely visible.
    var visibleDays: [String] { visibleCells.compactMap(\.accessibilityLabel) }

    func tap(_ cell: DayCell) {
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        stage.tap(point.x, point.y)
        stage.advance(by: 0.5)
    }
}
