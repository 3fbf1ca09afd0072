/// Records as they are read, before it is known how many there are.
///
/// OPTIMIZATION: where the type of the elements is not known when it is compiled, an array that is appended to looks its
/// own type up for each of them, and copies it. An object knows its type, and here a record is made where it stays until
/// all are there. Only who reads the records knows it, so that no access needs to be checked.
final class RecordList<Record> {
    /// The blocks that are full.
    @exclusivity(unchecked) private var full: [UnsafeMutableBufferPointer<Record>] = []
    /// The one that is being filled, and how far.
    @exclusivity(unchecked) private var block: UnsafeMutableBufferPointer<Record> = .allocate(capacity: 16)
    @exclusivity(unchecked) private var filled = 0
    private static var largestBlock: Int { 512 }

    deinit {
        for block in full { block.deinitialize().deallocate() }
        block[..<filled].deinitialize()
        block.deallocate()
    }

    /// Adds the record that `make` returns.
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

    /// Takes all records out.
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
