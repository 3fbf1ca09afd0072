/// An activity that can be canceled.
public protocol Cancellable {
    /// Cancels the activity. Further calls have no effect.
    func cancel()
}

extension Cancellable {
    /// Adds an `AnyCancellable` to a collection. When that object is deallocated, it cancels this activity.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Adds an `AnyCancellable` to a set. When that object is deallocated, it cancels this activity.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
