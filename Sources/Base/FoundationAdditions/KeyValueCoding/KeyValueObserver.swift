/// A class with generic parameters that overrides `observeValue(forKeyPath:of:change:context:)`.
///
/// A table of members cannot describe such a class. Source rewriting makes the class conform to this protocol instead.
public protocol __KeyValueObserver: AnyObject {
    /// Called for changes to properties that the object observes.
    @MainActor func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension __KeyValueObserver {
    /// Calls the override on the current thread, as messages do on Apple platforms.
    func callOverride(
        _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?
    ) {
        let call: @MainActor (Self, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void = {
            $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4)
        }
        unisolated(call)(self, keyPath, object, change, context)
    }
}
