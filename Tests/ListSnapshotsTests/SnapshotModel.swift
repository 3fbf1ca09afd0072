import ListSnapshots
import TestSupport

/// A list of sections and items without lookup tables, with the same operations as `ListSnapshot`.
struct SnapshotModel: Equatable, CustomStringConvertible {
    struct Section: Equatable {
        var name: Int
        var items: [Int] = []
    }

    var sections: [Section] = []
    var reloaded: [Int] = []
    var reconfigured: [Int] = []
    var reloadedSections: [Int] = []

    var allItems: [Int] { sections.flatMap(\.items) }
    var description: String { sections.map { "\($0.name):\($0.items)" }.joined(separator: " ") }

    func place(of item: Int) -> (section: Int, row: Int)? {
        for (section, contents) in sections.enumerated() {
            if let row = contents.items.firstIndex(of: item) { return (section, row) }
        }
        return nil
    }

    mutating func insert(_ items: [Int], at row: Int, in section: Int) {
        var new: [Int] = []
        for item in items where place(of: item) == nil && !new.contains(item) { new.append(item) }
        sections[section].items.insert(contentsOf: new, at: row)
    }

    /// Inserts an item at the end of the last section.
    mutating func append(_ item: Int) {
        if let last = sections.indices.last { insert([item], at: sections[last].items.count, in: last) }
    }

    mutating func delete(_ items: [Int]) {
        for section in sections.indices { sections[section].items.removeAll(where: items.contains) }
        reloaded.removeAll(where: items.contains)
        reconfigured.removeAll(where: items.contains)
    }

    mutating func move(_ item: Int, beside other: Int, after: Bool) {
        guard item != other, let from = place(of: item), place(of: other) != nil else { return }
        sections[from.section].items.remove(at: from.row)
        guard let to = place(of: other) else { return }
        sections[to.section].items.insert(item, at: after ? to.row + 1 : to.row)
    }

    mutating func insertSections(_ names: [Int], at index: Int) {
        var new: [Section] = []
        for name in names where !(sections + new).contains(where: { $0.name == name }) {
            new.append(Section(name: name))
        }
        sections.insert(contentsOf: new, at: index)
    }

    mutating func deleteSections(_ names: [Int]) {
        delete(sections.filter { names.contains($0.name) }.flatMap(\.items))
        sections.removeAll { names.contains($0.name) }
        reloadedSections.removeAll(where: names.contains)
    }

    mutating func moveSection(_ name: Int, beside other: Int, after: Bool) {
        guard name != other, let from = sections.firstIndex(where: { $0.name == name }),
            sections.contains(where: { $0.name == other })
        else { return }
        let moved: Section = sections.remove(at: from)
        guard let to = sections.firstIndex(where: { $0.name == other }) else { return }
        sections.insert(moved, at: after ? to + 1 : to)
    }

    /// The snapshot with the sections and items of the model.
    var snapshot: ListSnapshot<Int, Int> {
        var snapshot = ListSnapshot<Int, Int>()
        for (index, section) in sections.enumerated() {
            snapshot.insertSections([section.name], at: index)
            snapshot.insert(section.items, at: 0, inSectionAt: index)
        }
        return snapshot
    }

    /// Returns a model with random sections and items. Its section names are unique, and so are its items.
    static func random(_ random: inout SplitMix64, sections: Int, items: Int, names: Int) -> SnapshotModel {
        var model = SnapshotModel()
        var free: [Int] = Array(0..<names).shuffled(using: &random)
        for name in Array(0..<(sections * 2)).shuffled(using: &random).prefix(random.below(sections + 1)) {
            let count: Int = min(free.count, random.below(items + 1))
            model.sections.append(Section(name: name, items: Array(free.prefix(count))))
            free.removeFirst(count)
        }
        return model
    }
}
