/// Where the rows, headers and footers of a table are, top to bottom.
///
/// Every section is its header, its rows and its footer, in this order, and all of them are elements of one list
/// whose sums tell the offsets. A height may be an estimate until the row is measured.
public struct RowGeometry: Sendable {
    /// Something that takes up height.
    public enum Element: Hashable, Sendable {
        case header(section: Int)
        case row(section: Int, row: Int)
        case footer(section: Int)
    }

    /// A height, and whether it is the real one.
    public struct Height: Hashable, Sendable {
        public var value: Double
        public var isEstimated: Bool

        public init(_ value: Double, isEstimated: Bool = false) {
            self.value = value
            self.isEstimated = isEstimated
        }
    }

    /// What one section takes up.
    public struct Section: Sendable {
        public var header: Height
        public var rows: [Height]
        public var footer: Height

        public init(header: Height = Height(0), rows: [Height] = [], footer: Height = Height(0)) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    private var tree: SumTree
    private var estimated: [Bool]
    /// The element index of each section's header, and at the end the count of all elements.
    private var starts: [Int]

    public init(_ sections: [Section] = []) {
        var values: [Double] = []
        var estimated: [Bool] = []
        var starts: [Int] = [0]
        values.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count + 2 })
        estimated.reserveCapacity(values.capacity)
        for section in sections {
            values.append(section.header.value)
            estimated.append(section.header.isEstimated)
            for row in section.rows {
                values.append(row.value)
                estimated.append(row.isEstimated)
            }
            values.append(section.footer.value)
            estimated.append(section.footer.isEstimated)
            starts.append(values.count)
        }
        self.tree = SumTree(values)
        self.estimated = estimated
        self.starts = starts
    }

    // MARK: Counting

    public var sectionCount: Int { starts.count - 1 }

    public func rowCount(in section: Int) -> Int { starts[section + 1] - starts[section] - 2 }

    /// The height of everything. O(log n).
    public var totalHeight: Double { tree.total }

    /// Whether there is such an element.
    public func contains(_ element: Element) -> Bool {
        switch element {
        case .header(let section), .footer(let section): return section >= 0 && section < sectionCount
        case .row(let section, let row):
            return section >= 0 && section < sectionCount && row >= 0 && row < rowCount(in: section)
        }
    }

    // MARK: Places

    /// Where `element` begins, from the top of the first section. O(log n).
    public func offset(of element: Element) -> Double { tree.sum(before: index(of: element)) }

    /// How high `element` is.
    public func height(of element: Element) -> Double { tree[index(of: element)] }

    /// Whether the height of `element` is still an estimate.
    public func isEstimated(_ element: Element) -> Bool { estimated[index(of: element)] }

    /// Where `section` begins and where it ends. O(log n).
    public func extent(ofSection section: Int) -> ClosedRange<Double> {
        let start: Double = tree.sum(before: starts[section])
        return start...max(start, tree.sum(before: starts[section + 1]))
    }

    /// What lies at `offset`; nil above the first element and below the last. O(log n).
    public func element(at offset: Double) -> Element? { tree.index(at: offset).map(element(of:)) }

    /// Everything with a height that overlaps `range`, from the top. O(log n) and what it returns.
    public func elements(in range: Range<Double>) -> [Element] {
        guard range.upperBound > 0, !range.isEmpty, var index = tree.index(at: max(0, range.lowerBound)) else {
            return []
        }
        var result: [Element] = []
        var offset: Double = tree.sum(before: index)
        var section: Int = self.section(of: index)
        while index < tree.count, offset < range.upperBound {
            while index >= starts[section + 1] { section += 1 }
            if tree[index] > 0 { result.append(element(of: index, in: section)) }
            offset += tree[index]
            index += 1
        }
        return result
    }

    // MARK: Changes

    /// Changes the height of `element`, and returns by how much it grew. O(log n).
    @discardableResult
    public mutating func setHeight(_ height: Height, of element: Element) -> Double {
        let index: Int = index(of: element)
        let growth: Double = height.value - tree[index]
        estimated[index] = height.isEstimated
        tree.set(index, to: height.value)
        return growth
    }

    /// What `section` takes up.
    public func section(_ section: Int) -> Section {
        let range: Range<Int> = starts[section]..<starts[section + 1]
        func height(_ index: Int) -> Height { Height(tree[index], isEstimated: estimated[index]) }
        return Section(
            header: height(range.lowerBound), rows: (range.lowerBound + 1..<range.upperBound - 1).map(height),
            footer: height(range.upperBound - 1))
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
