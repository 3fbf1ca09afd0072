/// How a value becomes something that is kept in a file, and compared with what is kept.
///
/// The API is that of Point-Free's SnapshotTesting.
public struct Snapshotting<Value, Format> {
    /// The extension of the file; nil for none.
    public var pathExtension: String?

    /// How the format is kept and compared.
    public var diffing: Diffing<Format>

    /// Makes the format of a value.
    public var snapshot: (Value) -> Async<Format>

    /// Makes a strategy whose format may come later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = asyncSnapshot
    }

    /// Makes a strategy.
    ///
    /// - Parameters:
    ///   - pathExtension: the extension of the file; nil for none.
    ///   - diffing: how the format is kept and compared.
    ///   - snapshot: makes the format of a value.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The strategy for another type, whose values `transform` turns into values of this one's.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The strategy for another type, whose values `transform` turns into values of this one's, perhaps later.
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

/// A strategy for values that are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Makes a strategy for values that are kept as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
