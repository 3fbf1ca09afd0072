/// The memory of one value.
///
/// The closures of nodes read and write the value through its pointer, and keep the storage alive.
// @unchecked: The storage can be created on any thread. After that, it is accessed only by nodes and values, which
// belong to the main actor.
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
