import CAllocationCount
import RowGeometry
import TestSupport
import Testing

@Suite struct RowGeometryTests {
    typealias Element = RowGeometry.Element
    typealias Height = RowGeometry.Height

    /// The heights of a section, one by one.
    struct Section {
        var header: Height
        var rows: [Height]
        var footer: Height
    }

    /// Returns sections whose heights are whole numbers, so that sums are exact in any order. Some have runs of equal
    /// heights. Few of the runs are long, so that many cases take little time.
    func randomSections(_ random: inout SplitMix64, sections: Int, rows: Int) -> [Section] {
        (0..<sections).map { _ in
            let estimate = Height(Double(Int.random(in: 0...90, using: &random)), isEstimated: true)
            let most: Int = random.below(16) == 0 ? 400 : 12
            let estimates: Int = Bool.random(using: &random) ? 0 : Int.random(in: 0...most, using: &random)
            return Section(
                header: Height(Double(Int.random(in: 0...2, using: &random) * 14)),
                rows: (0..<Int.random(in: 0...rows, using: &random)).map { _ in
                    Height(Double(Int.random(in: 0...90, using: &random)), isEstimated: Bool.random(using: &random))
                } + Array(repeating: estimate, count: estimates),
                footer: Height(Double(Int.random(in: 0...1, using: &random) * 18)))
        }
    }

    func geometry(of model: [Section]) -> RowGeometry {
        RowGeometry(model.map { RowGeometry.Section(header: $0.header, rows: $0.rows, footer: $0.footer) })
    }

    func elements(of sections: [Section]) -> [(Element, Height)] {
        sections.enumerated().flatMap { index, section in
            [(Element.header(section: index), section.header)]
                + section.rows.enumerated().map { (Element.row(section: index, row: $0), $1) }
                + [(Element.footer(section: index), section.footer)]
        }
    }

    @Test func `geometry agrees with sums of single heights`() {
        for seed in randomCases(30) { compareWithSums(seed: seed) }
    }

    private func compareWithSums(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var model = randomSections(&random, sections: 6, rows: 12)
        var geometry = geometry(of: model)
        for round in 0..<20 {
            let section: Int = Int.random(in: 0..<6, using: &random)
            if !model[section].rows.isEmpty {
                let row: Int = Int.random(in: 0..<model[section].rows.count, using: &random)
                let height = Height(Double(Int.random(in: 0...120, using: &random)))
                let growth = geometry.setHeight(height, of: .row(section: section, row: row))
                #expect(growth == height.value - model[section].rows[row].value, "seed \(seed)")
                model[section].rows[row] = height
            }
            if round == 10 {
                geometry.markRowsEstimated()
                for index in model.indices {
                    for row in model[index].rows.indices { model[index].rows[row].isEstimated = true }
                }
            }
            guard round % 4 == 3 else { continue }
            var offset = 0.0
            let list = elements(of: model)
            var wrong: [Element] = []
            for (element, height) in list {
                var isRight: Bool =
                    geometry.offset(of: element) == offset && geometry.height(of: element) == height.value
                if geometry.isEstimated(element) != height.isEstimated { isRight = false }
                if height.value > 0 {
                    if geometry.element(at: offset) != element { isRight = false }
                    if geometry.element(at: offset + height.value - 0.5) != element { isRight = false }
                }
                if !isRight { wrong.append(element) }
                offset += height.value
            }
            #expect(wrong.isEmpty, "seed \(seed)")
            #expect(geometry.totalHeight == offset, "seed \(seed)")
            #expect(geometry.element(at: offset) == nil, "seed \(seed)")
            #expect(geometry.element(at: -1) == nil, "seed \(seed)")
            let low: Double = Double(Int.random(in: -50...Int(offset), using: &random))
            let range: Range<Double> = low..<low + 200
            var position = 0.0
            var expected: [Element] = []
            for (element, height) in list {
                if height.value > 0, position < range.upperBound, position + height.value > range.lowerBound {
                    expected.append(element)
                }
                position += height.value
            }
            #expect(geometry.elements(in: range) == expected, "seed \(seed)")
        }
    }

    @Test func `a geometry with appended rows equals a new geometry`() {
        for seed in randomCases(8) { compareAppendedRows(seed: seed) }
    }

    private func compareAppendedRows(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let most: Int = random.below(8) == 0 ? 200 : 12
        var model = randomSections(&random, sections: 2, rows: most)
        var appended = geometry(of: model)
        for round in 0..<20 {
            let runs: [RowGeometry.Run] = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                let height = Height(
                    Double(Int.random(in: 0...90, using: &random)), isEstimated: .random(using: &random))
                return RowGeometry.Run(height: height, count: Int.random(in: 1...most, using: &random))
            }
            appended.append(runs)
            model[1].rows += runs.flatMap { Array(repeating: $0.height, count: $0.count) }
            if !model[1].rows.isEmpty {
                let row: Int = Int.random(in: 0..<model[1].rows.count, using: &random)
                model[1].rows[row] = Height(33)
                appended.setHeight(Height(33), of: .row(section: 1, row: row))
            }
            guard round % 4 == 3 else { continue }
            let new = geometry(of: model)
            #expect(appended.totalHeight == new.totalHeight, "seed \(seed)")
            let isEqual: Bool = elements(of: model).allSatisfy { element, height in
                appended.offset(of: element) == new.offset(of: element)
                    && appended.height(of: element) == height.value
                    && appended.isEstimated(element) == height.isEstimated
                    && appended.element(at: new.offset(of: element)) == new.element(at: new.offset(of: element))
            }
            #expect(isEqual, "seed \(seed)")
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
        #expect(geometry.isEstimated(.row(section: 0, row: 1)) && !geometry.isEstimated(.row(section: 0, row: 0)))
        #expect(!geometry.contains(.row(section: 1, row: 0)))
        #expect(geometry.contains(.footer(section: 1)))
        #expect(RowGeometry().totalHeight == 0)
        #expect(RowGeometry().elements(in: 0..<100).isEmpty)
    }

    @Test func `rows that were not measured take no additional memory`() {
        var section = RowGeometry.Section()
        section.append(RowGeometry.Run(height: Height(90, isEstimated: true), count: 1_000_000))
        let before = allocated_byte_count()
        var geometry = RowGeometry([section])
        #expect(!allocations_are_counted() || allocated_byte_count() - before < 500_000)
        for row in 0..<400 { geometry.setHeight(Height(50), of: .row(section: 0, row: row * 2_000)) }
        #expect(geometry.totalHeight == 90_000_000 - 400 * 40)
        #expect(geometry.element(at: 90_000_000 - 400 * 40 - 1) == .row(section: 0, row: 999_999))
    }

    /// Moves rows in long sections, parts of which have equal heights, and compares all heights with arrays.
    @Test func `moved rows keep their heights`() {
        for seed in randomCases(10) { compareMovedRows(seed: seed) }
    }

    private func compareMovedRows(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var model = randomSections(&random, sections: 3, rows: random.below(8) == 0 ? 300 : 20)
        var geometry = geometry(of: model)
        for _ in 0..<20 {
            let section: Int = Int.random(in: 0..<3, using: &random)
            guard !model[section].rows.isEmpty else { continue }
            let source = RowChanges.Position(
                section: section, row: Int.random(in: 0..<model[section].rows.count, using: &random))
            let height: Height = model[section].rows.remove(at: source.row)
            let goal: Int = Int.random(in: 0..<3, using: &random)
            let target = RowChanges.Position(
                section: goal, row: Int.random(in: 0...model[goal].rows.count, using: &random))
            model[goal].rows.insert(height, at: target.row)
            geometry.moveRow(at: source, to: target)
        }
        var offset = 0.0
        var wrong = 0
        for (element, height) in elements(of: model) {
            let found = Height(geometry.height(of: element), isEstimated: geometry.isEstimated(element))
            if found != height || geometry.offset(of: element) != offset { wrong += 1 }
            offset += height.value
        }
        #expect(wrong == 0 && geometry.totalHeight == offset, "seed \(seed)")
        for (section, content) in model.enumerated() {
            let start: Int = content.rows.count / 3
            let rows: [Height] = geometry.runs(ofRows: start..<content.rows.count, inSection: section).flatMap {
                Array(repeating: $0.height, count: $0.count)
            }
            #expect(rows == Array(content.rows[start...]), "seed \(seed)")
        }
    }
}
