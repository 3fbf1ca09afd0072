import Bindings
import Foundation
import HostClock
import TestStage
import Testing

@testable import Store

/// The store beside a plain dictionary, with operations at random.
@MainActor @Suite(.onStage) struct ModelTests {
    /// What both are asked to do.
    private enum Step {
        case save([Item])
        case insert(Item)
        case delete(Int)
        case deleteAll(Int)
        case update(Int, to: Int?)
    }

    private static let names: [String] = ["", "a", "A", "ab", "b%", "ä", "a\u{308}", "z_", "日本", "x'y"]

    private struct Wanted {
        var query: Query<Item>
        var isIncluded: (Item) -> Bool
        var areInOrder: (Item, Item) -> Bool
        var limit: Int
    }

    @Test(arguments: 0..<12) func `random operations leave both alike`(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let folder = try TemporaryFolder()
        var store = try Store(at: folder.file(), migrations: [.create(Item.self)])
        var model: [Int: Item] = [:]
        let wanted: [Wanted] = (0..<4).map { _ in ModelTests.wanted(&random) }
        var live: [DynamicArrayValue<Item>] = try wanted.map { try store.liveQuery($0.query) }
        /// What somebody has who only applies the changes.
        var followed: [[Int]] = live.map { $0.elements.map(\.id) }
        var tokens: [BindingToken] = []
        func follow() {
            tokens = live.enumerated().map { index, array in
                array.observe { elements, changes in
                    let old: [Int] = followed[index]
                    #expect(!changes.isEmpty)
                    #expect(changes.oldCount == old.count && changes.newCount == elements.count)
                    followed[index] = elements.indices.map { changes.origin(of: $0).map { old[$0] } ?? elements[$0].id }
                }
            }
        }
        follow()
        for round in 0..<60 {
            let steps: [Step] = (0..<Int.random(in: 1...4, using: &random)).map { _ in ModelTests.step(&random) }
            let fails: Bool = Int.random(in: 0..<8, using: &random) == 0
            var changed: [Int: Item] = model
            var expectsConflict = false
            for step in steps where !expectsConflict { expectsConflict = !ModelTests.apply(step, to: &changed) }
            struct Stop: Error {}
            do {
                try store.write { transaction in
                    for step in steps { try ModelTests.apply(step, in: transaction) }
                    if fails { throw Stop() }
                }
                #expect(!expectsConflict && !fails)
                model = changed
            } catch let error as StoreError {
                #expect(error.kind == .conflict && expectsConflict)
            } catch is Stop {
                #expect(fails)
            }
            for (index, wanted) in wanted.enumerated() {
                let expected: [Item] = Array(
                    model.values.filter(wanted.isIncluded).sorted(by: wanted.areInOrder).prefix(wanted.limit))
                #expect(try store.read { try $0.fetch(wanted.query) } == expected)
                #expect(try store.read { try $0.count(wanted.query) } == expected.count)
                #expect(live[index].elements == expected)
                #expect(followed[index] == expected.map(\.id))
            }
            if round % 20 == 19 {
                // The next launch.
                store = try Store(at: folder.file(), migrations: [.create(Item.self)])
                live = try wanted.map { try store.liveQuery($0.query) }
                follow()
            }
        }
        #expect(try store.read { try $0.fetch(Item.all) } == model.values.sorted { $0.id < $1.id })
        for token in tokens { token.cancel() }
    }

    // MARK: Steps

    private static func item(_ random: inout SplitMix64) -> Item {
        Item(
            id: Int.random(in: 0..<30, using: &random), name: names.randomElement(using: &random)!,
            rank: Int.random(in: 0..<4, using: &random) == 0 ? nil : Int.random(in: 0..<6, using: &random))
    }

    private static func step(_ random: inout SplitMix64) -> Step {
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: .save((0..<Int.random(in: 1...5, using: &random)).map { _ in item(&random) })
        case 3, 4: .insert(item(&random))
        case 5: .delete(Int.random(in: 0..<30, using: &random))
        case 6: .deleteAll(Int.random(in: 0..<6, using: &random))
        default: .update(Int.random(in: 0..<6, using: &random), to: Bool.random(using: &random) ? nil : 3)
        }
    }

    /// Returns false if it cannot be done.
    private static func apply(_ step: Step, to model: inout [Int: Item]) -> Bool {
        switch step {
        case .save(let items): for item in items { model[item.id] = item }
        case .insert(let item):
            guard model[item.id] == nil else { return false }
            model[item.id] = item
        case .delete(let id): model[id] = nil
        case .deleteAll(let rank): model = model.filter { $0.value.rank != rank }
        case .update(let rank, let value):
            for (id, item) in model where item.rank == rank { model[id]?.rank = value }
        }
        return true
    }

    private nonisolated static func apply(_ step: Step, in transaction: WriteTransaction) throws {
        switch step {
        case .save(let items): try transaction.save(items)
        case .insert(let item): try transaction.insert(item)
        case .delete(let id): try transaction.delete(Item.self, id: id)
        case .deleteAll(let rank): try transaction.delete(Item.where(\.rank == rank))
        case .update(let rank, let value): try transaction.update(Item.where(\.rank == rank), set: \.rank, to: value)
        }
    }

    // MARK: Queries

    private static func condition(_ random: inout SplitMix64, depth: Int) -> (Condition<Item>, (Item) -> Bool) {
        let rank = Int.random(in: 0..<6, using: &random)
        let name: String = names.randomElement(using: &random)!
        let bytes = Array(name.utf8)
        switch Int.random(in: 0..<(depth == 0 ? 8 : 11), using: &random) {
        case 0: return (\.rank == rank, { $0.rank == rank })
        case 1: return (\.rank != rank, { $0.rank != rank })
        case 2: return (\.rank < rank, { $0.rank.map { $0 < rank } ?? false })
        case 3: return (\.rank >= rank, { $0.rank.map { $0 >= rank } ?? false })
        case 4: return (\.rank == nil, { $0.rank == nil })
        case 5: return (.hasPrefix(\.name, name), { $0.name.utf8.starts(with: bytes) })
        case 6: return (\.name <= name, { !bytes.lexicographicallyPrecedes($0.name.utf8) })
        case 7:
            let ranks: [Int?] = [rank, nil, 2]
            return (.isIn(\.rank, ranks), { ranks.contains($0.rank) })
        case 8:
            let (left, first) = condition(&random, depth: depth - 1)
            let (right, second) = condition(&random, depth: depth - 1)
            return (left && right, { first($0) && second($0) })
        case 9:
            let (left, first) = condition(&random, depth: depth - 1)
            let (right, second) = condition(&random, depth: depth - 1)
            return (left || right, { first($0) || second($0) })
        default:
            let (inner, test) = condition(&random, depth: depth - 1)
            return (!inner, { !test($0) })
        }
    }

    private static func wanted(_ random: inout SplitMix64) -> Wanted {
        let (condition, isIncluded) = condition(&random, depth: 2)
        let limit = Int.random(in: 1...12, using: &random)
        let byRank: Bool = Bool.random(using: &random)
        let query: Query<Item> = byRank ? Item.sorted(by: \.rank, .descending) : Item.sorted(by: \.name)
        return Wanted(
            query: query.where(condition).limit(limit), isIncluded: isIncluded,
            areInOrder: { left, right in
                if byRank {
                    let (first, second): (Int, Int) = (left.rank ?? -1, right.rank ?? -1)
                    return first == second ? left.id < right.id : first > second
                }
                if left.name.utf8.elementsEqual(right.name.utf8) { return left.id < right.id }
                return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
            }, limit: limit)
    }
}
