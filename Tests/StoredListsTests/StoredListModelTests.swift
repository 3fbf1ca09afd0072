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

/// Random refreshes, pages, writes and changes of a stored list, compared with a dictionary.
@MainActor @Suite(.onStage) struct StoredListModelTests {
    private static let rounds: Int = ProcessInfo.processInfo.environment["ENGAWA_LIST_ROUNDS"].flatMap { Int($0) } ?? 20

    /// What the store must contain.
    private struct Model {
        var rows: [Int: Row] = [:]
        /// The identifiers when the first page of the pages so far was requested.
        var earlier: Set<Int> = []
        var seen: Set<Int> = []
        var hasNext = false
        /// The part that is loading, with the identifiers when it was requested.
        var request: (isFirst: Bool, earlier: Set<Int>)?
        var wishes: [Int: Row] = [:]
        /// The changes that were confirmed during the request.
        var confirmed: [Int: Row] = [:]

        /// The rows of the query, in order.
        var shown: [Row] {
            sorted.map { wishes[$0.id] ?? $0 }
        }

        private var sorted: [Row] {
            rows.values.filter { $0.rank < 90 }.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
        }

        mutating func receive(_ page: [Row], isLast: Bool) {
            guard let request else { return }
            if request.isFirst { (earlier, seen) = (request.earlier, []) }
            for row in page { rows[row.id] = confirmed[row.id] ?? row }
            seen.formUnion(page.map(\.id))
            let order: [Row] = sorted
            let end: Int = isLast ? order.count : (order.lastIndex { seen.contains($0.id) } ?? 0)
            for row in order[..<end] where !seen.contains(row.id) && earlier.contains(row.id) { rows[row.id] = nil }
            hasNext = !isLast
            self.request = nil
        }
    }

    @Test func `The store has what the server has, and what was added since`() throws {
        for seed in 0..<Self.rounds {
            guard let problem = try run(seed: UInt64(seed)) else { continue }
            Issue.record("seed \(seed), \(problem)")
            return
        }
    }

    private func run(seed: UInt64) throws -> String? {
        var random = SplitMix64(seed: seed)
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let host = HeadlessHost()
        let client = QueueClient()
        host.attach(client)
        let desk = Desk()
        let store = try Store.inMemory(migrations: [.create(Row.self)])
        let list = try RequestList(storedIn: store, query: Row.where(\.rank < 90).sorted(by: \.rank)) {
            try await desk.ask()
        }
        var model = Model()
        var server: [Int: Row] = [:]
        /// The last row of the last page, after which the next page begins.
        var cursor: (Int, Int)?
        func row(_ id: Int) -> Row { Row(id: id, rank: number(100), mark: number(5)) }
        for step in 0..<60 {
            var action = ""
            switch number(9) {
            case 0, 1:
                let id = number(30)
                action = "server \(id)"
                server[id] = number(3) == 0 ? nil : row(id)
            case 2 where model.request == nil:
                action = "refresh"
                model.confirmed = [:]
                model.request = (true, Set(model.rows.values.filter { $0.rank < 90 }.map(\.id)))
                list.refresh()
            case 3 where model.request == nil && model.hasNext:
                action = "next"
                model.confirmed = [:]
                model.request = (false, [])
                list.loadMore()
            case 4, 5:
                guard let request = model.request else { continue }
                if request.isFirst { cursor = nil }
                let sorted: [Row] = server.values.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
                let rest: [Row] = sorted.filter { row in cursor.map { (row.rank, row.id) > $0 } ?? true }
                let page = Array(rest.prefix(number(6)))
                cursor = page.last.map { ($0.rank, $0.id) } ?? cursor
                let isLast: Bool = page.count == rest.count
                action = "answer \(page) \(isLast)"
                model.receive(page, isLast: isLast)
                desk.answer(page, isLast: isLast)
            case 6:
                guard model.request != nil else { continue }
                action = "fail"
                model.request = nil
                desk.fail()
            case 7:
                let id: Int = 100 + number(10)
                action = "add \(id)"
                let new = row(id)
                model.rows[id] = new
                try store.write { try $0.save(new) }
            default:
                if let send = desk.sends.first {
                    let fails: Bool = number(2) == 0
                    action = "end \(send.row) \(fails)"
                    if let wish = model.wishes.removeValue(forKey: send.row.id), !fails {
                        model.rows[wish.id] = wish
                        model.confirmed[wish.id] = wish
                    }
                    desk.endSend(fails ? URLError(.timedOut) : nil)
                } else if let first = model.shown.first {
                    action = "change \(first)"
                    let wish = Row(id: first.id, rank: first.rank, mark: first.mark + 1)
                    model.wishes[first.id] = wish
                    list.change(first.id) {
                        $0.mark += 1
                    } sending: {
                        try await desk.send($0)
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
