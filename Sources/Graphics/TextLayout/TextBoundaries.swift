/// Where characters, words, sentences and paragraphs begin and end in a string, in UTF-16 offsets.
///
/// It serves carets: arrow keys, word-wise movement, and what a double tap selects. Every function looks only at the
/// text around the offset. Offsets outside the text count as its nearest end; the results never lie inside a character.
///
/// Words follow the Unicode rules for letters, digits and the signs between them (`can't`, `3.14`). Without a
/// dictionary, Chinese and Japanese text is cut where the script changes, and Thai text at spaces.
public enum TextBoundaries {
    /// What a caret can move by.
    public enum Unit: Sendable {
        /// What a person takes for one character.
        case grapheme
        case word
        case sentence
        /// From one line end of the text to the next. (Wrapped lines are known to ``TextLayout``.)
        case paragraph
    }

    /// The end of the unit that the offset is in or before; the text's end if there is none.
    public static func next(_ unit: Unit, after utf16Offset: Int, in text: String) -> Int {
        let index = text.index(atUTF16: utf16Offset)
        let found: String.Index
        switch unit {
        case .grapheme: found = index < text.endIndex ? text.index(after: index) : index
        case .word: found = WordScanner(text: text).end(after: index)
        case .sentence: found = SentenceScanner(text: text).range(at: index).upperBound
        case .paragraph: found = paragraphEnd(after: index, in: text)
        }
        return text.utf16.distance(from: text.startIndex, to: found)
    }

    /// The start of the unit that the offset is in or behind; 0 if there is none.
    public static func previous(_ unit: Unit, before utf16Offset: Int, in text: String) -> Int {
        let index = text.index(atUTF16: utf16Offset)
        guard index > text.startIndex else {
            // An offset inside the first character goes to that character's start.
            return 0
        }
        if unit == .grapheme, text.utf16.distance(from: text.startIndex, to: index) < utf16Offset,
            utf16Offset < text.utf16.count
        {
            return text.utf16.distance(from: text.startIndex, to: index)
        }
        let before = text.index(before: index)
        let found: String.Index
        switch unit {
        case .grapheme: found = before
        case .word: found = WordScanner(text: text).start(before: index)
        case .sentence: found = SentenceScanner(text: text).range(at: before).lowerBound
        case .paragraph: found = paragraphStart(of: before, in: text)
        }
        return text.utf16.distance(from: text.startIndex, to: found)
    }

    /// The character that holds the offset; empty at the text's end.
    public static func graphemeRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        let start = text.index(atUTF16: utf16Offset)
        return text.utf16Range(start..<(start < text.endIndex ? text.index(after: start) : start))
    }

    /// What a double tap at the offset selects: the word there, or the run of spaces or signs that is in its place.
    ///
    /// At the text's end it is the last word; in empty text it is empty.
    public static func wordRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        text.utf16Range(WordScanner(text: text).range(at: text.index(atUTF16: utf16Offset)))
    }

    /// The sentence that holds the offset, with the space behind it.
    public static func sentenceRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        text.utf16Range(SentenceScanner(text: text).range(at: text.index(atUTF16: utf16Offset)))
    }

    /// The paragraph that holds the offset, without its line end.
    public static func paragraphRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        let index = text.index(atUTF16: utf16Offset)
        var end = index
        while end < text.endIndex && !text[end].isNewline { end = text.index(after: end) }
        return text.utf16Range(paragraphStart(of: index, in: text)..<end)
    }

    private static func paragraphEnd(after index: String.Index, in text: String) -> String.Index {
        var end = index
        // A caret at a line's end goes on to the next line's.
        if end < text.endIndex && text[end].isNewline { end = text.index(after: end) }
        while end < text.endIndex && !text[end].isNewline { end = text.index(after: end) }
        return end
    }

    /// The start of the paragraph that holds an index.
    ///
    /// It goes by code points: a line end is never joined to other characters, and to find the start of one flag among
    /// many, all before it must be counted.
    static func paragraphStart(of index: String.Index, in text: String) -> String.Index {
        let scalars = text.unicodeScalars
        var start = index
        while start > scalars.startIndex {
            let before = scalars.index(before: start)
            if Character(scalars[before]).isNewline { break }
            start = before
        }
        return start
    }
}

extension String {
    /// The start of the character that holds a UTF-16 offset, which is clamped to the text.
    func index(atUTF16 offset: Int) -> String.Index {
        let units = utf16
        guard offset > 0 else { return startIndex }
        guard let index = units.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
        if index == endIndex { return endIndex }
        return rangeOfCharacter(at: index)
    }

    private func rangeOfCharacter(at index: String.Index) -> String.Index {
        // The next boundary's predecessor is the boundary at or before the index.
        let after = self.index(after: index)
        return self.index(before: after)
    }

    func utf16Range(_ range: Range<String.Index>) -> Range<Int> {
        let start = utf16.distance(from: startIndex, to: range.lowerBound)
        return start..<start + utf16.distance(from: range.lowerBound, to: range.upperBound)
    }
}
