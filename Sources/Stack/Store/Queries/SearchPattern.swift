/// Converts the words of a search to a pattern of SQLite's full-text search.
enum SearchPattern {
    /// Returns a pattern that matches rows in which each word of `text` is a prefix of some word; nil if `text` has no
    /// words.
    ///
    /// All words are quoted, so that SQLite interprets none of them as an operator.
    static func pattern(_ text: String) -> String? {
        let words: [Substring] = text.split(whereSeparator: \.isWhitespace).filter { word in
            word.contains { $0.isLetter || $0.isNumber }
        }
        guard !words.isEmpty else { return nil }
        // SQLite ends a pattern at a NUL character.
        return words.map { word in
            // A quotation mark separates two words in the index, as a space does.
            "\"\(word.replacing("\"", with: " ").filter { $0 != "\0" })\"*"
        }.joined(separator: " ")
    }
}
