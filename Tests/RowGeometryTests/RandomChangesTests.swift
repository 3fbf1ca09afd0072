import RowGeometry
import TestSupport
import Testing

/// Random changes of lists of named rows. The mapping of the changes must find every name.
struct RandomChangesTests {
    typealias Position = RowChanges.Position

    /// A section of the old list, or a change. The test takes each index modulo the number of valid indices, so that
    /// every subset of the steps is a valid case.
    enum Step {
        case section(rows: Int)
        case deleteSection(Int)
        case reloadSection(Int)
        case moveSection(Int, to: Int)
        case insertSection(rows: Int, at: Int)
        case deleteRow(Int)
        case reloadRow(Int)
        case moveRow(Int, section: Int, row: Int)
        case insertRow(section: Int, row: Int)
    }

    private struct Section {
        /// The index in the old list; nil for an inserted section.
        var old: Int?
        var isMoved = false
        var isReloaded = false
        var rows: [Int]
    }

    /// The old and the new list, and the changes between them.
    private struct Lists {
        var old: [[Int]] = []
        var new: [Section] = []
        var changes = RowChanges()
        /// The names of the rows that were inserted into sections of the old list. Rows of inserted or reloaded
        /// sections are not insertions themselves.
        var inserted: Set<Int> = []
        private var moved: [(name: Int, from: Position)] = []
        private var lastName = 0

        private mutating func names(_ count: Int) -> [Int] {
            lastName += count
            return Array(lastName - count..<lastName)
        }

        init(_ steps: [Step]) {
            for case .section(let rows) in steps { old.append(names(rows)) }
            new = old.enumerated().map { Section(old: $0, rows: $1) }
            for step in steps { changeSection(step) }
            for (index, section) in new.enumerated() {
                if section.old == nil { changes.insertedSections.insert(index) }
                if let from = section.old, section.isMoved { changes.movedSections[from] = index }
            }
            for step in steps { removeRow(step) }
            for step in steps { addRow(step) }
            for (index, section) in new.enumerated() {
                for (row, name) in section.rows.enumerated() {
                    let position = Position(section: index, row: row)
                    if inserted.contains(name) { changes.insertedRows.insert(position) }
                    if let from = moved.first(where: { $0.name == name })?.from { changes.movedRows[from] = position }
                }
            }
        }

        private mutating func changeSection(_ step: Step) {
            switch step {
            case .insertSection(let count, let index):
                new.insert(Section(rows: names(count)), at: index % (new.count + 1))
            case .deleteSection(let number), .reloadSection(let number), .moveSection(let number, _):
                guard !old.isEmpty, let index = new.firstIndex(where: { $0.old == number % old.count }) else { return }
                if case .deleteSection = step {
                    guard !new[index].isReloaded, !new[index].isMoved else { return }
                    changes.deletedSections.insert(number % old.count)
                    new.remove(at: index)
                } else if case .reloadSection = step {
                    changes.reloadedSections.insert(number % old.count)
                    new[index].isReloaded = true
                    new[index].rows = names(new[index].rows.count / 2 + 1)
                } else if case .moveSection(_, let to) = step {
                    var section: Section = new.remove(at: index)
                    section.isMoved = true
                    new.insert(section, at: to % (new.count + 1))
                }
            default: break
            }
        }

        /// Returns the name of a row, its position in the old list, and its section and row in `new`. `number` is
        /// the index of the row in the old list, modulo the number of rows. Returns nil if the row was removed, if its
        /// section was deleted or reloaded, or if the old list has no rows.
        private func row(_ number: Int) -> (name: Int, old: Position, section: Int, row: Int)? {
            let all: [Int] = Array(old.joined())
            guard !all.isEmpty else { return nil }
            let name: Int = all[number % all.count]
            for (index, section) in new.enumerated() {
                guard let row = section.rows.firstIndex(of: name), let from = section.old,
                    let first = old[from].firstIndex(of: name)
                else { continue }
                return (name, Position(section: from, row: first), index, row)
            }
            return nil
        }

        private mutating func removeRow(_ step: Step) {
            switch step {
            case .deleteRow(let number), .moveRow(let number, _, _):
                guard let found = row(number), !changes.reloadedRows.contains(found.old) else { return }
                new[found.section].rows.remove(at: found.row)
                if case .deleteRow = step {
                    changes.deletedRows.insert(found.old)
                } else {
                    moved.append((found.name, found.old))
                }
            case .reloadRow(let number):
                if let found = row(number) { changes.reloadedRows.insert(found.old) }
            default: break
            }
        }

        private mutating func addRow(_ step: Step) {
            switch step {
            case .moveRow(let number, let section, let row):
                let all: [Int] = Array(old.joined())
                guard !all.isEmpty, moved.contains(where: { $0.name == all[number % all.count] }),
                    !new.contains(where: { $0.rows.contains(all[number % all.count]) })
                else { return }
                let targets: [Int] = new.indices.filter { !new[$0].isReloaded }
                // Steps remove rows only from sections that are not reloaded, so there is a target.
                guard !targets.isEmpty else { return }
                let target: Int = targets[section % targets.count]
                new[target].rows.insert(all[number % all.count], at: row % (new[target].rows.count + 1))
            case .insertRow(let section, let row):
                let targets: [Int] = new.indices.filter { !new[$0].isReloaded && new[$0].old != nil }
                guard !targets.isEmpty else { return }
                let target: Int = targets[section % targets.count]
                let name: Int = names(1)[0]
                inserted.insert(name)
                new[target].rows.insert(name, at: row % (new[target].rows.count + 1))
            default: break
            }
        }
    }

    private func steps(_ random: inout SplitMix64) -> [Step] {
        var steps: [Step] = (0..<1 + random.below(4)).map { _ in .section(rows: random.below(7)) }
        for _ in 0..<random.below(14) {
            let number: Int = random.below(60)
            switch random.below(16) {
            case 0: steps.append(.deleteSection(number))
            case 1: steps.append(.reloadSection(number))
            case 2: steps.append(.moveSection(number, to: random.below(60)))
            case 3: steps.append(.insertSection(rows: random.below(4), at: number))
            case 4..<7: steps.append(.deleteRow(number))
            case 7..<9: steps.append(.reloadRow(number))
            case 9..<13: steps.append(.moveRow(number, section: random.below(60), row: random.below(60)))
            default: steps.append(.insertRow(section: number, row: random.below(60)))
            }
        }
        return steps
    }

    private func failure(_ steps: [Step]) -> String? {
        let lists = Lists(steps)
        let mapping: RowMapping
        do {
            mapping = try lists.changes.mapping(from: lists.old.map(\.count), to: lists.new.map(\.rows.count))
        } catch {
            return error.message(item: "row", list: "list")
        }
        for section in lists.old.indices {
            let expected: Int? = lists.new.firstIndex { $0.old == section }
            let found: Int? = mapping.newSection(of: section)
            if found != expected { return "Section \(section) is now \(String(describing: found))." }
            if let found, mapping.oldSection(of: found) != section { return "Section \(found) was not \(section)." }
        }
        var kept: [Int: [Position]] = [:]
        mapping.forEachKeptRow { kept[lists.old[$0.section][$0.row], default: []].append($1) }
        for (section, rows) in lists.old.enumerated() {
            for (row, name) in rows.enumerated() {
                let old = Position(section: section, row: row)
                let new: Position? = place(of: name, in: lists.new)
                let found: Position? = mapping.newPosition(of: old)
                if found != new { return "\(old) is now \(String(describing: found)), not \(String(describing: new))." }
                if let new, mapping.oldPosition(of: new) != old { return "\(new) was not \(old)." }
                if kept[name] ?? [] != [new].compactMap({ $0 }) { return "\(old) is kept at \(kept[name] ?? [])." }
            }
        }
        for name in lists.inserted {
            guard let new = place(of: name, in: lists.new) else { return "\(name) has no place." }
            if let old = mapping.oldPosition(of: new) { return "The inserted \(new) was \(old)." }
        }
        return nil
    }

    private func place(of name: Int, in sections: [Section]) -> Position? {
        for (index, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(of: name) { return Position(section: index, row: row) }
        }
        return nil
    }

    @Test func `mapping agrees with a model of named rows`() {
        if let report = failureReport(seeds: randomCases(300), steps: steps, failure: failure) {
            Issue.record("\(report)")
        }
    }
}
