import FlowGeometry

/// The expected geometry, computed by filling one line after the other.
struct FlowModel {
    typealias Element = FlowGeometry.Element
    typealias Frame = FlowGeometry.Frame

    var frames: [(element: Element, frame: Frame)] = []
    /// The positions on the scroll axis at which the line of each element begins and ends.
    private var lines: [Element: ClosedRange<Double>] = [:]
    private(set) var length: Double = 0

    init(_ sections: [FlowGeometry.Section], breadth: Double) {
        for (index, section) in sections.enumerated() {
            if section.header > 0 {
                add(.header(section: index), Frame(along: length, across: 0, length: section.header, breadth: breadth))
            }
            length += section.header
            if section.items.count > 0 { addLines(of: section, index, breadth) }
            if section.footer > 0 {
                add(.footer(section: index), Frame(along: length, across: 0, length: section.footer, breadth: breadth))
            }
            length += section.footer
        }
    }

    private mutating func add(_ element: Element, _ frame: Frame) {
        frames.append((element, frame))
        lines[element] = frame.along...(frame.along + frame.length)
    }

    private mutating func addLines(of section: FlowGeometry.Section, _ index: Int, _ breadth: Double) {
        let available: Double = max(0, breadth - section.start - section.end)
        length += section.before
        var rest: [Int] = Array(0..<section.items.count)
        while !rest.isEmpty {
            var line: [Int] = [rest.removeFirst()]
            func total(_ items: [Int]) -> Double { items.reduce(0) { $0 + section.items[$1].breadth } }
            while let next = rest.first,
                total(line + [next]) + Double(line.count) * section.itemSpacing <= available + 1e-6
            {
                line.append(rest.removeFirst())
            }
            place(line, of: section, index, available, isLast: rest.isEmpty)
            length += rest.isEmpty ? 0 : section.lineSpacing
        }
        length += section.after
    }

    private mutating func place(
        _ line: [Int], of section: FlowGeometry.Section, _ index: Int, _ available: Double, isLast: Bool
    ) {
        let sizes: [FlowGeometry.Size] = line.map { section.items[$0] }
        // The breadths of the line's items. The breadth of the last item is repeated until the line is full.
        var filled: [Double] = sizes.map(\.breadth)
        let more: Double = filled[filled.count - 1]
        while filled.reduce(0, +) + more + Double(filled.count) * section.itemSpacing <= available + 1e-6 {
            filled.append(more)
        }
        let isFull: Bool = !isLast || filled.count == sizes.count
        let areAlike: Bool = section.items.common != nil
        var offset: Double = 0
        var gap: Double = section.itemSpacing
        if isFull || areAlike {
            let spare: Double = available - (areAlike ? filled : sizes.map(\.breadth)).reduce(0, +)
            let count: Int = areAlike ? filled.count : sizes.count
            if count > 1 { gap = max(gap, spare / Double(count - 1)) } else { offset = max(0, spare) / 2 }
        }
        let height: Double = sizes.map(\.length).max() ?? 0
        var across: Double = section.start + offset
        for (item, size) in zip(line, sizes) {
            frames.append(
                (
                    .item(section: index, item: item),
                    Frame(
                        along: length + (height - size.length) / 2, across: across, length: size.length,
                        breadth: size.breadth)
                ))
            lines[.item(section: index, item: item)] = length...(length + height)
            across += size.breadth + gap
        }
        length += height
    }

    func elements(in range: Range<Double>) -> [Element] {
        frames.map(\.element).filter { element in
            guard let line = lines[element] else { return false }
            return line.lowerBound < range.upperBound && line.upperBound > range.lowerBound
        }
    }
}
