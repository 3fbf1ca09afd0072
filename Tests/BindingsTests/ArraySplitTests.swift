import Expectations
import TestSupport
import Testing

@testable import Bindings

/// Changes that are applied in two steps, compared with plain arrays.
struct ArraySplitTests {
    private struct Item: Equatable {
        var id: Int
        var value = 0
    }

    /// Returns the changes from one array to another.
    private func changes(from old: [Item], to new: [Item]) -> ArrayChanges {
        let origins: [Int] = new.map { item in old.firstIndex { $0.id == item.id } ?? -1 }
        let updated: [Int] = new.indices.filter { origins[$0] >= 0 && old[origins[$0]] != new[$0] }
        return ArrayChanges(oldCount: old.count, origins: origins, updated: Set(updated))
    }

    @Test(arguments: 0..<8)
    func `the first step keeps the first elements in place, and both steps lead to the new array`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        for round in 0..<300 {
            let old: [Item] = (0..<Int.random(in: 0...12, using: &random)).map { Item(id: $0) }
            var new: [Item] = old
            if round % 3 == 0 { new.shuffle(using: &random) }
            new.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
            for index in new.indices where Bool.random(using: &random) { new[index].value = 1 }
            for id in 0..<Int.random(in: 0...5, using: &random) {
                new.insert(Item(id: 100 + id), at: Int.random(in: 0...new.count, using: &random))
            }
            let count: Int = .random(in: 0...old.count, using: &random)
            let problem: String? = problem(old, new, keeping: count)
            guard problem == nil else {
                Issue.record("\(old) \(new) \(count): \(problem ?? "")")
                return
            }
        }
    }

    /// Splits the changes between two arrays. Returns a description of the error if the split is wrong.
    private func problem(_ old: [Item], _ new: [Item], keeping count: Int) -> String? {
        let whole: ArrayChanges = changes(from: old, to: new)
        guard let split = whole.split(keeping: count) else {
            let appended: Bool = new.count > old.count && Array(new.prefix(old.count)) == old
            return appended ? "Appended elements are in the rest." : nil
        }
        guard let rest = split.rest else {
            let kept: Bool = (0..<count).allSatisfy { $0 < new.count && new[$0].id == old[$0].id }
            return kept && split.first == whole ? nil : "There is no rest, but the first changes are wrong."
        }
        let middle: [Item] = split.sources.map { source in
            switch source {
            case .old(let index): old[index]
            case .new(let index): new[index]
            }
        }
        if middle.prefix(count).map(\.id) != old.prefix(count).map(\.id) { return "A kept element moves." }
        if split.first != changes(from: old, to: middle) { return "The first changes are wrong." }
        if rest != changes(from: middle, to: new) { return "The rest is wrong." }
        return nil
    }

    @Test func `changes are applied to a copy, and appended elements are combined`() {
        var random = SplitMix64(seed: 3)
        for round in 0..<400 {
            let old: [Item] = (0..<Int.random(in: 0...8, using: &random)).map { Item(id: $0) }
            var (new, copy) = (old, old)
            var whole: ArrayChanges?
            for step in 0..<3 {
                let start: Int = round % 2 == 0 ? new.count : .random(in: 0...new.count, using: &random)
                let range: Range<Int> = start..<Int.random(in: start...new.count, using: &random)
                let items: [Item] = (0..<Int.random(in: 0...3, using: &random)).map { Item(id: 100 * step + $0 + 100) }
                let next = ArrayChanges(oldCount: new.count, replacing: range, with: items.count)
                new.replaceSubrange(range, with: items)
                whole = whole?.followed(by: next) ?? next
                if round % 2 == 0, whole?.isEmpty == false, whole?.splice == nil { Issue.record("round \(round)") }
            }
            whole?.apply(to: &copy, from: new)
            guard copy == new, whole == changes(from: old, to: new) else {
                Issue.record("round \(round): \(copy), expected \(new)")
                return
            }
        }
        var copy = [Item(id: 1), Item(id: 2)]
        ArrayChanges(count: 2, updating: 1).apply(to: &copy, from: [Item(id: 1), Item(id: 2, value: 5)])
        expect(copy, equals: [Item(id: 1), Item(id: 2, value: 5)])
    }

    @Test func `one range after the first elements, or one update, is not split`() {
        expectNil(ArrayChanges(oldCount: 9, replacing: 9..<9, with: 3).split(keeping: 9)?.rest)
        expectNil(ArrayChanges(count: 9, updating: 2).split(keeping: 9)?.rest)
        expectNil(ArrayChanges(oldCount: 9, replacing: 0..<0, with: 3).split(keeping: 9))
    }
}
