import Expectations
import RowGeometry
import Testing

struct RowChangesTests {
    typealias Position = RowChanges.Position

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
                    // Of several conflicts, the first one is described.
                    $0.insertedRows = Set((1..<20).map { at(0, $0) })
                    $0.movedRows = Dictionary(uniqueKeysWithValues: (0..<19).map { (at(0, $0), at(0, 19 - $0)) })
                }, [19], [38], "attempt to insert and move the same index path (section 0, row 1)."
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
            expect(message, equals: "Invalid update: " + expected)
        }
    }

    @Test func `rows move along with their section`() throws {
        var changes = RowChanges()
        changes.movedSections = [0: 2]
        changes.reloadedSections = [1]
        let mapping = try changes.mapping(from: [2, 3, 1], to: [7, 1, 2])
        expect(mapping.newSection(of: 0), equals: 2)
        expect(mapping.oldSection(of: 0), equals: 1)
        expect(mapping.newPosition(of: Position(section: 0, row: 1)), equals: Position(section: 2, row: 1))
        expectNil(mapping.newPosition(of: Position(section: 1, row: 0)))
        expect(mapping.newPosition(of: Position(section: 2, row: 0)), equals: Position(section: 1, row: 0))
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
        try expect(appended(inserted((1, 3), (1, 4)), [2, 3], [2, 5]), equals: 3..<5)
        try expectNil(appended(inserted((1, 2), (1, 4)), [2, 3], [2, 5]))
        try expectNil(appended(inserted((0, 2)), [2, 3], [3, 3]))
        try expectNil(appended(RowChanges(), [2, 3], [2, 3]))
        var reloading = inserted((1, 3))
        reloading.reloadedRows = [Position(section: 0, row: 0)]
        try expectNil(appended(reloading, [2, 3], [2, 4]))
        var deleting = inserted((1, 2))
        deleting.deletedRows = [Position(section: 1, row: 2)]
        try expectNil(appended(deleting, [2, 3], [2, 3]))
    }
}
