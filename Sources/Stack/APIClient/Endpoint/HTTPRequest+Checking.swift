extension HTTPRequest {
    /// Why the request cannot be sent as it stands; nil if it can.
    ///
    /// A line break in a name, a value or the URL would begin a header, or a request, that nobody meant to send
    /// (RFC 9110, 5.5 and 9.1). Values are not repeated: they may be secrets.
    var problem: (kind: APIError.Kind, details: String)? {
        guard HTTPRequest.isToken(method.rawValue) else {
            return (.notEncodable, "\(HTTPRequest.quoted(method.rawValue)) is not a request method.")
        }
        guard !url.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            return (.badURL, "\(HTTPRequest.quoted(Secrets.removed(from: url))) holds a control character.")
        }
        for header in headers {
            guard HTTPRequest.isToken(header.name) else {
                return (.notEncodable, "\(HTTPRequest.quoted(header.name)) is not the name of a header.")
            }
            guard !header.value.utf8.contains(where: HTTPRequest.endsLine) else {
                return (.notEncodable, "The value of the header \(header.name) holds a line break or a null.")
            }
        }
        return nil
    }

    /// Whether a byte ends a line, or the text as C sees it.
    static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0D || byte == 0x0A || byte == 0 }

    /// Whether `text` is what RFC 9110, 5.6.2 calls a token.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    /// The beginning of a text, in quotes, with its control characters escaped.
    private static func quoted(_ text: String) -> String { String(reflecting: String(text.prefix(80))) }
}
