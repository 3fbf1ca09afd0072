import TestSupport
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's pages with lists. Random events occur while updates are in progress.
final class ListPagesTests: LabTestCase {
    /// The number of events on each page. `ENGAWA_LIST_EVENTS` sets it for long runs.
    private static let eventCount = ProcessInfo.processInfo.environment["ENGAWA_LIST_EVENTS"].flatMap { Int($0) } ?? 15

    func testTheGridStaysConsistentThroughRandomEvents() throws {
        try checkRandomEvents(on: "Grid", buttons: ["Add", "Remove"]) { [app] in [app.collectionViews["grid"]] }
    }

    func testTheOutlineStaysConsistentThroughRandomEvents() throws {
        try checkRandomEvents(on: "Outline", buttons: ["All", "None"]) { [app] in [app.collectionViews["outline"]] }
    }

    func testTheShuffledListsStayConsistentThroughRandomEvents() throws {
        try checkRandomEvents(on: "Shuffle", buttons: ["Shuffle", "Storm"]) { [app] in
            [app.tables["rows"], app.collectionViews["tiles"]]
        } verdict: { [app] in
            let text: String = app.staticTexts["verdict"].label
            return text.hasSuffix("Both lists show all items.") || text == "No update yet." ? nil : text
        }
    }

    /// Taps, drags, swipes and presses buttons at random. Checks the invariants of the view tree after every event, the
    /// lists after every 15 events and after the last event, and finally that all objects of the page are deallocated.
    private func checkRandomEvents(
        on page: String, buttons: [String], lists: () -> [XCUIElement], verdict: () -> String? = { nil }
    ) throws {
        open(page: page)
        let watch = try PageWatch(app)
        var random = SplitMix64(seed: 11)
        for event in 0..<Self.eventCount {
            let list: XCUIElement = lists()[random.below(lists().count)]
            func place() -> XCUICoordinate {
                list.coordinate(
                    withNormalizedOffset: CGVector(
                        dx: CGFloat.random(in: 0.1...0.9, using: &random),
                        dy: CGFloat.random(in: 0.15...0.85, using: &random)))
            }
            switch random.below(9) {
            case 0...2: app.navigationBars.buttons[buttons[random.below(buttons.count)]].tap()
            case 3: place().press(forDuration: 0, thenDragTo: place())
            case 4: list.swipeUp(velocity: random.below(2) == 0 ? .fast : .slow)
            case 5: list.swipeDown(velocity: random.below(2) == 0 ? .fast : .slow)
            case 6: list.swipeLeft()
            default: place().tap()
            }
            watch.eventDidEnd(event)
            guard event % 15 == 14 || event == Self.eventCount - 1 else { continue }
            app.wait(seconds: 3)
            watch.checkLists(event)
            for list in lists() { XCTAssertNil(overlap(in: list), "event \(event)") }
            XCTAssertNil(verdict(), "event \(event)")
        }
        watch.leave()
    }

    /// Returns an error message about the first two cells that overlap, or about a list without cells.
    private func overlap(in list: XCUIElement) -> String? {
        let cells: [(label: String, frame: CGRect)] = list.cells.allElementsBoundByIndex.map { ($0.label, $0.frame) }
        guard !cells.isEmpty else { return "\(list) shows no cells" }
        for (index, one) in cells.enumerated() {
            for other in cells[(index + 1)...] {
                let common: CGRect = one.frame.intersection(other.frame)
                guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
                return "\(one) overlaps \(other)"
            }
        }
        return nil
    }
}
