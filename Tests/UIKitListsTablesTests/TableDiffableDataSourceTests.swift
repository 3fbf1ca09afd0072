import Expectations
import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct TableDiffableDataSourceTests {
    @MainActor private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    @MainActor private final class Fixture {
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        let source: TitledSource

        init() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            source = TitledSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            stage.root.addSubview(table)
            stage.host.turn()
        }

        func apply(_ sections: [(String, [Int])], animated: Bool = true) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            source.apply(snapshot, animatingDifferences: animated)
        }

        func problem() -> String? {
            table.layoutIfNeeded()
            let paths: [IndexPath] = table.indexPathsForVisibleRows ?? []
            guard paths == table.indexPathsForRows(in: table.bounds) ?? [] else { return "the visible rows" }
            for path in paths {
                guard let cell = table.cellForRow(at: path), let item = source.itemIdentifier(for: path) else {
                    return "no cell at \(path)"
                }
                guard cell.textLabel?.text == "\(item)", cell.frame == table.rectForRow(at: path), cell.alpha == 1
                else { return "the cell of \(item) shows \(cell.textLabel?.text ?? "nothing") at \(cell.frame)" }
            }
            let titles: [String] = table.visibleHeaders.sorted { $0.key < $1.key }.compactMap {
                ($0.value as? UITableViewHeaderFooterView)?.textLabel?.text
            }
            let sections: [String] = source.snapshot().sectionIdentifiers
            return Set(titles).isSubset(of: sections) ? nil : "the titles \(titles)"
        }
    }

    @Test func `any sequence of snapshots is shown, even while changes are animated`() {
        for seed in randomCases(6, "ENGAWA_UPDATE_CASES") {
            let fixture = Fixture()
            fixture.stage.cover()
            let animations: [UITableView.RowAnimation] = [.automatic, .fade, .left, .top, .none]
            fixture.source.defaultRowAnimation = animations[seed % animations.count]
            var random = SplitMix64(seed: UInt64(seed) &+ 100)
            for _ in 0..<12 {
                var names: [Int] = Array(0..<30).shuffled(using: &random)
                let sections: [(String, [Int])] = ["a", "b", "c"].shuffled(using: &random).prefix(random.below(4)).map {
                    let count: Int = min(names.count, random.below(20))
                    defer { names.removeFirst(count) }
                    return ($0, Array(names.prefix(count)))
                }
                fixture.apply(sections, animated: random.below(4) > 0)
                fixture.stage.advance(by: random.below(2) == 0 ? 0.1 : 1)
            }
            fixture.stage.advance(by: 1)
            if let problem = fixture.problem() { Issue.record("Seed \(seed): \(problem)") }
        }
    }

    @Test func `titles of headers move with their sections`() {
        let fixture = Fixture()
        fixture.apply([("a", [1, 2]), ("b", [3])])
        fixture.stage.advance(by: 1)
        fixture.apply([("b", [3]), ("a", [2, 1])])
        fixture.stage.advance(by: 1)
        let titles: [String?] = (0..<2).map { fixture.table.headerView(forSection: $0)?.textLabel?.text }
        expect(titles, equals: ["b", "a"])
        expectNil(fixture.problem())
    }

    @Test func `inserted rows appear with the default animation`() {
        let fixture = Fixture()
        fixture.apply([("a", [1])])
        fixture.stage.advance(by: 1)
        fixture.source.defaultRowAnimation = .left
        fixture.apply([("a", [1, 2])])
        fixture.stage.advance(by: 0.1)
        let shown: CGRect = fixture.table.cellForRow(at: [0, 1])!.layer.presentation()!.frame
        expect(shown.minX < 0 && shown.minX > -400)
        fixture.source.defaultRowAnimation = .none
        fixture.stage.advance(by: 1)
        fixture.apply([("a", [1, 3, 2])])
        expect(fixture.table.cellForRow(at: [0, 1])?.layer.animationKeys() ?? [], equals: [])
        // The rows below move.
        expect(fixture.table.cellForRow(at: [0, 2])?.layer.animationKeys() ?? [], equals: ["position"])
    }

    @Test func `applying the same snapshot measures the rows again`() {
        final class Delegate: NSObject, UITableViewDelegate {
            var height: CGFloat = 50
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        }
        let fixture = Fixture()
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.apply([("a", [1, 2])], animated: false)
        fixture.stage.host.turn()
        let cell: UITableViewCell? = fixture.table.cellForRow(at: [0, 0])
        delegate.height = 70
        var isCompleted = false
        fixture.source.apply(fixture.source.snapshot()) { isCompleted = true }
        fixture.stage.advance(by: 1)
        expect(cell?.frame.height == 70 && fixture.table.cellForRow(at: [0, 0]) === cell && isCompleted)
    }

    @Test func `reconfigured rows keep their cells, and reloaded rows have new ones`() {
        let fixture = Fixture()
        fixture.apply([("a", [1, 2, 3])], animated: false)
        fixture.stage.host.turn()
        let cells: [UITableViewCell] = (0..<3).map { fixture.table.cellForRow(at: [0, $0])! }
        for cell in cells { cell.textLabel?.text = "old" }
        var snapshot = fixture.source.snapshot()
        snapshot.reconfigureItems([2])
        snapshot.reloadItems([3])
        snapshot.moveItem(2, beforeItem: 1)
        fixture.source.apply(snapshot)
        fixture.stage.advance(by: 1)
        expect(fixture.table.cellForRow(at: [0, 0]) === cells[1] && cells[1].textLabel?.text == "2")
        expect(fixture.table.cellForRow(at: [0, 1]) === cells[0] && cells[0].textLabel?.text == "old")
        expect(fixture.table.cellForRow(at: [0, 2]), isNotIdenticalTo: cells[2])
        cells[0].textLabel?.text = "old"
        fixture.table.reconfigureRows(at: [[0, 1]])
        expect(cells[0].textLabel?.text, equals: "1")
    }
}
