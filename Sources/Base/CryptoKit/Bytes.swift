import CCrypto
import ProgramDiagnostics

/// Returns whether two sequences of bytes are equal, in a time that depends only on their length.
func areEqual(_ left: UnsafeRawBufferPointer, _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return right.withUnsafeBytes { CRYPTO_memcmp(left.baseAddress, $0.baseAddress, left.count) == 0 }
}

/// Returns random bytes for keys and nonces.
func randomBytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    stopProgram(unless: RAND_bytes(&bytes, Int32(count)) == 1, "The system does not provide random bytes.")
    return bytes
}

/// Returns the bytes as two hexadecimal digits each.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text: [UInt8] = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
}
