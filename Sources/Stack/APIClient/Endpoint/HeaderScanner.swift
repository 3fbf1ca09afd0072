/// Reads the elements of a header's value (RFC 9110, 5.6).
struct HeaderScanner {
    private var rest: Substring

    init(_ text: some StringProtocol) {
        rest = Substring(text)
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skipSpaces() {
        while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    }

    /// Skips a character if it is next, and returns whether it was.
    mutating func skip(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads everything before one of the characters.
    mutating func read(before characters: String) -> Substring {
        let text: Substring = rest.prefix { !characters.contains($0) }
        rest = rest[text.endIndex...]
        return text
    }

    /// Reads a quoted string or everything before one of the characters, without surrounding spaces.
    mutating func readValue(before characters: String) -> String {
        skipSpaces()
        guard skip("\"") else { return String(CacheControl.trimmed(read(before: characters))) }
        var value = ""
        while let character = rest.popFirst() {
            if character == "\"" { return value }
            value.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        return value
    }

    /// Reads parameters such as `; charset=utf-8; title="A, B"`, until a parameter is not followed by a semicolon. If a
    /// name is repeated, its first value applies.
    mutating func readParameters() -> [String: String] {
        var parameters: [String: String] = [:]
        while true {
            skipSpaces()
            guard skip(";") else { return parameters }
            skipSpaces()
            let name: String = CacheControl.trimmed(read(before: "=;,")).lowercased()
            let value: String = skip("=") ? readValue(before: ";,") : ""
            // Characters after a quoted string are invalid.
            _ = read(before: ";,")
            if !name.isEmpty, parameters[name] == nil { parameters[name] = value }
        }
    }
}
