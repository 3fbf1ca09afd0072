import Expectations
import Bindings
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import Store
import TestStage
import TestSupport
import Testing
import ViewModels

@testable import StoredLists

/// A record of a server's list.
struct Row: StoredRecord, Equatable {
    var id: Int
    var rank: Int
    var mark = 0

    static let schema = Schema<Row>(
        "rows", id: Column("id", \.id), Column("rank", \.rank), Column("mark", \.mark), indexes: [Index(\.rank)])
}

/// A server that responds to a request when the test calls a method, such as `answer(_:isLast:)`.
@MainActor
final class Desk {
    struct Page {
        var rows: [Row]
        var isLast = true
    }

    private(set) var waiting: [CheckedContinuation<Page, any Error>] = []
    private(set) var sends: [(row: Row, continuation: CheckedContinuation<Void, any Error>)] = []

    nonisolated init() {}

    func ask() async throws -> RequestPage<Row> {
        let page: Page = try await withCheckedThrowingContinuation { waiting.append($0) }
        return page.isLast ? RequestPage(page.rows) : RequestPage(page.rows) { try await self.ask() }
    }

    func send(_ row: Row) async throws {
        try await withCheckedThrowingContinuation { sends.append((row, $0)) }
    }

    func answer(_ rows: [Row], isLast: Bool = true) {
        waiting.removeFirst().resume(returning: Page(rows: rows, isLast: isLast))
    }

    /// Responds to the newest request.
    func answerNewest(_ rows: [Row], isLast: Bool) {
        waiting.removeLast().resume(returning: Page(rows: rows, isLast: isLast))
    }

    func fail() { waiting.removeFirst().resume(throwing: URLError(.notConnectedToInternet)) }

    func failNewest() { waiting.removeLast().resume(throwing: URLError(.notConnectedToInternet)) }

    func endSend(_ error: (any Error)? = nil) {
        let continuation = sends.removeFirst().continuation
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
}

/// Lists whose items are the records of a query.
@MainActor @Suite(.onStage) final class StoredListTests {
    private let host = HeadlessHost()
    private let client = QueueClient()
    private let store: Store
    private let desk = Desk()

    init() throws {
        store = try .inMemory(migrations: [.create(Row.self)])
        host.attach(client)
        try store.write { try $0.insert((1...6).map { Row(id: $0, rank: $0 * 10) }) }
    }

    private func list() throws -> RequestList<Row> {
        try RequestList(storedIn: store, query: Row.where(\.rank < 1_000).sorted(by: \.rank)) { [desk] in
            try await desk.ask()
        }
    }

    /// Waits until all work is done.
    private func settle() { _ = host.wait(for: 0.001) { false } }

    private func ids(_ list: RequestList<Row>) -> [Int] { list.items.elements.map(\.id) }

    @Test func `the stored records are shown from the start, and stay if the server cannot be reached`() throws {
        let list = try list()
        expect(ids(list), equals: [1, 2, 3, 4, 5, 6])
        expect(list.state.value, equals: .none)
        list.load()
        settle()
        expect(list.visibility.value.showsProgressBesideItems)
        desk.fail()
        settle()
        expect(list.visibility.value.showsBanner)
        expect(ids(list), equals: [1, 2, 3, 4, 5, 6])
    }

    @Test(arguments: [false, true])
    func `a list that follows a query shows its stored records first`(deletesOutdated: Bool) throws {
        let limit = Dynamic(0)
        var asked: [Int] = []
        let list = RequestList(
            storedIn: store, following: limit, records: { Row.where(\.rank < $0).sorted(by: \.rank) },
            deletesOutdated: deletesOutdated, unless: { $0 == 0 }
        ) { [desk] limit in
            asked.append(limit)
            return try await desk.ask()
        }
        settle()
        expect(ids(list) == [] && list.load() == nil)
        for value in [25, 35, 45] {
            limit.value = value
            expect(ids(list) == [] && list.state.value == .requesting)
            settle()
            expect(ids(list), equals: Array(1...value / 10))
        }
        _ = host.wait(for: 0.5) { false }
        expect(asked, equals: [45])
        desk.answer([Row(id: 1, rank: 10, mark: 1), Row(id: 4, rank: 40), Row(id: 8, rank: 44)])
        settle()
        expect(ids(list), equals: (deletesOutdated ? [1, 4, 8] : [1, 2, 3, 4, 8]))
        expect(list.items.elements[0].mark == 1 && list.state.value == .loaded)
        // Other writes to the store also change the items.
        try store.write { try $0.save(Row(id: 9, rank: 5)) }
        expect(ids(list).first, equals: 9)
        limit.value = 0
        expect(ids(list) == [] && list.state.value == .none)
        try store.write { try $0.save(Row(id: 10, rank: 4)) }
        settle()
        expect(ids(list), equals: [])
        // Without a connection, the stored records of the query stay.
        limit.value = 100
        _ = host.wait(for: 0.5) { false }
        desk.fail()
        settle()
        expect(list.visibility.value.showsBanner && ids(list).prefix(2) == [10, 9])
    }

    @Test func `a page removes the records before its end that the server no longer has`() throws {
        let list = try list()
        var changes: [ArrayChanges] = []
        let token = list.items.observe { changes.append($1) }
        list.load()
        settle()
        desk.answer([Row(id: 1, rank: 10, mark: 1), Row(id: 9, rank: 25), Row(id: 4, rank: 40)], isLast: false)
        settle()
        expect(ids(list), equals: [1, 9, 4, 5, 6])
        expect(changes.count, equals: 1)
        expect(changes.first?.removals == [1, 2] && changes.first?.updates == [0])
        expect(list.hasMore.value && list.state.value == .loaded)
        // A record that another part of the app adds in the meantime stays.
        try store.write { try $0.save(Row(id: 20, rank: 5)) }
        list.loadMore()
        settle()
        desk.answer([Row(id: 6, rank: 60)])
        settle()
        expect(ids(list), equals: [20, 1, 9, 4, 6])
        try expect(store.read { try $0.count(Row.all) }, equals: 5)
        list.refresh()
        settle()
        desk.answer([])
        settle()
        expect(ids(list) == [] && list.visibility.value.showsNoData)
        token.cancel()
    }

    @Test func `records that the query excludes are kept`() throws {
        try store.write { try $0.save(Row(id: 7, rank: 2_000)) }
        let list = try list()
        list.load()
        settle()
        // The page contains a record that the query excludes.
        desk.answer([Row(id: 1, rank: 10), Row(id: 2, rank: 3_000)])
        settle()
        expect(ids(list), equals: [1])
        try expect(store.read { try $0.fetch(Row.sorted(by: \.rank)) }.map(\.id), equals: [1, 7, 2])
    }

    @Test func `a change is saved when it is confirmed`() throws {
        let list = try list()
        func stored() throws -> Int? { try store.read { try $0.find(Row.self, id: 2) }?.mark }
        list.change(2) {
            $0.mark = 5
        } sending: { [desk] in
            try await desk.send($0)
        }
        expect(list.items[1].mark, equals: 5)
        settle()
        try expect(stored(), equals: 0)
        // The change stays visible while other records change.
        try store.write { try $0.save(Row(id: 1, rank: 35)) }
        expect(ids(list) == [2, 3, 1, 4, 5, 6] && list.items[0].mark == 5)
        desk.endSend()
        settle()
        try expect(stored(), equals: 5)
        expect(list.items[0].mark == 5 && list.changing.value.isEmpty)
        list.change(2) {
            $0.mark = 6
        } sending: { [desk] in
            try await desk.send($0)
        }
        settle()
        desk.endSend(URLError(.timedOut))
        settle()
        expect(list.items[0].mark, equals: 5)
        expect(list.changeFailure.value != nil)
    }

    @Test func `local updates and removals are stored`() throws {
        let list = try list()
        list.update(Row(id: 1, rank: 45))
        list.update(Row(id: 1, rank: 46, mark: 1))
        list.remove(id: 2)
        expect(ids(list) == [1, 3, 4, 5, 6] && list.items[0].mark == 1)
        settle()
        expect(ids(list), equals: [3, 4, 1, 5, 6])
        try expect(store.read { try $0.fetch(Row.sorted(by: \.rank)) }.map(\.id), equals: [3, 4, 1, 5, 6])
        // The response to an earlier request does not undo a removal.
        list.refresh()
        settle()
        list.remove(id: 3)
        desk.answer((1...6).map { Row(id: $0, rank: $0 * 10) })
        settle()
        expect(ids(list), equals: [1, 2, 4, 5, 6])
    }

    @Test func `a confirmed change does not restore an item that was removed`() throws {
        let list = try list()
        func stored() throws -> Int? { try store.read { try $0.find(Row.self, id: 2) }?.mark }
        func changeAndRemove() {
            list.change(2) {
                $0.mark += 5
            } sending: { [desk] in
                try await desk.send($0)
            }
            settle()
            list.remove(id: 2)
            settle()
        }
        changeAndRemove()
        desk.endSend()
        settle()
        expect(ids(list), equals: [1, 3, 4, 5, 6])
        try expectNil(stored())
        // If the server still has the item, it is in the list again, and the change is saved.
        try store.write { try $0.save(Row(id: 2, rank: 20)) }
        changeAndRemove()
        list.refresh()
        settle()
        desk.answer((1...6).map { Row(id: $0, rank: $0 * 10) })
        settle()
        expect(ids(list) == [1, 2, 3, 4, 5, 6] && list.items[1].mark == 5)
        desk.endSend()
        settle()
        try expect(stored(), equals: 5)
    }

    @Test func `a refresh that is canceled while it is saved does not affect the next page`() throws {
        let list = try list()
        func rows(_ ids: ClosedRange<Int>) -> [Row] { ids.map { Row(id: $0, rank: $0 * 10) } }
        list.load()
        settle()
        desk.answer(rows(1...2), isLast: false)
        settle()
        list.loadMore()
        settle()
        desk.answer(rows(3...4), isLast: false)
        settle()
        list.refresh()
        settle()
        let (store, begun, end) = (store, DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            _ = try? store.write { _ in
                begun.signal()
                end.wait()
            }
        }
        begun.wait()
        desk.answer(rows(1...2), isLast: false)
        MainQueue.shared.drainCompletely()
        list.cancel()
        end.signal()
        settle()
        list.loadMore()
        settle()
        desk.answer(rows(5...6))
        settle()
        expect(ids(list), equals: [1, 2, 3, 4, 5, 6])
    }

    @Test func `a page that cannot be saved is reported with the store's message`() throws {
        try store.write { try $0.execute("CREATE UNIQUE INDEX ranks ON rows (rank)") }
        let list = try list()
        list.load()
        settle()
        desk.answer([Row(id: 9, rank: 10)])
        settle()
        let failure: RequestFailure? = list.state.value.failure
        expect(failure?.message.hasPrefix("A record with the same rows.rank exists."), equals: true)
        expect(failure?.isRetryable, equals: false)
    }

    @Test func `a query that could not be run is run again for the next request`() throws {
        let limit = Dynamic(0)
        let list = RequestList(
            storedIn: store, following: limit, records: { Row.where(\.rank < $0).sorted(by: \.rank) },
            unless: { $0 == 0 }
        ) { [desk] _ in
            try await desk.ask()
        }
        try store.write { try $0.execute("ALTER TABLE rows RENAME TO former") }
        limit.value = 25
        _ = host.wait(for: 0.5) { false }
        expect(list.state.value.failure?.message.contains("has no table rows"), equals: true)
        try store.write { try $0.execute("ALTER TABLE former RENAME TO rows") }
        list.retry()
        settle()
        expect(ids(list) == [1, 2] && list.state.value == .requesting)
        desk.answer([Row(id: 1, rank: 10)])
        settle()
        expect(ids(list) == [1] && list.state.value == .loaded)
    }

    @Test func `a request that was canceled saves nothing`() throws {
        let list = try list()
        list.refresh()
        settle()
        list.cancel()
        settle()
        desk.answer([])
        settle()
        expect(ids(list), equals: [1, 2, 3, 4, 5, 6])
        expect(list.state.value, equals: .none)
    }
}

/// A host client without windows, which only drains the main queue.
final class QueueClient: HostClient {
    func turn(_ events: [HostEvent]) -> TurnOutcome {
        MainQueue.shared.drainCompletely()
        return TurnOutcome(nextFrame: nil)
    }

    func paint(_ window: any HostWindow) {}
}
