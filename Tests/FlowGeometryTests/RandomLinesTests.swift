import FlowGeometry
import TestSupport
import Testing

/// Random grids and changes of their items, compared with a model that fills line after line.
struct RandomLinesTests {
    typealias Element = FlowGeometry.Element
    typealias Frame = FlowGeometry.Frame
    typealias Items = FlowGeometry.Items
    typealias Section = FlowGeometry.Section
    typealias Size = FlowGeometry.Size

    /// A part of a grid, or a change. Spacings, insets and supplements are in units of 4 points. Indices are taken
    /// modulo the number of existing sections or items, so that every subset of the steps is a valid test case.
    enum Step {
        case section(lineSpacing: Int, itemSpacing: Int)
        case insets(before: Int, after: Int, start: Int, end: Int)
        case supplements(header: Int, footer: Int)
        case equalItems(count: Int, Size)
        case item(Size)
        case breadth(Double)
        case setSize(section: Int, item: Int, Size)
        case find(lower: Int, length: Int)
    }

    private func size(_ random: inout SplitMix64) -> Size {
        let length = Double(1 + random.below(9)) * 8
        return Size(length: length, breadth: Double(1 + random.below(30)) * 8)
    }

    private func steps(_ random: inout SplitMix64) -> [Step] {
        var steps: [Step] = []
        for _ in 0..<random.below(5) {
            steps.append(.section(lineSpacing: random.below(4), itemSpacing: random.below(5) - 1))
            if random.below(2) == 0 {
                steps.append(
                    .insets(
                        before: random.below(4), after: random.below(4), start: random.below(4), end: random.below(4)))
            }
            if random.below(2) == 0 {
                steps.append(.supplements(header: random.below(4), footer: random.below(4)))
            }
            let count: Int = random.below(random.below(3) == 0 ? 41 : 8)
            if random.below(2) == 0 {
                steps.append(.equalItems(count: count, size(&random)))
            } else {
                for _ in 0..<count { steps.append(.item(size(&random))) }
            }
        }
        for _ in 0..<2 + random.below(12) {
            switch random.below(8) {
            case 0: steps.append(.breadth(Double(5 + random.below(46)) * 8))
            case 1..<4:
                steps.append(.setSize(section: random.below(60), item: random.below(120), size(&random)))
            default: steps.append(.find(lower: random.below(2_000) - 50, length: 1 + random.below(200)))
            }
        }
        return steps
    }

    private func sections(_ steps: [Step]) -> [Section] {
        var sections: [Section] = []
        for step in steps {
            if case .section(let lineSpacing, let itemSpacing) = step {
                sections.append(
                    Section(
                        items: Items([]), lineSpacing: Double(lineSpacing) * 4, itemSpacing: Double(itemSpacing) * 4))
            }
            guard var section = sections.popLast() else { continue }
            let count: Int = section.items.count
            switch step {
            case .insets(let before, let after, let start, let end):
                (section.before, section.after) = (Double(before) * 4, Double(after) * 4)
                (section.start, section.end) = (Double(start) * 4, Double(end) * 4)
            case .supplements(let header, let footer):
                (section.header, section.footer) = (Double(header) * 4, Double(footer) * 4)
            case .equalItems(let count, let size): section.items = Items(count: count, size: size)
            case .item(let size): section.items = Items((0..<count).map { section.items[$0] } + [size])
            default: break
            }
            sections.append(section)
        }
        return sections
    }

    private func failure(_ steps: [Step]) -> String? {
        var (sections, breadth): ([Section], Double) = (sections(steps), 320)
        var geometry = FlowGeometry(sections, breadth: breadth)
        for step in steps {
            switch step {
            case .breadth(let new):
                breadth = new
                geometry = geometry.rearranged(breadth: breadth)
            case .setSize(let number, let item, let size):
                let filled: [Int] = sections.indices.filter { sections[$0].items.count > 0 }
                guard !filled.isEmpty else { continue }
                let section: Int = filled[number % filled.count]
                let place: Int = item % sections[section].items.count
                sections[section].items[place] = size
                geometry.setSizes([place: size], in: section)
            case .find(let lower, let length):
                let range: Range<Double> = Double(lower)..<Double(lower + length)
                let expected: [Element] = FlowModel(sections, breadth: breadth).elements(in: range)
                let found: [Element] = geometry.elements(in: range)
                if found != expected { return "\(range) contains \(found), not \(expected)." }
                continue
            default: continue
            }
            if let difference = difference(geometry, sections, breadth) { return difference }
        }
        return difference(geometry, sections, breadth)
    }

    private func difference(_ geometry: FlowGeometry, _ sections: [Section], _ breadth: Double) -> String? {
        let model = FlowModel(sections, breadth: breadth)
        if geometry.length != model.length { return "The length is \(geometry.length), not \(model.length)." }
        for (element, frame) in model.frames {
            guard geometry.contains(element) else { return "\(element) does not exist." }
            let found: Frame = geometry.frame(of: element)
            let isEqual: Bool =
                abs(found.along - frame.along) < 1e-9 && abs(found.across - frame.across) < 1e-9
                && found.length == frame.length && found.breadth == frame.breadth
            if !isEqual { return "The frame of \(element) is \(found), not \(frame)." }
        }
        return nil
    }

    @Test func `a grid agrees with a model that fills line after line, however its items change`() {
        if let report = failureReport(seeds: randomCases(60), steps: steps, failure: failure) {
            Issue.record("\(report)")
        }
    }
}
