/// A growing list of the records that a query reads.
///
/// OPTIMIZATION: In unspecialized generic code, appending to an array looks up the array's type and copies the element
/// each time. The metadata of this object contains the type, and each record is initialized in place. Only one function
/// uses the list, so exclusivity is not checked.
final class RecordList<Record> {
    /// The full blocks.
    @exclusivity(unchecked) private var full: [UnsafeMutableBufferPointer<Record>] = []
    /// The block to which records are appended.
    @exclusivity(unchecked) private var block: UnsafeMutableBufferPointer<Record> = .allocate(capacity: 16)
    /// The number of records in `block`.
    @exclusivity(unchecked) private var filled = 0
    private static var largestBlock: Int { 512 }

    deinit {
        for block in full { block.deinitialize().deallocate() }
        block[..<filled].deinitialize()
        block.deallocate()
    }

    /// Appends the record that `make` returns.
    func append(_ make: () throws -> Record) rethrows {
        if filled == block.count { beginBlock() }
        (block.baseAddress! + filled).initialize(to: try make())
        filled += 1
    }

    private func beginBlock() {
        full.append(block)
        block = .allocate(capacity: min(block.count * 2, RecordList.largestBlock))
        filled = 0
    }

    /// Removes and returns all records.
    func removeAll() -> [Record] {
        let count: Int = full.reduce(filled) { $0 + $1.count }
        let records = [Record](unsafeUninitializedCapacity: count) { buffer, moved in
            for block in full {
                moved = buffer[moved...].moveInitialize(fromContentsOf: block)
                block.deallocate()
            }
            moved = buffer[moved...].moveInitialize(fromContentsOf: block[..<filled])
        }
        full = []
        filled = 0
        return records
    }
}
