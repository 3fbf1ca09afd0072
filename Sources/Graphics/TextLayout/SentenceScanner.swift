/// A type that finds sentences in a string.
struct SentenceScanner {
    let text: String

    /// Returns the range of the sentence at an index, including its closing punctuation and trailing space. At the end
    /// of the text it is the last sentence.
    func range(at index: String.Index) -> Range<String.Index> {
        guard !text.isEmpty else { return text.startIndex..<text.startIndex }
        let inside = index < text.endIndex ? index : text.index(before: index)
        // Sentences do not span paragraphs, so the scan starts at the start of the paragraph.
        var start = TextBoundaries.paragraphStart(of: inside, in: text)
        while true {
            let end = end(from: start)
            if inside < end || end == text.endIndex { return start..<end }
            start = end
        }
    }

    /// Returns the end of the sentence that starts at an index.
    private func end(from start: String.Index) -> String.Index {
        var place = start
        while place < text.endIndex {
            let character = text[place]
            let after = text.index(after: place)
            if character.isNewline { return after }
            if Self.isFullWidthStop(character) { return skipClosingPunctuation(from: after) }
            if Self.isStop(character) {
                let end = skipClosingPunctuation(from: after)
                // A stop ends a sentence only before white space that no lowercase letter follows. So neither the stop
                // in "3.14" nor those in "e.g. this" end a sentence.
                if end == text.endIndex { return end }
                if end > after || text[end].isWhitespace {
                    let next = skipSpaces(from: end)
                    let continues = character == "." && next < text.endIndex && text[next].isLowercase
                    if next > end && !continues { return next }
                }
            }
            place = after
        }
        return place
    }

    private func skipClosingPunctuation(from index: String.Index) -> String.Index {
        var place = index
        while place < text.endIndex,
            Self.isStop(text[place]) || Self.isFullWidthStop(text[place])
                || Self.isClosingPunctuation(text[place])
        {
            place = text.index(after: place)
        }
        return place
    }

    private func skipSpaces(from index: String.Index) -> String.Index {
        var place = index
        while place < text.endIndex && text[place].isWhitespace {
            let after = text.index(after: place)
            if text[place].isNewline { return after }
            place = after
        }
        return place
    }

    private static func isStop(_ character: Character) -> Bool {
        switch character {
        case ".", "!", "?", "…", "؟", "۔", "।", "॥": true
        default: false
        }
    }

    private static func isFullWidthStop(_ character: Character) -> Bool {
        switch character {
        case "。", "．", "！", "？", "｡": true
        default: false
        }
    }

    private static func isClosingPunctuation(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.properties.generalCategory {
        case .closePunctuation, .finalPunctuation: return true
        default: return character == "\"" || character == "'"
        }
    }
}
