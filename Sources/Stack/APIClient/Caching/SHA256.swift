/// SHA-256 (FIPS 180-4), for file names that must not reveal URLs. It is implemented here, because the modules that
/// link a library with SHA-256 depend on this module.
struct SHA256 {
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// Returns the digest of a string in UTF-8, as 64 hexadecimal digits.
    static func hex(_ text: String) -> String { hex(Array(text.utf8)) }

    /// Returns the digest of bytes, as 64 hexadecimal digits.
    static func hex(_ bytes: [UInt8]) -> String {
        var hash = SHA256()
        let whole: Int = bytes.count & ~63
        bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: whole, by: 64) {
                hash.process(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]))
            }
        }
        // The padding: the rest of the bytes, a set bit, zeros, and the length in bits.
        var rest: [UInt8] = Array(bytes[whole...]) + [0x80]
        rest += [UInt8](repeating: 0, count: (rest.count <= 56 ? 56 : 120) - rest.count)
        withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { rest += $0 }
        rest.withUnsafeBytes { rest in
            for start in stride(from: 0, to: rest.count, by: 64) {
                hash.process(UnsafeRawBufferPointer(rebasing: rest[start..<start + 64]))
            }
        }
        return hash.state.map(digits).joined()
    }

    private static func digits(_ word: UInt32) -> String {
        let text = String(word, radix: 16)
        return String(repeating: "0", count: 8 - text.count) + text
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// Processes a block of 64 bytes.
    private mutating func process(_ block: UnsafeRawBufferPointer) {
        var words = [UInt32](repeating: 0, count: 64)
        for index in 0..<16 {
            words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
        for index in 16..<64 {
            let (a, b): (UInt32, UInt32) = (words[index - 15], words[index - 2])
            let first: UInt32 = SHA256.rotated(a, 7) ^ SHA256.rotated(a, 18) ^ (a >> 3)
            let second: UInt32 = SHA256.rotated(b, 17) ^ SHA256.rotated(b, 19) ^ (b >> 10)
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var now = state
        for index in 0..<64 {
            let (a, e): (UInt32, UInt32) = (now[0], now[4])
            let mixedE: UInt32 = SHA256.rotated(e, 6) ^ SHA256.rotated(e, 11) ^ SHA256.rotated(e, 25)
            let choice: UInt32 = (e & now[5]) ^ (~e & now[6])
            let first: UInt32 = now[7] &+ mixedE &+ choice &+ SHA256.constants[index] &+ words[index]
            let mixedA: UInt32 = SHA256.rotated(a, 2) ^ SHA256.rotated(a, 13) ^ SHA256.rotated(a, 22)
            let majority: UInt32 = (a & now[1]) ^ (a & now[2]) ^ (now[1] & now[2])
            now = [first &+ mixedA &+ majority, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
        }
        for index in 0..<8 { state[index] &+= now[index] }
    }
}
