/// An activity that can be canceled.
public protocol Cancellable {
    /// Cancels the activity. Further calls have no effect.
    func cancel()
}

extension Cancellable {
    /// Adds to a collection an object that cancels this activity when the object is deallocated.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Adds to a set an object that cancels this activity when the object is deallocated.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
