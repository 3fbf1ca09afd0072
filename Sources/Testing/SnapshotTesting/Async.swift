/// A value that may come later.
public struct Async<Value> {
    /// Calls the closure that it is given with the value, now or later.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Makes a value that `run` hands over.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Makes a value that is there already.
    public init(value: Value) {
        run = { $0(value) }
    }

    /// The value that `transform` makes of this one.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in self.run { callback(transform($0)) } }
    }
}
