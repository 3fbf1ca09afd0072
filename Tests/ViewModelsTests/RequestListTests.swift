import Expectations
import APIClient
import Bindings
import HostClock
import TestStage
import Testing

@testable import ViewModels

@MainActor
@Suite(.onStage)
struct RequestListTests {
    private let stage = QuietStage()
    private let server = Server<RequestPage<Item>>()

    private func list(_ items: [Item] = []) -> RequestList<Item> {
        RequestList(items: items) { [server] in try await server.ask() }
    }

    private func page(_ ids: Int..., hasNext: Bool = false) -> RequestPage<Item> {
        let items: [Item] = ids.map { Item(id: $0) }
        guard hasNext else { return RequestPage(items) }
        return RequestPage(items) { [server] in try await server.ask() }
    }

    private func ids(_ list: RequestList<Item>) -> [Int] { list.items.elements.map(\.id) }

    private func drain() { MainQueue.shared.drainCompletely() }

    @Test func `the first page, the next one, and the end`() {
        let list = list()
        var states: [RequestVisibility] = []
        let token = list.visibility.observe { states.append($0) }
        list.load()
        drain()
        expect(list.activity.value, equals: .first)
        server.answer(page(1, 2, hasNext: true))
        expect(ids(list), equals: [1, 2])
        expect(list.hasMore.value)
        list.loadMore()
        drain()
        expect(list.activity.value, equals: .next)
        server.answer(page(3))
        expect(ids(list), equals: [1, 2, 3])
        expect(!list.hasMore.value)
        expectNil(list.loadMore())
        expect(
            states.map { [$0.showsIndicator, $0.showsNoData, $0.showsProgressBesideItems] },
            equals: [
                [true, false, false], [false, false, false], [false, false, true], [false, false, false],
            ])
        token.cancel()
    }

    @Test func `loading twice sends one request`() {
        let list = list()
        list.load()
        list.load()
        list.refresh()
        expectNil(list.loadMore())
        drain()
        expect(server.requestCount, equals: 1)
        server.answer(page(1))
        expectNil(list.load())
    }

    @Test func `the text for no items is shown only after an empty response`() {
        let list = list()
        var noData: [Bool] = []
        list.visibility.bind(with: server) { _, visibility in noData.append(visibility.showsNoData) }
        list.load()
        drain()
        server.answer(page())
        expect(noData, equals: [false, false, true])
    }

    @Test func `a failed refresh keeps the items and can be retried`() {
        let list = list([Item(id: 1)])
        list.refresh()
        drain()
        expect(list.activity.value, equals: .refresh)
        server.fail()
        expect(ids(list), equals: [1])
        expect(list.visibility.value.showsBanner)
        expect(list.state.value.failure?.message, equals: "The server is away. Try again.")
        list.retry()
        drain()
        expect(!list.visibility.value.showsBanner)
        server.answer(page(2))
        expect(ids(list), equals: [2])
        expectNil(list.retry())
    }

    @Test func `retry repeats a next page that failed`() {
        let list = list()
        list.load()
        drain()
        server.answer(page(1, hasNext: true))
        list.loadMore()
        drain()
        server.fail()
        // After a canceled refresh, a retry still repeats the request that failed.
        list.refresh()
        drain()
        list.cancel()
        expect(list.state.value.failure != nil)
        list.retry()
        drain()
        expect(list.activity.value, equals: .next)
    }

    @Test func `a refresh cancels the loading of the next page`() {
        let list = list()
        list.load()
        drain()
        server.answer(page(1, hasNext: true))
        list.loadMore()
        drain()
        list.refresh()
        drain()
        expect(server.cancelCount, equals: 1)
        server.answer(page(9))
        expect(ids(list), equals: [1])
        server.answer(page(5))
        expect(ids(list), equals: [5])
        expect(list.state.value, equals: .loaded)
    }

    @Test func `canceling restores the previous state`() {
        let list = list()
        list.load()
        drain()
        list.cancel()
        drain()
        expect(list.state.value, equals: .none)
        expect(server.cancelCount, equals: 1)
        server.answer(page(1))
        expect(ids(list), equals: [])
        expect(list.state.value, equals: .none)
        list.load()
        drain()
        server.fail()
        list.retry()
        drain()
        list.cancel()
        expect(list.visibility.value.showsRetry)
    }

    @Test func `a cancellation by the loader is not a failure`() {
        let list = list([Item(id: 1)])
        list.refresh()
        drain()
        server.fail(CancellationError())
        expect(list.state.value, equals: .none)
        expect(!list.visibility.value.showsBanner)
    }

    @Test func `a repeated item is updated in place`() {
        let list = list()
        list.load()
        drain()
        server.answer(page(1, 2, hasNext: true))
        var changes: [ArrayChanges] = []
        let token = list.items.observe { changes.append($1) }
        list.loadMore()
        drain()
        server.answer(RequestPage([Item(id: 2, name: "new"), Item(id: 3), Item(id: 3)]))
        expect(ids(list), equals: [1, 2, 3])
        expect(list.items[1].name, equals: "new")
        expect(changes.count, equals: 1)
        expect(changes.first?.updates, equals: [1])
        expect(changes.first?.insertions, equals: [2])
        token.cancel()
    }

    @Test func `a refresh reports the changes`() {
        let list = list()
        list.load()
        drain()
        server.answer(page(1, 2, 3))
        var changes: [ArrayChanges] = []
        let token = list.items.observe { changes.append($1) }
        list.refresh()
        drain()
        server.answer(page(4, 1, 3))
        expect(changes.map(\.insertions), equals: [[0]])
        expect(changes.map(\.removals), equals: [[1]])
        list.refresh()
        drain()
        server.answer(page(4, 1, 3))
        expect(changes.count, equals: 1)
        token.cancel()
    }

    @Test func `deallocating a list cancels its request`() {
        do {
            let list = list()
            list.load()
            drain()
            expect(server.requestCount, equals: 1)
        }
        drain()
        expect(server.cancelCount, equals: 1)
    }

    @Test func `numbered pages end with a short page`() async {
        var asked: [Int] = []
        let list = RequestList<Item>(pageSize: 2) { page in
            asked.append(page)
            return page < 3 ? [Item(id: page * 2), Item(id: page * 2 + 1)] : [Item(id: 99)]
        }
        await list.load()?.value
        await list.loadMore()?.value
        await list.loadMore()?.value
        expect(ids(list), equals: [2, 3, 4, 5, 99])
        expect(asked, equals: [1, 2, 3])
        expect(!list.hasMore.value)
    }

    @Test func `a page returns the cursor of the next page`() async {
        let list = RequestList<Item> { (cursor: String?) in
            cursor == nil ? ([Item(id: 1)], "b") : ([Item(id: 2)], nil)
        }
        await list.load()?.value
        await list.loadMore()?.value
        expect(ids(list), equals: [1, 2])
        expect(!list.hasMore.value)
    }

    @Test func `items can be updated and removed`() async {
        let list = list([Item(id: 1), Item(id: 2)])
        list.update(Item(id: 2, name: "two"))
        list.update(Item(id: 7))
        list.remove(id: 1)
        expect(list.items.elements, equals: [Item(id: 2, name: "two")])
    }

    @Test func `the response to an earlier request does not undo a change`() {
        let list = list([Item(id: 1), Item(id: 2), Item(id: 3)])
        list.refresh()
        drain()
        list.update(Item(id: 2, name: "two"))
        list.remove(id: 3)
        list.update(Item(id: 4, name: "four"))
        server.answer(page(1, 2, 3, 4, hasNext: true))
        expect(list.items.elements, equals: [Item(id: 1), Item(id: 2, name: "two"), Item(id: 4, name: "four")])
        list.loadMore()
        drain()
        list.update(Item(id: 1, name: "one"))
        list.remove(id: 5)
        server.answer(page(1, 5, 6))
        expect(
            list.items.elements,
            equals: [
                Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 4, name: "four"), Item(id: 6),
            ])
        // The response to a request that begins after the changes replaces the items.
        list.refresh()
        drain()
        server.answer(page(1, 2, 3))
        expect(list.items.elements, equals: [Item(id: 1), Item(id: 2), Item(id: 3)])
    }

    @Test func `an error without a message has a general message`() {
        struct UnknownError: Error {}
        let failure = RequestFailure(UnknownError())
        expect(failure.message, equals: "An unexpected error occurred. Try again.")
        expect(failure.details, equals: "UnknownError()")
        expect(RequestFailure(TestError()).details, equals: "E7")
    }

    // MARK: Early delivery

    private func streamingList(_ items: [Item] = []) -> (RequestList<Item>, ItemSource) {
        let source = ItemSource()
        let list = RequestList<Item>(items: items) { [server] (cursor: Int?, deliver) in
            source.cursors.append(cursor)
            source.deliver = { ids in deliver(ids.map { Item(id: $0) }) }
            _ = try await server.ask()
            return source.next
        }
        return (list, source)
    }

    /// Delivers items to a list that is loading.
    @MainActor
    private final class ItemSource {
        var cursors: [Int?] = []
        var next: Int?
        var deliver: @MainActor ([Int]) -> Void = { _ in }
    }

    @Test func `delivered items appear immediately`() {
        let (list, source) = streamingList()
        var visibilities: [RequestVisibility] = []
        let token = list.visibility.observe { visibilities.append($0) }
        list.load()
        drain()
        source.deliver([1, 2])
        expect(ids(list), equals: [1, 2])
        expect(list.visibility.value.showsProgressBesideItems)
        source.deliver([2, 3])
        expect(ids(list), equals: [1, 2, 3])
        source.next = 4
        server.answer(page())
        expect(ids(list), equals: [1, 2, 3])
        expect(list.state.value, equals: .loaded)
        list.loadMore()
        drain()
        source.deliver([4])
        expect(ids(list), equals: [1, 2, 3, 4])
        source.next = nil
        server.answer(page())
        expect(source.cursors, equals: [nil, 4])
        expect(!list.hasMore.value)
        expect(!visibilities.contains { $0.showsNoData })
        token.cancel()
    }

    @Test func `a refresh replaces the items when it is complete`() {
        let (list, source) = streamingList([Item(id: 1), Item(id: 2)])
        var deliveries = 0
        let token = list.items.observe { _, _ in deliveries += 1 }
        list.refresh()
        drain()
        source.deliver([3])
        source.deliver([1])
        expect(ids(list), equals: [1, 2])
        server.answer(page())
        expect(ids(list), equals: [3, 1])
        expect(deliveries, equals: 1)
        token.cancel()
    }

    @Test func `items that are delivered late do not undo a change`() {
        let (list, source) = streamingList([Item(id: 1), Item(id: 2)])
        list.refresh()
        drain()
        source.deliver([1])
        list.update(Item(id: 1, name: "one"))
        list.remove(id: 2)
        source.deliver([2, 3])
        server.answer(page())
        expect(list.items.elements, equals: [Item(id: 1, name: "one"), Item(id: 3)])
    }

    @Test func `the items of a failed refresh are not shown`() {
        let (list, source) = streamingList([Item(id: 1)])
        list.refresh()
        drain()
        source.deliver([2])
        server.fail()
        expect(ids(list), equals: [1])
        expect(list.visibility.value.showsBanner)
    }

    @Test func `items that were delivered before a failure stay until a retry replaces them`() {
        let (list, source) = streamingList()
        list.load()
        drain()
        source.deliver([1, 2])
        server.fail()
        expect(ids(list), equals: [1, 2])
        expect(list.visibility.value.showsBanner)
        list.retry()
        drain()
        source.deliver([2, 3])
        expect(ids(list), equals: [1, 2])
        server.answer(page())
        expect(ids(list), equals: [2, 3])
    }

    @Test func `items that were delivered before a cancellation stay, and no others follow`() {
        let (list, source) = streamingList()
        list.load()
        drain()
        source.deliver([1])
        let oldDeliver = source.deliver
        list.cancel()
        oldDeliver([2])
        expect(ids(list), equals: [1])
        expect(list.state.value, equals: .none)
        list.load()
        drain()
        oldDeliver([3])
        source.deliver([4])
        server.fail(CancellationError())
        server.answer(page())
        expect(ids(list), equals: [4])
    }
}
