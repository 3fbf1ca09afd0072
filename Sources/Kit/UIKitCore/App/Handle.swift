/// A reference that does not keep its object, and is nil once that is gone.
///
/// OPTIMIZATION: it stands in for `weak`. What has once been referred to weakly is counted on a slower path ever after,
/// and that would be every view. The object keeps the one handle that others refer to it by, and clears it in its
/// `deinit`; until then the object is there. Handles are read where views are: on the main actor.
final class Handle<Object: AnyObject>: @unchecked Sendable {
    /// What it refers to; nil when that is gone.
    unowned(unsafe) var object: Object?

    init(_ object: Object? = nil) { self.object = object }

    /// Called by the object as it goes.
    func clear() { object = nil }
}
