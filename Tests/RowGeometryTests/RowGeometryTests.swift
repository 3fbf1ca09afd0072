import RowGeometry
import TestSupport
import Testing

@Suite struct RowGeometryTests {
    typealias Element = RowGeometry.Element
    typealias Height = RowGeometry.Height

    /// Returns sections whose heights are whole numbers, so that sums are exact in any order.
    func randomSections(_ random: inout SplitMix64, sections: Int, rows: Int) -> [RowGeometry.Section] {
        (0..<sections).map { _ in
            RowGeometry.Section(
                header: Height(Double(Int.random(in: 0...2, using: &random) * 14)),
                rows: (0..<Int.random(in: 0...rows, using: &random)).map { _ in
                    Height(Double(Int.random(in: 0...90, using: &random)), isEstimated: Bool.random(using: &random))
                },
                footer: Height(Double(Int.random(in: 0...1, using: &random) * 18)))
        }
    }

    func elements(of sections: [RowGeometry.Section]) -> [(Element, Double)] {
        sections.enumerated().flatMap { index, section in
            [(Element.header(section: index), section.header.value)]
                + section.rows.enumerated().map { (Element.row(section: index, row: $0), $1.value) }
                + [(Element.footer(section: index), section.footer.value)]
        }
    }

    @Test(arguments: 0..<30)
    func `geometry agrees with sums of single heights`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var model = randomSections(&random, sections: 6, rows: 12)
        var geometry = RowGeometry(model)
        for _ in 0..<60 {
            let section: Int = Int.random(in: 0..<6, using: &random)
            if !model[section].rows.isEmpty {
                let row: Int = Int.random(in: 0..<model[section].rows.count, using: &random)
                let height = Height(Double(Int.random(in: 0...120, using: &random)))
                let growth = geometry.setHeight(height, of: .row(section: section, row: row))
                #expect(growth == height.value - model[section].rows[row].value)
                model[section].rows[row] = height
            }
            var offset = 0.0
            let list = elements(of: model)
            for (element, height) in list {
                #expect(geometry.offset(of: element) == offset)
                #expect(geometry.height(of: element) == height)
                if height > 0 {
                    #expect(geometry.element(at: offset) == element)
                    #expect(geometry.element(at: offset + height - 0.5) == element)
                }
                offset += height
            }
            #expect(geometry.totalHeight == offset)
            #expect(geometry.element(at: offset) == nil)
            #expect(geometry.element(at: -1) == nil)
            let low: Double = Double(Int.random(in: -50...Int(offset), using: &random))
            let range: Range<Double> = low..<low + 200
            var position = 0.0
            var expected: [Element] = []
            for (element, height) in list {
                if height > 0, position < range.upperBound, position + height > range.lowerBound {
                    expected.append(element)
                }
                position += height
            }
            #expect(geometry.elements(in: range) == expected)
        }
    }

    @Test func `a hundred thousand rows are looked up quickly`() {
        let heights: [Double] = (0..<100_000).map { Double(30 + ($0 * 7919) % 61) }
        var geometry = RowGeometry([RowGeometry.Section(rows: heights.map { Height($0, isEstimated: true) })])
        var sums: [Double] = [0]
        for height in heights { sums.append(sums[sums.count - 1] + height) }
        #expect(geometry.totalHeight == sums[100_000])
        for row in stride(from: 0, to: 100_000, by: 997) {
            #expect(geometry.offset(of: .row(section: 0, row: row)) == sums[row])
            #expect(geometry.element(at: sums[row] + 1) == .row(section: 0, row: row))
        }
        for row in stride(from: 0, to: 100_000, by: 3) {
            geometry.setHeight(Height(44), of: .row(section: 0, row: row))
        }
        var total = 0.0
        for row in 0..<100_000 { total += row % 3 == 0 ? 44 : heights[row] }
        #expect(geometry.totalHeight == total)
        #expect(!geometry.isEstimated(.row(section: 0, row: 3)))
        #expect(geometry.isEstimated(.row(section: 0, row: 4)))
    }

    @Test func `sections report their extent and their elements`() {
        let geometry = RowGeometry([
            RowGeometry.Section(header: Height(28), rows: [Height(44), Height(60, isEstimated: true)]),
            RowGeometry.Section(),
            RowGeometry.Section(rows: [Height(10)], footer: Height(5)),
        ])
        #expect(geometry.extent(ofSection: 0) == 0...132)
        #expect(geometry.extent(ofSection: 1) == 132...132)
        #expect(geometry.extent(ofSection: 2) == 132...147)
        #expect(geometry.rowCount(in: 0) == 2)
        #expect(geometry.section(0).rows == [Height(44), Height(60, isEstimated: true)])
        #expect(!geometry.contains(.row(section: 1, row: 0)))
        #expect(geometry.contains(.footer(section: 1)))
        #expect(RowGeometry().totalHeight == 0)
        #expect(RowGeometry().elements(in: 0..<100).isEmpty)
    }
}
