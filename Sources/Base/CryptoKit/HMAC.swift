import Foundation

/// Authentication of data with a key and a hash function, as in RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    /// The type of the authentication code.
    public typealias MAC = HashedAuthenticationCode<H>
    /// The type of the key.
    public typealias Key = SymmetricKey

    private var inner = H()
    private var outer = H()

    /// Creates an authentication without data.
    public init(key: SymmetricKey) {
        var bytes: [UInt8] = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outer.update(data: bytes.map { $0 ^ 0x5c })
    }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the authentication code of the data so far.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(digest: outer.finalize())
    }

    /// Returns the authentication code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var authentication = HMAC(key: key)
        authentication.update(data: data)
        return authentication.finalize()
    }

    /// Returns whether an authentication code belongs to data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: authenticatedData, using: key) == mac
    }

    /// Returns whether the bytes of an authentication code belong to data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let bytes = authenticationCode.withUnsafeBytes { Array($0) }
        return self.authenticationCode(for: authenticatedData, using: key).withUnsafeBytes { areEqual($0, bytes) }
    }
}
