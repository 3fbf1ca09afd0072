import RawMemory

/// The inverse of a basis in product form: a product of elementary matrices, each the identity except for one sparse
/// column.
struct Basis {
    private struct Column {
        var row: Int32
        var end: Int32
        var inverse: Double
    }

    private struct Entry {
        var row: Int32
        var value: Double
    }

    private var columns: RawArray<Column>
    private var entries: RawArray<Entry>
    /// The number of columns after the last rebuild.
    private(set) var builtCount = 0
    private var builtEntries = 0

    static func byteCount(columns: Int, entries: Int) -> Int {
        columns * MemoryLayout<Column>.stride + entries * MemoryLayout<Entry>.stride
    }

    /// Creates a basis whose initial storage is a part of `memory`. Advances `memory` past that part.
    init(borrowing memory: inout UnsafeMutableRawPointer, columns: Int, entries: Int) {
        self.columns = RawArray(borrowing: memory.bindMemory(to: Column.self, capacity: columns), capacity: columns)
        memory += columns * MemoryLayout<Column>.stride
        self.entries = RawArray(borrowing: memory.bindMemory(to: Entry.self, capacity: entries), capacity: entries)
        memory += entries * MemoryLayout<Entry>.stride
    }

    func deallocate() {
        columns.deallocate()
        entries.deallocate()
    }

    mutating func reset() {
        columns.removeAll()
        entries.removeAll()
    }

    mutating func finishBuilding() {
        builtCount = columns.count
        builtEntries = entries.count
    }

    /// Whether exchanges have made the product so long that a rebuild pays off.
    var isLong: Bool {
        columns.count - builtCount > 40 && (columns.count > builtCount + 400 || entries.count > 2 * builtEntries + 400)
    }

    // MARK: Building

    @inline(__always)
    mutating func add(row: Int, value: Double) {
        entries.append(Entry(row: Int32(row), value: value))
    }

    /// Ends the column whose off-pivot entries were added last.
    @inline(__always)
    mutating func endColumn(pivotRow: Int, pivot: Double) {
        columns.append(Column(row: Int32(pivotRow), end: Int32(entries.count), inverse: 1 / pivot))
    }

    // MARK: Transforming

    /// Multiplies the inverse by a column vector, in place.
    func transform(_ vector: UnsafeMutablePointer<Double>) {
        let columns = columns.base
        let entries = entries.base
        var position = 0
        for index in 0..<self.columns.count {
            let column = columns[index]
            let end = Int(column.end)
            let row = Int(column.row)
            if vector[row] != 0 {
                let value = vector[row] * column.inverse
                vector[row] = value
                while position < end {
                    vector[Int(entries[position].row)] -= entries[position].value * value
                    position += 1
                }
            }
            position = end
        }
    }

    /// Multiplies a row vector by the inverse, in place.
    func transformTransposed(_ vector: UnsafeMutablePointer<Double>) {
        let columns = columns.base
        let entries = entries.base
        var index = self.columns.count - 1
        while index >= 0 {
            let column = columns[index]
            let start = index > 0 ? Int(columns[index - 1].end) : 0
            let row = Int(column.row)
            var sum = vector[row]
            for position in start..<Int(column.end) {
                sum -= entries[position].value * vector[Int(entries[position].row)]
            }
            vector[row] = sum * column.inverse
            index -= 1
        }
    }
}
