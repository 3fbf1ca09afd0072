/// What was found lately in a table that is slower to search. It forgets when too many keys want one place.
struct LookasideCache<Key: Equatable & BitwiseCopyable, Value> {
    private typealias Line = (key: Key, value: Value)

    private let lines: UnsafeMutablePointer<Line>
    private let empty: Line
    private static var lineCount: Int { 256 }

    /// - Parameter empty: a key that is never asked for.
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

    /// The value of a key, which `find` looks up if it is not here.
    ///
    /// - Parameter hash: differs in any bits for different keys.
    @inline(__always)
    func value(of key: Key, hash: Int, _ find: () -> Value) -> Value {
        // The upper bits of this product depend on all bits of the hash. Each key has two places.
        let place = Int(truncatingIfNeeded: (UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        let first: UnsafeMutablePointer<Line> = lines + place
        if first.pointee.key == key { return first.pointee.value }
        let second: UnsafeMutablePointer<Line> = lines + (place ^ 1)
        if second.pointee.key == key { return second.pointee.value }
        let value: Value = find()
        second.pointee = first.pointee
        first.pointee = (key, value)
        return value
    }
}
