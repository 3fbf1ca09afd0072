/// The forms of Japanese kana.
package enum Kana {
    /// Returns the next form of a kana: small, or with a voiced or a half-voiced sound mark. Returns nil if the
    /// character has only one form.
    package static func nextForm(of character: Character) -> Character? {
        if let next = nextForms[character] { return next }
        let plain: String = hiragana(String(character))
        guard plain != String(character), let next = plain.first.flatMap({ nextForms[$0] }) else { return nil }
        return katakana(String(next)).first
    }

    private static let forms = [
        "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ", "そぞ",
        "ただ", "ちぢ", "つっづ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ", "やゃ", "ゆゅ", "よょ", "わゎ",
    ]

    private static let nextForms: [Character: Character] = {
        var result: [Character: Character] = [:]
        for form in forms {
            let characters = Array(form)
            for (index, character) in characters.enumerated() {
                result[character] = characters[(index + 1) % characters.count]
            }
        }
        return result
    }()

    /// Returns the text with katakana in place of hiragana if it contains hiragana, and with hiragana in place of
    /// katakana otherwise.
    package static func converted(_ text: String) -> String {
        let other: String = katakana(text)
        return other == text ? hiragana(text) : other
    }

    private static func katakana(_ text: String) -> String { shift(text, from: 0x3041...0x3096, by: 0x60) }

    private static func hiragana(_ text: String) -> String { shift(text, from: 0x30A1...0x30F6, by: -0x60) }

    private static func shift(_ text: String, from range: ClosedRange<UInt32>, by distance: Int) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let moved: Unicode.Scalar? =
                range.contains(scalar.value) ? Unicode.Scalar(UInt32(Int(scalar.value) + distance)) : nil
            result.append(moved ?? scalar)
        }
        return String(result)
    }
}
