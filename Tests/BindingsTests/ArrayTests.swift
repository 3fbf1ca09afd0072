import Expectations
import TestSupport
import Testing

@testable import Bindings

struct Item: Identifiable, Hashable, Sendable {
    var id: Int
    var rank: Int
}

/// An array that is changed only by batch updates, like a table.
@MainActor
final class BatchReplay<Element> {
    private(set) var elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
    }

    /// Applies removals, insertions, moves and updates like a table's batch update.
    func apply(_ changes: ArrayChanges, _ new: [Element]) {
        expect(changes.oldCount, equals: elements.count)
        expect(changes.newCount, equals: new.count)
        for index in elements.indices {
            let destination: Int? = changes.destination(of: index)
            expect(destination, equals: new.indices.first { changes.origin(of: $0) == index })
        }
        let moves: [ArrayChanges.Move] = changes.moves
        let removed: Set<Int> = Set(changes.removals).union(moves.map(\.from))
        let old: [Element] = elements
        var result: [Element] = elements.indices.filter { !removed.contains($0) }.map { elements[$0] }
        var added: [Int: Element] = [:]
        for index in changes.insertions { added[index] = new[index] }
        for move in moves { added[move.to] = old[move.from] }
        for index in added.keys.sorted() { result.insert(added[index]!, at: index) }
        for index in changes.updates { result[index] = new[index] }
        elements = result
    }
}

@MainActor
struct ArrayTests {
    @Test(arguments: 0..<40)
    func `derived arrays agree with a model after random changes, and report the changes`(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let source = DynamicArray((0..<Int.random(in: 0...8, using: &random)).map { Item(id: $0, rank: $0 % 3) })
        var model: [Item] = source.elements
        var nextIdentifier = 100
        let limit = Dynamic(5)

        let mapped = source.map { $0.id * 10 + $0.rank }
        let filtered = source.filter { $0.rank % 2 == 0 }
        let searched = source.filter(by: limit) { $0.rank < $1 }
        let sorted = source.sorted { $0.rank < $1.rank }
        let chained = filtered.sorted { $0.rank > $1.rank }.map(\.id)
        let whole = source.asValue().map(\.count)

        let replays = (
            BatchReplay(source.elements), BatchReplay(mapped.elements), BatchReplay(filtered.elements),
            BatchReplay(searched.elements), BatchReplay(sorted.elements), BatchReplay(chained.elements)
        )
        func consistent() {
            expect(mapped.elements, equals: model.map { $0.id * 10 + $0.rank })
            expect(filtered.elements, equals: model.filter { $0.rank % 2 == 0 })
            expect(searched.elements, equals: model.filter { $0.rank < limit.value })
            expect(sorted.elements, equals: stablySorted(model) { $0.rank < $1.rank })
            expect(
                chained.elements,
                equals: stablySorted(model.filter { $0.rank % 2 == 0 }) { $0.rank > $1.rank }.map(\.id))
            expect(whole.value, equals: model.count)
        }
        let tokens: [BindingToken] = [
            source.observe { elements, changes in
                consistent()
                replays.0.apply(changes, elements)
            },
            mapped.observe { replays.1.apply($1, $0) },
            filtered.observe { replays.2.apply($1, $0) },
            searched.observe { elements, changes in
                consistent()
                replays.3.apply(changes, elements)
            },
            sorted.observe { replays.4.apply($1, $0) },
            chained.observe { replays.5.apply($1, $0) },
        ]

        func change() {
            func index() -> Int { Int.random(in: model.indices, using: &random) }
            func fresh() -> Item {
                nextIdentifier += 1
                return Item(id: nextIdentifier, rank: Int.random(in: 0..<8, using: &random))
            }
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1:
                let (place, item): (Int, Item) = (Int.random(in: 0...model.count, using: &random), fresh())
                model.insert(item, at: place)
                source.insert(item, at: place)
            case 2 where !model.isEmpty:
                let place: Int = index()
                model.remove(at: place)
                source.remove(at: place)
            case 3 where !model.isEmpty:
                let (from, to): (Int, Int) = (index(), index())
                model.insert(model.remove(at: from), at: to)
                source.move(from: from, to: to)
            case 4, 5:
                guard !model.isEmpty else { break }
                let place: Int = index()
                model[place].rank = Int.random(in: 0..<8, using: &random)
                source[place] = model[place]
            case 6:
                let start = Int.random(in: 0...model.count, using: &random)
                let range: Range<Int> = start..<Int.random(in: start...min(model.count, start + 3), using: &random)
                let items: [Item] = (0..<Int.random(in: 0...3, using: &random)).map { _ in fresh() }
                model.replaceSubrange(range, with: items)
                source.replaceSubrange(range, with: items)
            case 7:
                model.removeAll { $0.rank == 3 }
                source.removeAll { $0.rank == 3 }
            case 8:
                model.shuffle(using: &random)
                if !model.isEmpty { model[index()].rank = 4 }
                model.append(fresh())
                source.replace(with: model)
            default:
                limit.value = Int.random(in: 0..<9, using: &random)
            }
        }
        for step in 0..<60 {
            withBatchedUpdates { for _ in 0..<(step % 5 == 4 ? 3 : 1) { change() } }
            consistent()
            expect(replays.0.elements, equals: model)
            expect(replays.1.elements, equals: mapped.elements)
            expect(replays.2.elements, equals: filtered.elements)
            expect(replays.3.elements, equals: searched.elements)
            expect(replays.4.elements, equals: sorted.elements)
            expect(replays.5.elements, equals: chained.elements)
        }
        for token in tokens { token.cancel() }
    }

    private func stablySorted(_ items: [Item], by areInIncreasingOrder: (Item, Item) -> Bool) -> [Item] {
        items.enumerated().sorted { left, right in
            if areInIncreasingOrder(left.element, right.element) { return true }
            if areInIncreasingOrder(right.element, left.element) { return false }
            return left.offset < right.offset
        }.map(\.element)
    }

    @Test func `functions are called for changed elements only`() {
        let source = DynamicArray(Array(0..<1_000))
        var calls = 0
        let mapped = source.map { number in
            calls += 1
            return number
        }
        let filtered = source.filter { number in
            calls += 1
            return number % 2 == 0
        }
        var comparisons = 0
        let sorted = source.sorted { left, right in
            comparisons += 1
            return left > right
        }
        calls = 0
        comparisons = 0
        source.insert(-5, at: 500)
        source[3] = 7
        source.remove(at: 10)
        source.move(from: 0, to: 900)
        expect(calls, equals: 4)
        expect(comparisons, isLessThan: 120)
        expect(mapped.count, equals: 1_000)
        expect(filtered.count, equals: 499)
        expect(sorted.count, equals: 1_000)
    }

    @Test func `a change that does not affect a derived array is not delivered`() {
        let source = DynamicArray([1, 2, 3])
        var told = 0
        let token = source.filter { $0 < 3 }.observe { _, _ in told += 1 }
        source.append(9)
        source[3] = 8
        source.replace(with: [1, 2, 3, 8])
        expect(told, equals: 0)
        source.remove(at: 0)
        expect(told, equals: 1)
        token.cancel()
    }

    @Test func `several changes are delivered as one`() {
        let source = DynamicArray(["a", "b", "c"])
        var told: [ArrayChanges] = []
        let token = source.observe { told.append($1) }
        withBatchedUpdates {
            source.remove(at: 0)
            source.append("d")
            source[0] = "B"
        }
        expect(told.count, equals: 1)
        expect(told.first?.removals, equals: [0])
        expect(told.first?.insertions, equals: [2])
        expect(told.first?.updates, equals: [0])
        expect(told.first?.moves, equals: [])
        token.cancel()
    }

    @Test func `if an observer changes the array, later observers receive the combined change`() {
        let source = DynamicArray([1, 2, 3])
        let replay = BatchReplay(source.elements)
        var told = 0
        let tokens: [BindingToken] = [
            source.observe { elements, _ in if elements.count > 3 { source.remove(at: 0) } },
            source.observe { elements, changes in
                told += 1
                replay.apply(changes, elements)
            },
        ]
        source.append(4)
        expect(replay.elements, equals: [2, 3, 4])
        expect(told, equals: 1)
        for token in tokens { token.cancel() }
    }

    @Test func `binding begins with all elements`() {
        final class Table { var rows: [Int] = [] }
        let source = DynamicArray([1, 2])
        let table = Table()
        var told: [ArrayChanges] = []
        source.bind(with: table) { table, elements, changes in
            table.rows = elements
            told.append(changes)
        }
        source.append(3)
        expect(table.rows, equals: [1, 2, 3])
        expect(told.map(\.insertions), equals: [[0, 1], [2]])
    }

    @Test func `replacing an array reports moves, insertions, removals and updates`() {
        let source = DynamicArray([1, 2, 3, 4].map { Item(id: $0, rank: 0) })
        var changes: ArrayChanges?
        let token = source.observe { changes = $1 }
        source.replace(with: [Item(id: 4, rank: 0), Item(id: 1, rank: 5), Item(id: 9, rank: 0), Item(id: 3, rank: 0)])
        expect(changes?.removals, equals: [1])
        expect(changes?.insertions, equals: [2])
        expect(changes?.moves, equals: [ArrayChanges.Move(from: 3, to: 0)])
        expect(changes?.updates, equals: [1])
        changes = nil
        source.replace(with: source.elements)
        expectNil(changes)
        token.cancel()
    }

    @Test func `asArray compares the value with the previous one`() {
        let value = Dynamic([1, 2, 3])
        let array: DynamicArrayValue<Int> = value.asArray()
        var changes: [ArrayChanges] = []
        let token = array.observe { changes.append($1) }
        value.value = [1, 2, 3]
        value.value = [3, 1]
        expect(changes.count, equals: 1)
        expect(changes.first?.removals, equals: [1])
        expect(changes.first?.moves, equals: [ArrayChanges.Move(from: 2, to: 0)])
        token.cancel()
    }

    @Test func `followed(by:) combines two changes`() {
        let first = ArrayChanges(oldCount: 3, replacing: 1..<2, with: 2)
        let second = ArrayChanges(count: 4, updating: 2)
        let third = ArrayChanges(oldCount: 4, origins: [3, 0], updated: [])
        let sum: ArrayChanges = first.followed(by: second).followed(by: third)
        expect(sum, equals: ArrayChanges(oldCount: 3, origins: [2, 0], updated: []))
        expect(sum.removals, equals: [1])
    }

    @Test(arguments: 0..<20)
    func `the number of moves is minimal`(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let values: [Int] = Array(0..<7).shuffled(using: &random)
        let rise: Set<Int> = ArrayChanges.longestIncreasingSubsequence(in: values)
        let longest: Int = (0..<128).filter { mask in
            let chosen: [Int] = (0..<7).filter { mask & (1 << $0) != 0 }.map { values[$0] }
            return zip(chosen, chosen.dropFirst()).allSatisfy(<)
        }.map { $0.nonzeroBitCount }.max()!
        expect(rise.count, equals: longest)
        let kept: [Int] = rise.sorted().map { values[$0] }
        expect(kept, equals: kept.sorted())
    }
}
