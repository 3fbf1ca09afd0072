import Bindings
import HostClock
import Synchronization
import TestStage
import Testing

@testable import ViewModels

/// Lists whose items are delivered in many pieces.
@MainActor
@Suite(.onStage)
struct ArrivingItemsTests {
    private let stage = QuietStage()
    private let server = Server<Void>()

    /// Counts how often the identifiers of a test are hashed.
    private final class Meter: Sendable {
        let count = Atomic<Int>(0)
    }

    private struct CountedItem: Identifiable, Equatable, Sendable {
        struct ID: Hashable, Sendable {
            let number: Int
            let meter: Meter
            static func == (left: ID, right: ID) -> Bool { left.number == right.number }
            func hash(into hasher: inout Hasher) {
                meter.count.add(1, ordering: .relaxed)
                hasher.combine(number)
            }
        }

        let id: ID
        var name = ""
    }

    @MainActor private final class Letterbox<Item: Sendable> {
        var arrive: RequestPage<Item>.Arrival?
    }

    /// Returns a list that is loading, and an object that delivers items to it.
    private func loadingList<Item>(
        _ items: [Item] = []
    ) -> (list: RequestList<Item>, arrive: @MainActor ([Item]) -> Void) {
        let letterbox = Letterbox<Item>()
        let list = RequestList<Item>(items: items) { [server] arrive in
            letterbox.arrive = arrive
            try await server.ask()
            return RequestPage([])
        }
        list.load()
        MainQueue.shared.drain()
        return (list, { letterbox.arrive?($0) })
    }

    @Test func `a piece costs what is in it, however many items there are`() {
        let meter = Meter()
        let (list, arrive): (RequestList<CountedItem>, _) = loadingList()
        func item(_ number: Int, _ name: String = "") -> CountedItem {
            CountedItem(id: CountedItem.ID(number: number, meter: meter), name: name)
        }
        for number in 0..<1_000 { arrive([item(number)]) }
        #expect(list.items.count == 1_000)
        // Hashed to be found, to be stored, and when a dictionary grows.
        let first: Int = meter.count.load(ordering: .relaxed)
        #expect(first < 8_000)
        for number in 0..<1_000 { arrive([item(number, "again")]) }
        #expect(list.items.elements.allSatisfy { $0.name == "again" })
        #expect(list.items.count == 1_000)
        #expect(meter.count.load(ordering: .relaxed) - first < 8_000)
    }

    @Test func `each item is found where it stands, whatever happened between two pieces`() {
        let (list, arrive): (RequestList<Item>, _) = loadingList()
        var expected: [Item] = []
        func check(_ what: Comment) { #expect(list.items.elements == expected, what) }
        arrive([Item(id: 1), Item(id: 2), Item(id: 3)])
        list.remove(id: 1)
        arrive([Item(id: 4), Item(id: 3, name: "c")])
        expected = [Item(id: 2), Item(id: 3, name: "c"), Item(id: 4)]
        check("one was removed")
        list.update(Item(id: 4, name: "d"))
        arrive([Item(id: 2, name: "b"), Item(id: 5)])
        expected = [Item(id: 2, name: "b"), Item(id: 3, name: "c"), Item(id: 4, name: "d"), Item(id: 5)]
        check("one was changed")
        list.update(Item(id: 5, name: "e"))
        list.remove(id: 9)
        list.update(Item(id: 9))
        expected[3].name = "e"
        check("one that is not there")
        server.answer(())
        list.refresh()
        MainQueue.shared.drain()
        arrive([Item(id: 7), Item(id: 5), Item(id: 2)])
        server.answer(())
        expected = [Item(id: 7), Item(id: 5), Item(id: 2)]
        check("refreshed")
        list.update(Item(id: 2, name: "z"))
        expected[2].name = "z"
        check("changed after a refresh")
    }

    /// The division into pieces is arbitrary.
    @Test func `an item that comes twice is what it was last, in one piece or in two`() {
        let pieces: [Item] = [Item(id: 1, name: "old"), Item(id: 2), Item(id: 1, name: "new")]
        let expected: [Item] = [Item(id: 1, name: "new"), Item(id: 2)]
        for count in 1...3 {
            let (list, arrive): (RequestList<Item>, _) = loadingList()
            arrive(Array(pieces.prefix(count)))
            if count < 3 { arrive(Array(pieces.dropFirst(count))) }
            #expect(list.items.elements == expected)
            server.answer(())
            list.refresh()
            MainQueue.shared.drain()
            arrive(pieces)
            server.answer(())
            #expect(list.items.elements == expected)
        }
    }

    /// An observer of a piece may change the list before the next one arrives.
    @Test func `an observer removes what has just arrived`() {
        let (list, arrive): (RequestList<Item>, _) = loadingList()
        let token = list.items.observe { [unowned list] items, _ in
            if items.contains(where: { $0.id == 2 }) { list.remove(id: 2) }
        }
        arrive([Item(id: 1), Item(id: 2)])
        arrive([Item(id: 2, name: "b"), Item(id: 3)])
        arrive([Item(id: 3, name: "c")])
        #expect(list.items.elements == [Item(id: 1), Item(id: 3, name: "c")])
        token.cancel()
    }
}
