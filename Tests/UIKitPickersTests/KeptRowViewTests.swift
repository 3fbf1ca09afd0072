import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitPickers

/// Delegates that keep the views of rows, and return the same view for the same row.
@MainActor @Suite(.onStage) struct KeptRowViewTests {
    private func expectVisibleViews(of fixture: PickerFixture, _ rows: ClosedRange<Int>) {
        let missing: [Int] = rows.filter { row in
            let view: UIView = fixture.keptViews[row]
            return fixture.picker.view(forRow: row, forComponent: 0) !== view || view.window == nil
                || view.superview?.isHidden != false
        }
        expect(missing, equals: [])
    }

    @Test func `kept views are visible after reloads and scrolling`() {
        let fixture = PickerFixture()
        fixture.keptViews = (0..<20).map { _ in UILabel() }
        for _ in 0..<4 {
            fixture.picker.reloadAllComponents()
            fixture.stage.host.turn()
            expectVisibleViews(of: fixture, 0...3)
        }
        for row in [3, 1, 10, 7, 0, 19, 2] {
            fixture.picker.selectRow(row, inComponent: 0, animated: false)
            fixture.stage.host.turn()
            expectVisibleViews(of: fixture, max(0, row - 3)...min(19, row + 3))
        }
    }
}
