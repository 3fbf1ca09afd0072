import Foundation

/// The instruction of a field that is a link, such as `HYPERLINK "https://example.org" \l "bookmark" \o "tip"`.
enum RTFHyperlink {
    /// Returns the target of the link, or nil if the instruction is not a link. A bookmark becomes a fragment.
    static func target(of instruction: String) -> String? {
        guard let range = instruction.range(of: "HYPERLINK") else { return nil }
        var rest = instruction[range.upperBound...]
        var (target, fragment) = ("", "")
        while let (word, isSwitch) = removeWord(from: &rest) {
            switch word.lowercased() {
            case "\\l" where isSwitch: fragment = removeWord(from: &rest).map { "#" + $0.word } ?? ""
            // The arguments are a tip and the name of a frame.
            case "\\o" where isSwitch, "\\t" where isSwitch: _ = removeWord(from: &rest)
            default: if target.isEmpty, !isSwitch { target = word }
            }
        }
        target += fragment
        return target.isEmpty ? nil : target
    }

    /// Removes the first word or quoted string, and returns it without quotes.
    private static func removeWord(from rest: inout Substring) -> (word: String, isSwitch: Bool)? {
        rest = rest.drop { $0 == " " }
        guard let first = rest.first else { return nil }
        let isQuoted: Bool = first == "\""
        if isQuoted { rest.removeFirst() }
        let word = rest.prefix { $0 != (isQuoted ? "\"" : " ") }
        rest = rest.dropFirst(word.count + (isQuoted ? 1 : 0))
        return (String(word), first == "\\")
    }
}
