import Foundation

/// The titles of a section index in a language.
struct IndexTitles {
    /// The letters, followed by "#" for all other characters.
    let all: [String]
    private let sections: [String: Int]
    private let locale: Locale

    /// Creates the titles for a language, such as "sv-SE".
    init(language: String) {
        locale = Locale(identifier: language)
        let code: Substring = language.prefix { $0 != "-" && $0 != "_" }
        let letters: String = Self.lettersByLanguage[String(code)] ?? Self.latin
        all = letters.map(String.init) + ["#"]
        sections = Dictionary(all.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the section for a string. The first character that is not white space determines the section.
    func section(of text: String) -> Int {
        guard let first = text.first(where: { !$0.isWhitespace }) else { return all.count - 1 }
        // In Turkish, the uppercase letter of “i” is “İ”.
        let letter: String = String(first).uppercased(with: locale)
        if let section = sections[letter] { return section }
        // A letter with diacritics belongs to the section of its base letter, and one such as “Ł” or “Æ” to the section
        // of the ASCII letters that are used in its place, unless it has a separate title.
        let base: String = letter.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        let ascii: String? =
            first.isLetter ? base.applyingTransform(StringTransform("Latin-ASCII"), reverse: false) : nil
        for text in [base, ascii] {
            if let section = text?.first.flatMap({ sections[String($0)] }) { return section }
        }
        return kanaSection(of: first) ?? all.count - 1
    }

    /// Returns the section of a Japanese syllable, which is the row of the kana table that contains it.
    private func kanaSection(of character: Character) -> Int? {
        guard all.first == "あ" else { return nil }
        let hiragana: String? = String(character).applyingTransform(.hiraganaToKatakana, reverse: true)
        guard let syllable = hiragana?.unicodeScalars.first, Self.kana.contains(syllable) else { return nil }
        let rows: [Unicode.Scalar] = all.compactMap(\.unicodeScalars.first).filter { Self.kana.contains($0) }
        return rows.lastIndex { $0 <= syllable } ?? 0
    }

    private static let kana: ClosedRange<Unicode.Scalar> = "ぁ"..."ん"

    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    private static let lettersByLanguage: [String: String] = [
        "sv": latin + "ÅÄÖ", "fi": latin + "ÅÄÖ", "da": latin + "ÆØÅ", "nb": latin + "ÆØÅ", "nn": latin + "ÆØÅ",
        "no": latin + "ÆØÅ", "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ", "et": "ABCDEFGHIJKLMNOPQRSŠZŽTUVWÕÄÖÜXY",
        "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ", "cs": "ABCČDEFGHIJKLMNOPQRŘSŠTUVWXYZŽ",
        "hr": "ABCČĆDĐEFGHIJKLMNOPQRSŠTUVWXYZŽ", "tr": "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ",
        "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ" + latin, "ru": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ" + latin,
        "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ" + latin, "bg": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ" + latin,
        "he": "אבגדהוזחטיכלמנסעפצקרשת" + latin, "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي" + latin,
        "fa": "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی" + latin, "ja": "あかさたなはまやらわ" + latin,
    ]
}
