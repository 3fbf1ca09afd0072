/// A strategy that converts a value to a format, stores the format in a file, and compares it with the stored
/// reference.
///
/// The API is the same as in Point-Free's SnapshotTesting.
public struct Snapshotting<Value, Format> {
    /// The extension of the file, if any.
    public var pathExtension: String?

    /// The storage and comparison of the format.
    public var diffing: Diffing<Format>

    /// Converts a value to the format.
    public var snapshot: (Value) -> Async<Format>

    /// Creates a strategy whose conversion can be asynchronous.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = asyncSnapshot
    }

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - pathExtension: The extension of the file, if any.
    ///   - diffing: The storage and comparison of the format.
    ///   - snapshot: Converts a value to the format.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns a strategy for another type, whose values `transform` converts to values of this strategy's type.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns a strategy for another type, whose values `transform` converts to values of this strategy's type,
    /// possibly asynchronously.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            Async { callback in
                transform(newValue).run { value in self.snapshot(value).run(callback) }
            }
        }
    }
}

/// A strategy whose format is the type of the value.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy that stores values without conversion.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
