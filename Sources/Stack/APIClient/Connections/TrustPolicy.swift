import Foundation

/// The rules that decide whether a client trusts its server. Certificates are always verified, and TLS is 1.2 or later.
public struct TrustPolicy: Sendable, Hashable {
    /// The certificate authorities that a client trusts.
    public enum Roots: Sendable, Hashable {
        /// The authorities that the system trusts.
        case system
        /// Only the authorities in `pem`: successive certificates in PEM format. Use this for a private server.
        case only(pem: String)
    }

    /// The fingerprint of a server's public key.
    public struct Pin: Sendable, Hashable {
        let base64: String

        /// Creates a pin from the SHA-256 digest of a certificate's `SubjectPublicKeyInfo`, in Base64; nil if it is
        /// malformed. This command prints a pin:
        ///
        ///     openssl x509 -in server.pem -pubkey -noout | openssl pkey -pubin -outform der |
        ///         openssl dgst -sha256 -binary | base64
        public init?(sha256 base64: String) {
            guard let bytes = Data(base64Encoded: base64), bytes.count == 32 else { return nil }
            self.base64 = base64
        }
    }

    /// The trusted certificate authorities. The default is the system's.
    public var roots: Roots
    /// The public keys that are accepted from the base URL's host. The certificate must be valid too. If the array is
    /// empty, every key is accepted. Include the current key and the next one, so that a new certificate does not lock
    /// out existing apps.
    public var pins: [Pin]

    /// Creates a policy. The default trusts the system's authorities and accepts every key.
    public init(roots: Roots = .system, pins: [Pin] = []) {
        self.roots = roots
        self.pins = pins
    }
}
