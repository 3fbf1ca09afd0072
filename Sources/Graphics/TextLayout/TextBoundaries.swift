/// Functions that find the boundaries of characters, words, sentences, and paragraphs in a string, in UTF-16 offsets.
///
/// They are used for arrow keys, movement by words, and selection by double-tap. Every function examines only the text
/// near the offset. Offsets outside the text are clamped. Results are never inside a character.
///
/// Words follow the Unicode rules for letters, digits, and the punctuation between them (`can't`, `3.14`). There is no
/// dictionary, so Chinese and Japanese text is divided where the script changes, and Thai text at spaces.
public enum TextBoundaries {
    /// A unit of caret movement.
    public enum Unit: Sendable {
        /// A user-perceived character.
        case grapheme
        /// A word.
        case word
        /// A sentence.
        case sentence
        /// A paragraph, which ends at a line break. For wrapped lines, use ``TextLayout``.
        case paragraph
    }

    /// Returns the end of the unit that contains or follows the offset, or the end of the text if no such unit exists.
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

    /// Returns the start of the unit that contains or precedes the offset, or 0 if no such unit exists.
    public static func previous(_ unit: Unit, before utf16Offset: Int, in text: String) -> Int {
        let index = text.index(atUTF16: utf16Offset)
        guard index > text.startIndex else {
            // The offset is 0 or inside the first character.
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

    /// Returns the range of the character that contains the offset. The range is empty at the end of the text.
    public static func graphemeRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        let start = text.index(atUTF16: utf16Offset)
        return text.utf16Range(start..<(start < text.endIndex ? text.index(after: start) : start))
    }

    /// Returns the range that a double-tap at the offset selects: the word, or the sequence of spaces or punctuation.
    ///
    /// At the end of the text, the result is the last word or sequence. In an empty text, the range is empty.
    public static func wordRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        text.utf16Range(WordScanner(text: text).range(at: text.index(atUTF16: utf16Offset)))
    }

    /// Returns the range of the sentence that contains the offset, including trailing space.
    public static func sentenceRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        text.utf16Range(SentenceScanner(text: text).range(at: text.index(atUTF16: utf16Offset)))
    }

    /// Returns the range of the paragraph that contains the offset, without its line break.
    public static func paragraphRange(at utf16Offset: Int, in text: String) -> Range<Int> {
        let index = text.index(atUTF16: utf16Offset)
        var end = index
        while end < text.endIndex && !text[end].isNewline { end = text.index(after: end) }
        return text.utf16Range(paragraphStart(of: index, in: text)..<end)
    }

    private static func paragraphEnd(after index: String.Index, in text: String) -> String.Index {
        var end = index
        // From the end of a paragraph, the caret moves to the end of the next.
        if end < text.endIndex && text[end].isNewline { end = text.index(after: end) }
        while end < text.endIndex && !text[end].isNewline { end = text.index(after: end) }
        return end
    }

    /// Returns the start of the paragraph that contains an index.
    ///
    /// The scan uses code points, which is possible because a line break is never part of a larger character. A scan by
    /// characters would have to count all preceding flags to find the start of a flag.
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
    /// Returns the start of the character that contains a UTF-16 offset, which is clamped to the text.
    func index(atUTF16 offset: Int) -> String.Index {
        let units = utf16
        guard offset > 0 else { return startIndex }
        guard let index = units.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
        if index == endIndex { return endIndex }
        return startOfCharacter(at: index)
    }

    private func startOfCharacter(at index: String.Index) -> String.Index {
        // Moves to the next boundary and back. The result is the boundary at or before the index.
        let after = self.index(after: index)
        return self.index(before: after)
    }

    func utf16Range(_ range: Range<String.Index>) -> Range<Int> {
        let start = utf16.distance(from: startIndex, to: range.lowerBound)
        return start..<start + utf16.distance(from: range.lowerBound, to: range.upperBound)
    }
}
