import UIKitControls
import UIKitCore
import UIKitDesktop
import UIKitLists
import XCTest

/// Tests the methods with which the delegates of tables and collections take part in focus updates.
final class FocusDelegateTests: FocusTestCase {
    /// The rows and items of a list, and the focus updates that it reports.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        let name: String
        var log: [String] = []
        var refusedRow: Int?
        var preferredRow: Int?

        init(_ name: String) { self.name = name }

        private func record(_ call: String, _ previous: IndexPath?, _ next: IndexPath?) {
            func text(_ path: IndexPath?) -> String { path.map { String($0[1]) } ?? "-" }
            log.append("\(name) \(call) \(text(previous))>\(text(next))")
        }

        private func didUpdate(_ previous: IndexPath?, _ next: IndexPath?, _ coordinator: UIFocusAnimationCoordinator) {
            record("did", previous, next)
            coordinator.addCoordinatedAnimations(
                {
                    self.log.append("\(self.name) animates for \(UIView.inheritedAnimationDuration)")
                }, completion: { self.log.append("\(self.name) ends") })
        }

        // MARK: Tables

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            record("should", context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
            return refusedRow == nil || context.nextFocusedIndexPath?.row != refusedRow
        }

        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { didUpdate(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, coordinator) }

        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
            preferredRow.map { [0, $0] }
        }

        // MARK: Collections

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool {
            record("should", context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
            return refusedRow == nil || context.nextFocusedIndexPath?.item != refusedRow
        }

        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { didUpdate(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, coordinator) }

        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
            preferredRow.map { [0, $0] }
        }
    }

    private func makeTable(_ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 220))
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = source
        return table
    }

    private func makeCollection(_ source: Source) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 400, width: 390, height: 100), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.delegate = source
        return collection
    }

    func testTheDelegateOfATableIsAskedBeforeAnUpdateAndCalledAfterIt() {
        let source = Source("table")
        stage([makeTable(source)])
        session.press(Self.tab)
        session.settle()
        let animations = ["table animates for 0.15", "table ends"]
        XCTAssertEqual(source.log, ["table should ->0", "table did ->0"] + animations)
        source.log = []
        session.press(Self.down)
        session.settle()
        XCTAssertEqual(source.log, ["table should 0>1", "table did 0>1"] + animations)
    }

    func testAnUpdateThatTheDelegateRefusesDoesNotOccur() {
        let (rows, items) = (Source("table"), Source("collection"))
        (rows.refusedRow, items.refusedRow) = (1, 2)
        let collection: UICollectionView = makeCollection(items)
        stage([makeTable(rows), collection])
        session.press(Self.tab)
        let first: UIView? = focused
        session.press(Self.down)
        XCTAssertTrue(first is UITableViewCell && focused === first)
        session.press(Self.tab)
        session.press(Self.right)
        let second: UIView? = focused
        session.press(Self.right)
        XCTAssertTrue((second as? UICollectionViewCell).flatMap { collection.indexPath(for: $0) } == [0, 1])
        XCTAssertTrue(focused === second)
        XCTAssertEqual(rows.log.filter { $0.contains(" d") }, ["table did ->0", "table did 0>-"])
        XCTAssertEqual(items.log.filter { $0.contains(" d") }, ["collection did ->0", "collection did 0>1"])
    }

    func testBothDelegatesAreCalledWhenTheFocusMovesFromOneListToAnother() {
        let (rows, items) = (Source("table"), Source("collection"))
        rows.preferredRow = 3
        items.preferredRow = 4
        stage([makeTable(rows), makeCollection(items)])
        session.press(Self.tab)
        session.settle()
        (rows.log, items.log) = ([], [])
        session.press(Self.tab)
        XCTAssertEqual(rows.log.prefix(2), ["table should 3>-", "table did 3>-"])
        XCTAssertEqual(items.log.prefix(2), ["collection should ->4", "collection did ->4"])
    }

    func testTheRowOfAFocusedControlIsReportedAndRemembered() {
        let source = Source("table")
        let table: UITableView = makeTable(source)
        table.remembersLastFocusedIndexPath = true
        stage([table, button("below", 400)])
        let toggle = UISwitch()
        table.cellForRow(at: [0, 1])?.accessoryView = toggle
        session.settle()
        session.press(Self.tab)
        session.press(Self.down)
        XCTAssertTrue(toggle.isFocused)
        XCTAssertTrue(source.log.contains("table did 0>1"))
        session.press(Self.tab)
        XCTAssertTrue(focused is UIButton)
        session.press(Self.tab)
        XCTAssertTrue(toggle.isFocused)
    }

    func testARowWithTheCustomFocusStyleHasNoRing() throws {
        let source = Source("table")
        let table: UITableView = makeTable(source)
        stage([table])
        let cell = try XCTUnwrap(table.cellForRow(at: [0, 0]))
        let plainCount: Int = cell.layer.sublayers?.count ?? 0
        session.press(Self.tab)
        session.settle()
        XCTAssertTrue(cell.isFocused)
        XCTAssertEqual(cell.layer.sublayers?.count, plainCount + 1)
        cell.focusStyle = .custom
        session.settle()
        XCTAssertNil(cell.focusEffect)
        XCTAssertEqual(cell.layer.sublayers?.count, plainCount)
        cell.focusEffect = UIFocusHaloEffect(path: UIBezierPath(rect: cell.bounds))
        cell.setNeedsLayout()
        session.settle()
        XCTAssertEqual(cell.layer.sublayers?.count, plainCount + 1)
    }

    func testASubclassOfATableControllerReceivesFocusUpdates() {
        final class Rows: UITableViewController {
            var paths: [IndexPath?] = []

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

            override func tableView(
                _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
            ) -> Bool { context.nextFocusedIndexPath != [0, 2] }

            override func tableView(
                _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) { paths.append(context.nextFocusedIndexPath) }
        }
        let controller = Rows()
        launch(controller)
        session.settle()
        for _ in 0..<4 { session.press(Self.down) }
        XCTAssertEqual(controller.paths, [[0, 0], [0, 1]])
    }
}
