import Expectations
import Testing

@testable import UIKitPickers

struct DrumGeometryTests {
    @Test func `rows have the same positions as on iOS`() {
        // The height of the picker, the height of a row, and the number of rows around the whole drum on iOS.
        let cases: [(height: Double, row: Double, count: Double)] = [
            (120, 32, 13), (162, 32, 15), (180, 32, 16), (216, 32, 19), (260, 32, 21), (300, 32, 24), (400, 32, 30),
            (500, 32, 36), (216, 20, 30), (216, 26, 23), (216, 44, 14), (216, 60, 10),
        ]
        let wrong: [String] = cases.compactMap { entry in
            let drum = DrumGeometry(height: entry.height, rowHeight: entry.row)
            let count: Double = 2 * Double.pi / drum.pitch
            return abs(count - entry.count) < 1e-9 ? nil : "\(entry.height), \(entry.row): \(count)"
        }
        expect(wrong, equals: [])
        let drum = DrumGeometry(height: 216, rowHeight: 32)
        expect(abs(drum.offset(at: 1) - 31.58) < 0.01 && abs(drum.scale(at: 1) - 0.9458) < 0.0001)
    }

    @Test func `a point of the drum is on the row that is shown there`() {
        let drum = DrumGeometry(height: 216, rowHeight: 32)
        let rows: [Int] = (-4...4).map { drum.rows(toOffset: drum.offset(at: Double($0))) }
        expect(rows, equals: Array(-4...4))
        expect(drum.rows(toOffset: 1_000) == 5 && drum.rows(toOffset: -1_000) == -5)
    }
}
