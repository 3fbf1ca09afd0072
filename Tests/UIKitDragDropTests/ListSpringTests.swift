import CoreGraphics
import Expectations
import Foundation
import ItemProviders
import TestStage
import Testing
import UIKitCore
import UIKitDragDrop
import UIKitLists

/// Drags that select rows and items of spring-loaded lists.
@MainActor @Suite(.onStage) struct ListSpringTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))] }
    }

    private final class Words: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate, UITableViewDropDelegate
    {
        var count = 5
        var selected: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row != 1 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.item != 1 }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    }

    private let stage = Stage()
    private let source = Source()
    private let words = Words()

    /// Drags an item to each point, and waits there.
    private func visit(_ points: [CGPoint], wait: () -> Void) {
        let view = UIView(frame: CGRect(x: 20, y: 600, width: 100, height: 100))
        stage.root.addSubview(view)
        view.addInteraction(UIDragInteraction(delegate: source))
        stage.touch(.began, 60, 650)
        stage.advance(by: 0.5)
        var last = CGPoint(x: 60, y: 650)
        for point in points {
            stage.drag(from: last, to: point, duration: 0.2)
            wait()
            last = point
        }
        stage.touch(.ended, last.x, last.y)
        stage.advance(by: 1)
    }

    private func visit(_ points: [CGPoint]) { visit(points) { stage.advance(by: 1) } }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 250))
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (words, words)
        stage.root.addSubview(table)
        return table
    }

    private func makeCollection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 250), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (collection.dataSource, collection.delegate) = (words, words)
        stage.root.addSubview(collection)
        collection.isSpringLoaded = true
        return collection
    }

    @Test func `a drag that rests on rows of a spring-loaded table selects them`() {
        let table: UITableView = makeTable()
        let rows: [CGPoint] = [0, 1, 2].map { CGPoint(x: 150, y: 125 + 50 * CGFloat($0)) }
        visit(rows)
        expect(words.selected, equals: [])
        table.isSpringLoaded = true
        visit(rows)
        expect(words.selected, equals: [0, 2])
    }

    @Test func `a drag that rests on items of a spring-loaded collection view selects them`() {
        _ = makeCollection()
        visit([0, 1, 2].map { CGPoint(x: 150, y: 125 + 50 * CGFloat($0)) })
        expect(words.selected, equals: [0, 2])
    }

    @Test(arguments: [0.3, 0.7]) func `an item that disappears under a drag is not selected`(delay: Double) {
        let collection: UICollectionView = makeCollection()
        visit([CGPoint(x: 150, y: 325)]) {
            stage.advance(by: delay)
            words.count = 2
            collection.reloadData()
            stage.advance(by: 1)
        }
        expect(words.selected, equals: [])
        expect(collection.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `a drag that scrolls a spring-loaded table selects the row under it when the scrolling ends`() {
        words.count = 20
        let table: UITableView = makeTable()
        table.isSpringLoaded = true
        table.dropDelegate = words
        let point = CGPoint(x: 150, y: 340)
        visit([point]) {
            stage.advance(by: 1)
            expect(words.selected, equals: [])
            expect(table.contentOffset.y > 100 && table.contentOffset.y < 700)
            let row: IndexPath? = table.indexPathForRow(at: table.convert(point, from: stage.window))
            let translucent: [IndexPath?] = table.visibleCells.filter { $0.alpha != 1 }.map { table.indexPath(for: $0) }
            expect(translucent, equals: [row])
            stage.advance(by: 4)
        }
        expect(words.selected == [19] && table.contentOffset.y == 750)
    }
}
