import Foundation

@testable import ViewModels

struct Row: Identifiable, Equatable, Sendable {
    var id: Int
    var mark = 0
}

/// A simple model of `RequestList`: the items that a list with a query, pages and changes must show.
struct ListModel {
    enum State: Equatable { case none, requesting, failed, loaded }
    enum Request: Equatable {
        case none
        case waiting(until: Double)
        case sent(Int)
    }
    struct Change: Equatable {
        /// The row that is shown; nil if it is removed.
        var wish: Row?
        var confirmed: Row
        /// The row that is being sent; nil if its removal is being sent.
        var sent: Row?
        var isQueued = false
        var isCertain = true
    }
    struct Page: Equatable {
        var rows: [Row]
        var hasNext: Bool
    }

    static let debounce = 0.3

    let keepsItems: Bool
    let followsQuery: Bool
    var now = 0.0
    var word = 0
    /// The rows in the order of the server, including those that are being removed and are therefore not shown.
    var rows: [Row] = []
    var state = State.none
    var stateBefore = State.none
    var part: RequestList<Row>.Part = .first
    var failedPart: RequestList<Row>.Part?
    var request = Request.none
    var hasNext = false
    /// The number of requests sent so far.
    var requestCount = 0
    /// The number of changes sent so far.
    var sendCount = 0
    var local: [Int: Row?] = [:]
    var changes: [Int: Change] = [:]

    /// Whether the followed query is empty, which the word 0 represents.
    var isIdle: Bool { followsQuery && word == 0 }

    var activity: RequestList<Row>.Part? { state == .requesting ? part : nil }

    /// The last change that failed.
    var failed: (id: Int, wish: Row?)?

    /// The rows that are shown.
    var shown: [Row] { rows.filter { !isRemoved($0.id) } }

    private func isRemoved(_ id: Int) -> Bool { changes[id].map { $0.wish == nil } ?? false }

    // MARK: Requests

    private mutating func begin(_ part: RequestList<Row>.Part, after delay: Double = 0, isNew: Bool = false) {
        if state != .requesting { stateBefore = state }
        if isNew { stateBefore = .none }
        state = .requesting
        self.part = part
        local = [:]
        request = .waiting(until: now + delay)
        if delay == 0 { send() }
    }

    private mutating func send() {
        requestCount += 1
        request = .sent(requestCount)
    }

    mutating func pass(_ time: Double) {
        now += time
        if case .waiting(let end) = request, end <= now { send() }
    }

    mutating func setWord(_ word: Int) {
        guard word != self.word else { return }
        self.word = word
        guard followsQuery else { return }
        hasNext = false
        failedPart = nil
        if isIdle || !keepsItems { rows = [] }
        if isIdle {
            request = .none
            state = .none
        } else {
            begin(shown.isEmpty ? .first : .refresh, after: ListModel.debounce, isNew: true)
        }
    }

    mutating func load() {
        if state != .requesting, state != .loaded { refresh() }
    }

    mutating func refresh() {
        if isIdle { return }
        if followsQuery, case .sent = request, part != .next { return }
        begin(shown.isEmpty ? .first : .refresh)
    }

    mutating func loadMore() {
        if state != .requesting, hasNext { begin(.next) }
    }

    mutating func retry() {
        guard state == .failed else { return }
        if failedPart == .next { loadMore() } else { refresh() }
    }

    mutating func cancel() {
        guard state == .requesting else { return }
        request = .none
        state = stateBefore
    }

    mutating func answer(_ number: Int, _ page: Page) {
        guard request == .sent(number) else { return }
        request = .none
        state = .loaded
        let new: [Row] = page.rows.compactMap { row in local[row.id] ?? row }.map { row in
            changes[row.id]?.confirmed = row
            return changes[row.id].flatMap(\.wish) ?? row
        }
        if part != .next { rows = [] }
        for row in new {
            if let index = rows.firstIndex(where: { $0.id == row.id }) { rows[index] = row } else { rows.append(row) }
        }
        hasNext = page.hasNext
    }

    mutating func fail(_ number: Int, isCancellation: Bool) {
        guard request == .sent(number) else { return }
        request = .none
        state = isCancellation ? stateBefore : .failed
        if !isCancellation { failedPart = part }
    }

    // MARK: Rows

    private mutating func show(_ row: Row) {
        if let index = rows.firstIndex(where: { $0.id == row.id }) { rows[index] = row }
    }

    mutating func update(_ row: Row) {
        if state == .requesting { local[row.id] = .some(row) }
        guard rows.contains(where: { $0.id == row.id }) else { return }
        changes[row.id]?.confirmed = row
        show(changes[row.id].flatMap(\.wish) ?? row)
    }

    mutating func remove(_ id: Int) {
        if state == .requesting { local[id] = .some(nil) }
        rows.removeAll { $0.id == id }
    }

    mutating func change(_ id: Int, to mark: Int) {
        guard let row = shown.first(where: { $0.id == id }), row.mark != mark else { return }
        setWish(Row(id: id, mark: mark), of: row)
    }

    mutating func sendRemoval(_ id: Int) {
        guard let row = shown.first(where: { $0.id == id }) else { return }
        setWish(nil, of: row)
    }

    mutating func retryChange() {
        guard let failed else { return }
        guard let row = shown.first(where: { $0.id == failed.id }), row != failed.wish else {
            return self.failed = nil
        }
        setWish(failed.wish, of: row)
    }

    private mutating func setWish(_ wish: Row?, of row: Row) {
        failed = nil
        if let wish { show(wish) }
        guard changes[row.id] == nil else {
            changes[row.id]?.wish = wish
            changes[row.id]?.isQueued = true
            return
        }
        changes[row.id] = Change(wish: wish, confirmed: row)
        sendWish(row.id)
    }

    private mutating func sendWish(_ id: Int) {
        sendCount += 1
        guard var change = changes[id] else { return }
        change.sent = change.wish
        change.isQueued = false
        changes[id] = change
    }

    /// - Parameter answer: The server's version; nil if it returned none.
    mutating func confirm(_ id: Int, _ answer: Row?) {
        guard var change = changes[id] else { return }
        guard let sent = change.sent else {
            if state == .requesting { local[id] = .some(nil) }
            rows.removeAll { $0.id == id }
            return changes[id] = nil
        }
        change.confirmed = answer ?? sent
        change.isCertain = true
        if !change.isQueued { change.wish = change.confirmed }
        changes[id] = change
        if state == .requesting, local[id] != .some(nil) { local[id] = .some(change.confirmed) }
        if let wish = change.wish { show(wish) }
        sendQueuedOrFinish(id)
    }

    mutating func failChange(_ id: Int) {
        guard var change = changes[id] else { return }
        change.isCertain = false
        if !change.isQueued {
            failed = (id, change.wish)
            change.wish = change.confirmed
            show(change.confirmed)
        }
        changes[id] = change
        sendQueuedOrFinish(id)
    }

    private mutating func sendQueuedOrFinish(_ id: Int) {
        guard let change = changes[id] else { return }
        if change.isQueued, !(change.isCertain && change.wish == change.confirmed) {
            sendWish(id)
        } else {
            changes[id] = nil
        }
    }
}
