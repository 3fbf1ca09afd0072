import APIClient
import Bindings
import Foundation
import HostClock
import TestStage
import TestSupport
import Testing

@testable import ViewModels

/// Random interleavings of queries, requests, pages, responses and changes, compared with a simple model.
@MainActor
@Suite(.onStage)
struct ListModelTests {
    private static let rounds: Int = ProcessInfo.processInfo.environment["ENGAWA_LIST_ROUNDS"].flatMap { Int($0) } ?? 60

    /// Returns whether a row belongs to a word. The identifiers of the rows of a word begin at 100 times the word.
    private static func isOf(_ word: Int, _ row: Row) -> Bool { row.id / 100 == word }

    @Test(arguments: [(true, false), (true, true), (false, false)])
    func `a list shows what its model shows`(_ followsQuery: Bool, _ keepsItems: Bool) {
        for seed in 0..<Self.rounds {
            var run = Run(seed: UInt64(seed), followsQuery: followsQuery, keepsItems: keepsItems)
            for step in 0..<80 {
                let name: String = run.step()
                guard let problem = run.problem else { continue }
                Issue.record("seed \(seed), step \(step), \(name): \(problem)")
                run.end()
                return
            }
            run.end()
        }
    }

    /// A list, its model, and a server that sends a response only when the test supplies it.
    @MainActor
    private struct Run {
        private var random: SplitMix64
        private var model: ListModel
        private let stage = QuietStage()
        private let desk = Desk()
        private let word = Dynamic(1)
        private let list: RequestList<Row>

        init(seed: UInt64, followsQuery: Bool, keepsItems: Bool) {
            random = SplitMix64(seed: seed)
            model = ListModel(keepsItems: keepsItems, followsQuery: followsQuery)
            model.word = 1
            let (desk, word) = (self.desk, self.word)
            list =
                followsQuery
                ? RequestList(following: word, keepsItems: keepsItems, unless: { $0 == 0 }) {
                    try await desk.ask(word: $0, first: 0)
                }
                : RequestList { try await desk.ask(word: word.value, first: 0) }
        }

        func end() {
            desk.endAll()
            MainQueue.shared.drainCompletely()
        }

        private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

        mutating func step() -> String {
            let name: String = act()
            MainQueue.shared.drainCompletely()
            return name
        }

        private mutating func act() -> String {
            switch number(22) {
            case 0, 1, 2:
                let next = number(3)
                model.setWord(next)
                word.value = next
                return "word \(next)"
            case 3, 4, 5:
                let time: Double = [0.07, 0.25, 0.5][number(3)]
                model.pass(time)
                stage.advance(by: time)
                return "wait \(time)"
            case 6:
                model.load()
                list.load()
                return "load"
            case 7:
                model.refresh()
                list.refresh()
                return "refresh"
            case 8, 9:
                model.loadMore()
                list.loadMore()
                return "loadMore"
            case 10:
                model.retry()
                list.retry()
                return "retry"
            case 11 where number(3) == 0:
                model.cancel()
                list.cancel()
                return "cancel"
            case 12, 13, 14: return answer()
            case 15, 16: return endSend()
            case 17: return changeLocally()
            case 18 where number(2) == 0:
                model.retryChange()
                list.retryChange()
                return "retryChange"
            default: return change()
            }
        }

        private mutating func answer() -> String {
            guard !desk.requests.isEmpty else { return "no request" }
            let request = desk.requests.remove(at: number(desk.requests.count))
            switch number(5) {
            case 0:
                let isCancellation: Bool = number(3) == 0
                model.fail(request.number, isCancellation: isCancellation)
                request.resume(.failure(isCancellation ? CancellationError() : TestError()))
                return "fail \(request.number)"
            default:
                // The server can return marks that are older than a change.
                let count: Int = number(4)
                let start: Int = request.word * 100 + max(0, request.first - number(2))
                let rows: [Row] = (start..<start + count).map { Row(id: $0, mark: number(3)) }
                let page = ListModel.Page(rows: rows, hasNext: number(3) > 0)
                model.answer(request.number, page)
                request.resume(.success(page))
                return "answer \(request.number) \(rows.map(\.id))"
            }
        }

        private mutating func change() -> String {
            let shown: [Row] = model.shown
            guard !shown.isEmpty else { return "no row" }
            let id: Int = shown[number(shown.count)].id
            let mark = number(3)
            if number(3) == 0 { return sendRemoval(of: id) }
            model.change(id, to: mark)
            let desk = self.desk
            list.change(id) {
                $0.mark = mark
            } sending: {
                try await desk.send($0)
            }
            return "change \(id) to \(mark)"
        }

        private mutating func sendRemoval(of id: Int) -> String {
            model.sendRemoval(id)
            let desk = self.desk
            list.remove(id: id) { _ = try await desk.send($0) }
            return "send the removal of \(id)"
        }

        private mutating func endSend() -> String {
            guard !desk.sends.isEmpty else { return "no change" }
            let send = desk.sends.remove(at: number(desk.sends.count))
            if number(3) == 0 {
                model.failChange(send.row.id)
                send.continuation.resume(throwing: TestError())
                return "fail \(send.row)"
            }
            let answer: Row = number(2) == 0 ? Row(id: send.row.id, mark: number(3)) : send.row
            model.confirm(send.row.id, answer)
            send.continuation.resume(returning: answer)
            return "confirm \(send.row) with \(answer)"
        }

        private mutating func changeLocally() -> String {
            let id: Int = model.rows.isEmpty ? 101 : model.rows[number(model.rows.count)].id
            if number(2) == 0 {
                model.remove(id)
                list.remove(id: id)
                return "remove \(id)"
            }
            let row = Row(id: id, mark: number(3))
            model.update(row)
            list.update(row)
            return "update \(row)"
        }

        /// The first difference between the list and its model.
        var problem: String? {
            let rows: [Row] = list.items.elements
            if rows != model.shown { return "rows \(rows), expected \(model.shown)" }
            let isOfWord: Bool = rows.allSatisfy { ListModelTests.isOf(model.word, $0) }
            if !isOfWord, model.followsQuery, !model.keepsItems { return "rows of another word: \(rows)" }
            let state: ListModel.State =
                switch list.state.value {
                case .none: .none
                case .requesting: .requesting
                case .failed: .failed
                case .loaded: .loaded
                }
            if state == .loaded, model.followsQuery, !isOfWord { return "loaded rows of another word: \(rows)" }
            if state != model.state { return "state \(state), expected \(model.state)" }
            if list.activity.value != model.activity { return "part \(list.activity.value as Any)" }
            if list.hasMore.value != model.hasNext { return "hasMore \(list.hasMore.value)" }
            if desk.requestCount != model.requestCount {
                return "\(desk.requestCount) requests, expected \(model.requestCount)"
            }
            if desk.sendCount != model.sendCount { return "\(desk.sendCount) sends, expected \(model.sendCount)" }
            if list.changing.value != Set(model.changes.keys) { return "changing \(list.changing.value)" }
            if (list.changeFailure.value != nil) != (model.failed != nil) { return "changeFailure" }
            let isBusy = Set(desk.sends.map(\.row.id)).count != desk.sends.count
            return isBusy ? "two changes of one row are being sent" : nil
        }
    }
}

/// A server that keeps each request, even a canceled one, until the test supplies the response.
@MainActor
private final class Desk {
    struct Request {
        var number: Int
        var word: Int
        var first: Int
        var resume: @MainActor (Result<ListModel.Page, any Error>) -> Void
    }
    struct Send {
        var row: Row
        var continuation: CheckedContinuation<Row, any Error>
    }

    var requests: [Request] = []
    var sends: [Send] = []
    private(set) var requestCount = 0
    private(set) var sendCount = 0

    nonisolated init() {}

    func ask(word: Int, first: Int) async throws -> RequestPage<Row> {
        requestCount += 1
        let page: ListModel.Page = try await withCheckedThrowingContinuation { continuation in
            requests.append(
                Request(number: requestCount, word: word, first: first) { continuation.resume(with: $0) })
        }
        guard page.hasNext else { return RequestPage(page.rows) }
        return RequestPage(page.rows) { try await self.ask(word: word, first: first + page.rows.count) }
    }

    func send(_ row: Row) async throws -> Row {
        sendCount += 1
        return try await withCheckedThrowingContinuation { sends.append(Send(row: row, continuation: $0)) }
    }

    func endAll() {
        while let request = requests.popLast() { request.resume(.failure(CancellationError())) }
        while let send = sends.popLast() { send.continuation.resume(throwing: CancellationError()) }
    }
}
