import CryptoKit
import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32

private func store<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let result else { return nil }
    let digest = Function.hash(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    for (index, byte) in digest.enumerated() { result[index] = byte }
    return result
}

/// The length of the hash value of `CC_MD5` in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16

/// Computes the hash value MD5 of `len` bytes, and stores it in `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    store(Insecure.MD5.self, data, len, md)
}

/// The length of the hash value of `CC_SHA1` in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20

/// Computes the hash value SHA1 of `len` bytes, and stores it in `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    store(Insecure.SHA1.self, data, len, md)
}

/// The length of the hash value of `CC_SHA256` in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// Computes the hash value SHA256 of `len` bytes, and stores it in `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    store(SHA256.self, data, len, md)
}

/// The length of the hash value of `CC_SHA384` in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48

/// Computes the hash value SHA384 of `len` bytes, and stores it in `md`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    store(SHA384.self, data, len, md)
}

/// The length of the hash value of `CC_SHA512` in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Computes the hash value SHA512 of `len` bytes, and stores it in `md`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    store(SHA512.self, data, len, md)
}
