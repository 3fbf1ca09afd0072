/// Parses `Content-Type` headers.
enum ContentType {
    /// Returns the `charset` parameter, such as `utf-8`; nil if there is none.
    static func charset(_ text: String?) -> String? {
        for part in (text ?? "").split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map(CacheControl.trimmed)
            guard pair.count == 2, pair[0].lowercased() == "charset" else { continue }
            let name: String = pair[1].filter { $0 != "\"" }
            return name.isEmpty ? nil : name
        }
        return nil
    }
}
