/// The inverse of a basis as a product of elementary columns, each the identity but for one sparse column.
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

    private var columns: FlatArray<Column>
    private var entries: FlatArray<Entry>
    /// How many columns there were when the basis was last built from nothing.
    private(set) var builtCount = 0
    private var builtEntries = 0

    static func byteCount(columns: Int, entries: Int) -> Int {
        columns * MemoryLayout<Column>.stride + entries * MemoryLayout<Entry>.stride
    }

    /// Begins in memory of somebody else's, which moves behind what it takes.
    init(borrowing memory: inout UnsafeMutableRawPointer, columns: Int, entries: Int) {
        self.columns = FlatArray(borrowing: memory.bindMemory(to: Column.self, capacity: columns), capacity: columns)
        memory += columns * MemoryLayout<Column>.stride
        self.entries = FlatArray(borrowing: memory.bindMemory(to: Entry.self, capacity: entries), capacity: entries)
        memory += entries * MemoryLayout<Entry>.stride
    }

    func free() {
        columns.free()
        entries.free()
    }

    mutating func reset() {
        columns.removeAll()
        entries.removeAll()
    }

    mutating func finishBuilding() {
        builtCount = columns.count
        builtEntries = entries.count
    }

    /// Exchanges have made it so long that building it anew pays.
    var isLong: Bool {
        columns.count - builtCount > 40 && (columns.count > builtCount + 400 || entries.count > 2 * builtEntries + 400)
    }

    // MARK: Building

    @inline(__always)
    mutating func add(row: Int, value: Double) {
        entries.append(Entry(row: Int32(row), value: value))
    }

    /// Ends the column whose entries off the pivot have just been added.
    @inline(__always)
    mutating func endColumn(pivotRow: Int, pivot: Double) {
        columns.append(Column(row: Int32(pivotRow), end: Int32(entries.count), inverse: 1 / pivot))
    }

    // MARK: Using

    /// Replaces a vector by the inverse times it.
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

    /// Replaces a vector by it times the inverse.
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
