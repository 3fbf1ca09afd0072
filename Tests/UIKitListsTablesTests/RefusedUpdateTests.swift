import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct RefusedUpdateTests {
    @Test func `an impossible update does not change the table`() {
        let fixture = TableFixture(RowSource(count: 60))
        let table = fixture.table
        table.selectRow(at: fixture.path(12), animated: false, scrollPosition: .none)
        table.contentOffset.y = 440
        fixture.stage.host.turn()
        let (texts, cells): ([String], [UITableViewCell]) = (fixture.texts, table.visibleCells)
        fixture.rows.sections[0] += ["x", "y"]
        let messages: [String] = warnings {
            table.performBatchUpdates {
                table.insertRows(at: [fixture.path(60)], with: .fade)
                table.deleteRows(at: [fixture.path(3), fixture.path(4)], with: .fade)
            }
        }
        expect(
            messages,
            equals: [
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                    + "section after the update (62) must be equal to the number of rows contained in that section "
                    + "before the update (60), plus or minus the number of rows inserted or deleted from that section "
                    + "(1 inserted, 2 deleted) and plus or minus the number of rows moved into or out of that section "
                    + "(0 moved in, 0 moved out)."
            ])
        fixture.stage.advance(by: 1)
        expect(fixture.texts == texts && table.visibleCells == cells && table.contentOffset.y == 440)
        expect(table.indexPathForSelectedRow == fixture.path(12) && table.numberOfRows(inSection: 0) == 60)
    }

    /// After a rejected update, the data source has fewer rows than the table.
    @Test func `a table reloads after a rejected update as soon as it needs the data`() {
        let changes: [(TableFixture) -> Void] = [
            { $0.table.contentOffset.y = 1_000 },
            { $0.table.reloadData() },
            { $0.stage.tap(200, 700) },
            { fixture in
                fixture.rows.sections[0].removeFirst()
                fixture.table.deleteRows(at: [fixture.path(0)], with: .fade)
            },
            { $0.table.frame.size.width = 320 },
            { $0.table.performBatchUpdates(nil) },
        ]
        for change in changes {
            let fixture = TableFixture(RowSource(count: 60))
            fixture.rows.sections[0].removeSubrange(9..<60)
            expect(warnings { fixture.table.deleteRows(at: [fixture.path(59)], with: .fade) }.count, equals: 1)
            fixture.stage.advance(by: 0.5)
            expect(fixture.table.numberOfRows(inSection: 0), equals: 60)
            expect(warnings { change(fixture) }.isEmpty)
            fixture.stage.advance(by: 1)
            expect(fixture.table.numberOfRows(inSection: 0), equals: fixture.rows.sections[0].count)
            expect(fixture.isConsistent() && fixture.rows.events.allSatisfy { !$0.contains("select") })
        }
    }

    @Test func `an impossible update of sections is rejected`() {
        let fixture = TableFixture(RowSource([["a"], ["b"]]))
        let messages: [String] = warnings { fixture.table.insertSections([2], with: .fade) }
        expect(
            messages,
            equals: [
                "Invalid update: attempt to insert section 2, but there are only 2 sections after the update."
            ])
        fixture.rows.sections = [["a"]]
        let others: [String] = warnings { fixture.table.deleteRows(at: [fixture.path(0, 1)], with: .fade) }
        expect(others.first?.hasPrefix("Invalid update: invalid number of sections."), equals: true)
        expect(fixture.table.numberOfSections, equals: 2)
    }

    // MARK: Mistakes

    private final class FaultyRowSource: RowSource {
        var count = 3
        var shared: UITableViewCell?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: UITableViewCell = shared ?? super.tableView(tableView, cellForRowAt: indexPath)
            shared = cell
            return cell
        }
    }

    @Test func `errors of the data source and the delegate are reported with the index path`() throws {
        let rows = FaultyRowSource([["a", "b", "c"]])
        var created: TableFixture?
        let shared: [String] = warnings { created = TableFixture(rows) }
        let fixture = try #require(created)
        let rest = "which remains empty. Each visible row needs a cell of its own."
        expect(
            shared,
            equals: [1, 2].map {
                "The data source returned the cell of the row at index path [0, 0] also for the row at index path "
                    + "[0, \($0)], " + rest
            })
        expect(fixture.texts, equals: ["a", "", ""])
        rows.count = -1
        expect(
            warnings { fixture.table.reloadData() },
            equals: [
                "The data source of a table view returned -1 as the number of rows in section 0."
            ])
        rows.count = 1
        rows.height = { _ in .nan }
        expect(
            warnings {
                fixture.table.reloadData()
                fixture.stage.host.turn()
            }, equals: ["The delegate returned the height nan for the row at index path [0, 0]."])
        expect(fixture.table.rectForRow(at: fixture.path(0)).height, equals: 44)
        let path = fixture.path(5)
        expect(
            warnings {
                fixture.table.scrollToRow(at: path, at: .top, animated: false)
                fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
            },
            equals: ["scroll to", "select"].map {
                "The table view cannot \($0) the row at index path [0, 5]: there is no such row."
            })
    }
}
