import Sodium

/// Random strings that cannot be guessed.
enum Token {
    /// Returns a string of 64 hexadecimal digits.
    static func make() -> String {
        Sodium.randomBytes(32).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// Returns the digest of a token. The database contains only digests, which cannot be used as tokens.
    static func digest(_ token: String) -> [UInt8] { Sodium.digest(Array(token.utf8)) }
}
