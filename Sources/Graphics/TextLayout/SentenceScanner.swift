/// A type that finds sentences in a string, by the rules of Unicode.
struct SentenceScanner {
    let text: String

    /// Returns the range of the sentence at the given index, including its closing punctuation and trailing space. For
    /// the end of the text, returns the range of the last sentence.
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

    /// Returns the end of the sentence that starts at the given index.
    private func end(from start: String.Index) -> String.Index {
        let scalars = text.unicodeScalars
        var place = start
        // The kind of the last character before `place` that is not an extending character.
        var last = SentenceKind.other
        while place < scalars.endIndex {
            let kind = SentenceKind(scalars[place])
            if kind.isSeparator { return skipSeparator(at: place) }
            if kind.isTerminator {
                let (next, isEnd) = step(over: place, kind, after: last)
                if isEnd, next.samePosition(in: text) != nil { return next }
                place = next
                last = kind
            } else {
                if kind != .extending { last = kind }
                place = scalars.index(after: place)
            }
        }
        return place
    }

    /// Moves past a terminator and the characters that belong to it, and returns whether the sentence ends there.
    private func step(
        over place: String.Index, _ kind: SentenceKind, after last: SentenceKind
    ) -> (next: String.Index, isEnd: Bool) {
        let next = skipExtending(from: text.unicodeScalars.index(after: place))
        if kind == .period {
            // The period in "3.14" and the periods in "U.S." do not end a sentence.
            let following = self.kind(at: next)
            if following == .number { return (next, false) }
            if last == .lowercase || last == .uppercase, following == .uppercase { return (next, false) }
        }
        let end = skip(.space, from: skip(.closing, from: next))
        guard let following = self.kind(at: end) else { return (end, true) }
        if following == .continuation || following.isTerminator { return (end, false) }
        if kind == .period, lowercaseFollows(end) { return (end, false) }
        return (following.isSeparator ? skipSeparator(at: end) : end, true)
    }

    /// Whether the next letter is lowercase, as in "e.g. this".
    private func lowercaseFollows(_ start: String.Index) -> Bool {
        var place = start
        while let kind = kind(at: place) {
            switch kind {
            case .lowercase: return true
            case .uppercase, .letter, .period, .terminator, .carriageReturn, .lineFeed, .separator: return false
            case .extending, .space, .number, .closing, .continuation, .other: break
            }
            place = text.unicodeScalars.index(after: place)
        }
        return false
    }

    private func kind(at place: String.Index) -> SentenceKind? {
        place < text.unicodeScalars.endIndex ? SentenceKind(text.unicodeScalars[place]) : nil
    }

    private func skip(_ kind: SentenceKind, from start: String.Index) -> String.Index {
        var place = start
        while self.kind(at: place) == kind { place = skipExtending(from: text.unicodeScalars.index(after: place)) }
        return place
    }

    private func skipExtending(from start: String.Index) -> String.Index {
        var place = start
        while kind(at: place) == .extending { place = text.unicodeScalars.index(after: place) }
        return place
    }

    /// Returns the index after a line break.
    private func skipSeparator(at place: String.Index) -> String.Index {
        let next = text.unicodeScalars.index(after: place)
        guard kind(at: place) == .carriageReturn, kind(at: next) == .lineFeed else { return next }
        return text.unicodeScalars.index(after: next)
    }
}
