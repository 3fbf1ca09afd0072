import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitLists

/// Rows that replace others, slide sideways, or are lifted.
@MainActor @Suite(.onStage) struct RowTransitionTests {
    /// Returns the cell with the given text, even if its row was deleted.
    private func cell(_ text: String, _ fixture: TableFixture) -> UITableViewCell? {
        fixture.table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
    }

    private func opacity(_ text: String, _ fixture: TableFixture) -> Float {
        cell(text, fixture)?.layer.presentation()?.opacity ?? 0
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped], [UITableView.RowAnimation.automatic, .fade, .middle])
    func `a row that replaces a deleted row appears after the deleted row has disappeared`(
        _ style: UITableView.Style, _ animation: UITableView.RowAnimation
    ) {
        let rows = RowSource([["a", "b", "c"]])
        let fixture = TableFixture(rows, style: style)
        rows.sections[0] = ["a", "x", "c"]
        fixture.table.performBatchUpdates {
            fixture.table.deleteRows(at: [fixture.path(1)], with: animation)
            fixture.table.insertRows(at: [fixture.path(1)], with: animation)
        }
        var sums: (old: Float, new: Float) = (0, 0)
        for _ in 0..<9 {
            fixture.stage.advance(by: 0.03)
            let (old, new) = (opacity("b", fixture), opacity("x", fixture))
            expect(min(old, new), isLessThan: 0.05)
            sums = (sums.old + old, sums.new + new)
        }
        expect(sums.old > 1 && sums.new > 1)
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent() && cell("b", fixture) == nil)
    }

    @Test(arguments: [false, true])
    func `a reloaded row appears after its old cell has disappeared`(_ reloadsSection: Bool) {
        let rows = RowSource([["a", "b", "c"]])
        let fixture = TableFixture(rows)
        rows.sections[0][1] = "x"
        if reloadsSection {
            fixture.table.reloadSections([0], with: .automatic)
        } else {
            fixture.table.reloadRows(at: [fixture.path(1)], with: .fade)
        }
        var sums: (old: Float, new: Float) = (0, 0)
        for _ in 0..<9 {
            fixture.stage.advance(by: 0.03)
            let (old, new) = (opacity("b", fixture), opacity("x", fixture))
            expect(min(old, new), isLessThan: 0.05)
            sums = (sums.old + old, sums.new + new)
        }
        expect(sums.old > 1 && sums.new > 1)
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent() && cell("b", fixture) == nil)
    }

    @Test(arguments: [UITableView.RowAnimation.left, .right])
    func `rows that slide sideways stay inside the card of an inset group`(
        _ animation: UITableView.RowAnimation
    ) throws {
        let rows = RowSource([["a", "b"]])
        let fixture = TableFixture(rows, style: .insetGrouped)
        for inserts in [true, false] {
            rows.sections[0] = inserts ? ["x", "a", "b"] : ["a", "b"]
            if inserts {
                fixture.table.insertRows(at: [fixture.path(0)], with: animation)
            } else {
                fixture.table.deleteRows(at: [fixture.path(0)], with: animation)
            }
            for _ in 0..<4 {
                fixture.stage.advance(by: 0.06)
                let row = try #require(cell("x", fixture))
                let frame: CGRect = try #require(row.layer.presentation()?.frame)
                expect((frame.minX < 20), equals: (animation == .left))
                let mask: CALayer = try #require(row.mask?.layer)
                let visible = try #require(mask.presentation()?.frame).offsetBy(dx: frame.minX, dy: 0)
                expect(abs(visible.minX - fixture.table.cardInset), isLessThan: 0.5)
                expect(abs(visible.maxX - 400 + fixture.table.cardInset), isLessThan: 0.5)
                expect(mask.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && mask.cornerRadius > 0)
            }
            fixture.stage.advance(by: 1)
            expect(fixture.table.subviews.allSatisfy { $0.mask == nil } && fixture.isConsistent())
        }
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `a lifted row has an edge where a shadow is not visible`(_ style: UIUserInterfaceStyle) throws {
        let fixture = TableFixture(RowSource.editable(5))
        fixture.table.overrideUserInterfaceStyle = style
        fixture.table.isEditing = true
        fixture.stage.advance(by: 0.5)
        fixture.stage.touch(.began, 375, 22)
        fixture.stage.drag(from: CGPoint(x: 375, y: 22), to: CGPoint(x: 375, y: 80), duration: 0.4)
        let layer: CALayer = try #require(fixture.table.drag?.cell.layer)
        expect((layer.borderWidth > 0) == (style == .dark) && layer.shadowOpacity > 0.2)
        fixture.stage.touch(.ended, 375, 80)
        fixture.stage.advance(by: 1)
        expect(layer.borderWidth == 0 && layer.shadowOpacity == 0)
    }
}
