/// The memory of one value.
///
/// It is read and written through its pointer by the closures of nodes, which keep the storage alive.
// @unchecked: it may be made anywhere, but is in the hands of the main actor alone from then on, which nodes and handles
// belong to.
@usableFromInline
final class Storage<Value>: @unchecked Sendable {
    @usableFromInline let pointer: UnsafeMutablePointer<Value>

    @usableFromInline init(_ value: consuming Value) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}
