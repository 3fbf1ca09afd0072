/// A hash that is the same in every process, unlike the hash of `Hasher`.
enum StableHash {
    /// Returns the 64-bit FNV-1a hash of a string, in hexadecimal.
    static func text(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
