import Foundation

/// A type that encodes values to a whole output, such as JSON data.
public protocol TopLevelEncoder {
    /// The type of the output.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {
    /// JSON text.
    public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// A property list.
    public typealias Output = Data
}
