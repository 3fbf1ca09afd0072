extension HTTPRequest.Header {
    /// The header as libcurl takes it. An empty value is written with a semicolon, or libcurl would drop the header.
    var line: String { value.isEmpty ? "\(name);" : "\(name): \(value)" }
}
