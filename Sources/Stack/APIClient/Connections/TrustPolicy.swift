import Foundation

/// Whom a client believes to be its server. Certificates are always verified, and TLS is 1.2 or newer.
public struct TrustPolicy: Sendable, Hashable {
    /// Who may vouch for a server.
    public enum Roots: Sendable, Hashable {
        /// Those that the system trusts.
        case system
        /// Those in this text alone: certificates in PEM, one after the other. For a server of one's own.
        case only(pem: String)
    }

    /// The public key of a server, by its fingerprint.
    public struct Pin: Sendable, Hashable {
        let base64: String

        /// Makes a pin of the SHA-256 of a certificate's `SubjectPublicKeyInfo`, in Base64; nil if it is none. This
        /// prints one:
        ///
        ///     openssl x509 -in server.pem -pubkey -noout | openssl pkey -pubin -outform der |
        ///         openssl dgst -sha256 -binary | base64
        public init?(sha256 base64: String) {
            guard let bytes = Data(base64Encoded: base64), bytes.count == 32 else { return nil }
            self.base64 = base64
        }
    }

    /// Who may vouch for servers; the system's roots unless told.
    public var roots: Roots
    /// The keys of which the base URL's host must have one, besides being vouched for; any if empty. Give the one in
    /// use and the one that comes after it, or a new certificate locks every app out.
    public var pins: [Pin]

    /// Makes a policy; the system's roots and any key unless told.
    public init(roots: Roots = .system, pins: [Pin] = []) {
        self.roots = roots
        self.pins = pins
    }
}
