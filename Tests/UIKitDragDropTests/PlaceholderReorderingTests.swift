import Expectations
import CoreGraphics
import Foundation
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitDragDrop
@testable import UIKitLists

/// Rows and items that the user moves while there are placeholders.
@MainActor @Suite(.onStage) struct PlaceholderReorderingTests {
    private final class ItemCell: UICollectionViewCell {
        var text = ""
    }

    /// The words of a table or a collection.
    private final class Words: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var words: [String]
        var log: [String] = []
        /// The minimum index to which a word can be moved.
        var minimum = 0

        init(_ words: [String]) { self.words = words }

        private func move(_ from: IndexPath, _ to: IndexPath) {
            log.append("move \(from[1]) \(to[1])")
            words.insert(words.remove(at: from[1]), at: to[1])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            move(source, destination)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { IndexPath(row: max(minimum, proposed.row), section: 0) }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? ItemCell)?.text = words[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) { move(source, destination) }
    }

    private let stage = Stage()

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func context(_ placeholder: ListPlaceholder, in list: any DragDropList) -> PlaceholderContext {
        PlaceholderContext(UIDragItem(itemProvider: NSItemProvider()), placeholder, ListDropAnimation(), in: list)
    }

    // MARK: Tables

    private func makeTable(_ words: Words) -> (UITableView, PlaceholderContext) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        table.dataSource = words
        table.delegate = words
        table.isEditing = true
        stage.root.addSubview(table)
        stage.advance(by: 0.5)
        let placeholder = ListPlaceholder(
            reuseIdentifier: "row", height: 50, update: { ($0 as? UITableViewCell)?.textLabel?.text = "…" },
            parameters: { _ in nil })
        table.insert(placeholder, at: path(2))
        stage.advance(by: 1)
        return (table, context(placeholder, in: table))
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// Drags a row by its reorder control.
    private func drag(_ row: Int, to target: Int, lifting: Bool = true) {
        let (start, end) = (CGFloat(row * 50 + 25), CGFloat(target * 50 + 25))
        stage.touch(.began, 375, start)
        stage.drag(from: CGPoint(x: 375, y: start), to: CGPoint(x: 375, y: end), duration: 0.5)
        guard lifting else { return }
        stage.touch(.ended, 375, end)
        stage.advance(by: 1)
    }

    @Test func `a row moves past a placeholder, which stays where it was on the screen`() {
        let words = Words(["a", "b", "c", "d"])
        let (table, placeholder) = makeTable(words)
        table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        expect(texts(table), equals: ["a", "b", "…", "c", "d"])
        drag(0, to: 2)
        expect(words.log == ["move 0 1"] && texts(table) == ["b", "…", "a", "c", "d"])
        expect(table.indexPathForSelectedRow, equals: path(1))
        drag(0, to: 1)
        // The row moved only past the placeholder.
        expect(words.log == ["move 0 1"] && texts(table) == ["…", "b", "a", "c", "d"])
        drag(4, to: 0)
        expect(words.log.last == "move 3 0" && texts(table) == ["d", "…", "b", "a", "c"])
        expect(placeholder.commitInsertion { words.words.insert("x", at: $0.row) })
        stage.advance(by: 1)
        expect(words.words == ["d", "x", "b", "a", "c"] && texts(table) == words.words)
    }

    @Test func `the target of a row has an index path in the data`() {
        let words = Words(["a", "b", "c", "d"])
        let (table, _) = makeTable(words)
        words.minimum = 2
        drag(4, to: 0)
        expect(words.log == ["move 3 2"] && texts(table) == ["a", "b", "…", "d", "c"])
    }

    @Test func `replacing a placeholder during a drag inserts the data where the placeholder was before the drag`() {
        let words = Words(["a", "b", "c", "d"])
        let (table, placeholder) = makeTable(words)
        drag(0, to: 3, lifting: false)
        expect(texts(table) == ["b", "…", "c", "a", "d"] && table.cellForRow(at: path(0)) != nil)
        var inserted: [Int] = []
        let replaces: Bool = placeholder.commitInsertion {
            inserted.append($0.row)
            words.words.insert("x", at: $0.row)
        }
        stage.touch(.ended, 375, 175)
        stage.advance(by: 1)
        expect(replaces && inserted == [2] && words.log.isEmpty && texts(table) == ["a", "b", "x", "c", "d"])
    }

    @Test func `a reload during a drag below a placeholder moves no row`() {
        let words = Words(["a", "b", "c", "d"])
        let (table, _) = makeTable(words)
        drag(4, to: 0, lifting: false)
        table.reloadData()
        stage.advance(by: 1)
        expect(words.log.isEmpty && texts(table) == ["a", "b", "c", "d"])
        stage.touch(.ended, 375, 25)
        stage.advance(by: 1)
        expect(words.log.isEmpty)
    }

    // MARK: Collections

    /// Random movements among placeholders, compared with a list of strings in which "…" is a placeholder.
    @Test func `items and placeholders keep their order in random movements`() throws {
        let words = Words((0..<9).map { "\($0)" })
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 500), collectionViewLayout: layout)
        collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = words
        collection.delegate = words
        stage.root.addSubview(collection)
        stage.host.turn()
        var model: [String] = words.words
        var contexts: [PlaceholderContext] = []
        for index in [7, 3, 3, 0] {
            let placeholder = ListPlaceholder(
                reuseIdentifier: "item", height: 0, update: { ($0 as? ItemCell)?.text = "…" }, parameters: { _ in nil })
            collection.insert(placeholder, at: path(index))
            stage.advance(by: 1)
            contexts.append(context(placeholder, in: collection))
            model.insert("…", at: index)
        }
        func texts() -> [String] { collection.visibleCells.map { ($0 as? ItemCell)?.text ?? "" } }
        var random = SplitMix64(seed: 3)
        for step in 0..<40 {
            let source = Int.random(in: words.words.indices, using: &random)
            let (word, target) = (words.words[source], Int.random(in: model.indices, using: &random))
            expect(collection.beginInteractiveMovementForItem(at: path(source)))
            let cell = collection.itemMovement?.cell
            let frame = try #require(
                collection.collectionViewLayout.layoutAttributesForItem(at: path(target))?.frame)
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
            if step % 7 == 6 {
                collection.cancelInteractiveMovement()
            } else {
                collection.endInteractiveMovement()
                model.remove(at: try #require(model.firstIndex(of: word)))
                model.insert(word, at: target)
            }
            stage.advance(by: 0.5)
            expect(texts() == model && words.words == model.filter { $0 != "…" }, "step \(step)")
            expect((cell as? ItemCell)?.text, equals: word)
            guard texts() == model else { return }
        }
        for (index, placeholder) in contexts.enumerated() {
            expect(placeholder.commitInsertion { words.words.insert("x\(index)", at: $0.item) })
            stage.advance(by: 1)
        }
        expect(texts() == words.words && words.words.map { $0.hasPrefix("x") ? "…" : $0 } == model)
    }
}
