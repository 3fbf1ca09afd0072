import Expectations
import Bindings
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists

@testable import EngawaUI

/// The cost of rows that arrive in a visible list: they are created and measured when they become visible. The other
/// rows are not measured again.
@MainActor @Suite(.onStage) final class ArrivingRowsTests {
    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    private let items = DynamicArray<Int>([])
    private let work = Work()
    private var rows: TableBinding<Int>?

    /// The work since the last call to `take()`.
    @MainActor private final class Work {
        var made: [Int] = []
        var measured: [Int] = []

        func take() -> (made: [Int], measured: [Int]) {
            defer { (made, measured) = ([], []) }
            return (made, measured)
        }
    }

    private final class Cell: UITableViewCell {
        let label = UILabel()
        var work: Work?
        var item = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            work?.measured.append(item)
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }

    init() {
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 80
        table.register(Cell.self, forCellReuseIdentifier: "row")
        stage.root.addSubview(table)
        rows = table.bind(to: items, animation: .none, makeCell: makeCell())
        stage.advance(by: 0.1)
    }

    private func makeCell() -> TableBinding<Int>.CellProvider {
        { [work] table, path, item in
            let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            guard let cell = cell as? Cell else { return cell }
            cell.label.text = Array(repeating: "row \(item)", count: 1 + item % 5).joined(separator: "\n")
            (cell.item, cell.work) = (item, work)
            work.made.append(item)
            return cell
        }
    }

    private func arrive(_ range: Range<Int>) {
        items.append(contentsOf: Array(range))
        stage.advance(by: 0.1)
    }

    @Test func `visible rows are created and measured once each, and earlier rows keep their cells`() {
        arrive(0..<3)
        expect(work.take() == (made: [0, 1, 2], measured: [0, 1, 2]))
        let shown: [UITableViewCell] = table.visibleCells
        arrive(3..<6)
        let second = work.take()
        expect(second == (made: [3, 4, 5], measured: [3, 4, 5]))
        expect(zip(shown, table.visibleCells).allSatisfy { $0 === $1 })
    }

    @Test func `only the rows that arrive in sections are measured`() {
        rows = nil
        let sections = table.bind(
            to: items.sections { $0 / 4 }, animation: .none, title: { "\($0)" }, makeCell: makeCell())
        stage.advance(by: 0.1)
        arrive(0..<3)
        _ = work.take()
        arrive(3..<6)
        expect(work.take() == (made: [3, 4, 5], measured: [3, 4, 5]))
        expect(sections.sections.map(\.elements), equals: [[0, 1, 2, 3], [4, 5]])
    }

    @Test func `at the top, inserted rows appear, or no row moves if positions are kept`() {
        rows = nil
        let sections = table.bind(
            to: items.sections { $0 / 4 }, animation: .none, title: { "\($0)" }, makeCell: makeCell())
        stage.advance(by: 0.1)
        arrive(100..<200)
        func insert(_ range: Range<Int>) -> CGFloat {
            items.replaceSubrange(0..<0, with: range)
            stage.advance(by: 0.1)
            return table.contentOffset.y
        }
        expect(insert(96..<100), equals: 0)
        sections.keepsPositionsAtTop = true
        let place = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - table.contentOffset.y
        expect(insert(92..<96), isGreaterThan: 100)
        expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - table.contentOffset.y, equals: place)
    }

    @Test func `rows outside the visible area are neither created nor measured`() {
        arrive(0..<100)
        let first = work.take()
        expect(first.made.count < 25 && first.made == first.measured)
        for start in stride(from: 100, to: 2_000, by: 100) { arrive(start..<start + 100) }
        expect(work.take() == (made: [], measured: []))
        expect(table.numberOfRows(inSection: 0), equals: 2_000)
    }

    @Test func `during deceleration rows are added immediately, and only visible ones are created`() {
        arrive(0..<300)
        _ = work.take()
        stage.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.1)
        expect(table.isDecelerating)
        var most = 0
        var count = 300
        while table.isDecelerating {
            items.append(contentsOf: Array(count..<count + 5))
            count += 5
            _ = work.take()
            stage.advance(by: 1.0 / 60)
            let step = work.take()
            most = max(most, step.made.count)
            guard table.isDecelerating else { break }
            expect(step.made, equals: step.measured)
            expect(table.numberOfRows(inSection: 0), equals: count)
        }
        expect((1...4).contains(most))
        _ = work.take()
        stage.advance(by: 0.2)
        expect(table.numberOfRows(inSection: 0), equals: count)
        expect(work.take().made.isEmpty)
    }
}
