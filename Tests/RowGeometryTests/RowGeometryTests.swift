import Expectations
import CAllocationCount
import RowGeometry
import Testing

struct RowGeometryTests {
    typealias Element = RowGeometry.Element
    typealias Height = RowGeometry.Height

    @Test func `a hundred thousand rows are looked up quickly`() {
        let heights: [Double] = (0..<100_000).map { Double(30 + ($0 * 7919) % 61) }
        var geometry = RowGeometry([RowGeometry.Section(rows: heights.map { Height($0, isEstimated: true) })])
        var sums: [Double] = [0]
        for height in heights { sums.append(sums[sums.count - 1] + height) }
        expect(geometry.totalHeight, equals: sums[100_000])
        for row in stride(from: 0, to: 100_000, by: 997) {
            expect(geometry.offset(of: .row(section: 0, row: row)), equals: sums[row])
            expect(geometry.element(at: sums[row] + 1), equals: .row(section: 0, row: row))
        }
        for row in stride(from: 0, to: 100_000, by: 3) {
            geometry.setHeight(Height(44), of: .row(section: 0, row: row))
        }
        var total = 0.0
        for row in 0..<100_000 { total += row % 3 == 0 ? 44 : heights[row] }
        expect(geometry.totalHeight, equals: total)
        expect(!geometry.isEstimated(.row(section: 0, row: 3)))
        expect(geometry.isEstimated(.row(section: 0, row: 4)))
    }

    @Test func `sections report their extent and their elements`() {
        let geometry = RowGeometry([
            RowGeometry.Section(header: Height(28), rows: [Height(44), Height(60, isEstimated: true)]),
            RowGeometry.Section(),
            RowGeometry.Section(rows: [Height(10)], footer: Height(5)),
        ])
        expect(geometry.extent(ofSection: 0), equals: 0...132)
        expect(geometry.extent(ofSection: 1), equals: 132...132)
        expect(geometry.extent(ofSection: 2), equals: 132...147)
        expect(geometry.rowCount(in: 0), equals: 2)
        expect(geometry.isEstimated(.row(section: 0, row: 1)) && !geometry.isEstimated(.row(section: 0, row: 0)))
        expect(!geometry.contains(.row(section: 1, row: 0)))
        expect(geometry.contains(.footer(section: 1)))
        expect(RowGeometry().totalHeight, equals: 0)
        expect(RowGeometry().elements(in: 0..<100).isEmpty)
    }

    @Test func `rows that were not measured take no additional memory`() {
        var section = RowGeometry.Section()
        section.append(RowGeometry.Run(height: Height(90, isEstimated: true), count: 1_000_000))
        let before = allocated_byte_count()
        var geometry = RowGeometry([section])
        expect(!allocations_are_counted() || allocated_byte_count() - before < 500_000)
        for row in 0..<400 { geometry.setHeight(Height(50), of: .row(section: 0, row: row * 2_000)) }
        expect(geometry.totalHeight, equals: 90_000_000 - 400 * 40)
        expect(geometry.element(at: 90_000_000 - 400 * 40 - 1), equals: .row(section: 0, row: 999_999))
    }
}
