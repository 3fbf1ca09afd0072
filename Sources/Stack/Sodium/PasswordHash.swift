import CSodium

/// The Argon2id hash of a password, as text that contains the salt and the cost.
package struct PasswordHash: Sendable {
    /// The cost of computing a hash.
    package enum Cost: Sendable {
        /// About a tenth of a second and 64 MiB.
        case interactive
        /// The minimum that the algorithm allows, for tests.
        case minimum

        var limits: (operations: UInt64, memory: Int) {
            switch self {
            case .interactive: (2, 64 << 20)
            case .minimum: (1, 8 << 10)
            }
        }
    }

    /// The hash as text.
    package let text: String

    /// Creates a hash from its text.
    package init(text: String) {
        self.text = text
    }

    /// Computes the hash of a password with a random salt, or returns nil if there is not enough memory.
    package init?(of password: String, cost: Cost) {
        Sodium.prepare()
        let limits = cost.limits
        let characters: [CChar] = password.utf8.map(CChar.init(bitPattern:))
        var hash = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        guard
            crypto_pwhash_str(&hash, characters, UInt64(characters.count), limits.operations, limits.memory) == 0
        else { return nil }
        text = String(decoding: hash.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns whether the hash was computed from a password.
    package func matches(_ password: String) -> Bool {
        Sodium.prepare()
        let characters: [CChar] = password.utf8.map(CChar.init(bitPattern:))
        return crypto_pwhash_str_verify(text, characters, UInt64(characters.count)) == 0
    }
}
