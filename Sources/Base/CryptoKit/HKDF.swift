import Foundation
import ProgramDiagnostics

/// Derives keys from other keys, as in RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key of `outputByteCount` bytes, with a salt and information about its use.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Derives a key of `outputByteCount` bytes, with information about its use.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key of `outputByteCount` bytes, with a salt.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key of `outputByteCount` bytes.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns a key of the size of the hash value, from a key that need not be uniformly random.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
    }

    /// Derives a key of `outputByteCount` bytes from the result of `extract`.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        stopProgram(
            unless: (0...255 * H.Digest.byteCount).contains(outputByteCount),
            "A derived key has at most 255 times the length of the hash value.")
        let key = SymmetricKey(data: prk)
        var output: [UInt8] = []
        var block: [UInt8] = []
        for counter in UInt8(1)... where output.count < outputByteCount {
            var authentication = HMAC<H>(key: key)
            authentication.update(data: block)
            if let info { authentication.update(data: info) }
            authentication.update(data: [counter])
            block = Array(authentication.finalize())
            output += block
            if output.count >= outputByteCount { break }
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
