/// The coding keys of one type that were found to name columns.
///
/// OPTIMIZATION: keys are enumerations as a rule, and one byte. From the second row on a key is known by its byte, and
/// its name is not asked for and compared again.
struct KnownKeys {
    /// For each column the byte of its key, or `unknown`, which also stands behind the last column.
    private let bytes: UnsafeMutablePointer<UInt16>
    private static let unknown: UInt16 = .max

    init(columnCount: Int) {
        bytes = .allocate(capacity: columnCount + 1)
        bytes.initialize(repeating: KnownKeys.unknown, count: columnCount + 1)
    }

    func deallocate() { bytes.deallocate() }

    /// Whether a key was found to name this column, which may be the one behind the last.
    @inline(__always) func isKnown<Key: CodingKey>(_ key: Key, at column: Int) -> Bool {
        MemoryLayout<Key>.size == 1 && bytes[column] == UInt16(unsafeBitCast(key, to: UInt8.self))
    }

    /// Notes that a key names this column.
    func note<Key: CodingKey>(_ key: Key, at column: Int) {
        guard MemoryLayout<Key>.size == 1 else { return }
        bytes[column] = UInt16(unsafeBitCast(key, to: UInt8.self))
    }
}

/// A container that a coder of rows made for the keys of one type, and has at hand for each row.
final class KeptContainer<Container> {
    private let container: Container
    private let keys: KnownKeys

    init(_ container: Container, _ keys: KnownKeys) {
        self.container = container
        self.keys = keys
    }

    deinit { keys.deallocate() }

    // OPTIMIZATION: an object knows the types that it is made of. Where this is inlined, the container's type, which
    // depends on the record's, would be looked up for each row.
    @inline(never) func get() -> Container { container }
}
