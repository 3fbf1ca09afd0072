import RowGeometry
import TestSupport
import Testing

@Suite struct RowChangesTests {
    typealias Position = RowChanges.Position

    /// Applies random changes to lists of named rows, and looks up the new position of every name in the mapping.
    @Test(arguments: 0..<200)
    func `mapping agrees with a model of named rows`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) &* 77)
        var name = 0
        func nextName() -> Int {
            name += 1
            return name
        }
        let old: [[Int]] = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            (0..<Int.random(in: 0...6, using: &random)).map { _ in nextName() }
        }
        var changes = RowChanges()
        // Deletes whole sections and single rows, and takes out rows that are inserted elsewhere later.
        var kept: [[Int]] = []
        var moving: [(Int, Position)] = []
        for (section, rows) in old.enumerated() {
            if Int.random(in: 0..<5, using: &random) == 0 {
                changes.deletedSections.insert(section)
                continue
            }
            var remaining: [Int] = []
            for (row, value) in rows.enumerated() {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: changes.deletedRows.insert(Position(section: section, row: row))
                case 1: moving.append((value, Position(section: section, row: row)))
                case 2:
                    changes.reloadedRows.insert(Position(section: section, row: row))
                    remaining.append(value)
                default: remaining.append(value)
                }
            }
            kept.append(remaining)
        }
        var new: [[Int]] = kept
        var insertedNames: Set<Int> = []
        var newSections: [Bool] = new.map { _ in false }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let at: Int = Int.random(in: 0...new.count, using: &random)
            new.insert((0..<Int.random(in: 0...3, using: &random)).map { _ in nextName() }, at: at)
            newSections.insert(true, at: at)
        }
        for (index, isNew) in newSections.enumerated() where isNew { changes.insertedSections.insert(index) }
        let targets: [Int] = newSections.indices.filter { !newSections[$0] }
        guard !targets.isEmpty || moving.isEmpty else { return }
        for (value, _) in moving {
            let target: Int = targets.randomElement(using: &random)!
            new[target].insert(value, at: Int.random(in: 0...new[target].count, using: &random))
        }
        for target in targets where Bool.random(using: &random) {
            let value: Int = nextName()
            insertedNames.insert(value)
            new[target].insert(value, at: Int.random(in: 0...new[target].count, using: &random))
        }
        for (section, rows) in new.enumerated() {
            for (row, value) in rows.enumerated() {
                let position = Position(section: section, row: row)
                if insertedNames.contains(value) { changes.insertedRows.insert(position) }
                if let moved = moving.first(where: { $0.0 == value }) { changes.movedRows[moved.1] = position }
            }
        }
        let mapping = try changes.mapping(from: old.map(\.count), to: new.map(\.count))
        for (section, rows) in old.enumerated() {
            for (row, value) in rows.enumerated() {
                let position: Position? = mapping.newPosition(of: Position(section: section, row: row))
                let isKept: Bool = new.contains { $0.contains(value) }
                #expect((position != nil) == isKept)
                if let position { #expect(new[position.section][position.row] == value) }
            }
        }
        var keptRows = 0
        mapping.forEachKeptRow { previous, current in
            keptRows += 1
            #expect(old[previous.section][previous.row] == new[current.section][current.row])
        }
        #expect(keptRows == Set(old.joined()).intersection(new.joined()).count)
    }

    @Test func `contradicting counts throw an error with a sentence`() {
        var changes = RowChanges()
        changes.insertedRows = [Position(section: 0, row: 0)]
        #expect(throws: RowChanges.Mismatch.self) { try changes.mapping(from: [3], to: [3]) }
        do {
            _ = try changes.mapping(from: [3], to: [5])
        } catch {
            #expect(error.message.contains("after the update, 5"))
            #expect(error.message.contains("before it, 3, plus the 1 inserted and minus the 0 deleted"))
        }
        changes = RowChanges()
        changes.deletedRows = [Position(section: 0, row: 3)]
        #expect(throws: RowChanges.Mismatch.self) { try changes.mapping(from: [3], to: [2]) }
        changes = RowChanges()
        changes.deletedSections = [0]
        #expect(throws: RowChanges.Mismatch.self) { try changes.mapping(from: [3], to: [3]) }
        #expect(throws: Never.self) { try changes.mapping(from: [3], to: []) }
    }

    @Test func `rows move along with their section`() throws {
        var changes = RowChanges()
        changes.movedSections = [0: 2]
        changes.reloadedSections = [1]
        let mapping = try changes.mapping(from: [2, 3, 1], to: [7, 1, 2])
        #expect(mapping.newSection(of: 0) == 2)
        #expect(mapping.oldSection(of: 0) == 1)
        #expect(mapping.newPosition(of: Position(section: 0, row: 1)) == Position(section: 2, row: 1))
        #expect(mapping.newPosition(of: Position(section: 1, row: 0)) == nil)
        #expect(mapping.newPosition(of: Position(section: 2, row: 0)) == Position(section: 1, row: 0))
    }
}
