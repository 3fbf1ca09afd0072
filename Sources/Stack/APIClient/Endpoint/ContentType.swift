/// What a `Content-Type` header says.
enum ContentType {
    /// Its `charset`, such as `utf-8`; nil if it names none.
    static func charset(_ text: String?) -> String? {
        for part in (text ?? "").split(separator: ";").dropFirst() {
            let pair: [Substring] = part.split(separator: "=", maxSplits: 1).map(CacheControl.trimmed)
            guard pair.count == 2, pair[0].lowercased() == "charset" else { continue }
            let name: String = pair[1].filter { $0 != "\"" }
            return name.isEmpty ? nil : name
        }
        return nil
    }
}
