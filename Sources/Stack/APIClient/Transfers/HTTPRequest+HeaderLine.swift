extension HTTPRequest.Header {
    /// The header in libcurl's format. An empty value is written with a semicolon; otherwise libcurl would omit the
    /// header.
    var line: String { value.isEmpty ? "\(name);" : "\(name): \(value)" }
}
