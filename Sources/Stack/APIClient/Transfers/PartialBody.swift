/// The first part of a body. The rest can be requested from the server.
struct PartialBody: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        /// The first bytes of the file that the body is written to.
        case file(count: Int)
    }

    var content: Content
    /// The headers of the response that began the body.
    var headers: [String: String]
    /// The `ETag` or `Last-Modified` that identifies the version of the body.
    var validator: String

    /// The number of bytes.
    var count: Int {
        switch content {
        case .bytes(let bytes): bytes.count
        case .file(let count): count
        }
    }

    /// Creates a partial body; nil if the rest cannot be requested from the server.
    init?(_ content: Content, status: Int, headers: [String: String]) {
        guard status == 200 || status == 206 else { return nil }
        // Offsets in the decompressed body differ from those in the compressed body that the server sends.
        guard (headers["content-encoding"] ?? "identity") == "identity", headers["accept-ranges"] != "none" else {
            return nil
        }
        guard let validator = PartialBody.validator(of: headers) else { return nil }
        self.content = content
        self.headers = headers
        self.validator = validator
        guard count > 0 else { return nil }
    }

    /// Returns the value for `If-Range`: a strong `ETag`, or a date that is old enough to be a strong validator (RFC
    /// 9110, 8.8.2.2).
    private static func validator(of headers: [String: String]) -> String? {
        if let tag = headers["etag"] { return tag.hasPrefix("\"") ? tag : nil }
        guard let modified = headers["last-modified"], let then = HTTPDate.seconds(modified),
            let date = headers["date"].flatMap(HTTPDate.seconds), date - then >= 1
        else { return nil }
        return modified
    }

    /// Whether a response contains the rest of the same version: it begins where the part ends, reaches the end of the
    /// body, is not compressed, and does not have a different validator (RFC 9110, 15.3.7.3).
    func isContinued(by headers: [String: String]) -> Bool {
        guard let range = ContentRange(headers["content-range"]), range.first == count, range.reachesEnd,
            (headers["content-encoding"] ?? "identity") == "identity"
        else { return false }
        let own: String? = validator.hasPrefix("\"") ? headers["etag"] : headers["last-modified"]
        return own == nil || own == validator
    }
}
