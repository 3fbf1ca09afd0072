import Expectations
import CoreGraphics
import Foundation
import ItemProviders
import PlatformHost
import TestStage
import TestSupport
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitDragDrop
@testable import UIKitLists

/// Placeholders for dropped rows and items whose data arrives later.
@MainActor
@Suite(.onStage) struct DropPlaceholderTests {
    private final class LabelCell: UICollectionViewCell {
        var text = ""
        override func prepareForReuse() {
            super.prepareForReuse()
            text = ""
        }
    }

    /// The words of a table and of a collection view. Each list accepts a word from the other, and shows placeholders
    /// for it.
    private final class Words: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
        var rows = ["a", "b", "c"]
        var items = ["x", "y", "z"]
        var log: [String] = []
        /// The positions of the placeholders relative to the destination.
        var offsets = [0]
        var tableContexts: [any UITableViewDropPlaceholderContext] = []
        var itemContexts: [any UICollectionViewDropPlaceholderContext] = []
        var itemText = "loading"

        private func item(_ word: String) -> UIDragItem {
            let item = UIDragItem(itemProvider: NSItemProvider(object: word as NSString))
            item.localObject = word
            return item
        }

        // MARK: Table

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { log.append("end \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [item(rows[indexPath.row])] }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { .init(operation: .copy, intent: .insertAtDestinationIndexPath) }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let target = coordinator.destinationIndexPath, let dropped = coordinator.items.first else { return }
            log.append("drop \(target.row)")
            for offset in offsets {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: IndexPath(row: target.row + offset, section: 0), reuseIdentifier: "loading",
                    rowHeight: 70)
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
                placeholder.previewParametersProvider = { [unowned self] cell in
                    log.append("preview of \(cell.textLabel?.text ?? "")")
                    return nil
                }
                let context = coordinator.drop(dropped.dragItem, to: placeholder)
                context.addCompletion { [unowned self] _ in log.append("landed") }
                tableContexts.append(context)
            }
        }

        // MARK: Collection

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? LabelCell)?.text = items[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [item(items[indexPath.item])] }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { .init(operation: .copy, intent: .insertAtDestinationIndexPath) }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let target = coordinator.destinationIndexPath, let dropped = coordinator.items.first else { return }
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: target, reuseIdentifier: "item")
            placeholder.cellUpdateHandler = { [unowned self] in ($0 as? LabelCell)?.text = itemText }
            itemContexts.append(coordinator.drop(dropped.dragItem, to: placeholder))
        }
    }

    private let stage = Stage()
    private let words = Words()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 350))
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumInteritemSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 400, width: 400, height: 300), collectionViewLayout: layout)
        collection.register(LabelCell.self, forCellWithReuseIdentifier: "item")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "loading")
        table.rowHeight = 50
        stage.root.addSubview(table)
        stage.root.addSubview(collection)
        table.dataSource = words
        table.delegate = words
        table.dragDelegate = words
        table.dropDelegate = words
        collection.dataSource = words
        collection.dragDelegate = words
        collection.dropDelegate = words
        stage.host.turn()
    }

    private func drag(from: CGPoint, to: CGPoint) {
        stage.touch(.began, from.x, from.y)
        stage.advance(by: 0.4)
        stage.drag(from: from, to: to, duration: 0.2)
        stage.touch(.ended, to.x, to.y)
        stage.advance(by: 1)
    }

    /// Drags an item from the collection view to the position `y` in the table, by default before the second row.
    private func dropOnTable(y: CGFloat = 60) { drag(from: CGPoint(x: 30, y: 440), to: CGPoint(x: 200, y: y)) }

    /// Drops a row of the table before the second item.
    private func dropOnCollection() { drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 95, y: 440)) }

    private var rowTexts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    private var rowTops: [CGFloat] { table.visibleCells.map(\.frame.minY) }
    private var itemTexts: [String] { collection.visibleCells.map { ($0 as? LabelCell)?.text ?? "" } }
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `a row is a placeholder until its data arrives`() {
        dropOnTable()
        expect(words.log == ["drop 1", "preview of loading", "landed"] && words.rows == ["a", "b", "c"])
        expect(rowTexts == ["a", "loading", "b", "c"] && rowTops == [0, 50, 120, 170] && table.hasUncommittedUpdates)
        // Index paths do not count the placeholder.
        expect(table.numberOfRows(inSection: 0) == 3 && table.indexPathsForVisibleRows == (0..<3).map(path))
        expect(table.cellForRow(at: path(1))?.textLabel?.text == "b" && table.rectForRow(at: path(1)).minY == 120)
        expect(table.indexPathForRow(at: CGPoint(x: 9, y: 130)), equals: path(1))
        expectNil(table.indexPathForRow(at: CGPoint(x: 9, y: 60)))
        expectNil(table.indexPath(for: table.visibleCells[1]))
        let context = words.tableContexts[0]
        expect(context.dragItem.localObject as? String, equals: "x")
        var inserted: [IndexPath] = []
        let replaces: Bool = context.commitInsertion { path in
            inserted.append(path)
            words.rows.insert("x", at: path.row)
        }
        stage.advance(by: 1)
        expect(replaces && inserted == [path(1)] && !table.hasUncommittedUpdates)
        expect(rowTexts == ["a", "x", "b", "c"] && rowTops == [0, 50, 100, 150])
        expect(table.numberOfRows(inSection: 0), equals: 4)
        expect(!context.commitInsertion { inserted.append($0) } && !context.deletePlaceholder())
        expect(inserted.count == 1 && rowTexts.count == 4)
    }

    @Test func `a row that replaces its placeholder appears after the placeholder has disappeared`() {
        dropOnTable()
        words.tableContexts[0].commitInsertion { words.rows.insert("x", at: $0.row) }
        for _ in 0..<9 {
            stage.advance(by: 0.03)
            let cells: [UITableViewCell] = table.subviews.compactMap { $0 as? UITableViewCell }
            let opacities: [Float] = ["loading", "x"].map { text in
                cells.first { $0.textLabel?.text == text }?.layer.presentation()?.opacity ?? 0
            }
            expect(opacities.min() ?? 1, isLessThan: 0.05)
        }
        stage.advance(by: 1)
        expect(rowTexts == ["a", "x", "b", "c"] && table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `a placeholder can be deleted`() {
        dropOnTable()
        let context = words.tableContexts[0]
        expect(context.deletePlaceholder())
        stage.advance(by: 1)
        expect(rowTexts == ["a", "b", "c"] && rowTops == [0, 50, 100] && !table.hasUncommittedUpdates)
        expect(!context.deletePlaceholder())
        // The delegate is not notified of the cell of a placeholder.
        expect(!words.log.contains { $0.hasPrefix("end") })
    }

    @Test func `reloading the data removes placeholders`() {
        dropOnTable()
        table.reloadData()
        stage.host.turn()
        expect(rowTexts == ["a", "b", "c"] && !table.hasUncommittedUpdates)
        expect(!words.tableContexts[0].commitInsertion { _ in words.log.append("commit") })
        expect(!words.log.contains("commit"))
    }

    @Test func `rows around a placeholder are selected and updated with their index paths in the data`() {
        dropOnTable()
        stage.tap(200, 185)
        stage.tap(200, 85)
        expect(words.log.filter { $0.hasPrefix("select") }, equals: ["select 2"])
        expect(table.indexPathForSelectedRow == path(2) && table.visibleCells[3].isSelected)
        table.performBatchUpdates {
            words.rows = ["n", "c", "a", "m"]
            table.insertRows(at: [path(0), path(3)], with: .automatic)
            table.deleteRows(at: [path(1)], with: .automatic)
            table.moveRow(at: path(2), to: path(1))
        }
        stage.advance(by: 1)
        // The placeholder stays after the row "a".
        expect(rowTexts == ["n", "c", "a", "loading", "m"] && table.indexPathForSelectedRow == path(1))
        expect(table.visibleCells[1].isSelected && !table.visibleCells[3].isSelected)
        words.tableContexts[0].commitInsertion { words.rows.insert("x", at: $0.row) }
        stage.advance(by: 1)
        expect(words.rows == ["n", "c", "a", "x", "m"] && rowTexts == words.rows)
    }

    @Test func `placeholders are replaced in any order`() {
        words.offsets = [0, 1, 2]
        dropOnTable()
        expect(rowTexts, equals: ["a", "loading", "loading", "loading", "b", "c"])
        for (index, word) in [(1, "2"), (2, "3"), (0, "1")] {
            expect(words.tableContexts[index].commitInsertion { words.rows.insert(word, at: $0.row) })
            stage.advance(by: 1)
        }
        expect(words.rows == ["a", "1", "2", "3", "b", "c"] && rowTexts == words.rows)
    }

    @Test func `a drop beside a placeholder has an index path in the data`() {
        dropOnTable()
        // Below the middle of "b", which is the third row on the screen.
        dropOnTable(y: 165)
        expect(words.log.filter { $0.hasPrefix("drop") }, equals: ["drop 1", "drop 2"])
        expect(rowTexts, equals: ["a", "loading", "b", "loading", "c"])
    }

    @Test func `a commit that inserts no data is refused`() {
        dropOnTable()
        var isCommitted = true
        let messages: [String] = warnings { isCommitted = words.tableContexts[0].commitInsertion { _ in } }
        expect(messages.count == 1 && messages[0].hasPrefix("Invalid update"), "\(messages)")
        expect(!isCommitted && rowTexts == ["a", "loading", "b", "c"])
        table.reloadData()
        stage.advance(by: 1)
        expect(rowTexts, equals: ["a", "b", "c"])
    }

    @Test func `an item is a placeholder until its data arrives`() {
        dropOnCollection()
        expect(itemTexts == ["x", "loading", "y", "z"] && collection.hasUncommittedUpdates)
        expect(collection.numberOfItems(inSection: 0), equals: 3)
        expect(collection.indexPathsForVisibleItems, equals: (0..<3).map(path))
        expect((collection.cellForItem(at: path(1)) as? LabelCell)?.text, equals: "y")
        expect(collection.layoutAttributesForItem(at: path(1))?.frame.midX, equals: 200)
        let context = words.itemContexts[0]
        words.itemText = "50%"
        context.setNeedsCellUpdate()
        expect(itemTexts, equals: ["x", "50%", "y", "z"])
        collection.performBatchUpdates {
            words.items = ["n", "x", "z"]
            collection.insertItems(at: [path(0)])
            collection.deleteItems(at: [path(1)])
        }
        stage.advance(by: 1)
        expect(itemTexts, equals: ["n", "x", "50%", "z"])
        expect(context.commitInsertion { words.items.insert("a", at: $0.item) })
        stage.advance(by: 1)
        expect(words.items == ["n", "x", "a", "z"] && itemTexts == words.items && !collection.hasUncommittedUpdates)
        expect(!context.deletePlaceholder())
    }

    @Test func `reloading or deleting removes placeholders of items`() {
        dropOnCollection()
        expect(words.itemContexts[0].deletePlaceholder())
        stage.advance(by: 1)
        expect(itemTexts, equals: ["x", "y", "z"])
        dropOnCollection()
        collection.reloadData()
        stage.host.turn()
        expect(itemTexts == ["x", "y", "z"] && !collection.hasUncommittedUpdates)
        expect(!words.itemContexts[1].commitInsertion { _ in })
    }

    @Test func `a layout counts placeholders`() {
        final class Column: UICollectionViewLayout {
            var count = 0
            override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
            override var collectionViewContentSize: CGSize { CGSize(width: 400, height: count * 40) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: indexPath.item * 40, width: 400, height: 40)
                return attributes
            }
        }
        collection.collectionViewLayout = Column()
        stage.host.turn()
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 445))
        expect(itemTexts == ["x", "loading", "y", "z"] && collection.contentSize.height == 160)
    }

    /// Random changes of the data and of placeholders, compared with a list of strings in which "…" is a placeholder.
    @Test func `rows and placeholders keep their order in random updates`() {
        var random = SplitMix64(seed: 7)
        var model: [String] = words.rows
        var contexts: [PlaceholderContext] = []
        var next = 0
        for step in 0..<150 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where contexts.count < 4:
                let index = Int.random(in: 0...model.count, using: &random)
                let placeholder = ListPlaceholder(
                    reuseIdentifier: "loading", height: 20, update: { ($0 as? UITableViewCell)?.textLabel?.text = "…" },
                    parameters: { _ in nil })
                table.insert(placeholder, at: path(index))
                let earlier: Int = model[..<index].count { $0 == "…" }
                contexts.insert(
                    PlaceholderContext(
                        UIDragItem(itemProvider: NSItemProvider()), placeholder, ListDropAnimation(), in: table),
                    at: earlier)
                model.insert("…", at: index)
            case 1 where !contexts.isEmpty:
                let number = Int.random(in: contexts.indices, using: &random)
                let index: Int = model.indices.filter { model[$0] == "…" }[number]
                next += 1
                expect(contexts.remove(at: number).commitInsertion { words.rows.insert("\(next)", at: $0.row) })
                model[index] = "\(next)"
            case 2 where !contexts.isEmpty:
                let number = Int.random(in: contexts.indices, using: &random)
                model.remove(at: model.indices.filter { model[$0] == "…" }[number])
                expect(contexts.remove(at: number).deletePlaceholder())
            case 3 where words.rows.count > 1:
                let row = Int.random(in: words.rows.indices, using: &random)
                model.removeAll { $0 == words.rows[row] }
                words.rows.remove(at: row)
                table.deleteRows(at: [path(row)], with: .automatic)
            default:
                // An inserted row follows the placeholders at its position.
                let row = Int.random(in: 0...words.rows.count, using: &random)
                next += 1
                let index: Int = row < words.rows.count ? model.firstIndex(of: words.rows[row])! : model.count
                model.insert("\(next)", at: index)
                words.rows.insert("\(next)", at: row)
                table.insertRows(at: [path(row)], with: .automatic)
            }
            stage.advance(by: step % 3 == 0 ? 0.1 : 0.5)
            table.frame.size.height = 5_000
            stage.host.turn()
            expect(rowTexts == model && words.rows == model.filter { $0 != "…" }, "step \(step)")
            guard rowTexts == model else { return }
        }
    }
}
