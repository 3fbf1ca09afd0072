import Expectations
import Foundation
import HostClock
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

/// Changes of the visible month of a calendar view: during an animation, outside the window, and in other time zones.
@MainActor @Suite(.onStage) struct MonthMotionTests {
    private let fixture = CalendarFixture(showing: DateComponents(year: 2026, month: 7))

    private func show(_ month: Int, animated: Bool) {
        fixture.view.setVisibleDateComponents(DateComponents(year: 2026, month: month), animated: animated)
    }

    /// Expects that the view rests at the page of a month.
    private func expectMonth(_ month: Int, log: [String]) {
        let name: String = fixture.view.effectiveCalendar.standaloneMonthSymbols[month - 1]
        expect(fixture.view.visibleDateComponents.month, equals: month)
        expect(fixture.visibleDays.count >= 28 && fixture.visibleDays.allSatisfy { $0.contains(name) })
        expect(fixture.log, equals: log)
    }

    @Test func `an animation to a month continues if the month is requested again`() {
        show(8, animated: true)
        fixture.stage.advance(by: 0.2)
        show(8, animated: true)
        fixture.stage.advance(by: 2)
        expectMonth(8, log: ["7->8"])
    }

    @Test func `a request without animation ends the animation to that month`() {
        show(8, animated: true)
        fixture.stage.advance(by: 0.1)
        show(8, animated: false)
        expectMonth(8, log: ["7->8"])
        fixture.stage.advance(by: 2)
        expectMonth(8, log: ["7->8"])
    }

    @Test(arguments: [true, false])
    func `a request during an animation replaces it`(_ isAnimated: Bool) {
        for (pause, month) in [(0, 7), (0, 1), (0.1, 7), (0.2, 7), (0.1, 6), (0.2, 6), (0.1, 9), (0.2, 1)] {
            show(8, animated: true)
            fixture.stage.advance(by: pause)
            show(month, animated: isAnimated)
            fixture.stage.advance(by: 2)
            expectMonth(month, log: month == 7 ? [] : ["7->\(month)"])
            show(7, animated: false)
            fixture.log = []
        }
    }

    @Test func `taps on an arrow that follow each other fast add up`() {
        for _ in 0..<3 {
            fixture.view.showNeighbor(1)
            fixture.stage.advance(by: 0.05)
        }
        fixture.stage.advance(by: 2)
        expect(fixture.view.visibleDateComponents.month, equals: 10)
        expect(fixture.visibleDays.first?.contains("October 1") == true)
    }

    @Test func `a change of the locale during an animation shows its month`() {
        show(8, animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.view.locale = Locale(identifier: "en_GB")
        fixture.stage.advance(by: 2)
        expectMonth(8, log: ["7->8"])
    }

    @Test func `a change of the size during an animation shows its month`() {
        show(8, animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.view.frame.size.width = 300
        fixture.stage.advance(by: 2)
        expectMonth(8, log: ["7->8"])
    }

    @Test func `an inline date picker shows the month of its date after changes during an animation`() {
        let picker = UIDatePicker()
        picker.calendar = fixture.view.calendar
        picker.timeZone = fixture.view.timeZone
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.date = CalendarFixture.date(2026, 7, 5)
        fixture.stage.root.addSubview(picker)
        fixture.stage.host.turn()
        picker.setDate(CalendarFixture.date(2026, 8, 5), animated: true)
        fixture.stage.advance(by: 0.2)
        picker.setDate(CalendarFixture.date(2026, 8, 6), animated: true)
        fixture.stage.advance(by: 2)
        let view = picker.subviews.first?.subviews.lazy.compactMap { $0 as? UICalendarView }.first
        expect(view?.visibleDateComponents.month, equals: 8)
    }

    @Test func `a calendar view that leaves the window during an animation shows its month`() {
        fixture.view.showNeighbor(1)
        fixture.stage.advance(by: 0.1)
        fixture.view.removeFromSuperview()
        fixture.stage.root.addSubview(fixture.view)
        fixture.stage.advance(by: 2)
        expectMonth(8, log: ["7->8"])
    }

    @Test(arguments: [(-100, 7), (-260, 8)])
    func `a calendar view that leaves the window under a finger shows the nearest month`(_ dx: CGFloat, _ month: Int) {
        let start = CGPoint(x: 320, y: 300)
        let end = CGPoint(x: start.x + dx, y: start.y)
        fixture.stage.touch(.began, start.x, start.y)
        fixture.stage.drag(from: start, to: end, duration: 0.5)
        fixture.view.removeFromSuperview()
        fixture.stage.touch(.ended, end.x, end.y)
        fixture.stage.root.addSubview(fixture.view)
        fixture.stage.advance(by: 2)
        expectMonth(month, log: month == 7 ? [] : ["7->8"])
    }

    private func scrollWithTrackpad(_ fraction: CGFloat) {
        for _ in 0..<4 {
            fixture.stage.wheel(200, 300, dx: -fraction * 360 / 4, dy: 0, isContinuous: true)
            fixture.stage.advance(by: 0.02)
        }
    }

    @Test(arguments: [(0.3, 7), (0.6, 8), (1, 8), (-0.3, 7), (-0.6, 6)])
    func `a trackpad scrolls to the nearest month`(_ fraction: CGFloat, _ month: Int) {
        scrollWithTrackpad(fraction)
        fixture.stage.advance(by: 2)
        expectMonth(month, log: month == 7 ? [] : ["7->\(month)"])
    }

    @Test func `a trackpad that continues while the pages move to a month scrolls from that month`() {
        scrollWithTrackpad(0.6)
        fixture.stage.advance(by: 0.25)
        fixture.stage.wheel(200, 300, dx: -5, dy: 0, isContinuous: true)
        fixture.stage.advance(by: 2)
        expectMonth(8, log: ["7->8"])
    }

    @Test(arguments: [true, false])
    func `a step of a mouse wheel scrolls to the next month, with and without animations`(_ isAnimated: Bool) {
        UIView.setAnimationsEnabled(isAnimated)
        defer { UIView.setAnimationsEnabled(true) }
        for fraction in [0.3, 0.6, -0.3] as [CGFloat] {
            fixture.stage.wheel(200, 300, dx: -fraction * 360, dy: 0)
            fixture.stage.advance(by: 2)
        }
        expectMonth(8, log: ["7->8", "8->9", "9->8"])
    }

    @Test func `a calendar view that leaves the window after a trackpad's scroll shows the nearest month`() {
        scrollWithTrackpad(0.6)
        fixture.view.removeFromSuperview()
        fixture.stage.root.addSubview(fixture.view)
        fixture.stage.advance(by: 2)
        expectMonth(8, log: ["7->8"])
    }

    @Test func `a change of the time zone keeps the visible month`() {
        show(8, animated: false)
        fixture.view.timeZone = TimeZone(identifier: "America/New_York")
        fixture.stage.host.turn()
        expectMonth(8, log: ["7->8"])
        fixture.stage.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.1)
        fixture.stage.advance(by: 2)
        fixture.view.timeZone = TimeZone(identifier: "Pacific/Kiritimati")
        fixture.stage.host.turn()
        expectMonth(9, log: ["7->8", "8->9"])
    }

    @Test func `open wheels follow a change of the month`() throws {
        fixture.view.toggleWheels()
        fixture.stage.host.turn()
        let wheels = try #require(fixture.view.subviews.lazy.compactMap { $0 as? DateWheelsView }.first)
        let january = DateComponents(year: 2020, month: 1)
        fixture.view.visibleDateComponents = january
        fixture.stage.advance(by: 1)
        let month: Int = try #require(wheels.plan.units.firstIndex(of: .month))
        wheels.wheel(month)?.select(wheels.selectedRow(inComponent: month) + 2, animated: true, isUser: true)
        fixture.stage.advance(by: 2)
        let visible: DateComponents = fixture.view.visibleDateComponents
        expect(visible.year == 2020 && visible.month == 3)
    }

    @Test func `the mark of the current day moves at midnight`() throws {
        MainQueue.shared.setVirtualDate(CalendarFixture.date(2026, 7, 10, 23, 59))
        defer { MainQueue.shared.resetVirtualDate() }
        fixture.view.fontDesign = .default
        fixture.view.locale = Locale(identifier: "en_GB")
        fixture.stage.host.turn()
        func markedDays() -> [Int] {
            fixture.visibleCells
                .filter { $0.subviews.contains { ($0 as? UILabel)?.textColor == fixture.view.tintColor } }
                .compactMap(\.day?.day)
        }
        expect(markedDays(), equals: [10])
        MainQueue.shared.setVirtualDate(CalendarFixture.date(2026, 7, 11))
        fixture.stage.host.post(.dayChanged, at: fixture.stage.host.windows[0])
        fixture.stage.host.turn()
        expect(markedDays(), equals: [11])
    }
}
