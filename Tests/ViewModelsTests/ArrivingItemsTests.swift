import Expectations
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

    @MainActor private final class ItemSource<Item: Sendable> {
        var deliver: RequestPage<Item>.ItemHandler?
    }

    /// Returns a list that is loading, and a closure that delivers items to it.
    private func loadingList<Item>(
        _ items: [Item] = []
    ) -> (list: RequestList<Item>, deliver: @MainActor ([Item]) -> Void) {
        let source = ItemSource<Item>()
        let list = RequestList<Item>(items: items) { [server] deliver in
            source.deliver = deliver
            try await server.ask()
            return RequestPage([])
        }
        list.load()
        MainQueue.shared.drainCompletely()
        return (list, { source.deliver?($0) })
    }

    @Test func `the cost of a piece does not depend on the length of the list`() {
        let meter = Meter()
        let (list, deliver): (RequestList<CountedItem>, _) = loadingList()
        func item(_ number: Int, _ name: String = "") -> CountedItem {
            CountedItem(id: CountedItem.ID(number: number, meter: meter), name: name)
        }
        for number in 0..<1_000 { deliver([item(number)]) }
        expect(list.items.count, equals: 1_000)
        // An identifier is hashed for a lookup, when it is stored, and when a dictionary grows.
        let first: Int = meter.count.load(ordering: .relaxed)
        expect(first, isLessThan: 8_000)
        for number in 0..<1_000 { deliver([item(number, "again")]) }
        expect(list.items.elements.allSatisfy { $0.name == "again" })
        expect(list.items.count, equals: 1_000)
        expect(meter.count.load(ordering: .relaxed) - first, isLessThan: 8_000)
    }

    @Test func `items are updated in place after any change between two pieces`() {
        let (list, deliver): (RequestList<Item>, _) = loadingList()
        var expected: [Item] = []
        func check(_ comment: Comment) { expect(list.items.elements, equals: expected, comment) }
        deliver([Item(id: 1), Item(id: 2), Item(id: 3)])
        list.remove(id: 1)
        deliver([Item(id: 4), Item(id: 3, name: "c")])
        expected = [Item(id: 2), Item(id: 3, name: "c"), Item(id: 4)]
        check("after a removal")
        list.update(Item(id: 4, name: "d"))
        deliver([Item(id: 2, name: "b"), Item(id: 5)])
        expected = [Item(id: 2, name: "b"), Item(id: 3, name: "c"), Item(id: 4, name: "d"), Item(id: 5)]
        check("after an update")
        list.update(Item(id: 5, name: "e"))
        list.remove(id: 9)
        list.update(Item(id: 9))
        expected[3].name = "e"
        check("after an update of a missing item")
        server.answer(())
        list.refresh()
        MainQueue.shared.drainCompletely()
        deliver([Item(id: 7), Item(id: 5), Item(id: 2)])
        server.answer(())
        expected = [Item(id: 7), Item(id: 5), Item(id: 2)]
        check("refreshed")
        list.update(Item(id: 2, name: "z"))
        expected[2].name = "z"
        check("after an update that follows a refresh")
    }

    /// A server can divide its items into pieces at any place.
    @Test func `a repeated item takes its last value, in one piece or in two`() {
        let pieces: [Item] = [Item(id: 1, name: "old"), Item(id: 2), Item(id: 1, name: "new")]
        let expected: [Item] = [Item(id: 1, name: "new"), Item(id: 2)]
        for count in 1...3 {
            let (list, deliver): (RequestList<Item>, _) = loadingList()
            deliver(Array(pieces.prefix(count)))
            if count < 3 { deliver(Array(pieces.dropFirst(count))) }
            expect(list.items.elements, equals: expected)
            server.answer(())
            list.refresh()
            MainQueue.shared.drainCompletely()
            deliver(pieces)
            server.answer(())
            expect(list.items.elements, equals: expected)
        }
    }

    /// An observer may change the list when a piece arrives, before the next piece.
    @Test func `an observer can remove an item that was just delivered`() {
        let (list, deliver): (RequestList<Item>, _) = loadingList()
        let token = list.items.observe { [unowned list] items, _ in
            if items.contains(where: { $0.id == 2 }) { list.remove(id: 2) }
        }
        deliver([Item(id: 1), Item(id: 2)])
        deliver([Item(id: 2, name: "b"), Item(id: 3)])
        deliver([Item(id: 3, name: "c")])
        expect(list.items.elements, equals: [Item(id: 1), Item(id: 3, name: "c")])
        token.cancel()
    }
}
