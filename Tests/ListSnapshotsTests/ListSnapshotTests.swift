import Foundation
import ListSnapshots
import RowGeometry
import TestSupport
import Testing

@Suite struct ListSnapshotTests {
    /// Applies random operations to a snapshot and to a model.
    @Test func `a snapshot agrees with plain arrays after any operations`() {
        for seed in 0..<randomCaseCount / 10 {
            var random = SplitMix64(seed: UInt64(seed))
            var model = SnapshotModel()
            var snapshot = ListSnapshot<Int, Int>()
            for step in 0..<30 {
                let operation: String = change(&snapshot, &model, &random)
                guard let difference = difference(snapshot, model) else { continue }
                Issue.record("Seed \(seed), step \(step), \(operation): \(difference)")
                return
            }
        }
    }

    private func change(
        _ snapshot: inout ListSnapshot<Int, Int>, _ model: inout SnapshotModel, _ random: inout SplitMix64
    ) -> String {
        func items(_ count: Int) -> [Int] { (0..<random.below(count) + 1).map { _ in random.below(24) } }
        let sectionCount: Int = model.sections.count
        let section: Int = random.below(8)
        let other: Int = random.below(8)
        let after: Bool = random.below(2) == 0
        switch sectionCount == 0 ? 0 : random.below(12) {
        case 0:
            let index: Int = random.below(sectionCount + 1)
            #expect(snapshot.insertSections([section, other, section], at: index).contains(section))
            model.insertSections([section, other, section], at: index)
            return "insert sections \(section) and \(other) at \(index)"
        case 1 where after:
            snapshot.deleteSections([section, other])
            model.deleteSections([section, other])
            return "delete sections \(section) and \(other)"
        case 2:
            snapshot.moveSection(section, beside: other, after: after)
            model.moveSection(section, beside: other, after: after)
            return "move section \(section) beside \(other), after: \(after)"
        case 3, 4:
            let deleted: [Int] = items(6)
            snapshot.delete(deleted)
            model.delete(deleted)
            return "delete \(deleted)"
        case 5, 6:
            let item: Int = random.below(24)
            let beside: Int = random.below(24)
            if model.place(of: beside) != nil {
                snapshot.move(item, beside: beside, after: after)
                model.move(item, beside: beside, after: after)
            }
            return "move \(item) beside \(beside), after: \(after)"
        case 7:
            let marked: [Int] = items(4)
            let unknown: [Int] = snapshot.reload(marked)
            #expect(unknown.allSatisfy { model.place(of: $0) == nil })
            for item in marked where model.place(of: item) != nil && !model.reloaded.contains(item) {
                model.reloaded.append(item)
            }
            model.reconfigured.removeAll(where: marked.contains)
            return "reload \(marked)"
        case 8:
            let marked: [Int] = items(4)
            _ = snapshot.reconfigure(marked)
            for item in marked
            where model.place(of: item) != nil && !(model.reconfigured + model.reloaded).contains(item) {
                model.reconfigured.append(item)
            }
            return "reconfigure \(marked)"
        default:
            let inserted: [Int] = items(6)
            let index: Int = random.below(sectionCount)
            let row: Int = random.below(model.sections[index].items.count + 1)
            snapshot.insert(inserted, at: row, inSectionAt: index)
            model.insert(inserted, at: row, in: index)
            return "insert \(inserted) at \(row) in \(index)"
        }
    }

    /// Returns a sentence about the first difference.
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

    @Test func `refused and unknown identifiers are returned`() {
        var snapshot = ListSnapshot<String, Int>()
        #expect(snapshot.insertSections(["a", "b", "a"], at: 0) == ["a"])
        #expect(snapshot.insert([1, 2, 1, 3], at: 0, inSectionAt: 0) == [1])
        #expect(snapshot.insert([3, 4], at: 0, inSectionAt: 1) == [3])
        #expect(snapshot.delete([9, 1]) == [9])
        #expect(snapshot.items == [2, 3, 4])
        #expect(snapshot.deleteSections(["c"]) == ["c"])
        #expect(snapshot.reload([1, 2]) == [1])
        #expect(snapshot.reloadSections(["b", "c"]) == ["c"])
        #expect(snapshot.replaceItems(inSectionAt: 0, with: [5, 4, 2]) == [4])
        #expect(snapshot.items == [5, 2, 4])
        #expect(snapshot.reloadedItems == [2])
        #expect(snapshot.unmarked.reloadedItems.isEmpty)
        snapshot.deleteAll()
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0 && snapshot.reloadedSections.isEmpty)
    }
}

/// The number of random cases. `ENGAWA_LIST_CASES` sets it for long runs.
let randomCaseCount: Int = ProcessInfo.processInfo.environment["ENGAWA_LIST_CASES"].flatMap { Int($0) } ?? 2_000
