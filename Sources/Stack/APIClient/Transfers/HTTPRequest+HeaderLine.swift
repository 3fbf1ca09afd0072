extension HTTPRequest.Header {
    /// The header as libcurl takes it. An empty value is written with a semicolon, or libcurl would drop the header.
    var line: String {
        let value: String = value.filter { $0 != "\r" && $0 != "\n" && $0 != "\r\n" }
        return value.isEmpty ? "\(name);" : "\(name): \(value)"
    }
}
