/// The file name of a cached response: the key of its URL, and the key that distinguishes the response from others for
/// the URL.
struct CacheFileName: Hashable, Sendable {
    static let suffix = ".response"

    let resource: String
    let variant: String

    init(resource: String, variant: String) {
        (self.resource, self.variant) = (resource, variant)
    }

    /// Parses a file name; nil if it is not a name of a cached response.
    init?(_ text: String) {
        let keys: [Substring] = text.dropLast(CacheFileName.suffix.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        guard text.hasSuffix(CacheFileName.suffix), keys.count == 2, keys.allSatisfy(CacheFileName.isKey) else {
            return nil
        }
        self.init(resource: String(keys[0]), variant: String(keys[1]))
    }

    private static func isKey(_ text: Substring) -> Bool {
        text.utf8.count == CacheRequest.digitCount
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    var text: String { "\(resource)-\(variant)\(CacheFileName.suffix)" }
}
