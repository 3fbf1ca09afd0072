import Foundation

/// A value that stands in the store's file encrypted.
///
///     struct Account: StoredRecord {
///         var id: Int
///         var token: Encrypted<String>
///         …
///     }
///
/// It is an ordinary value in memory. It is opened only by the key of the store that wrote it, and only in the row it was
/// written to. Nothing but a store can encode it, so that it does not end up in a log or a request by mistake; for the
/// same reason its description does not show it.
public struct Encrypted<Value: Codable & Sendable>: Codable, Sendable {
    /// The value itself.
    public var value: Value

    /// Makes a value that will be encrypted.
    public init(_ value: Value) {
        self.value = value
    }

    /// Throws: only a store has the key.
    public init(from decoder: any Decoder) throws {
        throw Encrypted.outsideOfStore
    }

    /// Throws: only a store has the key.
    public func encode(to encoder: any Encoder) throws {
        throw Encrypted.outsideOfStore
    }

    private static var outsideOfStore: StoreError {
        StoreError(
            .noKey,
            """
            An encrypted value cannot be encoded or decoded outside of a store, nor inside another value. \
            Make it a property of the record with a column of its own, or use its “value”.
            """)
    }
}

extension Encrypted: Equatable where Value: Equatable {}
extension Encrypted: Hashable where Value: Hashable {}

extension Encrypted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "Encrypted" }
    public var debugDescription: String { "Encrypted" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// Any `Encrypted`.
protocol EncryptedValue {
    func plainText(_ json: NestedJSON) throws -> Data
    init(plainText: [UInt8], _ json: NestedJSON) throws
}

extension Encrypted: EncryptedValue {
    func plainText(_ json: NestedJSON) throws -> Data { try json.data(value) }

    init(plainText: [UInt8], _ json: NestedJSON) throws {
        value = try plainText.withUnsafeBytes { try json.value(Value.self, $0) }
    }
}
