/// The vertical geometry of a table: the offsets and heights of its headers, rows and footers, in points.
///
/// A section consists of its header, its rows and its footer, in this order. All of them are elements of one list, and
/// an element's offset is the sum of the heights before it. A height may be an estimate until the row is measured.
public struct RowGeometry: Sendable {
    /// A header, a row or a footer.
    public enum Element: Hashable, Sendable {
        /// The header of a section.
        case header(section: Int)
        /// A row of a section.
        case row(section: Int, row: Int)
        /// The footer of a section.
        case footer(section: Int)
    }

    /// A height in points, measured or estimated.
    public struct Height: Hashable, Sendable {
        /// The height in points.
        public var value: Double
        /// Whether `value` is an estimate.
        public var isEstimated: Bool

        /// Creates a height of `value` points.
        public init(_ value: Double, isEstimated: Bool = false) {
            self.value = value
            self.isEstimated = isEstimated
        }
    }

    /// The heights of one section's elements.
    public struct Section: Sendable {
        /// The height of the header.
        public var header: Height
        /// The heights of the rows, as runs of equal ones.
        public internal(set) var rows: [Run] = []
        /// The height of the footer.
        public var footer: Height

        /// Creates a section. A header or footer without a height takes up no space.
        public init(header: Height = Height(0), rows: [Height] = [], footer: Height = Height(0)) {
            self.header = header
            self.footer = footer
            for height in rows { append(Run(height: height, count: 1)) }
        }
    }

    /// Consecutive rows with the same height.
    public struct Run: Hashable, Sendable {
        /// The height of each row.
        public var height: Height
        /// The number of rows.
        public var count: Int

        /// Creates a run of `count` rows.
        public init(height: Height, count: Int) {
            self.height = height
            self.count = count
        }
    }

    private var heights: HeightList
    /// The element index of each section's header, and at the end the count of all elements.
    private var starts: [Int]

    /// Creates the geometry of `sections`. Takes O(number of runs of equal heights) time and memory, and little more
    /// for each row.
    public init(_ sections: [Section] = []) {
        var runs: [Run] = []
        var starts: [Int] = [0]
        runs.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count + 2 })
        starts.reserveCapacity(sections.count + 1)
        for section in sections {
            runs.append(Run(height: section.header, count: 1))
            runs += section.rows
            runs.append(Run(height: section.footer, count: 1))
            starts.append(starts[starts.count - 1] + 2 + section.rowCount)
        }
        heights = HeightList(runs)
        self.starts = starts
    }

    // MARK: Counting

    /// The number of sections.
    public var sectionCount: Int { starts.count - 1 }

    /// Returns the number of rows in `section`.
    public func rowCount(in section: Int) -> Int { starts[section + 1] - starts[section] - 2 }

    /// The total height of all elements. O(log n).
    public var totalHeight: Double { heights.total }

    /// Returns whether `element` exists. Every section has a header and a footer, possibly with a height of 0.
    public func contains(_ element: Element) -> Bool {
        switch element {
        case .header(let section), .footer(let section): return section >= 0 && section < sectionCount
        case .row(let section, let row):
            return section >= 0 && section < sectionCount && row >= 0 && row < rowCount(in: section)
        }
    }

    /// Returns the heights of rows as runs of equal ones. O(number of runs), and little more for each row.
    public func runs(ofRows rows: Range<Int>, inSection section: Int) -> [Run] {
        let start: Int = starts[section] + 1
        return heights.runs(in: start + rows.lowerBound..<start + rows.upperBound)
    }

    // MARK: Positions

    /// Returns the offset of `element` from the top of the first section. O(log n).
    public func offset(of element: Element) -> Double { heights.sum(before: index(of: element)) }

    /// Returns the height of `element`.
    public func height(of element: Element) -> Double { heights[index(of: element)].value }

    /// Returns whether the height of `element` is still an estimate.
    public func isEstimated(_ element: Element) -> Bool { heights[index(of: element)].isEstimated }

    /// Returns the offsets at which `section` begins and ends. O(log n).
    public func extent(ofSection section: Int) -> ClosedRange<Double> {
        let start = heights.sum(before: starts[section])
        return start...max(start, heights.sum(before: starts[section + 1]))
    }

    /// Returns the element at `offset`; nil above the first element and below the last. O(log n).
    public func element(at offset: Double) -> Element? { heights.index(at: offset).map(element(of:)) }

    /// Returns the elements with a height above 0 that overlap `range`, from the top. O(log n + k) for k elements in
    /// the range.
    public func elements(in range: Range<Double>) -> [Element] {
        guard range.upperBound > 0, !range.isEmpty, var index = heights.index(at: max(0, range.lowerBound)) else {
            return []
        }
        var result: [Element] = []
        var offset = heights.sum(before: index)
        var section = self.section(of: index)
        while index < heights.count, offset < range.upperBound {
            while index >= starts[section + 1] { section += 1 }
            let height: Double = heights[index].value
            if height > 0 { result.append(element(of: index, in: section)) }
            offset += height
            index += 1
        }
        return result
    }

    // MARK: Changes

    /// Changes the height of `element` and returns the difference to its previous height. O(log n).
    @discardableResult
    public mutating func setHeight(_ height: Height, of element: Element) -> Double {
        let index = index(of: element)
        let growth: Double = height.value - heights[index].value
        heights.set(index, to: height)
        return growth
    }

    /// Adds rows at the end of the last section. O(k + log n) for k rows.
    public mutating func append(_ runs: [Run]) {
        guard sectionCount > 0 else { return }
        let footer: Height = heights.removeLast()
        for run in runs {
            heights.append(run)
            starts[sectionCount] += run.count
        }
        heights.append(Run(height: footer, count: 1))
    }

    /// Moves a row to `target`, its position after the move. The rows between the positions shift by one. O(n) for n
    /// elements between the positions, and less where their heights are equal.
    public mutating func moveRow(at source: RowChanges.Position, to target: RowChanges.Position) {
        let from: Int = starts[source.section] + 1 + source.row
        if source.section < target.section {
            for section in source.section + 1...target.section { starts[section] -= 1 }
        } else if target.section < source.section {
            for section in target.section + 1...source.section { starts[section] += 1 }
        }
        heights.move(from: from, to: starts[target.section] + 1 + target.row)
    }

    /// Converts the heights of all rows to estimates. Headers and footers keep theirs.
    public mutating func markRowsEstimated() {
        var others: [(index: Int, height: Height)] = []
        for section in 0..<sectionCount {
            for index in [starts[section], starts[section + 1] - 1] { others.append((index, heights[index])) }
        }
        heights.markAllEstimated()
        for (index, height) in others { heights.set(index, to: height) }
    }

    // MARK: Indices

    private func index(of element: Element) -> Int {
        switch element {
        case .header(let section): starts[section]
        case .row(let section, let row): starts[section] + 1 + row
        case .footer(let section): starts[section + 1] - 1
        }
    }

    private func section(of index: Int) -> Int {
        var low = 0
        var high: Int = starts.count - 1
        while high - low > 1 {
            let middle: Int = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    private func element(of index: Int) -> Element { element(of: index, in: section(of: index)) }

    private func element(of index: Int, in section: Int) -> Element {
        if index == starts[section] { return .header(section: section) }
        if index == starts[section + 1] - 1 { return .footer(section: section) }
        return .row(section: section, row: index - starts[section] - 1)
    }
}
