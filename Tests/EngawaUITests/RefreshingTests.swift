import Expectations
import Bindings
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists
import ViewModels

@testable import EngawaUI

/// A refresh of a list with rows shows the refresh control, even if the program began the refresh, and does not move
/// visible rows during a touch or when the list is scrolled down.
@MainActor @Suite(.onStage) final class RefreshingTests {
    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    private let control = UIRefreshControl()
    private let list: RequestList<Item>
    private let work = Work()
    private var rows: TableBinding<Item>?
    /// Records the offsets of the list.
    private let watcher = Watcher()

    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
    }

    /// Asynchronous work that ends when a test calls `end(_:)`.
    @MainActor private final class Work {
        private var continuation: CheckedContinuation<[Item], any Error>?
        private(set) var count = 0

        func run() async throws -> [Item] {
            count += 1
            return try await withCheckedThrowingContinuation { continuation = $0 }
        }

        func end(_ result: Result<[Item], any Error>) {
            continuation?.resume(with: result)
            continuation = nil
        }
    }

    @MainActor private final class Watcher: NSObject, UITableViewDelegate {
        var places: Set<CGFloat> = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { places.insert(scrollView.contentOffset.y) }
    }

    private struct Failure: Error {}

    private static let items: [Item] = (1...60).map { Item(id: $0) }

    init() {
        let work: Work = work
        list = RequestList(items: Self.items, first: { RequestPage(try await work.run()) })
        table.rowHeight = 44
        table.delegate = watcher
        table.refreshControl = control
        stage.root.addSubview(table)
        control.bind(to: list)
        rows = table.bind(to: list.items, animation: .none) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item.id)"
            return cell
        }
        stage.advance(by: 0.2)
        watcher.places = []
    }

    private var offset: CGFloat { table.contentOffset.y }

    @Test func `a refresh that the program begins shows the control above the rows, and hides it again`() {
        list.refresh()
        stage.advance(by: 0.28)
        expect(!control.isRefreshing && watcher.places.isEmpty)
        stage.advance(by: 0.5)
        expect(control.isRefreshing && offset == -60)
        // The movement is animated.
        expect(watcher.places.count, isGreaterThan: 10)
        stage.advance(by: 2)
        work.end(.success(Self.items))
        stage.advance(by: 1)
        expect(!control.isRefreshing && offset == 0)
        expect(work.count, equals: 1)
    }

    @Test func `a quick refresh moves nothing`() {
        for _ in 0..<3 {
            list.refresh()
            stage.advance(by: 0.25)
            work.end(.success(Self.items))
            stage.advance(by: 1)
        }
        expect(work.count == 3 && watcher.places.isEmpty)
    }

    @Test func `a visible control stays for the minimum time`() {
        list.refresh()
        stage.advance(by: 0.35)
        work.end(.failure(Failure()))
        stage.advance(by: 0.4)
        expect(control.isRefreshing && offset == -60)
        stage.advance(by: 0.5)
        expect(!control.isRefreshing && offset == 0)
    }

    @Test func `rows that arrive while the control scrolls into view appear below it, and then at the top`() {
        list.refresh()
        stage.advance(by: 0.4)
        expect(offset < 0 && offset > -60)
        work.end(.success([Item(id: 100), Item(id: 101)] + Self.items))
        stage.advance(by: 0.35)
        expect(offset == -60 && rows?.elements.first == Item(id: 100))
        stage.advance(by: 1)
        expect(offset, equals: 0)
    }

    @Test func `a list that is scrolled down does not move`() {
        table.contentOffset.y = 440
        stage.advance(by: 0.1)
        watcher.places = []
        list.refresh()
        stage.advance(by: 1)
        expect(control.isRefreshing && watcher.places.isEmpty)
        work.end(.success(Self.items))
        stage.advance(by: 1)
        expect(!control.isRefreshing && watcher.places.isEmpty)
    }

    @Test func `the control is at the top when the user scrolls there`() {
        table.contentOffset.y = 440
        list.refresh()
        stage.advance(by: 1)
        table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: true)
        stage.advance(by: 1)
        expect(control.isRefreshing && offset == -60)
        work.end(.success(Self.items))
        stage.advance(by: 1)
        expect(offset, equals: 0)
    }

    @Test func `the list does not move during a touch`() {
        stage.touch(.began, 200, 400)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 440), duration: 0.1)
        list.refresh()
        let place: CGFloat = offset
        watcher.places = []
        stage.advance(by: 1)
        expect(control.isRefreshing && watcher.places.isEmpty)
        // The rows do not jump, although there is now space for the control.
        stage.drag(from: CGPoint(x: 200, y: 440), to: CGPoint(x: 200, y: 441), duration: 0.02)
        expect(abs(offset - place), isLessThan: 2)
        stage.touch(.ended, 200, 441)
        work.end(.success(Self.items))
        stage.advance(by: 2)
        expect(offset, equals: 0)
    }

    @Test func `a pull during a refresh joins that refresh`() {
        list.refresh()
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.2)
        expect(control.isRefreshing)
        stage.touch(.ended, 200, 600)
        stage.advance(by: 3)
        expect(control.isRefreshing && offset == -60 && work.count == 1)
        work.end(.success(Self.items))
        stage.advance(by: 1)
        expect(!control.isRefreshing && offset == 0)
    }

    @Test func `a pulled control stays for the minimum time`() {
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.2)
        let before: TimeInterval = stage.time
        stage.touch(.ended, 200, 600)
        work.end(.success(Self.items))
        stage.advance(by: 0.3)
        expect(control.isRefreshing && stage.time - before < 0.5)
        stage.advance(by: 1)
        expect(!control.isRefreshing && offset == 0)
    }

    @Test func `a list without rows can be pulled, and shows only the placeholder otherwise`() {
        list.refresh()
        stage.advance(by: 0.1)
        work.end(.success([]))
        stage.advance(by: 1)
        list.refresh()
        stage.advance(by: 1)
        expect(!control.isRefreshing)
        work.end(.success([]))
        stage.advance(by: 1)
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.2)
        stage.touch(.ended, 200, 600)
        stage.advance(by: 1)
        expect(control.isRefreshing && work.count == 3)
        work.end(.success(Self.items))
        stage.advance(by: 1)
        expect(!control.isRefreshing)
    }

    @Test func `rows replace the indicator immediately`() {
        let work: Work = work
        let empty = RequestList<Item>(first: { RequestPage(try await work.run()) })
        let placeholder = RequestPlaceholder(noData: "Nothing.")
        placeholder.bind(to: empty)
        placeholder.frame = stage.root.bounds
        stage.root.addSubview(placeholder)
        var isShown: Bool { placeholder.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } }
        empty.load()
        stage.advance(by: 0.35)
        expect(isShown)
        work.end(.success(Self.items))
        stage.advance(by: 0.02)
        expect(!isShown)
        stage.advance(by: 1)
        expect(!isShown)
    }

    @Test func `a quick refresh during the control's disappearance does not show it again, but a later one does`() {
        list.refresh()
        stage.advance(by: 1)
        work.end(.success(Self.items))
        stage.advance(by: 0.02)
        list.refresh()
        stage.advance(by: 0.1)
        expect(!control.isRefreshing)
        work.end(.success(Self.items))
        stage.advance(by: 2)
        expect(!control.isRefreshing && offset == 0)
        list.refresh()
        stage.advance(by: 1)
        expect(control.isRefreshing && offset == -60)
        list.cancel()
        stage.advance(by: 1)
        expect(!control.isRefreshing && offset == 0)
        work.end(.success([]))
        stage.advance(by: 0.1)
    }
}
