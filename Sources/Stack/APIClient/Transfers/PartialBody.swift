/// The beginning of a body, of which the server may send the rest.
struct PartialBody: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        /// The first bytes of the file that the body goes to.
        case file(count: Int)
    }

    var content: Content
    /// What the server said with the beginning.
    var headers: [String: String]
    /// The `ETag` or `Last-Modified` that tells whether the rest belongs to the beginning.
    var validator: String

    /// How many bytes there are.
    var count: Int {
        switch content {
        case .bytes(let bytes): bytes.count
        case .file(let count): count
        }
    }

    /// Keeps the beginning of a body, if a server that answered so can be asked for the rest of it.
    init?(_ content: Content, status: Int, headers: [String: String]) {
        guard status == 200 || status == 206 else { return nil }
        // What was unpacked here has other bytes than what the server counts.
        guard (headers["content-encoding"] ?? "identity") == "identity", headers["accept-ranges"] != "none" else {
            return nil
        }
        guard let validator = PartialBody.validator(of: headers) else { return nil }
        self.content = content
        self.headers = headers
        self.validator = validator
        guard count > 0 else { return nil }
    }

    /// What `If-Range` may carry: a strong `ETag`, or a date that is old enough to be one (RFC 9110, 8.8.2.2).
    private static func validator(of headers: [String: String]) -> String? {
        if let tag = headers["etag"] { return tag.hasPrefix("\"") ? tag : nil }
        guard let modified = headers["last-modified"], let then = HTTPDate.seconds(modified),
            let date = headers["date"].flatMap(HTTPDate.seconds), date - then >= 1
        else { return nil }
        return modified
    }

    /// Whether an answer brings all that is missing, of the same version: it begins where the part ends, goes to the end
    /// of the body, is not packed, and does not carry another validator (RFC 9110, 15.3.7.3).
    func isContinued(by headers: [String: String]) -> Bool {
        guard let range = ContentRange(headers["content-range"]), range.first == count, range.reachesEnd,
            (headers["content-encoding"] ?? "identity") == "identity"
        else { return false }
        let own: String? = validator.hasPrefix("\"") ? headers["etag"] : headers["last-modified"]
        return own == nil || own == validator
    }
}
