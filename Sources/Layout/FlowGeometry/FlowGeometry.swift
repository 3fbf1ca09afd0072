/// The geometry of a grid whose items flow into lines like the words of a paragraph, with headers and footers.
///
/// Positions use two axes. *Along* is the axis on which the grid scrolls: one line follows the other. *Across* is the
/// axis on which the items of a line are side by side. A section consists of its header, its lines and its footer.
///
/// Initialization takes O(n) time for the items of sections whose items differ in size, and O(1) for a section whose
/// items are all alike. Looking up the elements in a range takes O(log n) time. So does looking up a frame, plus time
/// for the items before it in its line if the section's items differ in size.
public struct FlowGeometry: Sendable {
    /// The available space across, in points.
    public let breadth: Double
    private var sections: [FlowSection] = []
    /// The position on the scroll axis at which each section begins, followed by the total length.
    private var origins: [Double] = [0]

    /// Creates the geometry of `sections` in a grid with `breadth` points of space across.
    public init(_ sections: [Section] = [], breadth: Double = 0) {
        self.breadth = breadth
        self.sections = sections.map { FlowSection($0, breadth: breadth) }
        updateOrigins(from: 0)
    }

    private mutating func updateOrigins(from section: Int) {
        origins.removeLast(origins.count - section - 1)
        for index in section..<sections.count { origins.append(origins[index] + sections[index].length) }
    }

    // MARK: Counts

    /// The total length of all sections, in points.
    public var length: Double { origins[origins.count - 1] }

    /// The number of sections.
    public var sectionCount: Int { sections.count }

    /// Returns the number of items in `section`.
    public func itemCount(in section: Int) -> Int { sections[section].source.items.count }

    /// Returns whether `element` exists. A header or footer without length does not exist.
    public func contains(_ element: Element) -> Bool {
        guard sections.indices.contains(element.section) else { return false }
        let source = sections[element.section].source
        return switch element {
        case .header: source.header > 0
        case .item(_, let item): (0..<source.items.count).contains(item)
        case .footer: source.footer > 0
        }
    }

    // MARK: Changes

    /// Changes the sizes of items of a section. O(n) in the items of that section.
    public mutating func setSizes(_ sizes: [Int: Size], in section: Int) {
        var source = sections[section].source
        for (item, size) in sizes { source.items[item] = size }
        sections[section] = FlowSection(source, breadth: breadth)
        updateOrigins(from: section)
    }

    /// Returns the geometry of the same sections with `breadth` points of space across. O(n).
    public func rearranged(breadth: Double) -> FlowGeometry {
        FlowGeometry(sections.map(\.source), breadth: breadth)
    }

    /// Returns the size of an item.
    public func size(of item: Int, in section: Int) -> Size { sections[section].source.items[item] }

    // MARK: Frames

    /// Returns the positions on the scroll axis at which a section begins and ends, including its header and footer.
    public func extent(of section: Int) -> ClosedRange<Double> { origins[section]...origins[section + 1] }

    /// Returns the frame of `element`, which must exist.
    public func frame(of element: Element) -> Frame {
        let section = sections[element.section]
        var frame: Frame
        switch element {
        case .header: frame = Frame(along: 0, across: 0, length: section.source.header, breadth: breadth)
        case .item(_, let item): frame = section.frame(ofItem: item)
        case .footer:
            let footer = section.source.footer
            frame = Frame(along: section.length - footer, across: 0, length: footer, breadth: breadth)
        }
        frame.along += origins[element.section]
        return frame
    }

    /// Returns the elements that overlap `range` on the scroll axis, in order. An item overlaps the range if its line
    /// does. O(log n + k) for k returned elements.
    public func elements(in range: Range<Double>) -> [Element] {
        guard range.lowerBound < length, range.upperBound > 0 else { return [] }
        var found: [Element] = []
        var index = firstSection(endingAfter: range.lowerBound)
        while index < sections.count, origins[index] < range.upperBound {
            let section = sections[index]
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

    /// Returns the sections that overlap `range` on the scroll axis, including their insets. O(log n + k) for k
    /// returned sections.
    public func sections(in range: Range<Double>) -> Range<Int> {
        let first: Int = firstSection(endingAfter: range.lowerBound)
        var end: Int = first
        while end < sections.count, origins[end] < range.upperBound { end += 1 }
        return first..<end
    }

    private func firstSection(endingAfter along: Double) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle: Int = (low + high) / 2
            if origins[middle + 1] > along { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
