import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitLists

/// The appearance of tables in the middle of animations.
@MainActor @Suite(.onStage) struct TableAnimationTests {
    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func `controls for editing move with the content and stay inside an inset group`(_ style: UITableView.Style) throws
    {
        let fixture = TableFixture(RowSource.editable(3), style: style)
        let cell = try #require(fixture.table.cellForRow(at: fixture.path(1)))
        for begins in [true, false] {
            fixture.table.setEditing(begins, animated: true)
            let controls: [UIView] = cell.subviews.filter { $0 is TableEditControl || $0 is TableReorderControl }
            expect(controls.count, equals: 2)
            for _ in 0..<5 {
                fixture.stage.advance(by: 0.05)
                let content = try #require(cell.contentView.layer.presentation()?.frame)
                for control in controls.compactMap({ $0 as? TableEditControl }) {
                    let circle = try #require(control.layer.presentation()?.frame)
                    // The content always begins 38 points after the left edge of the control.
                    expect(abs(circle.minX + 38 - content.minX), isLessThan: 0.5)
                }
                expect(cell.clipsToBounds, equals: (style == .insetGrouped))
            }
            fixture.stage.advance(by: 1)
            expect(!cell.clipsToBounds)
        }
    }

    /// Returns the cell with the given text, even if its row was deleted.
    private func cell(_ text: String, _ fixture: TableFixture) -> UITableViewCell? {
        fixture.table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
    }

    /// Returns the visible part of a row in the middle of an animation.
    private func visibleFrame(_ text: String, _ fixture: TableFixture) -> CGRect {
        guard let cell = cell(text, fixture), let frame = cell.layer.presentation()?.frame else { return .null }
        guard let clip = cell.mask?.layer.presentation()?.frame else { return frame }
        return frame.intersection(clip.offsetBy(dx: frame.minX, dy: frame.minY))
    }

    @Test func `rows without an animation of their own appear and disappear while the other rows move`() throws {
        let rows = RowSource(count: 3)
        let fixture = TableFixture(rows)
        let deleted = try #require(fixture.table.cellForRow(at: fixture.path(1)))
        let below = try #require(fixture.table.cellForRow(at: fixture.path(2)))
        rows.sections[0].remove(at: 1)
        fixture.table.deleteRows(at: [fixture.path(1)], with: .none)
        fixture.stage.advance(by: 0.1)
        expect(deleted.superview === fixture.table && deleted.alpha == 1 && deleted.frame.minY == 44)
        var y: CGFloat = try #require(below.layer.presentation()?.frame.minY)
        expect(y > 44 && y < 88)
        let (front, back) = try (
            #require(fixture.table.subviews.firstIndex(of: below)),
            #require(fixture.table.subviews.firstIndex(of: deleted))
        )
        expect(front, isGreaterThan: back)
        fixture.stage.advance(by: 0.4)
        expect(deleted.superview == nil && fixture.isConsistent())
        rows.sections[0].insert("New", at: 1)
        fixture.table.insertRows(at: [fixture.path(1)], with: .none)
        fixture.stage.advance(by: 0.1)
        let inserted = try #require(fixture.table.cellForRow(at: fixture.path(1)))
        expect(inserted.alpha == 1 && inserted.layer.animationKeys() == nil && inserted.frame.minY == 44)
        y = try #require(below.layer.presentation()?.frame.minY)
        expect(y > 44 && y < 88)
        fixture.stage.advance(by: 0.4)
        expect(fixture.isConsistent())
    }

    @Test func `a row that is replaced without an animation of its own disappears immediately`() throws {
        for reloads in [true, false] {
            let rows = RowSource(count: 3)
            var height: CGFloat = 44
            rows.height = { $0.row == 1 ? height : 44 }
            let fixture = TableFixture(rows)
            let old = try #require(fixture.table.cellForRow(at: fixture.path(1)))
            let below = try #require(fixture.table.cellForRow(at: fixture.path(2)))
            rows.sections[0][1] = "New"
            height = 88
            fixture.table.performBatchUpdates {
                if reloads { return fixture.table.reloadRows(at: [fixture.path(1)], with: .none) }
                fixture.table.deleteRows(at: [fixture.path(1)], with: .none)
                fixture.table.insertRows(at: [fixture.path(1)], with: .none)
            }
            expectNil(old.superview)
            fixture.stage.advance(by: 0.1)
            let y: CGFloat = try #require(below.layer.presentation()?.frame.minY)
            expect(y > 88 && y < 132)
            fixture.stage.advance(by: 0.4)
            expect(fixture.isConsistent())
        }
    }

    @Test(
        arguments: [UITableView.Style.plain, .insetGrouped],
        [UITableView.RowAnimation.automatic, .top, .middle, .bottom])
    func `inserted and deleted rows are visible only in the gap between other rows`(
        _ style: UITableView.Style, _ animation: UITableView.RowAnimation
    ) {
        let rows = RowSource([["a", "z"]])
        let fixture = TableFixture(rows, style: style)
        for inserts in [true, false] {
            let paths: [IndexPath] = [fixture.path(1), fixture.path(2)]
            if inserts {
                rows.sections[0] = ["a", "b", "c", "z"]
                fixture.table.insertRows(at: paths, with: animation)
            } else {
                rows.sections[0] = ["a", "z"]
                fixture.table.deleteRows(at: paths, with: animation)
            }
            for _ in 0..<4 {
                fixture.stage.advance(by: 0.06)
                let top: CGFloat = visibleFrame("a", fixture).maxY
                let bottom: CGFloat = visibleFrame("z", fixture).minY
                var covered: CGFloat = 0
                for text in ["b", "c"] {
                    let visible: CGRect = visibleFrame(text, fixture)
                    expect(cell(text, fixture)?.layer.presentation()?.opacity, equals: 1)
                    guard !visible.isEmpty else { continue }
                    expect(visible.minY >= top - 0.5 && visible.maxY <= bottom + 0.5)
                    covered += visible.height
                }
                expect(animation == .bottom || abs(covered - (bottom - top)) < 1)
            }
            fixture.stage.advance(by: 1)
            expect(fixture.table.subviews.allSatisfy { $0.mask == nil } && fixture.isConsistent())
        }
    }

    @Test func `a moved row is in front of the other rows`() throws {
        let rows = RowSource([["a", "b", "c", "d"]])
        rows.titles = ["Title"]
        let fixture = TableFixture(rows)
        rows.sections[0] = ["d", "a", "b", "c"]
        fixture.table.moveRow(at: fixture.path(3), to: fixture.path(0))
        fixture.stage.advance(by: 0.1)
        let indexes: [Int] = ["a", "b", "c", "d"].compactMap { text in
            fixture.table.subviews.firstIndex { ($0 as? UITableViewCell)?.textLabel?.text == text }
        }
        expect(indexes.count == 4 && indexes.max() == indexes.last)
        let header = try #require(fixture.table.subviews.firstIndex { $0 is UITableViewHeaderFooterView })
        expect(header, isGreaterThan: indexes[3])
        fixture.stage.advance(by: 1)
        expect(fixture.texts, equals: ["d", "a", "b", "c"])
    }

    @Test func `a deleted row remains in front of the background view`() throws {
        let rows = RowSource([["a", "b"]])
        let fixture = TableFixture(rows)
        fixture.table.backgroundView = UIView()
        let deleted = try #require(fixture.table.cellForRow(at: fixture.path(0)))
        rows.sections[0] = ["b"]
        fixture.table.deleteRows(at: [fixture.path(0)], with: .fade)
        fixture.stage.advance(by: 0.1)
        let background = try #require(fixture.table.subviews.firstIndex { $0 === fixture.table.backgroundView })
        let index = try #require(fixture.table.subviews.firstIndex { $0 === deleted })
        expect(index, isGreaterThan: background)
    }

    @Test func `both cells of a reloaded row move with the row above`() throws {
        let rows = RowSource([["a", "b", "c"]])
        let fixture = TableFixture(rows)
        let old = try #require(fixture.table.cellForRow(at: fixture.path(2)))
        rows.sections[0] = ["b", "C"]
        fixture.table.performBatchUpdates {
            fixture.table.deleteRows(at: [fixture.path(0)], with: .fade)
            fixture.table.reloadRows(at: [fixture.path(2)], with: .fade)
        }
        for _ in 0..<4 {
            fixture.stage.advance(by: 0.06)
            let edge: CGFloat = visibleFrame("b", fixture).maxY
            expect(abs(visibleFrame("C", fixture).minY - edge), isLessThan: 0.5)
            expect(abs((old.layer.presentation()?.frame.minY ?? 0) - edge), isLessThan: 0.5)
        }
    }

    @Test func `a card is behind the rows of an inset group while they move`() throws {
        let rows = RowSource([["a", "b", "c", "d"]])
        let fixture = TableFixture(rows, style: .insetGrouped)
        let cards = try #require(fixture.table.groupCards)
        expect(cards.sections.isEmpty)
        rows.sections[0] = ["d", "a", "b", "c", "e"]
        fixture.table.performBatchUpdates {
            fixture.table.moveRow(at: fixture.path(3), to: fixture.path(0))
            fixture.table.insertRows(at: [fixture.path(4)], with: .automatic)
        }
        for _ in 0..<4 {
            fixture.stage.advance(by: 0.06)
            let card: CGRect = try #require(cards.view(of: 0)?.layer.presentation()?.frame)
            let frames: [CGRect] = ["a", "b", "c", "d", "e"].map { visibleFrame($0, fixture) }.filter { !$0.isEmpty }
            expect(frames.allSatisfy { $0.minY > card.minY - 0.5 && $0.maxY < card.maxY + 0.5 }, "\(card) \(frames)")
            expect(frames.allSatisfy { $0.minX == card.minX && $0.maxX == card.maxX })
            expect(cell("a", fixture)?.tableContext.roundedCorners.contains(.layerMinXMinYCorner), equals: true)
        }
        fixture.stage.advance(by: 1)
        expect(cards.sections.isEmpty && cards.view(of: 0) == nil)
        expect(cell("a", fixture)?.tableContext.roundedCorners, equals: [])
    }

    @Test func `a card is behind the rows of an inset group while one is dragged`() throws {
        let fixture = TableFixture(RowSource.editable(4), style: .insetGrouped)
        fixture.table.isEditing = true
        fixture.stage.advance(by: 0.5)
        let card: CGRect = fixture.table.rectForRow(at: fixture.path(0)).union(
            fixture.table.rectForRow(at: fixture.path(3)))
        let (x, y): (CGFloat, CGFloat) = (355, fixture.table.rectForRow(at: fixture.path(3)).midY)
        fixture.stage.touch(.began, x, y)
        fixture.stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y - 100), duration: 0.2)
        expect(fixture.table.groupCards?.view(of: 0)?.layer.presentation()?.frame, equals: card)
        fixture.stage.touch(.ended, x, y - 100)
        fixture.stage.advance(by: 0.1)
        expect(fixture.table.groupCards?.view(of: 0)?.frame, equals: card)
        fixture.stage.advance(by: 1)
        expect(fixture.table.groupCards?.sections.isEmpty == true && fixture.isConsistent())
    }

    @Test func `rows without a background have no card`() {
        let rows = RowSource([["a", "b"]])
        let fixture = TableFixture(rows, style: .insetGrouped)
        fixture.table.visibleCells[0].backgroundColor = .clear
        rows.sections[0] = ["b", "a"]
        fixture.table.moveRow(at: fixture.path(0), to: fixture.path(1))
        fixture.stage.advance(by: 0.1)
        expect(fixture.table.groupCards?.isActive == true && fixture.table.groupCards?.sections.isEmpty == true)
    }
}
