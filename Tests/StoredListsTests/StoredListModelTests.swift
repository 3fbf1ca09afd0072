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

/// Random refreshes, pages, writes and changes to a stored list, compared with a dictionary.
@MainActor @Suite(.onStage) struct StoredListModelTests {
    /// A round takes ten times as long as one of `ListModelTests`.
    private static let rounds: Int =
        ProcessInfo.processInfo.environment["ENGAWA_LIST_ROUNDS"].flatMap { Int($0) }.map { max(1, $0 / 20) } ?? 20

    /// The expected content of the store.
    private struct Model {
        var rows: [Int: Row] = [:]
        /// The identifiers of the query's rows when the first page was requested.
        var earlier: Set<Int> = []
        var seen: Set<Int> = []
        var hasNext = false
        /// The request in progress. For the first page, `earlier` contains the identifiers of the query's rows when the
        /// page was requested.
        var request: (isFirst: Bool, earlier: Set<Int>)?
        /// The changes that are being sent; nil for removals.
        var wishes: [Int: Row?] = [:]
        /// The changes that were confirmed during the request; nil for removals.
        var confirmed: [Int: Row?] = [:]
        /// The exclusive upper bound for the ranks of the query's rows.
        var limit = 90

        /// The rows of the query, in order.
        var shown: [Row] {
            sorted.compactMap { wishes[$0.id] ?? $0 }
        }

        var ids: Set<Int> { Set(sorted.map(\.id)) }

        private var sorted: [Row] {
            rows.values.filter { $0.rank < limit }.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
        }

        mutating func receive(_ page: [Row], isLast: Bool) {
            guard let request else { return }
            if request.isFirst { (earlier, seen) = (request.earlier, []) }
            for row in page { rows[row.id] = confirmed[row.id, default: row] }
            seen.formUnion(page.map(\.id))
            let order: [Row] = sorted
            let end: Int = isLast ? order.count : (order.lastIndex { seen.contains($0.id) } ?? 0)
            for row in order[..<end] where !seen.contains(row.id) && earlier.contains(row.id) { rows[row.id] = nil }
            hasNext = !isLast
            self.request = nil
        }
    }

    @Test(arguments: [false, true])
    func `the store keeps the server's records, and records added after the request`(followsQuery: Bool) throws {
        for seed in 0..<Self.rounds {
            guard let problem = try run(seed: UInt64(seed), followsQuery) else { continue }
            Issue.record("seed \(seed), \(problem)")
            return
        }
    }

    private func run(seed: UInt64, _ followsQuery: Bool) throws -> String? {
        var random = SplitMix64(seed: seed)
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let host = HeadlessHost()
        let client = QueueClient()
        host.attach(client)
        let desk = Desk()
        let store = try Store.inMemory(migrations: [.create(Row.self)])
        /// The query that the list follows.
        let limit = Dynamic(90)
        func query(_ limit: Int) -> Query<Row> { Row.where(\.rank < limit).sorted(by: \.rank) }
        let list: RequestList<Row> =
            try followsQuery
            ? RequestList(storedIn: store, following: limit, records: query) { _ in try await desk.ask() }
            : RequestList(storedIn: store, query: query(90)) { try await desk.ask() }
        _ = host.wait(for: 0.001) { false }
        var model = Model()
        var server: [Int: Row] = [:]
        /// The last row of the last page, after which the next page begins.
        var cursor: (Int, Int)?
        func row(_ id: Int) -> Row { Row(id: id, rank: number(100), mark: number(5)) }
        for step in 0..<60 {
            var action = ""
            switch number(10) {
            case 0, 1:
                let id = number(30)
                action = "server \(id)"
                server[id] = number(3) == 0 ? nil : row(id)
            case 2 where model.request == nil:
                action = "refresh"
                model.confirmed = [:]
                model.request = (true, model.ids)
                list.refresh()
            case 3 where model.request == nil && model.hasNext:
                action = "next"
                model.confirmed = [:]
                model.request = (false, [])
                list.loadMore()
            case 4, 5:
                guard let request = model.request else { continue }
                if request.isFirst { cursor = nil }
                let sorted: [Row] = server.values.filter { followsQuery ? $0.rank < model.limit : true }
                    .sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
                let rest: [Row] = sorted.filter { row in cursor.map { (row.rank, row.id) > $0 } ?? true }
                let page = Array(rest.prefix(number(6)))
                cursor = page.last.map { ($0.rank, $0.id) } ?? cursor
                let isLast: Bool = page.count == rest.count
                action = "answer \(page) \(isLast)"
                model.receive(page, isLast: isLast)
                desk.answerNewest(page, isLast: isLast)
            case 6:
                guard model.request != nil else { continue }
                action = "fail"
                model.request = nil
                desk.failNewest()
            case 7:
                let id: Int = 100 + number(10)
                action = "add \(id)"
                let new = row(id)
                model.rows[id] = new
                try store.write { try $0.save(new) }
            case 8 where followsQuery:
                let stale: Int = desk.waiting.count - (model.request == nil ? 0 : 1)
                if stale > 0, number(2) == 0 {
                    action = "late answer"
                    desk.answer([Row(id: 200, rank: 1)])
                } else {
                    let new: Int = [30, 60, 90][number(3)]
                    action = "query \(new)"
                    limit.value = new
                    let isForgotten: Bool = list.items.isEmpty || new == model.limit
                    if !isForgotten { return "step \(step), \(action): rows of the old query" }
                    guard new != model.limit else { break }
                    model.limit = new
                    model.hasNext = false
                    // The request is sent after a delay, during which the stored rows are shown.
                    _ = host.wait(for: 0.1) { false }
                    if list.items.elements != model.shown { return "step \(step), \(action): \(list.items.elements)" }
                    _ = host.wait(for: 0.3) { false }
                    model.confirmed = [:]
                    model.request = (true, model.ids)
                }
            default:
                if let send = desk.sends.first {
                    let fails: Bool = number(2) == 0
                    action = "end \(send.row) \(fails)"
                    if let wish = model.wishes.removeValue(forKey: send.row.id), !fails {
                        model.rows[send.row.id] = wish
                        model.confirmed[send.row.id] = .some(wish)
                    }
                    desk.endSend(fails ? URLError(.timedOut) : nil)
                } else if !model.shown.isEmpty {
                    let row: Row = model.shown[number(model.shown.count)]
                    let isRemoval: Bool = number(2) == 0
                    action = "change \(row), \(isRemoval)"
                    if isRemoval {
                        model.wishes[row.id] = .some(nil)
                        list.remove(id: row.id) { try await desk.send($0) }
                    } else {
                        model.wishes[row.id] = Row(id: row.id, rank: row.rank, mark: row.mark + 1)
                        list.change(row.id) {
                            $0.mark += 1
                        } sending: {
                            try await desk.send($0)
                        }
                    }
                }
            }
            _ = host.wait(for: 0.001) { false }
            let stored: [Row] = try store.read { try $0.fetch(Row.all) }
            let expected: [Row] = model.rows.values.sorted { $0.id < $1.id }
            if stored != expected { return "step \(step), \(action): stored \(stored), expected \(expected)" }
            if list.items.elements != model.shown {
                return "step \(step), \(action): shown \(list.items.elements), expected \(model.shown)"
            }
            if list.hasMore.value != model.hasNext { return "step \(step), \(action): hasMore" }
        }
        while !desk.waiting.isEmpty { desk.fail() }
        while !desk.sends.isEmpty { desk.endSend(CancellationError()) }
        _ = host.wait(for: 0.001) { false }
        return nil
    }
}
