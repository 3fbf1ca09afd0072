extension HTTPRequest {
    /// The reason why the request must not be sent; nil if it can be sent.
    ///
    /// A line break in a name, a value or the URL could inject a header or a request (RFC 9110, 5.5 and 9.1). The
    /// reason does not contain values of headers, because they may be secret.
    var problem: (kind: APIError.Kind, details: String)? {
        guard HTTPRequest.isToken(method.rawValue) else {
            return (.notEncodable, "\(HTTPRequest.quoted(method.rawValue)) is not a request method.")
        }
        guard !url.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            return (.badURL, "\(HTTPRequest.quoted(Secrets.removed(from: url))) contains a control character.")
        }
        for header in headers {
            guard HTTPRequest.isToken(header.name) else {
                return (.notEncodable, "\(HTTPRequest.quoted(header.name)) is not a valid header name.")
            }
            guard !header.value.utf8.contains(where: HTTPRequest.endsLine) else {
                return (
                    .notEncodable, "The value of the header \(header.name) contains a line break or a null character."
                )
            }
        }
        return nil
    }

    /// Whether a byte ends a line or a C string.
    static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0D || byte == 0x0A || byte == 0 }

    /// Whether `text` is a token (RFC 9110, 5.6.2).
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

    /// Returns the beginning of a string, enclosed in quotation marks and with control characters escaped.
    private static func quoted(_ text: String) -> String { String(reflecting: String(text.prefix(80))) }
}
