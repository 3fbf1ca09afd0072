import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// What a table reports to assistive technologies.
@MainActor
@Suite(.onStage) struct TableAccessibilityTests {
    private final class Reader: AccessibilityClient {
        var statuses: [String] = []
        var focusedElement: Any?

        func receive(_ notification: UIAccessibility.Notification, argument: Any?) -> Bool? {
            if notification == .pageScrolled { statuses.append(argument as? String ?? "nothing") }
            return nil
        }
    }

    private final class Status: RowSource, UIScrollViewAccessibilityDelegate {
        func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "From the app" }
    }

    @Test func `a table that is scrolled by a page reports its visible rows`() {
        let reader = Reader()
        UIAccessibility.client = reader
        let fixture = TableFixture(RowSource([["A", "B"], (0..<40).map { "Row \($0)" }]))
        fixture.table.rowHeight = 50
        fixture.stage.host.turn()
        expect(fixture.table.accessibilityScroll(.down) && fixture.table.accessibilityScroll(.up))
        expect(reader.statuses, equals: ["Rows 17 to 32 of 42", "Rows 1 to 16 of 42"])
    }

    @Test func `the status from the app replaces the visible rows`() {
        let reader = Reader()
        UIAccessibility.client = reader
        let fixture = TableFixture(Status(count: 40))
        expect(fixture.table.accessibilityScroll(.next))
        expect(reader.statuses, equals: ["From the app"])
    }

    @Test func `the detail accessory is a button, and other accessories are not accessibility elements`() throws {
        let fixture = TableFixture(RowSource(count: 2))
        let cell = try #require(fixture.table.cellForRow(at: fixture.path(0)))
        cell.accessoryType = .detailDisclosureButton
        fixture.stage.host.turn()
        let accessory = try #require(cell.subviews.lazy.compactMap { $0 as? TableAccessoryView }.first)
        expect(accessory.isAccessibilityElement && accessory.accessibilityTraits == .button)
        expect(accessory.accessibilityLabel, equals: "More Info")
        cell.accessoryType = .checkmark
        fixture.stage.host.turn()
        let checkmark = try #require(cell.subviews.lazy.compactMap { $0 as? TableAccessoryView }.first)
        expect(!checkmark.isAccessibilityElement)
    }
}
