/// A value that can become available later.
public struct Async<Value> {
    /// Passes the value to a closure, immediately or later.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value that `run` passes to its callback.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Creates a value that is available immediately.
    public init(value: Value) {
        run = { $0(value) }
    }

    /// Returns a value that `transform` computes from this one.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in self.run { callback(transform($0)) } }
    }
}
