import CryptoKit
import Foundation
import ProgramDiagnostics

/// A hash function for `CCHmac`.
public typealias CCHmacAlgorithm = UInt32

/// The hash function SHA-1.
public let kCCHmacAlgSHA1 = 0
/// The hash function MD5.
public let kCCHmacAlgMD5 = 1
/// The hash function SHA-2 with 256 bits.
public let kCCHmacAlgSHA256 = 2
/// The hash function SHA-2 with 384 bits.
public let kCCHmacAlgSHA384 = 3
/// The hash function SHA-2 with 512 bits.
public let kCCHmacAlgSHA512 = 4

/// Computes the authentication code of data with a key, and stores it in `macOut`, which must have the length of the
/// hash value.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let key = SymmetricKey(data: Array(UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength)))
    let data = Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength))
    let code: [UInt8]
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
    case kCCHmacAlgMD5: code = Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA256: code = Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA384: code = Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA512: code = Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
    default: stopProgram("CCHmac does not support the algorithm \(algorithm).")
    }
    macOut?.copyMemory(from: code, byteCount: code.count)
}
