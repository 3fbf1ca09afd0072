import Foundation

/// A value that is encrypted in the store's file.
///
///     struct Account: StoredRecord {
///         var id: Int
///         var token: Encrypted<String>
///         …
///     }
///
/// In memory, it is an ordinary value. It can be decrypted only with the key of the store that wrote it, and only in
/// the row to which it was written. Only a store can encode it, and its description does not show the value, so that
/// secrets do not appear in logs or requests by mistake.
public struct Encrypted<Value: Codable & Sendable>: Codable, Sendable {
    /// The plain value.
    public var value: Value

    /// Creates a value that a store will encrypt.
    public init(_ value: Value) {
        self.value = value
    }

    /// Always throws a `StoreError`, because only a store has the key. A store does not call it.
    public init(from decoder: any Decoder) throws {
        throw Encrypted.outsideOfStore
    }

    /// Always throws a `StoreError`, because only a store has the key. A store does not call it.
    public func encode(to encoder: any Encoder) throws {
        throw Encrypted.outsideOfStore
    }

    private static var outsideOfStore: StoreError {
        StoreError(
            .noKey,
            """
            An encrypted value cannot be encoded or decoded outside a store or inside another value. \
            Use it as a property of a record with a column of its own, or encode its “value”.
            """)
    }
}

extension Encrypted: Equatable where Value: Equatable {}
extension Encrypted: Hashable where Value: Hashable {}

extension Encrypted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The word “Encrypted”, without the value.
    public var description: String { "Encrypted" }
    /// The word “Encrypted”, without the value.
    public var debugDescription: String { "Encrypted" }
    /// A mirror without children, so that `dump` does not print the value.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// An `Encrypted` value of any type.
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
