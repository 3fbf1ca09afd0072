import Foundation

/// The search for a string in text.
package enum TextSearch {
    /// Returns the ranges of the matches, in UTF-16 code units. The ranges do not overlap.
    ///
    /// A match begins and ends at character boundaries. Canonically equivalent text matches. The time is proportional to
    /// the length of the text.
    @MainActor
    package static func ranges(of query: String, in text: String, options: UITextSearchOptions) -> [NSRange] {
        let compare: NSString.CompareOptions = options.stringCompareOptions
        let units = Array(text.utf16)
        func accepted(_ range: NSRange) -> NSRange? {
            let isMatch: Bool =
                isBoundary(range.location, in: units) && isBoundary(range.location + range.length, in: units)
                && isWordMatch(range, in: units, options.wordMatchMethod)
            return isMatch ? range : nil
        }
        guard compare.subtracting(.caseInsensitive).isEmpty else {
            return matches(of: query, in: text as NSString, options: compare, accepted)
        }
        let wanted = Array(query.utf16)
        let ignoringCase: Bool = compare.contains(.caseInsensitive)
        // Precomposed text can be compared as it is.
        let isDecompositionNeeded: Bool =
            wanted.contains { $0 >= 0x80 }
            ? DecomposedText.isNeeded(for: wanted) || DecomposedText.isNeeded(for: units)
            : units.contains(where: DecomposedText.isEquivalentToASCII)
        guard isDecompositionNeeded else {
            return matches(of: wanted, in: units, ignoringCase: ignoringCase, accepted)
        }
        let decomposed = DecomposedText(units)
        return matches(of: DecomposedText(wanted).units, in: decomposed.units, ignoringCase: ignoringCase) { range in
            decomposed.range(of: range).flatMap(accepted)
        }
    }

    /// Returns the ranges of the matches that `accepted` returns in place of the ranges in `text`.
    private static func matches(
        of query: [UInt16], in text: [UInt16], ignoringCase: Bool, _ accepted: (NSRange) -> NSRange?
    ) -> [NSRange] {
        guard !query.isEmpty, text.count >= query.count else { return [] }
        let wanted: [UInt16] = ignoringCase ? query.map(folded) : query
        var result: [NSRange] = []
        var start = 0
        let last = text.count - wanted.count
        let first: UInt16 = wanted[0]
        while start <= last {
            let unit: UInt16 = ignoringCase ? folded(text[start]) : text[start]
            guard unit == first else {
                start += 1
                continue
            }
            var length = 1
            while length < wanted.count {
                let next: UInt16 = ignoringCase ? folded(text[start + length]) : text[start + length]
                if next != wanted[length] { break }
                length += 1
            }
            guard length == wanted.count, let match = accepted(NSRange(location: start, length: length)) else {
                start += 1
                continue
            }
            result.append(match)
            start += length
        }
        return result
    }

    /// Returns the lowercase form of a code unit if the form is a single code unit, otherwise the code unit itself.
    private static func folded(_ unit: UInt16) -> UInt16 {
        if unit < 0x80 { return unit >= 0x41 && unit <= 0x5A ? unit + 0x20 : unit }
        guard let scalar = Unicode.Scalar(unit) else { return unit }
        let lower = scalar.properties.lowercaseMapping.utf16
        return lower.count == 1 ? lower.first ?? unit : unit
    }

    private static func matches(
        of query: String, in text: NSString, options: NSString.CompareOptions, _ accepted: (NSRange) -> NSRange?
    ) -> [NSRange] {
        var result: [NSRange] = []
        var start = 0
        while start < text.length {
            let rest = NSRange(location: start, length: text.length - start)
            let found: NSRange = text.range(of: query, options: options.subtracting(.backwards), range: rest)
            guard found.location != NSNotFound, found.length > 0 else { break }
            guard let match = accepted(found) else {
                start = found.location + 1
                continue
            }
            result.append(match)
            start = found.location + found.length
        }
        return result
    }

    private static let zeroWidthJoiner: UInt16 = 0x200D

    /// Returns whether an offset is a character boundary.
    ///
    /// An offset is not a boundary if it divides a surrogate pair, if a combining mark, an emoji modifier or a joiner
    /// follows it, or if it is between a joiner and an emoji.
    static func isBoundary(_ offset: Int, in text: [UInt16]) -> Bool {
        guard offset > 0, offset < text.count, text[offset] >= 0x300 else { return true }
        if UTF16.isTrailSurrogate(text[offset]) || text[offset] == zeroWidthJoiner { return false }
        guard let properties = scalar(from: offset, in: text)?.properties else { return true }
        if text[offset - 1] == zeroWidthJoiner, properties.isEmoji { return false }
        return !properties.isGraphemeExtend && !properties.isEmojiModifier
    }

    private static func isWordMatch(
        _ range: NSRange, in text: [UInt16], _ method: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        switch method {
        case .contains: true
        case .startsWith: !isWord(at: range.location - 1, in: text)
        case .fullWord:
            !isWord(at: range.location - 1, in: text) && !isWord(at: range.location + range.length, in: text)
        }
    }

    /// Whether the character with the code unit at an index belongs to a word.
    private static func isWord(at index: Int, in text: [UInt16]) -> Bool {
        guard text.indices.contains(index), let scalar = scalar(at: index, in: text) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
    }
    /// Returns the scalar with the code unit at an index, or nil for half of a surrogate pair.
    private static func scalar(at index: Int, in text: [UInt16]) -> Unicode.Scalar? {
        guard UTF16.isTrailSurrogate(text[index]) else { return scalar(from: index, in: text) }
        guard index > 0, UTF16.isLeadSurrogate(text[index - 1]) else { return nil }
        return scalar(from: index - 1, in: text)
    }

    static func scalar(from start: Int, in text: [UInt16]) -> Unicode.Scalar? {
        var units = text[start...].makeIterator()
        var decoder = UTF16()
        guard case .scalarValue(let scalar) = decoder.decode(&units) else { return nil }
        return scalar
    }
}
