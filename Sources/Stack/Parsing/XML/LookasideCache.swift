/// A small cache of recent results of a slower lookup. An entry is evicted when other keys map to the same place.
struct LookasideCache<Key: Equatable & BitwiseCopyable, Value> {
    private typealias Line = (key: Key, value: Value)

    private let lines: UnsafeMutablePointer<Line>
    private let empty: Line
    private static var lineCount: Int { 256 }

    /// Creates an empty cache.
    ///
    /// - Parameter empty: A key that is never looked up.
    init(empty: Key, _ value: Value) {
        self.empty = (empty, value)
        lines = .allocate(capacity: Self.lineCount)
        lines.initialize(repeating: self.empty, count: Self.lineCount)
    }

    func deallocate() {
        lines.deinitialize(count: Self.lineCount)
        lines.deallocate()
    }

    func removeAll() {
        lines.update(repeating: empty, count: Self.lineCount)
    }

    /// Returns the value of a key, which `find` computes if it is not cached.
    ///
    /// - Parameter hash: A number that usually differs between keys. It does not matter which of its bits differ.
    @inline(__always)
    func value(of key: Key, hash: Int, _ find: () -> Value) -> Value {
        // The upper bits of this product depend on all bits of the hash. Each key has two places.
        let place = Int(truncatingIfNeeded: (UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        let first: UnsafeMutablePointer<Line> = lines + place
        if first.pointee.key == key { return first.pointee.value }
        let second: UnsafeMutablePointer<Line> = lines + (place ^ 1)
        if second.pointee.key == key { return second.pointee.value }
        let value = find()
        second.pointee = first.pointee
        first.pointee = (key, value)
        return value
    }
}
