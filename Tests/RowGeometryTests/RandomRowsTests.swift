import Expectations
import RowGeometry
import TestSupport
import Testing

/// Random rows and changes, compared with arrays of heights.
struct RandomRowsTests {
    typealias Element = RowGeometry.Element
    typealias Height = RowGeometry.Height
    typealias Position = RowChanges.Position

    /// A section, rows that are added to it, or a change. The test takes each place modulo the number of valid places,
    /// so that every subset of the steps is a valid case.
    enum Step {
        case section(header: Int, footer: Int)
        case rows(count: Int, height: Int, isEstimated: Bool)
        case setHeight(place: Int, height: Int)
        case append([RowGeometry.Run])
        case move(place: Int, section: Int, row: Int)
        case markEstimated
        case find(lower: Int, length: Int)
    }

    /// The heights of a section, one by one.
    private struct Section {
        var header: Height
        var rows: [Height] = []
        var footer: Height
    }

    /// The rows of all sections.
    private struct Model {
        var sections: [Section] = []

        var geometry: RowGeometry {
            RowGeometry(sections.map { RowGeometry.Section(header: $0.header, rows: $0.rows, footer: $0.footer) })
        }

        var elements: [(element: Element, height: Height)] {
            var elements: [(element: Element, height: Height)] = []
            for (index, section) in sections.enumerated() {
                elements.append((.header(section: index), section.header))
                for (row, height) in section.rows.enumerated() {
                    elements.append((.row(section: index, row: row), height))
                }
                elements.append((.footer(section: index), section.footer))
            }
            return elements
        }

        /// Returns the position of a row. `number` is the index among the rows of all sections, modulo their count.
        /// Returns nil if there are no rows.
        func position(_ number: Int) -> Position? {
            let count: Int = sections.reduce(0) { $0 + $1.rows.count }
            guard count > 0 else { return nil }
            var row: Int = number % count
            for (index, section) in sections.enumerated() {
                if row < section.rows.count { return Position(section: index, row: row) }
                row -= section.rows.count
            }
            return nil
        }
    }

    /// Heights are whole numbers, so that sums are exact in any order. Few runs are long, so that many cases take
    /// little time.
    private func steps(_ random: inout SplitMix64) -> [Step] {
        var steps: [Step] = []
        func runLength(_ random: inout SplitMix64) -> Int {
            let most: Int = [1, 1, 8, random.below(16) == 0 ? 300 : 12][random.below(4)]
            return 1 + random.below(most)
        }
        for _ in 0..<random.below(6) {
            steps.append(.section(header: random.below(3) * 14, footer: random.below(2) * 18))
            for _ in 0..<random.below(8) {
                let count: Int = runLength(&random)
                steps.append(.rows(count: count, height: random.below(91), isEstimated: random.below(2) == 0))
            }
        }
        for _ in 0..<random.below(40) {
            switch random.below(16) {
            case 0..<6: steps.append(.setHeight(place: random.below(1_000), height: random.below(121)))
            case 6..<10:
                steps.append(.move(place: random.below(1_000), section: random.below(6), row: random.below(400)))
            case 10..<12:
                let runs: [RowGeometry.Run] = (0..<random.below(4)).map { _ in
                    let height = Height(Double(random.below(91)), isEstimated: random.below(2) == 0)
                    return RowGeometry.Run(height: height, count: runLength(&random))
                }
                steps.append(.append(runs))
            case 12: steps.append(.markEstimated)
            default: steps.append(.find(lower: random.below(3_000) - 50, length: 1 + random.below(400)))
            }
        }
        return steps
    }

    private func failure(_ steps: [Step]) -> String? {
        var model = Model()
        for step in steps {
            switch step {
            case .section(let header, let footer):
                model.sections.append(Section(header: Height(Double(header)), footer: Height(Double(footer))))
            case .rows(let count, let height, let isEstimated):
                guard let last = model.sections.indices.last else { continue }
                let height = Height(Double(height), isEstimated: isEstimated)
                model.sections[last].rows += Array(repeating: height, count: count)
            default: break
            }
        }
        var geometry: RowGeometry = model.geometry
        for (index, step) in steps.enumerated() {
            if let failure = perform(step, &model, &geometry) { return failure }
            if index % 8 == 7, let failure = difference(geometry, model) { return failure }
        }
        return difference(geometry, model) ?? runDifference(geometry, model)
    }

    /// Applies a step to the model and to the geometry. Returns an error message if a result is wrong.
    private func perform(_ step: Step, _ model: inout Model, _ geometry: inout RowGeometry) -> String? {
        switch step {
        case .section, .rows: break
        case .setHeight(let place, let height):
            guard let at = model.position(place) else { break }
            let growth: Double = geometry.setHeight(Height(Double(height)), of: .row(section: at.section, row: at.row))
            let expected: Double = Double(height) - model.sections[at.section].rows[at.row].value
            model.sections[at.section].rows[at.row] = Height(Double(height))
            if growth != expected { return "The growth of \(at) is \(growth), not \(expected)." }
        case .append(let runs):
            geometry.append(runs)
            guard let last = model.sections.indices.last else { break }
            model.sections[last].rows += runs.flatMap { Array(repeating: $0.height, count: $0.count) }
        case .move(let place, let section, let row):
            guard let source = model.position(place) else { break }
            let height: Height = model.sections[source.section].rows.remove(at: source.row)
            let goal: Int = section % model.sections.count
            let target = Position(section: goal, row: row % (model.sections[goal].rows.count + 1))
            model.sections[goal].rows.insert(height, at: target.row)
            geometry.moveRow(at: source, to: target)
        case .markEstimated:
            geometry.markRowsEstimated()
            for index in model.sections.indices {
                for row in model.sections[index].rows.indices { model.sections[index].rows[row].isEstimated = true }
            }
        case .find(let lower, let length):
            let range: Range<Double> = Double(lower)..<Double(lower + length)
            var offset = 0.0
            var expected: [Element] = []
            for (element, height) in model.elements {
                if height.value > 0, offset < range.upperBound, offset + height.value > range.lowerBound {
                    expected.append(element)
                }
                offset += height.value
            }
            let found: [Element] = geometry.elements(in: range)
            if found != expected { return "\(range) contains \(found), not \(expected)." }
        }
        return nil
    }

    private func difference(_ geometry: RowGeometry, _ model: Model) -> String? {
        var offset = 0.0
        for (element, height) in model.elements {
            let found = Height(geometry.height(of: element), isEstimated: geometry.isEstimated(element))
            if found != height { return "The height of \(element) is \(found), not \(height)." }
            let place: Double = geometry.offset(of: element)
            if place != offset { return "\(element) is at \(place), not at \(offset)." }
            if height.value > 0 {
                for point in [offset, offset + height.value - 0.5] where geometry.element(at: point) != element {
                    return "At \(point) is \(String(describing: geometry.element(at: point))), not \(element)."
                }
            }
            offset += height.value
        }
        if geometry.totalHeight != offset { return "The height is \(geometry.totalHeight), not \(offset)." }
        if geometry.element(at: offset) != nil || geometry.element(at: -1) != nil { return "An element is outside." }
        return nil
    }

    private func runDifference(_ geometry: RowGeometry, _ model: Model) -> String? {
        for (section, content) in model.sections.enumerated() {
            let start: Int = content.rows.count / 3
            let rows: [Height] = geometry.runs(ofRows: start..<content.rows.count, inSection: section).flatMap {
                Array(repeating: $0.height, count: $0.count)
            }
            if rows != Array(content.rows[start...]) { return "The runs of section \(section) are wrong." }
        }
        return nil
    }

    @Test func `rows agree with arrays of heights after any changes`() {
        if let report = failureReport(seeds: randomCases(100), steps: steps, failure: failure) {
            Issue.record("\(report)")
        }
    }

    @Test func `a failing case is shrunk to the steps that fail, and reported with its seed`() {
        let report: String? = failureReport(seeds: 0..<50) { random in
            (0..<40).map { _ in random.below(100) }
        } failure: { numbers in
            guard let index = numbers.firstIndex(of: 7), numbers[index...].contains(9) else { return nil }
            return "9 follows 7."
        }
        let lines: [String] = (report ?? "").split(separator: "\n").map(String.init)
        expect(lines.first?.hasPrefix("Seed ") == true && lines.first?.hasSuffix("2 steps: 9 follows 7.") == true)
        expect(lines.dropFirst(), equals: ["  7", "  9"])
        let none: String? = failureReport(seeds: 0..<50, steps: { [$0.below(100)] }, failure: { _ in nil })
        expectNil(none)
    }
}
