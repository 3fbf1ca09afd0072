extension HTTPRequest {
    /// Whether `url` is one of this machine, which no proxy may answer for.
    static func isLoopback(_ url: String) -> Bool {
        guard let host = Origin(url)?.host else { return false }
        return host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
    }

    /// The text of `bytes` without the white space around it.
    static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }),
            let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}

extension HTTPRequest.Header {
    /// The header as libcurl takes it. An empty value is written with a semicolon, or libcurl would drop the header.
    var line: String {
        let value: String = value.filter { $0 != "\r" && $0 != "\n" && $0 != "\r\n" }
        return value.isEmpty ? "\(name);" : "\(name): \(value)"
    }
}
