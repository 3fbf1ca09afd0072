import CoreGraphics
import Expectations
import Foundation
import ItemProviders
import PlatformHost
import TestStage
import Testing
import UIKitCore

@testable import UIKitDragDrop
@testable import UIKitLists

/// Drags over lists that change or scroll.
@MainActor
@Suite(.onStage) struct ChangingListDragTests {
    private final class Words: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
        var rows: [String]
        var log: [String] = []
        var destinations: [Int?] = []
        /// Whether a dropped item moves to the first row.
        var dropsAtFirstRow = false

        init(_ rows: [String] = ["a", "b", "c", "d"]) { self.rows = rows }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
            item.localObject = rows[indexPath.row]
            return [item]
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            destinations.append(destinationIndexPath?.row)
            return UITableViewDropProposal(
                operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let target: Int = coordinator.destinationIndexPath?.row ?? -1
            for dropped in coordinator.items {
                let word: String = dropped.dragItem.localObject as? String ?? "?"
                let source: String = dropped.sourceIndexPath.map { "\(rows[$0.row]) at \($0.row)" } ?? "nothing"
                log.append("drop \(word), \(source), to \(target)")
                guard dropsAtFirstRow else { continue }
                let animating = coordinator.drop(dropped.dragItem, toRowAt: IndexPath(row: 0, section: 0))
                animating.addAnimations { self.log.append("animation") }
                animating.addCompletion { _ in self.log.append("landed") }
            }
        }
    }

    private let stage = Stage()

    private func makeTable(_ words: Words, height: CGFloat = 300) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height))
        table.rowHeight = 50
        stage.root.addSubview(table)
        table.dataSource = words
        table.dragDelegate = words
        table.dropDelegate = words
        stage.host.turn()
        return table
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Lifts a row of 50 points, and drags it without dropping it.
    private func hold(_ row: Int, at y: CGFloat) {
        let start = CGPoint(x: 200, y: row * 50 + 25)
        stage.touch(.began, start.x, start.y)
        stage.advance(by: 0.4)
        stage.drag(from: start, to: CGPoint(x: 200, y: y), duration: 0.2)
    }

    private func lift(at y: CGFloat) {
        stage.touch(.ended, 200, y)
        stage.advance(by: 1)
    }

    // MARK: Updates

    @Test func `a dragged row is the same row after rows are inserted before it`() {
        let words = Words()
        let table = makeTable(words)
        hold(1, at: 190)
        words.rows.insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .automatic)
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 200, y: 190), to: CGPoint(x: 200, y: 191), duration: 0.1)
        stage.advance(by: 0.5)
        expect(table.cellForRow(at: path(2))?.alpha == 0 && table.cellForRow(at: path(1))?.alpha == 1)
        lift(at: 190)
        expect(words.log, equals: ["drop b, b at 2, to 3"])
        expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `a dragged row that is deleted or reloaded with all data has no source`() {
        for isReload in [false, true] {
            let words = Words()
            let table = makeTable(words)
            hold(1, at: 190)
            words.rows.remove(at: 1)
            if isReload { table.reloadData() } else { table.deleteRows(at: [path(1)], with: .automatic) }
            stage.advance(by: 1)
            lift(at: 140)
            expect(words.log, equals: ["drop b, nothing, to 3"])
            expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
            table.removeFromSuperview()
        }
    }

    // MARK: Sessions

    @Test func `a drag that begins while the last item moves to its place keeps its row`() {
        let words = Words()
        words.dropsAtFirstRow = true
        let table = makeTable(words)
        hold(0, at: 140)
        stage.touch(.ended, 200, 140)
        func point(_ phase: HostTouch.Phase, _ y: CGFloat) {
            let touch = HostTouch(identifier: 9, phase: phase, location: CGPoint(x: 200, y: y), tool: .pointer)
            stage.host.post(.touch(touch), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.advance(by: 0.05)
        point(.began, 75)
        for y in [78, 82, 90] as [CGFloat] {
            point(.moved, y)
            stage.advance(by: 0.02)
        }
        expect(table.hasActiveDrag && table.hasActiveDrop && !words.log.contains("landed"))
        stage.advance(by: 0.5)
        expect(words.log.contains("landed") && table.hasActiveDrag && table.hasActiveDrop)
        expect(table.gap?.source == path(1) && table.cellForRow(at: path(1))?.alpha == 0)
        point(.moved, 190)
        point(.ended, 190)
        stage.advance(by: 1)
        expect(words.log.filter { $0.hasPrefix("drop") }, equals: ["drop a, a at 0, to 2", "drop b, b at 1, to 3"])
        expect(table.visibleCells.allSatisfy { $0.alpha == 1 } && !table.hasActiveDrop && table.gap == nil)
    }

    @Test func `a drop from another program runs its animations`() {
        DragDropModule.install()
        defer { UIApplication.acceptDrop = nil }
        let words = Words()
        words.dropsAtFirstRow = true
        let table = makeTable(words)
        let drop = HostDrop(texts: ["text"], location: CGPoint(x: 200, y: 60))
        stage.host.post(.dropped(drop), at: stage.host.windows[0])
        stage.host.turn()
        stage.advance(by: 1)
        expect(words.log, equals: ["drop ?, nothing, to 1", "animation", "landed"])
        withExtendedLifetime(table) {}
    }

    // MARK: Scrolling

    @Test func `a list that scrolls under a drag updates the destination`() {
        let words = Words((0..<40).map { "\($0)" })
        let table = makeTable(words)
        hold(0, at: 290)
        let count: Int = words.destinations.count
        stage.advance(by: 1)
        expect(table.contentOffset.y, isGreaterThan: 100)
        expect(words.destinations.count, isGreaterThan: count)
        let last: Int? = words.destinations.last ?? nil
        // The row under the finger, without the dragged row.
        let expected = Int(((290 + table.contentOffset.y) / 50).rounded()) - 1
        expect(last, equals: expected)
        expect(table.gap?.target.row, equals: expected)
        lift(at: 290)
    }

    @Test func `a list that is removed while it scrolls under a drag is released`() {
        let words = Words()
        let source = makeTable(words)
        weak var released: UITableView?
        let others = Words((0..<40).map { "\($0)" })
        do {
            let other = UITableView(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
            other.rowHeight = 50
            other.dataSource = others
            other.dropDelegate = others
            stage.root.addSubview(other)
            stage.host.turn()
            hold(0, at: 590)
            stage.advance(by: 0.2)
            expect(other.contentOffset.y, isGreaterThan: 0)
            released = other
            other.removeFromSuperview()
        }
        stage.advance(by: 1)
        expectNil(released)
        lift(at: 590)
        expect(!source.hasActiveDrag && source.visibleCells.allSatisfy { $0.alpha == 1 })
    }
}
