import Expectations
import Bindings
import EngawaUI
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists
import ViewModels

/// Lists that load their next page while the user scrolls.
@MainActor @Suite(.onStage) final class LoadMoreTests {
    private struct Item: Identifiable, Equatable, Sendable {
        var id: Int
    }

    private struct Offline: Error {}

    private let stage = Stage()
    /// The pages that were requested.
    private var requested: [Int] = []
    private var failures = 0
    private var list: RequestList<Item> { loaded! }
    private var loaded: RequestList<Item>?
    private var keep: [AnyObject] = []

    init() {
        loaded = RequestList(pageSize: 20) { [unowned self] page in try await load(page) }
    }

    private func load(_ page: Int) async throws -> [Item] {
        requested.append(page)
        try await Task.sleep(for: .milliseconds(50))
        if failures > 0 {
            failures -= 1
            throw Offline()
        }
        return (0..<(page < 6 ? 20 : 7)).map { Item(id: page * 100 + $0) }
    }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        keep.append(
            table.bind(to: list.items) { table, path, item in
                let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: "item", for: path)
                cell.textLabel?.text = "item \(item.id)"
                return cell
            })
        return table
    }

    private func makeCollection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 400, height: 40)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { _, _, _ in }
        keep.append(
            collection.bind(to: list.items) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            })
        return collection
    }

    private func swipe() {
        stage.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.15)
        stage.advance(by: 0.4)
    }

    @Test(arguments: [false, true])
    func `eight swipes through a paged list load every page in time`(isCollection: Bool) {
        let view: UIScrollView
        if isCollection {
            let collection = makeCollection()
            list.loadMore(in: collection, itemsAhead: 5)
            view = collection
        } else {
            let table = makeTable()
            list.loadMore(in: table, rowsAhead: 5)
            view = table
        }
        stage.root.addSubview(view)
        list.load()
        stage.advance(by: 1)
        expect(requested, equals: [1, 2])
        for _ in 0..<8 { swipe() }
        stage.advance(by: 3)
        expect(requested == [1, 2, 3, 4, 5, 6] && list.items.elements.count == 107)
        expect(view.contentOffset.y, isGreaterThan: 3_000)
    }

    @Test func `pages are loaded until enough rows follow the visible ones, and no further`() {
        let table = makeTable()
        list.loadMore(in: table, rowsAhead: 25)
        stage.root.addSubview(table)
        list.load()
        stage.advance(by: 5)
        expect(requested, equals: [1, 2, 3])
    }

    @Test func `after a failure the next page waits for the user`() {
        let table = makeTable()
        list.loadMore(in: table)
        stage.root.addSubview(table)
        list.load()
        stage.advance(by: 0.06)
        failures = 1
        stage.advance(by: 1)
        expect(requested == [1, 2] && list.state.value.failure != nil)
        table.contentOffset.y = 100
        stage.advance(by: 1)
        expect(requested, equals: [1, 2])
        list.retry()
        stage.advance(by: 1)
        expect(requested.starts(with: [1, 2, 2]) && list.items.elements.count >= 40)
    }

    @Test(arguments: [false, true])
    func `eight swipes through a paged list load every page in time with a diffable data source`(isCollection: Bool) {
        let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        let view: UIScrollView
        let apply: ([Int]) -> Void
        func snapshot(_ ids: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(ids)
            return snapshot
        }
        if isCollection {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 40)
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            apply = { source.apply(snapshot($0)) }
            list.loadMore(in: collection)
            view = collection
        } else {
            let table = UITableView(frame: frame, style: .plain)
            table.rowHeight = 50
            table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "item", for: path)
            }
            source.defaultRowAnimation = .none
            apply = { source.apply(snapshot($0)) }
            list.loadMore(in: table)
            view = table
        }
        list.items.observe(with: view) { _, items, _ in apply(items.map(\.id)) }
        stage.root.addSubview(view)
        list.load()
        stage.advance(by: 1)
        expect(requested, equals: [1, 2])
        for _ in 0..<8 { swipe() }
        stage.advance(by: 3)
        expect(requested == [1, 2, 3, 4, 5, 6] && list.items.elements.count == 107)
        expect(view.contentOffset.y, isGreaterThan: 3_000)
    }

    @Test func `a table with its own data source also loads the next page`() {
        final class Source: NSObject, UITableViewDataSource {
            let items: DynamicArrayValue<Item>
            init(_ items: DynamicArrayValue<Item>) { self.items = items }
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                section == 0 ? 1 : items.elements.count
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        let source = Source(list.items)
        table.dataSource = source
        list.items.observe(with: table) { table, _, _ in table.reloadData() }
        list.loadMore(in: table)
        stage.root.addSubview(table)
        list.load()
        stage.advance(by: 1)
        let count: Int = requested.count
        expect(count, isAtLeast: 2)
        table.contentOffset.y = table.contentSize.height - 800
        stage.advance(by: 0.3)
        expect(requested.count, equals: count + 1)
    }
}
