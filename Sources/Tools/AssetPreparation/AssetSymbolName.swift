/// The identifiers that Xcode derives from the names of assets.
///
/// A name is split into words: at characters that are neither ASCII letters nor digits, between letters and digits,
/// between a lowercase letter and an uppercase letter that follows it, and before the last of several uppercase letters
/// if a lowercase letter follows it. A name without lowercase letters keeps its words, joined by underscores: `TLS2016`
/// is `TLS_2016`. Otherwise the words are joined in camel case: `icon-home`, `Icon Home` and `iconHome` are `iconHome`,
/// and `GPS-Tracking` is `gpsTracking`.
enum AssetSymbolName {
    /// Returns the identifier of an image or a color, or nil if the name has no ASCII letters or digits.
    ///
    /// The last word is removed if it is “Color” or “Image” and not the only one. A reserved word is not escaped.
    static func member(_ name: String) -> String? {
        var words: [String] = words(of: name)
        let style: Style = hasLowercase(words) ? .camelCase : .underscores
        if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
            words.removeLast()
        }
        return join(words, style)
    }

    /// Returns the name of the enumeration for a namespace, or nil if the name has no ASCII letters or digits.
    static func namespace(_ name: String) -> String? {
        let words: [String] = words(of: name)
        let identifier: String? = join(words, hasLowercase(words) ? .pascalCase : .underscores)
        // A type cannot have a nested type of these names, even in backticks.
        return identifier.map { ["Protocol", "Self", "Type"].contains($0) ? $0 + "_" : $0 }
    }

    /// Returns an identifier for use in source code, in backticks if it is a reserved word.
    static func escaped(_ identifier: String) -> String {
        reservedWords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    private enum Style {
        case camelCase, pascalCase, underscores
    }

    private static func join(_ words: [String], _ style: Style) -> String? {
        guard let first = words.first else { return nil }
        let rest: String = words.dropFirst().map(capitalized).joined()
        let identifier: String =
            switch style {
            case .camelCase: first.lowercased() + rest
            case .pascalCase: capitalized(first) + rest
            case .underscores: words.joined(separator: "_")
            }
        return identifier.utf8.first.map(isDigit) == true ? "_" + identifier : identifier
    }

    private static func hasLowercase(_ words: [String]) -> Bool {
        words.contains { $0.utf8.contains(where: isLowercase) }
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    static func words(of name: String) -> [String] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        func finish() {
            if !word.isEmpty { words.append(word) }
            word = []
        }
        for byte in name.utf8 {
            guard isLowercase(byte) || isUppercase(byte) || isDigit(byte) else {
                finish()
                continue
            }
            if let last = word.last {
                if isDigit(byte) != isDigit(last) || isUppercase(byte) && isLowercase(last) {
                    finish()
                } else if isLowercase(byte), isUppercase(last), word.count > 1 {
                    // The last uppercase letter starts the next word.
                    word.removeLast()
                    finish()
                    word = [last]
                }
            }
            word.append(byte)
        }
        finish()
        return words.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isLowercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    private static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static let reservedWords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
