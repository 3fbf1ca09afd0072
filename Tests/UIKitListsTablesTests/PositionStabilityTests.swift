import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

/// The row under a finger that rests on a table stays in its place, through random changes to heights and rows.
///
/// `ENGAWA_POSITION_CASES` sets the number of random sequences, 12 by default.
@MainActor @Suite(.onStage) struct PositionStabilityTests {
    @Test func `the row under the finger stays through late sizes, inserts above and reloads`() {
        for seed in randomCases(12, "ENGAWA_POSITION_CASES") {
            let run = Run(seed: UInt64(seed))
            if let problem = run.play() {
                Issue.record("seed \(seed): \(problem)")
                return
            }
        }
    }

    /// A table of rows with random heights, and a finger.
    @MainActor private final class Run {
        private var random: SplitMix64
        private let rows: RowSource
        private let fixture: TableFixture
        private var heights: [String: CGFloat] = [:]
        private var finger: CGFloat = 400
        private var count = 300
        private var table: UITableView { fixture.table }
        private var names: [String] { rows.sections[0] }

        init(seed: UInt64) {
            random = SplitMix64(seed: seed &* 31 &+ 7)
            rows = RowSource([(0..<300).map { "row \($0)" }])
            fixture = TableFixture(rows)
            fixture.stage.cover()
            rows.height = { [unowned self] path in heights[names[path.row]] ?? 44 }
            for name in names { heights[name] = randomHeight() }
            table.estimatedRowHeight = [20, 44, 120][random.below(3)]
            table.reloadData()
            table.contentOffset.y = table.contentSize.height / 2
            fixture.stage.host.turn()
        }

        private func randomHeight() -> CGFloat { CGFloat(20 + random.below(260)) / 2 }

        /// Returns a description of the first step that moves the row under the finger, or nil if none does.
        func play() -> String? {
            let stage = fixture.stage
            stage.touch(.began, 200, finger)
            for step in 0..<14 {
                if random.below(4) == 0 { drag() }
                guard let held = heldRow() else { return "no row at step \(step)" }
                let place: CGFloat = shownTop(held) ?? .nan
                let description: String = change(held)
                for time in [0, 0.016, 0.1, 0.3] {
                    stage.advance(by: time)
                    stage.host.turn()
                    guard let top = shownTop(held) else { return "\(held) has no cell after \(description)" }
                    if abs(top - place) > 0.5 {
                        return "\(held) moved from \(place) to \(top), \(time) s after \(description) in step \(step)"
                    }
                }
            }
            stage.touch(.ended, 200, finger)
            stage.advance(by: 3)
            return fixture.isConsistent() ? nil : "the rows are not consistent"
        }

        private func drag() {
            let target: CGFloat = 200 + CGFloat(random.below(400))
            fixture.stage.drag(
                from: CGPoint(x: 200, y: finger), to: CGPoint(x: 200, y: target), duration: 0.2, interval: 0.016)
            finger = target
            fixture.stage.advance(by: 0.5)
        }

        private func heldRow() -> String? {
            table.indexPathForRow(at: CGPoint(x: 200, y: finger + table.contentOffset.y)).map { names[$0.row] }
        }

        /// Returns the top of a row on the screen, in points.
        private func shownTop(_ name: String) -> CGFloat? {
            guard let row = names.firstIndex(of: name), let cell = table.cellForRow(at: fixture.path(row)) else {
                return nil
            }
            return (cell.layer.presentation() ?? cell.layer).frame.minY - table.contentOffset.y
        }

        /// Changes the table, and returns a description of the change.
        private func change(_ held: String) -> String {
            let row: Int = names.firstIndex(of: held) ?? 0
            let near: [Int] = (max(0, row - 14)..<min(names.count, row + 14)).filter { $0 != row }
            let other: Int = near[random.below(near.count)]
            switch random.below(8) {
            case 0, 1: return insert(at: other, 1 + random.below(4))
            case 2: return insert(at: random.below(row + 1), 1 + random.below(30))
            case 3:
                heights[names[other]] = nil
                rows.sections[0].remove(at: other)
                table.deleteRows(at: [fixture.path(other)], with: .fade)
                return "row \(other) was deleted beside \(row)"
            case 4:
                for place in near where random.below(3) == 0 { heights[names[place]] = randomHeight() }
                table.performBatchUpdates(nil)
                return "heights changed"
            case 5:
                heights[names[other]] = randomHeight()
                table.reloadRows(at: [fixture.path(other)], with: .automatic)
                return "row \(other) was reloaded beside \(row)"
            case 6:
                let target: Int = near[random.below(near.count)]
                let moved: String = rows.sections[0].remove(at: other)
                rows.sections[0].insert(moved, at: target)
                table.moveRow(at: fixture.path(other), to: fixture.path(target))
                return "row \(other) moved to \(target) beside \(row)"
            default:
                if Bool.random(using: &random) { for place in near { heights[names[place]] = randomHeight() } }
                table.reloadData()
                return "the table was reloaded"
            }
        }

        private func insert(at row: Int, _ inserted: Int) -> String {
            let new: [String] = (0..<inserted).map { "row \(count + $0)" }
            count += inserted
            for name in new { heights[name] = randomHeight() }
            rows.sections[0].insert(contentsOf: new, at: row)
            table.insertRows(at: (row..<row + inserted).map { fixture.path($0) }, with: .automatic)
            return "\(inserted) rows were inserted at \(row)"
        }
    }
}
