import Foundation

/// A type that decodes values from a whole input, such as JSON data.
public protocol TopLevelDecoder {
    /// The type of the input.
    associatedtype Input

    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
    /// JSON text.
    public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// A property list.
    public typealias Input = Data
}
