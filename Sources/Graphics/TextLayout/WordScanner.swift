/// A type that finds words in a string.
struct WordScanner {
    let text: String

    /// The kind of a character. Adjacent characters of the same kind form a word or a gap.
    enum Kind: Equatable {
        case space, lineEnd, punctuation, emoji
        case letter, kanji, hiragana, katakana

        var isWord: Bool {
            switch self {
            case .letter, .kanji, .hiragana, .katakana, .emoji: true
            case .space, .lineEnd, .punctuation: false
            }
        }
    }

    /// Returns the range of the word or the gap at the given index. At the end of the text it is the last one.
    func range(at index: String.Index) -> Range<String.Index> {
        guard !text.isEmpty else { return text.startIndex..<text.startIndex }
        let inside = index < text.endIndex ? index : text.index(before: index)
        let kind = kind(at: inside)
        // A line break is never part of a longer range, and each emoji is a word.
        if kind == .lineEnd || kind == .emoji { return inside..<text.index(after: inside) }
        var start = inside
        while start > text.startIndex {
            let before = text.index(before: start)
            guard self.kind(at: before) == kind else { break }
            start = before
        }
        return start..<end(of: kind, from: inside)
    }

    /// Returns the end of the first word that ends after an index.
    func end(after index: String.Index) -> String.Index {
        var place = index
        while place < text.endIndex {
            let kind = kind(at: place)
            if kind.isWord { return kind == .emoji ? text.index(after: place) : end(of: kind, from: place) }
            place = text.index(after: place)
        }
        return place
    }

    /// Returns the start of the last word that starts before an index.
    func start(before index: String.Index) -> String.Index {
        var place = index
        while place > text.startIndex {
            let before = text.index(before: place)
            if kind(at: before).isWord { return range(at: before).lowerBound }
            place = before
        }
        return place
    }

    private func end(of kind: Kind, from index: String.Index) -> String.Index {
        var end = text.index(after: index)
        while end < text.endIndex && self.kind(at: end) == kind { end = text.index(after: end) }
        return end
    }

    /// Returns the kind of the character at the given index in its context. An apostrophe between letters, a period
    /// between digits, and the marks of Hebrew abbreviations count as letters.
    private func kind(at index: String.Index) -> Kind {
        let character = text[index]
        let kind = Self.kind(of: character)
        guard kind == .punctuation, index > text.startIndex else { return kind }
        let after = text.index(after: index)
        let before = text[text.index(before: index)]
        // Geresh is part of the Hebrew word before it.
        if character == "'", before.isHebrew { return .letter }
        guard after < text.endIndex else { return kind }
        let next = text[after]
        switch character {
        case "'", "’", "·", "‧":
            let joinsDigits = before.isNumber && next.isNumber && character != "·" && character != "‧"
            return joinsDigits || before.isLetter && next.isLetter && Self.kind(of: next) == .letter ? .letter : kind
        case "\"":
            return before.isHebrew && next.isHebrew ? .letter : kind
        case ".", ",":
            let joinsDigits = before.isNumber && next.isNumber
            let joinsLetters = character == "." && before.isLetter && next.isLetter
            return joinsDigits || joinsLetters ? .letter : kind
        default:
            return kind
        }
    }

    static func kind(of character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .punctuation }
        if character.isNewline { return .lineEnd }
        if character.isWhitespace { return .space }
        switch scalar.value {
        case 0x3031...0x3035, 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
        case 0x3041...0x309F: return .hiragana
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .kanji
        default: break
        }
        if character.isLetter || character.isNumber || character == "_" { return .letter }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .format: return .letter
        // A character that begins with a combining mark contains no letter.
        default: break
        }
        let isEmoji = scalar.properties.isEmojiPresentation || (scalar.properties.isEmoji && scalar.value > 0x2000)
        return isEmoji ? .emoji : .punctuation
    }
}

extension Character {
    /// Whether the character is a Hebrew letter.
    fileprivate var isHebrew: Bool {
        unicodeScalars.first.map { (0x05D0...0x05F2).contains($0.value) || (0xFB1D...0xFB4F).contains($0.value) }
            == true
    }
}
