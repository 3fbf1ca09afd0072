/// A cache of the coding key of each column, for one type of keys.
///
/// OPTIMIZATION: Most coding keys are enumerations of one byte. From the second row on, a key is compared by its byte,
/// so its string value is not created and compared again.
struct ColumnKeyCache {
    /// The byte of the key for each column, or `unknown`. One more element after the last column is always `unknown`.
    private let bytes: UnsafeMutablePointer<UInt16>
    private static let unknown: UInt16 = .max

    init(columnCount: Int) {
        bytes = .allocate(capacity: columnCount + 1)
        bytes.initialize(repeating: ColumnKeyCache.unknown, count: columnCount + 1)
    }

    func deallocate() { bytes.deallocate() }

    /// Returns whether a key is known to name the column. `column` may equal the number of columns, one past the last
    /// index.
    @inline(__always) func isKnown<Key: CodingKey>(_ key: Key, at column: Int) -> Bool {
        MemoryLayout<Key>.size == 1 && bytes[column] == UInt16(unsafeBitCast(key, to: UInt8.self))
    }

    /// Records that a key names the column.
    func record<Key: CodingKey>(_ key: Key, at column: Int) {
        guard MemoryLayout<Key>.size == 1 else { return }
        bytes[column] = UInt16(unsafeBitCast(key, to: UInt8.self))
    }
}

/// A container for one type of coding keys, which a row coder creates once and reuses for each row.
final class CachedContainer<Container> {
    private let container: Container
    private let keys: ColumnKeyCache

    init(_ container: Container, _ keys: ColumnKeyCache) {
        self.container = container
        self.keys = keys
    }

    deinit { keys.deallocate() }

    // OPTIMIZATION: The object's metadata contains the container's type. If this were inlined, the type, which depends
    // on the record's type, would be looked up for each row.
    @inline(never) func get() -> Container { container }
}
