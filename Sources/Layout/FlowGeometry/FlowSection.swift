/// The lines of one section. Positions on the scroll axis are relative to the start of the section.
struct FlowSection: Sendable {
    /// The length, in points, by which the items of a line may exceed the available space. It absorbs rounding errors.
    private static let tolerance = 1e-6

    /// A line of items.
    private struct Line {
        var first: Int
        var along: Double
        var length: Double
    }

    let source: FlowGeometry.Section
    let length: Double
    private let availableBreadth: Double
    /// The number of items in a full line if all items have the same size; 0 otherwise.
    private let capacity: Int
    /// The lines if the items differ in size; empty otherwise.
    private let lines: [Line]

    init(_ source: FlowGeometry.Section, breadth: Double) {
        self.source = source
        availableBreadth = max(0, breadth - source.start - source.end)
        var linesLength: Double = 0
        if let common = source.items.common {
            let fitting: Double =
                (availableBreadth + source.itemSpacing + Self.tolerance) / (common.breadth + source.itemSpacing)
            capacity = fitting >= 1 ? Int(min(fitting, Double(Int32.max))) : 1
            lines = []
            let lineCount: Int = (source.items.count + capacity - 1) / capacity
            linesLength = Double(lineCount) * (common.length + source.lineSpacing) - source.lineSpacing
        } else {
            capacity = 0
            lines = Self.breakLines(source, availableBreadth: availableBreadth)
            if let last = lines.last { linesLength = last.along + last.length - source.header - source.before }
        }
        let body: Double = source.items.count == 0 ? 0 : source.before + linesLength + source.after
        length = source.header + body + source.footer
    }

    /// Fills one line after the other with as many items as fit.
    private static func breakLines(_ source: FlowGeometry.Section, availableBreadth: Double) -> [Line] {
        var lines: [Line] = []
        var along: Double = source.header + source.before
        var used: Double = 0
        for item in 0..<source.items.count {
            let size = source.items[item]
            let needed: Double = used + source.itemSpacing + size.breadth
            if !lines.isEmpty, needed <= availableBreadth + tolerance {
                used = needed
                lines[lines.count - 1].length = max(lines[lines.count - 1].length, size.length)
                continue
            }
            if let last = lines.last { along += last.length + source.lineSpacing }
            lines.append(Line(first: item, along: along, length: size.length))
            used = size.breadth
        }
        return lines
    }

    // MARK: Lines

    private var lineCount: Int {
        capacity > 0 ? (source.items.count + capacity - 1) / capacity : lines.count
    }

    private func line(_ index: Int) -> Line {
        guard capacity > 0 else { return lines[index] }
        let length = source.items[0].length
        let along: Double = source.header + source.before + Double(index) * (length + source.lineSpacing)
        return Line(first: index * capacity, along: along, length: length)
    }

    private func items(ofLine index: Int) -> Range<Int> {
        let end: Int = index + 1 < lineCount ? line(index + 1).first : source.items.count
        return line(index).first..<end
    }

    /// Returns the first line for which `isBeyond` is true, or the number of lines if it is true for no line.
    /// `isBeyond` must be monotonic: false up to some line and true from there on.
    private func firstLine(where isBeyond: (Line) -> Bool) -> Int {
        var low = 0
        var high = lineCount
        while low < high {
            let middle: Int = (low + high) / 2
            if isBeyond(line(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the items of the lines that overlap the range from `lower` to `upper`.
    func items(from lower: Double, to upper: Double) -> Range<Int> {
        let first: Int = firstLine { $0.along + $0.length > lower }
        let end: Int = firstLine { $0.along >= upper }
        guard first < end else { return 0..<0 }
        return items(ofLine: first).lowerBound..<items(ofLine: end - 1).upperBound
    }

    // MARK: Frames

    func frame(ofItem item: Int) -> FlowGeometry.Frame {
        let index: Int = capacity > 0 ? item / capacity : firstLine { $0.first > item } - 1
        let line = self.line(index)
        let items = self.items(ofLine: index)
        let size = source.items[item]
        let (offset, gap): (Double, Double) = distribution(of: items, isLast: index == lineCount - 1)
        var across: Double = source.start + offset
        if capacity > 0 {
            across += Double(item - items.lowerBound) * (size.breadth + gap)
        } else {
            for before in items.lowerBound..<item { across += source.items[before].breadth + gap }
        }
        return FlowGeometry.Frame(
            along: line.along + (line.length - size.length) / 2, across: across, length: size.length,
            breadth: size.breadth)
    }

    /// Returns the offset of a line's first item, and the gap between its items.
    ///
    /// A full line spreads over the available space; if it has only one item, the item is centered. A line is full when
    /// another line follows, or when there is no room for one more item like its last. A line that is not full begins
    /// at the start, with the gaps of a full line if all items are alike, and with the minimum gaps otherwise.
    private func distribution(of items: Range<Int>, isLast: Bool) -> (offset: Double, gap: Double) {
        if capacity > 0 { return spread(total: Double(capacity) * source.items[0].breadth, over: capacity) }
        var total: Double = 0
        for item in items { total += source.items[item].breadth }
        let last: Double = source.items[items.upperBound - 1].breadth
        let used: Double = total + Double(items.count - 1) * source.itemSpacing
        if isLast, used + source.itemSpacing + last <= availableBreadth + Self.tolerance {
            return (0, source.itemSpacing)
        }
        return spread(total: total, over: items.count)
    }

    private func spread(total: Double, over count: Int) -> (offset: Double, gap: Double) {
        let rest: Double = availableBreadth - total
        guard count > 1 else { return (max(0, rest) / 2, source.itemSpacing) }
        return (0, max(rest / Double(count - 1), source.itemSpacing))
    }
}
