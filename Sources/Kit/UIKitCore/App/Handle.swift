/// A weak reference, which is nil after its object's deallocation.
///
/// OPTIMIZATION: it replaces `weak`. The first weak reference to an object makes its reference counting slower, and
/// every view would have a weak reference. The object owns its only handle, and clears it in its `deinit`.
///
/// `@unchecked Sendable` is correct because handles are read on the main actor, like their views, and the object exists
/// until it clears the handle.
final class Handle<Object: AnyObject>: @unchecked Sendable {
    /// The object; nil after its deallocation.
    unowned(unsafe) var object: Object?

    init(_ object: Object? = nil) { self.object = object }

    /// Called by the object's `deinit`.
    func clear() { object = nil }
}
