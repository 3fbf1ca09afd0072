import UIKitControls
import UIKitCore
import UIKitDesktop
import UIKitLists
import XCTest

/// Tests the focus in tables and collections.
final class FocusListTests: FocusTestCase {
    // MARK: Tables

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [Int] = []
        var unfocusable: Set<Int> = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }

        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            tableView.allowsFocus && !unfocusable.contains(indexPath.row)
        }
    }

    private func launchTable(_ rows: Rows, besides views: [UIView] = []) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 440))
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        stage([table] + views)
        return table
    }

    private func focusedRow(_ table: UITableView) -> Int? {
        (focused as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
    }

    func testArrowsMoveToRowsThatAreNotVisible() {
        let rows = Rows()
        let table: UITableView = launchTable(rows, besides: [button("above", 20)])
        session.press(Self.tab)
        session.press(Self.tab)
        XCTAssertEqual(focusedRow(table), 0)
        for _ in 0..<25 { session.press(Self.down) }
        XCTAssertEqual(focusedRow(table), 25)
        let frame: CGRect = table.rectForRow(at: IndexPath(row: 25, section: 0))
        XCTAssertTrue(table.bounds.contains(frame))
        session.press(Self.enter)
        XCTAssertEqual(rows.selected, [25])
        session.press(Self.up)
        session.press(Self.space)
        XCTAssertEqual(rows.selected, [25, 24])
        XCTAssertEqual(focusedRow(table), 24)
    }

    func testTheConfigurationStateOfACellContainsTheFocus() {
        let rows = Rows()
        let table: UITableView = launchTable(rows)
        let first: UITableViewCell? = table.cellForRow(at: IndexPath(row: 0, section: 0))
        var states: [Bool] = []
        first?.configurationUpdateHandler = { _, state in states.append(state.isFocused) }
        session.settle()
        session.press(Self.tab)
        session.settle()
        XCTAssertEqual(focusedRow(table), 0)
        XCTAssertEqual(first?.configurationState.isFocused, true)
        session.press(Self.down)
        session.settle()
        XCTAssertEqual(first?.configurationState.isFocused, false)
        XCTAssertEqual(states, [false, true, false])
    }

    func testTheFirstArrowFocusesARowInsteadOfAField() {
        let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
        let table: UITableView = launchTable(Rows(), besides: [field])
        session.press(Self.down)
        XCTAssertEqual(focusedRow(table), 0)
        XCTAssertFalse(field.isFirstResponder)
    }

    func testRowsThatCannotBeFocusedAreSkipped() {
        let rows = Rows()
        rows.unfocusable = [0, 2, 3]
        let table: UITableView = launchTable(rows)
        session.press(Self.down)
        XCTAssertEqual(focusedRow(table), 1)
        session.press(Self.down)
        XCTAssertEqual(focusedRow(table), 4)
        session.press(Self.up)
        session.press(Self.up)
        XCTAssertEqual(focusedRow(table), 1)
        table.allowsFocus = false
        session.press(Self.down)
        XCTAssertEqual(focusedRow(table), 1)
    }

    func testATableRemembersItsFocusedRowAndSelectionFollowsFocus() {
        let rows = Rows()
        let table: UITableView = launchTable(rows, besides: [button("below", 600)])
        for _ in 0..<4 { session.press(Self.down) }
        XCTAssertEqual(focusedRow(table), 3)
        session.press(Self.tab)
        session.press(Self.tab)
        XCTAssertEqual(focusedRow(table), 0)
        table.remembersLastFocusedIndexPath = true
        table.selectionFollowsFocus = true
        session.press(Self.down)
        XCTAssertEqual(rows.selected, [1])
        session.press(Self.tab)
        session.press(Self.tab)
        XCTAssertEqual(focusedRow(table), 1)
    }

    func testAControlInARowIsFocusedInsteadOfTheRow() {
        let rows = Rows()
        let table: UITableView = launchTable(rows)
        let toggle = UISwitch()
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryView = toggle
        session.settle()
        for _ in 0..<2 { session.press(Self.down) }
        XCTAssertTrue(toggle.isFocused)
        session.press(Self.space)
        XCTAssertTrue(toggle.isOn)
        session.press(Self.down)
        XCTAssertEqual(focusedRow(table), 2)
    }

    func testAFieldInATableIsReachedAlthoughARowIsSelected() {
        let rows = Rows()
        let table: UITableView = launchTable(rows, besides: [button("below", 600)])
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        table.tableHeaderView = field
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        session.settle()
        session.press(Self.tab)
        XCTAssertTrue(field.isFocused)
        session.press(Self.tab)
        XCTAssertEqual(focusedRow(table), 2)
        session.press(Self.tab)
        XCTAssertEqual((focused as? UIButton)?.title(for: .normal), "below")
        XCTAssertEqual(rows.selected, [])
    }

    func testAnArrowKeyDoesNotScrollAListThatItDoesNotReach() {
        let rows = Rows()
        let right = button("right", 20, x: 250)
        let table: UITableView = launchTable(rows, besides: [button("left", 20), right])
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        let guide = UIFocusGuide()
        guide.preferredFocusEnvironments = [table]
        table.superview?.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: right.leftAnchor),
            guide.topAnchor.constraint(equalTo: right.bottomAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        session.settle()
        session.press(Self.tab)
        session.press(Self.right)
        XCTAssertTrue(right.isFocused)
        XCTAssertEqual(table.contentOffset.y, 0)
        session.press(Self.down)
        XCTAssertEqual(focusedRow(table), 30)
        XCTAssertEqual(rows.selected, [])
    }

    // MARK: Collections

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var selected: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
    }

    func testArrowsMoveInAGrid() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let items = Items()
        collection.dataSource = items
        collection.delegate = items
        stage([collection])
        var visited: [Int?] = []
        for usage in [Self.down, Self.right, Self.down, Self.down, Self.down, Self.down, Self.left, Self.up] {
            session.press(usage)
            visited.append((focused as? UICollectionViewCell).flatMap { collection.indexPath(for: $0)?.item })
        }
        XCTAssertEqual(visited, [0, 1, 5, 9, 13, 17, 16, 12])
        session.press(Self.enter)
        XCTAssertEqual(items.selected, [12])
    }
}
