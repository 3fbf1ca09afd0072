/// Where the items, headers and footers of a grid are whose items flow into lines as words do.
///
/// It knows two directions: *along* is where the grid scrolls, one line after the other; *across* is where the items
/// of a line stand beside each other. A section is its header, its lines and its footer.
///
/// Making it is O(n) in the items of sections whose items differ in size, and O(1) for a section whose items are all
/// alike. Frames and what lies in a range are O(log n).
public struct FlowGeometry: Sendable {
    /// How much room there is across, in points.
    public let breadth: Double
    private var sections: [FlowSection] = []
    /// Where each section begins along, and at the end the length of all.
    private var origins: [Double] = [0]

    public init(_ sections: [Section] = [], breadth: Double = 0) {
        self.breadth = breadth
        self.sections = sections.map { FlowSection($0, breadth: breadth) }
        updateOrigins(from: 0)
    }

    private mutating func updateOrigins(from section: Int) {
        origins.removeLast(origins.count - section - 1)
        for index in section..<sections.count { origins.append(origins[index] + sections[index].length) }
    }

    // MARK: What there is

    /// How long everything is, in points.
    public var length: Double { origins[origins.count - 1] }

    public var sectionCount: Int { sections.count }

    /// How many items `section` has.
    public func itemCount(in section: Int) -> Int { sections[section].source.items.count }

    /// Whether there is such an item, or such a header or footer that takes up room.
    public func contains(_ element: Element) -> Bool {
        guard sections.indices.contains(element.section) else { return false }
        let source: Section = sections[element.section].source
        return switch element {
        case .header: source.header > 0
        case .item(_, let item): (0..<source.items.count).contains(item)
        case .footer: source.footer > 0
        }
    }

    // MARK: Changing

    /// Gives items of a section other sizes. O(n) in the items of that section.
    public mutating func setSizes(_ sizes: [Int: Size], in section: Int) {
        var source: Section = sections[section].source
        for (item, size) in sizes { source.items[item] = size }
        sections[section] = FlowSection(source, breadth: breadth)
        updateOrigins(from: section)
    }

    /// How large an item is.
    public func size(of item: Int, in section: Int) -> Size { sections[section].source.items[item] }

    // MARK: Places

    /// Where a section begins and ends along, with header and footer.
    public func extent(of section: Int) -> ClosedRange<Double> { origins[section]...origins[section + 1] }

    /// Where something is. It must exist.
    public func frame(of element: Element) -> Frame {
        let section: FlowSection = sections[element.section]
        var frame: Frame
        switch element {
        case .header: frame = Frame(along: 0, across: 0, length: section.source.header, breadth: breadth)
        case .item(_, let item): frame = section.frame(ofItem: item)
        case .footer:
            let footer: Double = section.source.footer
            frame = Frame(along: section.length - footer, across: 0, length: footer, breadth: breadth)
        }
        frame.along += origins[element.section]
        return frame
    }

    /// What lies, at least in part, in `range` along, in order. Lines count as a whole. O(log n) and what it returns.
    public func elements(in range: Range<Double>) -> [Element] {
        guard range.lowerBound < length, range.upperBound > 0 else { return [] }
        var found: [Element] = []
        var index: Int = firstSection(endingAfter: range.lowerBound)
        while index < sections.count, origins[index] < range.upperBound {
            let section: FlowSection = sections[index]
            let lower: Double = range.lowerBound - origins[index]
            let upper: Double = range.upperBound - origins[index]
            if section.source.header > 0, lower < section.source.header, upper > 0 {
                found.append(.header(section: index))
            }
            for item in section.items(from: lower, to: upper) { found.append(.item(section: index, item: item)) }
            if section.source.footer > 0, lower < section.length, upper > section.length - section.source.footer {
                found.append(.footer(section: index))
            }
            index += 1
        }
        return found
    }

    private func firstSection(endingAfter along: Double) -> Int {
        var low = 0
        var high: Int = sections.count
        while low < high {
            let middle: Int = (low + high) / 2
            if origins[middle + 1] > along { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
