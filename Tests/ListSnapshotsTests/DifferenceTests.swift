import Expectations
import ListSnapshots
import RowGeometry
import TestSupport
import Testing

struct DifferenceTests {
    typealias Position = RowChanges.Position

    /// Appends a section or an item to the old or the new list. A section or an item that the list already contains is
    /// ignored, so that every subset of the steps is a valid case.
    private enum Step {
        case oldSection(Int)
        case newSection(Int)
        case oldItem(Int)
        case newItem(Int)
    }

    private func steps(_ random: inout SplitMix64) -> [Step] {
        let old: SnapshotModel = .random(&random, sections: 4, items: 6, names: 14)
        let new: SnapshotModel = .random(&random, sections: 4, items: 6, names: 14)
        return old.sections.flatMap { [.oldSection($0.name)] + $0.items.map { .oldItem($0) } }
            + new.sections.flatMap { [.newSection($0.name)] + $0.items.map { .newItem($0) } }
    }

    @Test func `changes convert any list to any other with the fewest moves`() {
        let report: String? = failureReport(seeds: randomCases(2_000, listCases), steps: steps) { steps in
            var (old, new) = (SnapshotModel(), SnapshotModel())
            for step in steps {
                switch step {
                case .oldSection(let name): old.insertSections([name], at: old.sections.count)
                case .newSection(let name): new.insertSections([name], at: new.sections.count)
                case .oldItem(let item): old.append(item)
                case .newItem(let item): new.append(item)
                }
            }
            return problem(old, new).map { "From \(old) to \(new): \($0)" }
        }
        if let report { Issue.record("\(report)") }
    }

    /// Returns an error message if the difference is wrong.
    private func problem(_ old: SnapshotModel, _ new: SnapshotModel) -> String? {
        let changes = RowChanges(from: old.snapshot, to: new.snapshot)
        let result: SnapshotModel = apply(changes, to: old, target: new)
        guard result == new else { return "the changes lead to \(result): \(changes)" }
        do {
            let counts = (old.sections.map(\.items.count), new.sections.map(\.items.count))
            let mapping: RowMapping = try changes.mapping(from: counts.0, to: counts.1)
            for item in Set(old.allItems).intersection(new.allItems) {
                guard let from = old.place(of: item), let to = new.place(of: item) else { continue }
                let mapped: Position? = mapping.newPosition(of: Position(section: from.section, row: from.row))
                guard mapped == Position(section: to.section, row: to.row) else {
                    return "the mapping of \(item) is \(String(describing: mapped))"
                }
            }
        } catch {
            return error.message(item: "item", list: "list")
        }
        return moveProblem(changes, old, new)
    }

    /// Performs the changes as a batch update: removes the deleted and moved elements, and then inserts the inserted
    /// and moved elements at their new indices, in ascending order.
    private func apply(_ changes: RowChanges, to old: SnapshotModel, target: SnapshotModel) -> SnapshotModel {
        var sections: [SnapshotModel.Section] = []
        for (index, section) in old.sections.enumerated()
        where !changes.deletedSections.contains(index) && changes.movedSections[index] == nil {
            sections.append(section)
        }
        var arriving: [Int: SnapshotModel.Section] = [:]
        for index in changes.insertedSections { arriving[index] = .init(name: target.sections[index].name) }
        for (from, to) in changes.movedSections { arriving[to] = old.sections[from] }
        for (index, section) in arriving.sorted(by: { $0.key < $1.key }) {
            guard index <= sections.count else { return SnapshotModel() }
            sections.insert(section, at: index)
        }
        let leaving = changes.deletedRows.union(changes.movedRows.keys).map { old.sections[$0.section].items[$0.row] }
        for index in sections.indices { sections[index].items.removeAll(where: leaving.contains) }
        var rows: [Position: Int] = [:]
        for position in changes.insertedRows { rows[position] = target.sections[position.section].items[position.row] }
        for (from, to) in changes.movedRows { rows[to] = old.sections[from.section].items[from.row] }
        for index in changes.insertedSections {
            // The items of an inserted section are inserted with it, except for items that move there from other
            // sections.
            for (row, item) in target.sections[index].items.enumerated() {
                let position = Position(section: index, row: row)
                if rows[position] == nil { rows[position] = item }
            }
        }
        for (position, item) in rows.sorted(by: { $0.key < $1.key }) {
            guard position.row <= sections[position.section].items.count else { return SnapshotModel() }
            sections[position.section].items.insert(item, at: position.row)
        }
        return SnapshotModel(sections: sections)
    }

    /// Compares the numbers of changes with the minimum numbers, which a slow search finds.
    private func moveProblem(_ changes: RowChanges, _ old: SnapshotModel, _ new: SnapshotModel) -> String? {
        let names: [Int] = new.sections.map(\.name).filter { name in old.sections.contains { $0.name == name } }
        let origins: [Int] = names.compactMap { name in old.sections.firstIndex { $0.name == name } }
        guard changes.movedSections.count == origins.count - longestIncrease(origins) else {
            return "\(changes.movedSections.count) sections move"
        }
        var expected: Int = Set(old.allItems).intersection(new.allItems).count
        var deleted = 0
        var inserted = 0
        for section in old.sections {
            guard let same = new.sections.first(where: { $0.name == section.name }) else { continue }
            expected -= longestIncrease(same.items.compactMap { section.items.firstIndex(of: $0) })
            deleted += Set(section.items).subtracting(new.allItems).count
            inserted += Set(same.items).subtracting(old.allItems).count
        }
        guard changes.movedRows.count == expected else { return "\(changes.movedRows.count) moves, not \(expected)" }
        guard changes.deletedRows.count == deleted, changes.insertedRows.count == inserted else {
            return "\(changes.deletedRows.count) deletes and \(changes.insertedRows.count) inserts"
        }
        return nil
    }

    private func longestIncrease(_ numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, number) in numbers.enumerated() {
            lengths.append((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max().map { $0 + 1 } ?? 1)
        }
        return lengths.max() ?? 0
    }

    private func changes(from old: [Int], to new: [Int]) -> RowChanges {
        RowChanges(
            from: SnapshotModel(sections: [.init(name: 0, items: old)]).snapshot,
            to: SnapshotModel(sections: [.init(name: 0, items: new)]).snapshot)
    }

    @Test func `a row that moves far is one move`() {
        let old: [Int] = Array(0..<1_000)
        for (from, to) in [(0, 999), (999, 0), (500, 20), (20, 500), (500, 501)] {
            var new: [Int] = old
            new.insert(new.remove(at: from), at: to)
            var expected = RowChanges()
            // Exchanging two neighbors is one move of either of them.
            expected.movedRows = [Position(section: 0, row: from): Position(section: 0, row: to)]
            let changes: RowChanges = changes(from: old, to: new)
            if to - from == 1 {
                expect(changes.movedRows.count, equals: 1)
            } else {
                expect(changes.movedRows, equals: expected.movedRows)
            }
            expect(changes.deletedRows.isEmpty && changes.insertedRows.isEmpty)
        }
    }

    @Test func `blocks that are inserted, deleted or moved change only their rows`() {
        let old: [Int] = Array(0..<1_000)
        let inserted: [Int] = Array(old[..<300]) + Array(2_000..<2_100) + Array(old[300...])
        var difference: RowChanges = changes(from: old, to: inserted)
        expect(difference.insertedRows, equals: Set((300..<400).map { Position(section: 0, row: $0) }))
        expect(difference.movedRows.isEmpty && difference.deletedRows.isEmpty)
        difference = changes(from: inserted, to: old)
        expect(difference.deletedRows.count == 100 && difference.movedRows.isEmpty && difference.insertedRows.isEmpty)
        difference = changes(from: old, to: Array(old[100...]) + Array(old[..<100]))
        expect(difference.movedRows.count == 100 && difference.deletedRows.isEmpty && difference.insertedRows.isEmpty)
    }

    @Test func `reloads in the new snapshot are recorded for elements that both snapshots contain`() {
        let old = SnapshotModel(sections: [.init(name: 0, items: [1, 2, 3]), .init(name: 1, items: [4])]).snapshot
        var new = SnapshotModel(sections: [.init(name: 1, items: [4]), .init(name: 0, items: [3, 5, 2])]).snapshot
        expect(new.reload([2, 5]).isEmpty)
        expect(new.reloadSections([1]).isEmpty)
        let changes = RowChanges(from: old, to: new)
        expect(changes.reloadedRows, equals: [Position(section: 0, row: 1)])
        expect(changes.reloadedSections, equals: [1])
    }
}
