import Foundation

// Foundation on Linux does not read URLs that contain their data (RFC 2397).

extension Data {
    /// Replaces `init(contentsOf:options:)`.
    @_silgen_name("$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLVh_AC14ReadingOptionsVtKcfC")
    public init(replacedContentsOf url: __shared URL, options: ReadingOptions) throws {
        guard DataURL.isDataURL(url) else {
            self = try Data.original(contentsOf: url, options: options)
            return
        }
        guard let content = DataURL.content(of: url) else {
            throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
        }
        self = content
    }

    @_silgen_name("engawa_original_data")
    private static func original(contentsOf url: URL, options: ReadingOptions) throws -> Data
}

private enum DataURL {
    static func isDataURL(_ url: URL) -> Bool { !url.isFileURL && url.scheme?.lowercased() == "data" }

    /// Returns the data that a data URL contains; nil if the URL is not valid.
    static func content(of url: URL) -> Data? {
        let text: Substring.UTF8View = url.absoluteString[...].utf8.prefix { $0 != UInt8(ascii: "#") }
        guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
        let data: Data = decodingPercents(in: text[text.index(after: comma)...])
        guard Substring(text[..<comma]).lowercased().hasSuffix(";base64") else { return data }
        var digits: Data = data.filter { !" \t\r\n\u{C}".utf8.contains($0) }
        // Writers leave out the padding.
        while digits.count % 4 > 1 { digits.append(UInt8(ascii: "=")) }
        return Data(base64Encoded: digits)
    }

    /// Returns the bytes of a text, in which `%` precedes the hexadecimal digits of a byte.
    private static func decodingPercents(in text: Substring.UTF8View) -> Data {
        var data = Data(capacity: text.count)
        var rest: Substring.UTF8View = text
        while let byte = rest.popFirst() {
            let digits: Substring.UTF8View = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                let value = UInt8(String(Substring(digits)), radix: 16), digits.first != UInt8(ascii: "+")
            {
                data.append(value)
                rest = rest.dropFirst(2)
            } else {
                data.append(byte)
            }
        }
        return data
    }
}
