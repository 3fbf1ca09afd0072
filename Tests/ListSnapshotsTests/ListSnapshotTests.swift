import Expectations
import ListSnapshots
import RowGeometry
import TestSupport
import Testing

struct ListSnapshotTests {
    /// An operation. The test takes each index modulo the number of valid indices, so that every subset of the steps is
    /// a valid case.
    enum Step {
        case insertSections([Int], at: Int)
        case deleteSections([Int])
        case moveSection(Int, beside: Int, after: Bool)
        case insert([Int], at: Int, section: Int)
        case delete([Int])
        case move(Int, beside: Int, after: Bool)
        case reload([Int])
        case reconfigure([Int])
    }

    @Test func `a snapshot agrees with plain arrays after any operations`() {
        let report: String? = failureReport(seeds: randomCases(200, listCases), steps: steps) { steps in
            var model = SnapshotModel()
            var snapshot = ListSnapshot<Int, Int>()
            for step in steps {
                if let failure = change(&snapshot, &model, step) ?? difference(snapshot, model) { return failure }
            }
            return nil
        }
        if let report { Issue.record("\(report)") }
    }

    private func steps(_ random: inout SplitMix64) -> [Step] {
        func items(_ count: Int) -> [Int] { (0..<random.below(count) + 1).map { _ in random.below(24) } }
        return (0..<31).map { index in
            let section: Int = random.below(8)
            let other: Int = random.below(8)
            let after: Bool = random.below(2) == 0
            switch index == 0 ? 0 : random.below(12) {
            case 0: return .insertSections([section, other, section], at: random.below(60))
            case 1 where after: return .deleteSections([section, other])
            case 2: return .moveSection(section, beside: other, after: after)
            case 3, 4: return .delete(items(6))
            case 5, 6: return .move(random.below(24), beside: random.below(24), after: after)
            case 7: return .reload(items(4))
            case 8: return .reconfigure(items(4))
            default: return .insert(items(6), at: random.below(60), section: random.below(60))
            }
        }
    }

    /// Applies an operation to a snapshot and to a model. Returns an error message if the snapshot
    /// returns the wrong identifiers as refused or unknown.
    private func change(
        _ snapshot: inout ListSnapshot<Int, Int>, _ model: inout SnapshotModel, _ step: Step
    ) -> String? {
        switch step {
        case .insertSections(let sections, let number):
            let index: Int = number % (model.sections.count + 1)
            var names: [Int] = model.sections.map(\.name)
            var refused: Set<Int> = []
            for section in sections {
                if names.contains(section) { refused.insert(section) } else { names.append(section) }
            }
            let found: [Int] = snapshot.insertSections(sections, at: index)
            model.insertSections(sections, at: index)
            if Set(found) != refused { return "The refused sections are \(found), not \(refused)." }
        case .deleteSections(let sections):
            snapshot.deleteSections(sections)
            model.deleteSections(sections)
        case .moveSection(let section, let other, let after):
            snapshot.moveSection(section, beside: other, after: after)
            model.moveSection(section, beside: other, after: after)
        case .delete(let items):
            snapshot.delete(items)
            model.delete(items)
        case .move(let item, let other, let after):
            guard model.place(of: other) != nil else { break }
            snapshot.move(item, beside: other, after: after)
            model.move(item, beside: other, after: after)
        case .reload(let items):
            let known: [Int] = items.filter { model.place(of: $0) != nil }
            let unknown: [Int] = snapshot.reload(items)
            if Set(unknown) != Set(items).subtracting(known) { return "The unknown items are \(unknown)." }
            for item in known where !model.reloaded.contains(item) { model.reloaded.append(item) }
            model.reconfigured.removeAll(where: items.contains)
        case .reconfigure(let items):
            _ = snapshot.reconfigure(items)
            for item in items
            where model.place(of: item) != nil && !(model.reconfigured + model.reloaded).contains(item) {
                model.reconfigured.append(item)
            }
        case .insert(let items, let row, let number):
            guard !model.sections.isEmpty else { break }
            let section: Int = number % model.sections.count
            let index: Int = row % (model.sections[section].items.count + 1)
            snapshot.insert(items, at: index, inSectionAt: section)
            model.insert(items, at: index, in: section)
        }
        return nil
    }

    /// Returns an error message about the first difference.
    private func difference(_ snapshot: ListSnapshot<Int, Int>, _ model: SnapshotModel) -> String? {
        guard snapshot.sections == model.sections.map(\.name), snapshot.items == model.allItems,
            snapshot.counts == model.sections.map(\.items.count), snapshot.numberOfItems == model.allItems.count
        else { return "\(snapshot.sections) \(snapshot.items), not \(model)" }
        for item in 0..<24 {
            let place: RowChanges.Position? = model.place(of: item).map { .init(section: $0.section, row: $0.row) }
            guard snapshot.position(of: item) == place, snapshot.index(of: item) == model.allItems.firstIndex(of: item),
                place.map({ snapshot.item(at: $0) == item }) ?? true
            else { return "the place of \(item) is \(String(describing: snapshot.position(of: item)))" }
        }
        for section in 0..<16 {
            guard snapshot.index(ofSection: section) == model.sections.firstIndex(where: { $0.name == section }) else {
                return "the index of section \(section)"
            }
        }
        guard snapshot.reloadedItems == model.reloaded, snapshot.reconfiguredItems == model.reconfigured else {
            return "marks \(snapshot.reloadedItems), \(snapshot.reconfiguredItems), not \(model.reloaded), "
                + "\(model.reconfigured)"
        }
        return nil
    }

    /// An item that counts comparisons.
    private final class Counted: Hashable {
        final class Counter { var comparisons = 0 }

        let number: Int
        let counter: Counter

        init(_ number: Int, _ counter: Counter) { (self.number, self.counter) = (number, counter) }

        static func == (one: Counted, other: Counted) -> Bool {
            one.counter.comparisons += 1
            return one.number == other.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test func `a reload of reconfigured items takes time in proportion to their number`() {
        let counter = Counted.Counter()
        let items: [Counted] = (0..<1_000).map { Counted($0, counter) }
        var snapshot = ListSnapshot<Int, Counted>()
        snapshot.insertSections([0], at: 0)
        snapshot.insert(items, at: 0, inSectionAt: 0)
        expect(snapshot.reconfigure(items).isEmpty)
        counter.comparisons = 0
        expect(snapshot.reload(items).isEmpty)
        expect(snapshot.reconfiguredItems.isEmpty && snapshot.reloadedItems.count == 1_000)
        expect(counter.comparisons, isLessThan: 20_000)
    }

    @Test func `refused and unknown identifiers are returned`() {
        var snapshot = ListSnapshot<String, Int>()
        expect(snapshot.insertSections(["a", "b", "a"], at: 0), equals: ["a"])
        expect(snapshot.insert([1, 2, 1, 3], at: 0, inSectionAt: 0), equals: [1])
        expect(snapshot.insert([3, 4], at: 0, inSectionAt: 1), equals: [3])
        expect(snapshot.delete([9, 1]), equals: [9])
        expect(snapshot.items, equals: [2, 3, 4])
        expect(snapshot.deleteSections(["c"]), equals: ["c"])
        expect(snapshot.reload([1, 2]), equals: [1])
        expect(snapshot.reloadSections(["b", "c"]), equals: ["c"])
        expect(snapshot.replaceItems(inSectionAt: 0, with: [5, 4, 2]), equals: [4])
        expect(snapshot.items, equals: [5, 2, 4])
        expect(snapshot.reloadedItems, equals: [2])
        expect(snapshot.unmarked.reloadedItems.isEmpty)
        snapshot.deleteAll()
        expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0 && snapshot.reloadedSections.isEmpty)
    }
}

/// The environment variable for the number of random cases.
let listCases = "ENGAWA_LIST_CASES"
