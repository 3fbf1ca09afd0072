/// A pattern for paths: `*` matches any characters, and `{name}` matches a component of a path.
struct PathPattern: Sendable {
    private let pattern: [UInt8]

    init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    var text: String { String(decoding: pattern, as: UTF8.self) }

    /// Returns the matched components by name; nil if the path does not match.
    func match(_ path: String) -> [String: String]? {
        PathPattern.match(pattern[...], Array(path.utf8)[...])
    }

    private static func match(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> [String: String]? {
        guard let first = pattern.first else { return text.isEmpty ? [:] : nil }
        if first == UInt8(ascii: "*") {
            let rest = pattern.dropFirst()
            for end in text.startIndex...text.endIndex {
                if let found = match(rest, text[end...]) { return found }
            }
            return nil
        }
        if first == UInt8(ascii: "{"), let close = pattern.firstIndex(of: UInt8(ascii: "}")) {
            // A component is not empty, and may be followed by an ending such as `.json`.
            let component = text.prefix { $0 != UInt8(ascii: "/") }
            guard !component.isEmpty else { return nil }
            for end in (component.startIndex + 1...component.endIndex).reversed() {
                guard var found = match(pattern[(close + 1)...], text[end...]) else { continue }
                let name = String(decoding: pattern[(pattern.startIndex + 1)..<close], as: UTF8.self)
                found[name] = String(decoding: text[..<end], as: UTF8.self)
                return found
            }
            return nil
        }
        guard text.first == first else { return nil }
        return match(pattern.dropFirst(), text.dropFirst())
    }
}
