import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists

/// Subclasses of lists and cells that override their members, or that replace their delegates with another object.
@MainActor @Suite(.onStage) struct ListMemberOverrideTests {
    private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 30, height: 70) }
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private final class Cell: UITableViewCell {
        var updates = 0
        var state: UICellConfigurationState?
        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[UIConfigurationStateCustomKey("marked")] = true
            return state
        }
        override func setNeedsUpdateConfiguration() {
            updates += 1
            super.setNeedsUpdateConfiguration()
        }
        override func updateConfiguration(using state: UICellConfigurationState) { self.state = state }
    }

    private final class Table: UITableView {
        weak var outer: UITableViewDelegate?
        var log: [String] = []
        override var delegate: UITableViewDelegate? {
            get { outer }
            set { outer = newValue }
        }
        func setInner(_ inner: UITableViewDelegate) { super.delegate = inner }
        override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
            log.append(identifier)
            super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
        }
        override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows?.reversed() }
        override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    }

    private final class Collection: UICollectionView {
        weak var outer: UICollectionViewDelegate?
        var log: [String] = []
        override var delegate: UICollectionViewDelegate? {
            get { outer }
            set { outer = newValue }
        }
        func setInner(_ inner: UICollectionViewDelegate) { super.delegate = inner }
        override func register(
            _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
            withReuseIdentifier identifier: String
        ) {
            log.append(elementKind)
            super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        }
        override func dequeueReusableSupplementaryView(
            ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView {
            super.dequeueReusableSupplementaryView(
                ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
        }
        override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    }

    private let stage = Stage()
    private let delegate = Delegate()
    private let source = Source()

    @Test func `a table calls the delegate that its subclass gave to super`() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.setInner(delegate)
        table.dataSource = source
        stage.root.addSubview(table)
        table.layoutIfNeeded()
        expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, equals: 70)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        expect(table.log, equals: ["header"])
        expect(table.indexPathsForVisibleRows?.first?.row, equals: 1)
    }

    @Test func `a collection calls the delegate that its subclass gave to super`() {
        let frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        let collection = Collection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.setInner(delegate)
        collection.dataSource = source
        stage.root.addSubview(collection)
        collection.layoutIfNeeded()
        expect(collection.visibleCells.first?.frame.height, equals: 70)
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        expect(collection.log, equals: ["badge"])
    }

    @Test func `a cell adds a custom state`() {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setNeedsUpdateConfiguration()
        stage.root.addSubview(cell)
        cell.layoutIfNeeded()
        expect(cell.updates, isGreaterThan: 0)
        expect(cell.state?[UIConfigurationStateCustomKey("marked")] as? Bool, equals: true)
    }
}
