import RowGeometry
import TestSupport
import Testing

@Suite struct RowChangesTests {
    typealias Position = RowChanges.Position

    /// Applies random changes to lists of named rows, and looks up the new position of every name in the mapping.
    @Test func `mapping agrees with a model of named rows`() throws {
        for seed in randomCases(200) { try compareWithNames(seed: seed) }
    }

    private func compareWithNames(seed: Int) throws {
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
        // Deletes whole sections and single rows, and removes rows that are inserted elsewhere later.
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
                #expect((position != nil) == isKept, "seed \(seed)")
                guard let position else { continue }
                let old: Position? = mapping.oldPosition(of: position)
                #expect(
                    new[position.section][position.row] == value && old == Position(section: section, row: row),
                    "seed \(seed)")
            }
        }
        var keptRows = 0
        mapping.forEachKeptRow { previous, current in
            keptRows += 1
            #expect(old[previous.section][previous.row] == new[current.section][current.row], "seed \(seed)")
        }
        #expect(keptRows == Set(old.joined()).intersection(new.joined()).count, "seed \(seed)")
        let isRight: Bool = new.indices.allSatisfy { section in
            new[section].indices.allSatisfy { row in
                let place = Position(section: section, row: row)
                return insertedNames.contains(new[section][row]) == changes.insertedRows.contains(place)
                    && (!insertedNames.contains(new[section][row]) || mapping.oldPosition(of: place) == nil)
            }
        }
        #expect(isRight, "seed \(seed)")
    }

    @Test func `contradictions are described by a sentence`() {
        let at: (Int, Int) -> Position = { Position(section: $0, row: $1) }
        let cases: [((inout RowChanges) -> Void, [Int], [Int], String)] = [
            (
                { $0.insertedRows = [at(0, 0)] }, [3], [3],
                "invalid number of rows in section 0. The number of rows contained in an existing section after the "
                    + "update (3) must be equal to the number of rows contained in that section before the update (3), "
                    + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) "
                    + "and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
            ),
            (
                { $0.movedRows = [at(0, 0): at(1, 0)] }, [3, 1], [2, 1],
                "invalid number of rows in section 1. The number of rows contained in an existing section after the "
                    + "update (1) must be equal to the number of rows contained in that section before the update (1), "
                    + "plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) "
                    + "and plus or minus the number of rows moved into or out of that section (1 moved in, 0 moved out)."
            ),
            (
                { $0.deletedSections = [0] }, [3], [3],
                "invalid number of sections. The number of sections contained in the table view after the update (1) "
                    + "must be equal to the number of sections contained in the table view before the update (1), plus "
                    + "or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
            ),
            (
                { $0.deletedRows = [at(0, 3)] }, [3], [2],
                "attempt to delete row 3 from section 0, which only contains 3 rows before the update."
            ),
            (
                { $0.insertedRows = [at(2, 0)] }, [3], [4],
                "attempt to insert row 0 into section 2, but that section does not exist after the update."
            ),
            (
                { $0.movedRows = [at(0, 0): at(0, 3)] }, [3], [3],
                "attempt to move to row 3 in section 0, which only contains 3 rows after the update."
            ),
            (
                { $0.reloadedSections = [1] }, [3], [3],
                "attempt to reload section 1, but there are only 1 sections before the update."
            ),
            (
                {
                    $0.deletedRows = [at(0, 1)]
                    $0.reloadedRows = [at(0, 1)]
                }, [3], [2], "attempt to delete and reload the same index path (section 0, row 1)."
            ),
            (
                { $0.movedRows = [at(0, 1): at(0, 0), at(0, 2): at(0, 0)] }, [3], [3],
                "attempt to move and move the same index path (section 0, row 0)."
            ),
            (
                {
                    $0.deletedSections = [0]
                    $0.movedSections = [0: 0]
                }, [3, 1], [1], "attempt to delete and move the same section (0)."
            ),
        ]
        for (change, old, new, expected) in cases {
            var changes = RowChanges()
            change(&changes)
            var message = ""
            do {
                _ = try changes.mapping(from: old, to: new)
            } catch {
                message = error.message(item: "row", list: "table view")
            }
            #expect(message == "Invalid update: " + expected)
        }
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

    @Test func `rows are appended if the last section only grew at its end`() throws {
        func appended(_ changes: RowChanges, _ old: [Int], _ new: [Int]) throws -> Range<Int>? {
            try changes.mapping(from: old, to: new).appendedRows
        }
        func inserted(_ rows: (section: Int, row: Int)...) -> RowChanges {
            var changes = RowChanges()
            changes.insertedRows = Set(rows.map { Position(section: $0.section, row: $0.row) })
            return changes
        }
        #expect(try appended(inserted((1, 3), (1, 4)), [2, 3], [2, 5]) == 3..<5)
        #expect(try appended(inserted((1, 2), (1, 4)), [2, 3], [2, 5]) == nil)
        #expect(try appended(inserted((0, 2)), [2, 3], [3, 3]) == nil)
        #expect(try appended(RowChanges(), [2, 3], [2, 3]) == nil)
        var reloading = inserted((1, 3))
        reloading.reloadedRows = [Position(section: 0, row: 0)]
        #expect(try appended(reloading, [2, 3], [2, 4]) == nil)
        var deleting = inserted((1, 2))
        deleting.deletedRows = [Position(section: 1, row: 2)]
        #expect(try appended(deleting, [2, 3], [2, 3]) == nil)
    }
}
