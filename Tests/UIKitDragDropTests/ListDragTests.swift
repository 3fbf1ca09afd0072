import Expectations
import CoreGraphics
import Foundation
import ItemProviders
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitDragDrop
@testable import UIKitLists

/// Dragging rows and items, within a list and from one to another.
@MainActor
@Suite(.onStage) struct ListDragTests {
    private final class Row: UITableViewCell {
        var onDragState: ((String) -> Void)?

        override func dragStateDidChange(_ dragState: DragState) {
            onDragState?("\(textLabel?.text ?? "") \(dragState)")
        }
    }

    private final class Item: UICollectionViewCell {
        var states: [DragState] = []

        override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
    }

    /// The words of a table and of a collection view.
    private final class Words: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDragDelegate,
        UITableViewDropDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
        var rows = ["a", "b", "c", "d"]
        var items = ["x", "y"]
        var log: [String] = []
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var itemOperation = UIDropOperation.copy
        /// The word and the new state of the cell for each call to `dragStateDidChange(_:)`.
        var dragStates: [String] = []
        /// The drag state and the drop state of each cell, by its word.
        var states: [String: String] = [:]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Row(style: .default, reuseIdentifier: nil)
            cell.onDragState = { [unowned self] in dragStates.append($0) }
            let word: String = rows[indexPath.row]
            cell.textLabel?.text = word
            cell.configurationUpdateHandler = { [unowned self] in
                states[word] = "\($1.cellDragState) \($1.cellDropState)"
            }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = .systemTeal
            return cell
        }

        private func item(_ word: String) -> UIDragItem {
            let item = UIDragItem(itemProvider: NSItemProvider(object: word as NSString))
            item.localObject = word
            return item
        }

        // MARK: Table

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { rows[indexPath.row] == "d" ? [] : [item(rows[indexPath.row])] }
        func tableView(
            _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] { rows[indexPath.row] == "d" ? [] : [item(rows[indexPath.row])] }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            log.append("begin")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end") }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let target = coordinator.destinationIndexPath
            log.append("drop \(target.map { "\($0.row)" } ?? "nowhere") \(coordinator.proposal.intent)")
            guard let target, let dropped = coordinator.items.first, let source = dropped.sourceIndexPath,
                intent == .insertAtDestinationIndexPath
            else { return }
            expect(dropped.previewSize.height, isGreaterThan: 0)
            tableView.performBatchUpdates {
                self.rows.insert(self.rows.remove(at: source.row), at: target.row)
                tableView.deleteRows(at: [source], with: .automatic)
                tableView.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(dropped.dragItem, toRowAt: target).addCompletion { _ in self.log.append("landed") }
        }

        // MARK: Collection

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [item(items[indexPath.item])] }
        func collectionView(
            _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] { [item(items[indexPath.item])] }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            log.append("collection end")
        }
        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: String.self)
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: itemOperation, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let target = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
            for dropped in coordinator.items {
                guard let word = dropped.dragItem.localObject as? String else { continue }
                collectionView.performBatchUpdates {
                    if let source = dropped.sourceIndexPath {
                        self.items.remove(at: source.item)
                        collectionView.deleteItems(at: [source])
                    }
                    self.items.insert(word, at: target.item)
                    collectionView.insertItems(at: [target])
                }
                coordinator.drop(dropped.dragItem, toItemAt: target)
            }
        }
    }

    private let stage = Stage()
    private let words = Words()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 400, width: 400, height: 300), collectionViewLayout: layout)
        collection.register(Item.self, forCellWithReuseIdentifier: "cell")
        table.rowHeight = 50
        stage.root.addSubview(table)
        stage.root.addSubview(collection)
        table.dataSource = words
        table.dragDelegate = words
        table.dropDelegate = words
        collection.dataSource = words
        collection.dragDelegate = words
        collection.dropDelegate = words
        stage.host.turn()
    }

    private func drag(from: CGPoint, to: CGPoint, lifting: Bool = true) {
        stage.touch(.began, from.x, from.y)
        stage.advance(by: 0.4)
        stage.drag(from: from, to: to, duration: 0.2)
        guard lifting else { return }
        stage.touch(.ended, to.x, to.y)
        stage.advance(by: 1)
    }

    @Test func `a row moves to its destination`() {
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 140), lifting: false)
        expect(table.hasActiveDrag && table.hasActiveDrop && words.log == ["begin"])
        stage.touch(.ended, 200, 140)
        stage.advance(by: 1)
        expect(words.rows, equals: ["b", "c", "a", "d"])
        expect(words.log, equals: ["begin", "drop 2 insertAtDestinationIndexPath", "landed", "end"])
        drag(from: CGPoint(x: 200, y: 125), to: CGPoint(x: 200, y: 10))
        expect(words.rows == ["a", "b", "c", "d"] && !table.hasActiveDrag && !table.hasActiveDrop)
    }

    @Test func `cells are notified when they are lifted, dragged and dropped`() {
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 140), lifting: false)
        expect(words.dragStates, equals: ["a lifting", "a dragging"])
        stage.touch(.ended, 200, 140)
        stage.advance(by: 1)
        expect(words.dragStates, equals: ["a lifting", "a dragging", "a none"])
        let item: Item? = collection.cellForItem(at: [0, 0]) as? Item
        let center: CGPoint = collection.convert(item?.center ?? .zero, to: nil)
        // A lifted item that is not moved is not dragged.
        stage.touch(.began, center.x, center.y)
        stage.advance(by: 0.7)
        stage.touch(.ended, center.x, center.y)
        stage.advance(by: 1)
        expect(item?.states, equals: [.lifting, .none])
    }

    @Test func `rows make room for a dragged row`() {
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 140), lifting: false)
        stage.advance(by: 0.5)
        func tops() -> [CGFloat] {
            (0..<4).map { table.cellForRow(at: IndexPath(row: $0, section: 0))!.layer.presentation()!.frame.minY }
        }
        // The dragged row is hidden, and the gap for it is at the third position.
        expect(tops() == [0, 0, 50, 150] && table.cellForRow(at: IndexPath(row: 0, section: 0))!.alpha == 0)
        expect(
            words.states,
            equals: ["a": "dragging notTargeted", "b": "none notTargeted"].merging(
                ["c": "none notTargeted", "d": "none notTargeted"]) { $1 })
        stage.touch(.ended, 200, 140)
        stage.advance(by: 0.1)
        // The other rows stay at the positions to which they moved during the drag.
        expect(table.cellForRow(at: IndexPath(row: 0, section: 0))!.layer.presentation()!.frame.minY, equals: 0)
        expect(table.cellForRow(at: IndexPath(row: 3, section: 0))!.layer.presentation()!.frame.minY, equals: 150)
        stage.advance(by: 1)
        expect(words.states.values.allSatisfy { $0 == "none none" })
        expect(
            table.visibleCells.map(\.alpha) == [1, 1, 1, 1]
                && table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
        // Outside the table, the gap closes again.
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 140), lifting: false)
        stage.drag(from: CGPoint(x: 200, y: 140), to: CGPoint(x: 200, y: 360), duration: 0.2)
        stage.advance(by: 0.5)
        expect(tops() == [0, 50, 100, 150] && !table.hasActiveDrop && table.hasActiveDrag)
        stage.touch(.ended, 200, 360)
        stage.advance(by: 1)
        expect(words.rows == ["b", "c", "a", "d"] && table.visibleCells.map(\.alpha) == [1, 1, 1, 1])
    }

    @Test func `items make room in lines`() {
        for isMirrored in [false, true] {
            words.items = ["x", "y", "z", "u", "v", "w"]
            collection.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
            collection.reloadData()
            stage.host.turn()
            // Four items fit in a line.
            func centers() -> [CGPoint] {
                (0..<6).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))!.center }
            }
            let usual: [CGPoint] = centers()
            words.itemOperation = .move
            let start: CGPoint = collection.convert(usual[0], to: nil)
            let end: CGPoint = collection.convert(usual[4], to: nil)
            drag(from: start, to: CGPoint(x: end.x + (isMirrored ? -15 : 15), y: end.y), lifting: false)
            expect(centers()[1...4].elementsEqual(usual[0...3]) && centers()[5] == usual[5])
            stage.touch(.ended, end.x + (isMirrored ? -15 : 15), end.y)
            stage.advance(by: 1)
            expect(words.items == ["y", "z", "u", "v", "x", "w"] && centers() == usual)
            words.itemOperation = .copy
            drag(
                from: CGPoint(x: 200, y: 75), to: CGPoint(x: start.x + (isMirrored ? 15 : -15), y: start.y),
                lifting: false)
            expect(centers()[0...4].elementsEqual(usual[1...5]) && centers()[5].y == usual[5].y)
            stage.touch(.ended, start.x + (isMirrored ? 15 : -15), start.y)
            stage.advance(by: 1)
            expect(words.items.first == "b" && words.items.count == 7)
        }
    }

    @Test func `items make room for a drag at the cadence of the collection view`() {
        collection.reorderingCadence = .slow
        let first = collection.cellForItem(at: [0, 0])
        let usual: CGPoint? = first?.center
        let (row, item) = (CGPoint(x: 200, y: 75), CGPoint(x: 15, y: 440))
        drag(from: row, to: item, lifting: false)
        stage.advance(by: 0.3)
        expect(first?.center, equals: usual)
        stage.advance(by: 0.6)
        expect(first.map { $0.center.x > 80 }, equals: true)
        stage.touch(.ended, item.x, item.y)
        stage.advance(by: 1)
        expect(words.items, equals: ["b", "x", "y"])
    }

    @Test func `a drop does not wait until items make room`() {
        collection.reorderingCadence = .slow
        drag(from: CGPoint(x: 200, y: 75), to: CGPoint(x: 15, y: 440))
        expect(words.items, equals: ["b", "x", "y"])
    }

    @Test func `automatic drops go into the middle of a row`() {
        words.intent = .automatic
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 125), lifting: false)
        expect(words.states["c"] == "none targeted" && table.gap == nil)
        stage.touch(.ended, 200, 125)
        stage.advance(by: 1)
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 145))
        expect(words.log.filter { $0.hasPrefix("drop") }, equals: ["drop 2 automatic", "drop 2 automatic"])
    }

    @Test func `rows without items and disabled lists are not dragged`() {
        drag(from: CGPoint(x: 200, y: 175), to: CGPoint(x: 200, y: 10))
        table.dragInteractionEnabled = false
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 140))
        expect(words.rows == ["a", "b", "c", "d"] && words.log == [])
    }

    @Test func `items are dropped into a row and outside all rows`() {
        words.intent = .insertIntoDestinationIndexPath
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 140))
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 280))
        let drops = words.log.filter { $0.hasPrefix("drop") }
        expect(
            drops, equals: ["drop 2 insertIntoDestinationIndexPath", "drop nowhere insertIntoDestinationIndexPath"])
    }

    @Test func `a row that is dragged to a collection is copied`() {
        drag(from: CGPoint(x: 200, y: 75), to: CGPoint(x: 50, y: 440))
        expect(words.items == ["x", "b", "y"] || words.items == ["b", "x", "y"])
        expect(collection.numberOfItems(inSection: 0) == 3 && words.log == ["begin", "end"])
    }

    private func tap(_ point: CGPoint) {
        stage.touch(.began, point.x, point.y, finger: 2)
        stage.touch(.ended, point.x, point.y, finger: 2)
        stage.host.turn()
    }

    @Test func `a tap with another finger adds a row to a drag instead of selecting it`() {
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 35), lifting: false)
        tap(CGPoint(x: 200, y: 125))
        expect(words.dragStates == ["a lifting", "a dragging", "c dragging"] && table.indexPathForSelectedRow == nil)
        tap(CGPoint(x: 200, y: 175))
        expect(words.dragStates.count, equals: 3)
        stage.drag(from: CGPoint(x: 200, y: 35), to: CGPoint(x: 15, y: 440), duration: 0.2)
        stage.touch(.ended, 15, 440)
        stage.advance(by: 1)
        expect(words.items == ["c", "a", "x", "y"] && words.log == ["begin", "end"])
        expect(words.states.values.allSatisfy { $0 == "none none" })
        tap(CGPoint(x: 200, y: 125))
        expect(table.indexPathForSelectedRow, equals: [0, 2])
    }

    @Test func `an item of another list that is added to a drag returns when the drag is canceled`() throws {
        let item = try #require(collection.cellForItem(at: [0, 1]) as? Item)
        drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 200, y: 35), lifting: false)
        tap(collection.convert(item.center, to: nil))
        expect(item.states, equals: [.dragging])
        stage.drag(from: CGPoint(x: 200, y: 35), to: CGPoint(x: 200, y: 360), duration: 0.2)
        stage.touch(.ended, 200, 360)
        stage.advance(by: 1)
        expect(item.states == [.dragging, .none] && item.alpha == 1)
        expect(words.log == ["begin", "end", "collection end"] && words.rows == ["a", "b", "c", "d"])
    }

    @Test func `lists with delegates are deallocated`() {
        weak var table: UITableView?
        weak var collection: UICollectionView?
        do {
            let one = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let other = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
            one.dragDelegate = words
            other.dropDelegate = words
            (table, collection) = (one, other)
        }
        expect(table == nil && collection == nil)
    }
}
