import Expectations
import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

/// The number of cells that exist at the same time: those on the screen and in the reuse pool.
@MainActor @Suite(.onStage) struct AliveCellTests {
    /// The maximum number of cells in the reuse pool for each reuse identifier.
    private static let poolLimit = 32

    private final class Cell: UITableViewCell {
        static var aliveCount = 0
        static var peakCount = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Cell.aliveCount += 1
            Cell.peakCount = max(Cell.peakCount, Cell.aliveCount)
        }

        required init?(coder: NSCoder) { nil }

        isolated deinit { Cell.aliveCount -= 1 }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: indexPath.row % 7 == 0 ? "even" : "odd", for: indexPath)
        }
        /// Alternates between 500 short rows and 500 tall ones.
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row / 500 % 2 == 0 ? 10 : 200
        }
    }

    @Test func `during a long fling, only the cells of one screen and of the reuse pool exist`() {
        (Cell.aliveCount, Cell.peakCount) = (0, 0)
        let stage = Stage()
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        for identifier in ["even", "odd"] { table.register(Cell.self, forCellReuseIdentifier: identifier) }
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        stage.cover()
        stage.host.turn()
        var random = SplitMix64(seed: 3)
        var mostVisible = 0
        for _ in 0..<600 {
            table.contentOffset.y += CGFloat(random.below(1_600))
            stage.host.turn()
            mostVisible = max(mostVisible, table.visibleCells.count)
        }
        expect(mostVisible > 80 && table.contentOffset.y > 300_000)
        expect(Cell.peakCount >= mostVisible && Cell.peakCount <= mostVisible + 2 * Self.poolLimit)
        // A screen of tall rows does not need the cells that short rows needed.
        table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
        stage.host.turn()
        expect(table.visibleCells.count < 8 && Cell.aliveCount <= table.visibleCells.count + 2 * Self.poolLimit)
        expect(Cell.aliveCount, isGreaterThan: 0)
    }
}
