import Foundation

extension NSTextList {
    /// Options of a list.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The markers of a nested list begin with the marker of the item that contains the list.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The format of the markers of a list: text with at most one keyword in braces, as in `({decimal})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a format from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A square outline.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A small filled square.
        public static let square = MarkerFormat("{square}")
        /// Hexadecimal numbers with lowercase letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Hexadecimal numbers with uppercase letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Octal numbers.
        public static let octal = MarkerFormat("{octal}")
        /// The letters a to z, then aa, ab and so on.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// The letters A to Z, then AA, AB and so on.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// The letters a to z, then aa, ab and so on.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// The letters A to Z, then AA, AB and so on.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Roman numerals such as iv.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Roman numerals such as IV.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat("{decimal}")
    }
}

extension NSTextList.MarkerFormat {
    /// The markers that do not depend on the number of an item.
    static let symbols: [String: String] = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static let numbers: Set<String> = [
        "lower-hexadecimal", "upper-hexadecimal", "octal", "lower-alpha", "upper-alpha", "lower-latin", "upper-latin",
        "lower-roman", "upper-roman", "decimal",
    ]

    /// The first known keyword, and its range with the braces.
    package var keyword: (name: String, range: Range<String.Index>)? {
        var start: String.Index?
        for index in rawValue.indices {
            if rawValue[index] == "{" { start = index }
            guard rawValue[index] == "}", let open = start else { continue }
            let name = String(rawValue[rawValue.index(after: open)..<index])
            if Self.symbols[name] != nil || Self.numbers.contains(name) {
                return (name, open..<rawValue.index(after: index))
            }
        }
        return nil
    }

    /// Returns the text that replaces a keyword. Numbers that letters or Roman numerals cannot represent are decimal.
    static func text(of keyword: String, number: Int) -> String {
        if let symbol = symbols[keyword] { return symbol }
        let text: String? =
            switch keyword {
            case "lower-hexadecimal", "upper-hexadecimal": String(number, radix: 16)
            case "octal": String(number, radix: 8)
            case "lower-alpha", "upper-alpha", "lower-latin", "upper-latin": letters(number)
            case "lower-roman", "upper-roman": roman(number)
            default: nil
            }
        guard let text else { return String(number) }
        return keyword.hasPrefix("upper") ? text.uppercased() : text
    }

    private static func letters(_ number: Int) -> String? {
        guard number > 0 else { return nil }
        var (rest, result) = (number, "")
        while rest > 0 {
            rest -= 1
            result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
            rest /= 26
        }
        return result
    }

    private static func roman(_ number: Int) -> String? {
        guard (1...3_999).contains(number) else { return nil }
        let values: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, result) = (number, "")
        for (value, digits) in values {
            while rest >= value {
                result += digits
                rest -= value
            }
        }
        return result
    }
}
