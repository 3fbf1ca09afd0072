/// The coding keys of one type that were found to name columns.
///
/// OPTIMIZATION: keys are enumerations as a rule, and one byte. From the second row on a key is known by its byte, and
/// its name is not asked for and compared again.
struct KnownKeys {
    /// For each column the byte of its key, or `unknown`.
    private let bytes: UnsafeMutablePointer<UInt16>
    private let count: Int
    private static let unknown: UInt16 = .max

    init(columnCount: Int) {
        count = columnCount
        bytes = .allocate(capacity: columnCount)
        bytes.initialize(repeating: KnownKeys.unknown, count: columnCount)
    }

    func deallocate() { bytes.deallocate() }

    /// Whether a key was found to name this column.
    func isKnown<Key: CodingKey>(_ key: Key, at column: Int) -> Bool {
        MemoryLayout<Key>.size == 1 && column < count
            && bytes[column] == UInt16(withUnsafeBytes(of: key) { $0[0] })
    }

    /// Notes that a key names this column.
    func note<Key: CodingKey>(_ key: Key, at column: Int) {
        guard MemoryLayout<Key>.size == 1 else { return }
        bytes[column] = UInt16(withUnsafeBytes(of: key) { $0[0] })
    }
}
