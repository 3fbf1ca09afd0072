import CommonCrypto
import CryptoKit
import Expectations
import Foundation
import Testing

/// Hash values, authentication and encryption, with the test vectors of their standards.
struct CryptoKitTests {
    private func text(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private func bytes(_ text: String) -> [UInt8] {
        let digits = Array(text)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }

    private let message = Data("abc".utf8)

    @Test func `hash functions return the values of their standards`() {
        expect(text(Insecure.MD5.hash(data: message)), equals: "900150983cd24fb0d6963f7d28e17f72")
        expect(text(Insecure.SHA1.hash(data: message)), equals: "a9993e364706816aba3e25717850c26c9cd0d89d")
        expect(
            text(SHA256.hash(data: message)),
            equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        expect(
            text(SHA384.hash(data: message)),
            equals: "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                + "8086072ba1e7cc2358baeca134c825a7")
        expect(
            text(SHA512.hash(data: message)),
            equals: "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        expect(
            text(SHA256.hash(data: Data())),
            equals: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func `a digest describes itself and is compared with data`() {
        let digest = Insecure.MD5.hash(data: message)
        expect(digest.description, equals: "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        expect(digest == Data(digest) && digest != Data() && Insecure.MD5Digest.byteCount == 16)
        expect(digest == Insecure.MD5.hash(data: message) && digest.withUnsafeBytes { $0.count } == 16)
    }

    @Test func `input is added in parts, and a copy is independent`() {
        var first = SHA256()
        first.update(data: Data("a".utf8))
        var second = first
        first.update(data: Data("bc".utf8))
        second.update(data: Data("x".utf8))
        expect(first.finalize() == SHA256.hash(data: message))
        expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
        first.update(data: Data("d".utf8))
        expect(first.finalize() == SHA256.hash(data: Data("abcd".utf8)))
    }

    @Test func `authentication codes belong to a key and data`() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 20))
        let data = Data("Hi There".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        expect(text(code), equals: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
        expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
        expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
        let text131 = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        expect(
            text(HMAC<SHA512>.authenticationCode(for: text131, using: long)),
            equals: "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
                + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598")
    }

    @Test func `keys are derived from other keys`() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
            salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        expect(
            key.withUnsafeBytes { text($0) },
            equals: "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        expect(key.bitCount, equals: 336)
    }

    @Test func `AES encrypts and authenticates`() throws {
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let plain: [UInt8] = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525"
                + "b16aedf5aa0de657ba637b39")
        let header: [UInt8] = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(plain, using: key, nonce: nonce, authenticating: header)
        expect(text(box.tag), equals: "5bc94fbc3221a5db94fae95ae7121a47")
        expect(text(box.ciphertext.prefix(8)), equals: "42831ec221777424")
        expect(try AES.GCM.open(box, using: key, authenticating: header), equals: Data(plain))
        let combined: Data = try #require(box.combined)
        expect(
            try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: header).count,
            equals: 60)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        var changed: Data = combined
        changed[20] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key, authenticating: header)
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(plain, using: SymmetricKey(data: [1, 2, 3]))
        }
    }

    @Test func `a random nonce makes two encrypted messages differ`() throws {
        let key = SymmetricKey(size: .bits256)
        let boxes = try (0..<2).map { _ in try ChaChaPoly.seal(message, using: key) }
        expect(boxes[0].combined != boxes[1].combined && key != SymmetricKey(size: .bits256))
        for box in boxes { expect(try ChaChaPoly.open(box, using: key), equals: message) }
        let empty = try ChaChaPoly.seal(Data(), using: key)
        expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: empty.combined), using: key), equals: Data())
        #expect(throws: CryptoKitError.authenticationFailure) {
            try ChaChaPoly.open(boxes[0], using: SymmetricKey(size: .bits256))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.SealedBox(combined: Data([1])) }
    }

    @Test func `the functions of CommonCrypto store their results`() {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        _ = message.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(message.count), &digest) }
        expect(SHA256.hash(data: message) == digest)
        CC_MD5(nil, 0, &digest)
        expect(text(digest.prefix(Int(CC_MD5_DIGEST_LENGTH))), equals: "d41d8cd98f00b204e9800998ecf8427e")
        let key = [UInt8](repeating: 0x0b, count: 20)
        let data = Array("Hi There".utf8)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, data, data.count, &digest)
        expect(text(digest.prefix(8)), equals: "b0344c61d8db3853")
    }
}
