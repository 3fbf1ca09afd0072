import UIKit
import XCTest
import XCUIAutomation

/// Cells of tables and collection views.
final class ListQueryTests: AutomationTestCase {
    private func launchTable(rows: Int = 30, cell: @escaping (UITableViewCell, Int) -> Void = { _, _ in }) {
        launchRoot({ SampleTable(rows: rows, configure: cell) })
    }

    func testCellsAreInVisualOrderAfterScrolling() {
        launchTable()
        app.tables.firstMatch.swipeUp()
        app.tables.firstMatch.swipeDown(velocity: .slow)
        let labels: [String] = app.tables.cells.allElementsBoundByIndex.map(\.label)
        let tops: [CGFloat] = app.tables.cells.allElementsBoundByIndex.map(\.frame.minY)
        XCTAssertEqual(tops, tops.sorted())
        XCTAssertGreaterThan(labels.count, 10)
        XCTAssertEqual(app.cells.element(boundBy: 3).label, labels[3])
    }

    func testACellCanBeTappedByIndex() {
        launchTable()
        app.tables.element(boundBy: 0).cells.element(boundBy: 3).tap()
        XCTAssertTrue(app.tables.cells["Row 3"].isSelected)
        XCTAssertTrue(app.tables.cells.staticTexts["Row 3"].exists)
    }

    func testAnElementStaysBoundToItsViewWhenTheViewMoves() {
        launchTable()
        let all: [XCUIElement] = app.tables.cells.allElementsBoundByAccessibilityElement
        let top: CGFloat = all[5].frame.minY
        let table = app.tables.firstMatch
        table.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.6)).press(
            forDuration: 0.1, thenDragTo: table.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)))
        XCTAssertEqual(all[5].label, "Row 5")
        XCTAssertLessThan(all[5].frame.minY, top)
    }

    func testARowIsDeletedBySwipingAndByEditing() {
        launchRoot({ EditableTable() })
        app.tables.cells["Row 1"].swipeLeft()
        app.tables.buttons["Delete"].tap()
        XCTAssertFalse(app.cells["Row 1"].exists)
        app.navigationBars.buttons["Edit"].tap()
        app.tables.buttons["Remove Row 2"].tap()
        app.buttons["Delete"].tap()
        XCTAssertFalse(app.cells["Row 2"].exists)
        let bottom = app.buttons["Reorder Row 5"]
        app.buttons["Reorder Row 0"].press(forDuration: 0.1, thenDragTo: bottom)
        app.navigationBars.buttons["Done"].tap()
        XCTAssertEqual(app.cells.allElementsBoundByIndex.map(\.label), ["Row 3", "Row 4", "Row 5", "Row 0"])
    }

    func testASwipeOnATextInACellRevealsTheActionsOfTheRow() {
        launchRoot({ EditableTable() })
        app.tables.staticTexts["Row 1"].swipeLeft()
        XCTAssertTrue(app.cells["Row 1"].exists)
        XCTAssertTrue(app.tables.buttons["Delete"].isHittable)
    }

    func testASwipeWaitsForTheAnimationInProgress() {
        launchRoot({ UINavigationController(rootViewController: UIViewController()) })
        let navigation = app.driver?.application.keyWindow?.rootViewController as? UINavigationController
        navigation?.pushViewController(EditableTable.Rows(style: .plain), animated: true)
        app.wait(seconds: 0.05)
        app.tables.cells["Row 1"].swipeLeft()
        XCTAssertTrue(app.tables.buttons["Delete"].exists)
        navigation?.pushViewController(SampleTable(rows: 100) { _, _ in }, animated: true)
        app.wait(seconds: 0.05)
        let table = app.tables.firstMatch
        table.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)).press(
            forDuration: 0, thenDragTo: table.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2)))
        XCTAssertFalse(app.cells["Row 0"].isHittable)
    }

    func testCellsAreFoundByTheirDescendants() {
        launchTable(rows: 5) { cell, row in
            let toggle = UISwitch()
            toggle.accessibilityIdentifier = "switch \(row)"
            cell.accessoryView = toggle
        }
        let cell = app.tables.cells.containing(.switch, identifier: "switch 2").element
        XCTAssertEqual(cell.label, "Row 2")
        let other = app.cells.containing(NSPredicate(format: "label ENDSWITH '4'")).element
        XCTAssertEqual(other.label, "Row 4")
        XCTAssertEqual(app.cells.containing(.staticText, identifier: "Row 1").count, 1)
        XCTAssertEqual(app.tables.children(matching: .cell).count, 5)
    }

    func testALabelAddedDirectlyToACellIsHittable() {
        launchTable(rows: 3) { cell, row in
            let label = UILabel("extra \(row)")
            label.frame = CGRect(x: 250, y: 8, width: 100, height: 24)
            guard row == 1 else { return cell.addSubview(label) }
            // Put the label behind a content view that is transparent there.
            cell.textLabel?.isHidden = true
            cell.insertSubview(label, at: 0)
        }
        XCTAssertTrue(app.staticTexts["extra 0"].isHittable)
        XCTAssertTrue(app.staticTexts["extra 1"].isHittable)
        app.staticTexts["extra 2"].tap()
        XCTAssertTrue(app.cells.element(boundBy: 2).isSelected)
    }

    func testATapScrollsToItsElement() {
        launch { controller in
            let scroll = controller.view.add(UIScrollView(), 0, 100, 390, 400)
            scroll.contentSize = CGSize(width: 390, height: 2_000)
            let inner = scroll.add(UIScrollView(), 0, 1_000, 390, 300)
            inner.contentSize = CGSize(width: 390, height: 900)
            let label = inner.add(UILabel("before"), 0, 0, 100, 30)
            inner.add(UIButton("Deep") { label.text = "after" }, 10, 800, 100, 40)
        }
        app.buttons["Deep"].tap()
        XCTAssertTrue(app.staticTexts["after"].exists)
    }

    func testATapIsInThePartThatNoScrollViewClips() {
        launch { controller in
            let label = controller.view.add(UILabel("before"), 0, 60, 200, 30)
            let scroll = controller.view.add(UIScrollView(), 0, 200, 390, 100)
            scroll.contentSize = CGSize(width: 390, height: 100)
            scroll.add(UIButton("Tall") { label.text = "after" }, 0, 0, 390, 400)
        }
        XCTAssertTrue(app.buttons["Tall"].isHittable)
        app.buttons["Tall"].tap()
        XCTAssertTrue(app.staticTexts["after"].exists)
    }

    func testASwipeDownBeginsBelowTheBar() {
        launchRoot({
            let table = SampleTable(rows: 100) { _, _ in }
            table.title = "Rows"
            table.navigationItem.searchController = UISearchController(searchResultsController: nil)
            return UINavigationController(rootViewController: table)
        })
        for element in [app, app.tables.firstMatch] {
            element.swipeUp()
            XCTAssertFalse(app.cells["Row 0"].isHittable)
            for _ in 0..<3 { element.swipeDown() }
            XCTAssertTrue(app.cells["Row 0"].isHittable)
        }
    }

    func testCellsAreInTheOrderOfIndexPathsInQueriesDescriptionsAndTheViewTree() throws {
        let roots: [(make: () -> UIViewController, list: XCUIElement)] = [
            ({ SampleTable(rows: 100) { _, _ in } }, app.tables.firstMatch),
            ({ SampleGrid() }, app.collectionViews.firstMatch),
        ]
        for root in roots {
            launchRoot(root.make)
            for swipe in 0..<5 {
                let cells: [Int] = try numbers(in: root.list.cells.staticTexts.allElementsBoundByIndex.map(\.label))
                XCTAssertGreaterThan(cells.count, 10)
                XCTAssertEqual(cells, cells.sorted(), "after \(swipe) swipes")
                for text in [app.debugDescription, app.viewTree] {
                    let lines: [String] = text.split(separator: "\n").map(String.init).filter { $0.contains("Text") }
                    XCTAssertEqual(try numbers(in: lines), cells, "after \(swipe) swipes: \(text)")
                }
                swipe < 3 ? root.list.swipeUp() : root.list.swipeDown(velocity: .slow)
            }
        }
    }

    /// Returns the number at the end of the label in each string, such as 7 for `Row 7` and `label: "Row 7"`.
    private func numbers(in texts: [String]) throws -> [Int] {
        try texts.map { text in
            let digits = text.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }
            return try XCTUnwrap(Int(String(digits.reversed())), text)
        }
    }
}

/// A table with the rows "Row 0", "Row 1" and so on.
private final class SampleTable: UITableViewController {
    private let rows: Int
    private let configure: (UITableViewCell, Int) -> Void

    init(rows: Int, configure: @escaping (UITableViewCell, Int) -> Void) {
        self.rows = rows
        self.configure = configure
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        configure(cell, indexPath.row)
        return cell
    }
}

/// A grid with the cells "0", "1" and so on.
private final class SampleGrid: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let label = cell.contentView.subviews.first as? UILabel ?? cell.contentView.add(UILabel(""), 0, 0, 80, 60)
        label.text = "\(indexPath.item)"
        return cell
    }
}

/// A table whose rows can be deleted and moved.
private final class EditableTable: UINavigationController {
    convenience init() {
        self.init(rootViewController: Rows(style: .plain))
    }

    final class Rows: UITableViewController {
        private var titles: [String] = (0..<6).map { "Row \($0)" }

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = editButtonItem
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = titles[indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            titles.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            titles.insert(titles.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
    }
}
