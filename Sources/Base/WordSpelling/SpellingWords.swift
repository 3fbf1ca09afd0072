import Foundation

/// The words of a string whose spelling can be checked.
package enum SpellingWords {
    /// Returns the ranges of words: letters, with apostrophes between them. Leaves out addresses, file names, and words
    /// that have only one letter, contain digits, are in capitals, or are in scripts that do not separate words.
    package static func ranges(in text: String, range: NSRange) -> [NSRange] {
        let units = Array(text.utf16)
        let end: Int = min(units.count, range.location + range.length)
        var result: [NSRange] = []
        var index: Int = max(0, range.location)
        while index < end {
            let start = index
            while index < end, !isSpace(units[index]) { index += 1 }
            appendWords(of: units[start..<index], to: &result)
            index += 1
        }
        return result
    }

    /// Adds the words of a piece of text without spaces.
    private static func appendWords(of piece: ArraySlice<UInt16>, to result: inout [NSRange]) {
        let isAddress: Bool = piece.contains { $0 == 0x40 || $0 == 0x2F || $0 == 0x5C || $0 == 0x5F || $0 == 0x23 }
        let hasInnerDot: Bool = zip(piece, piece.dropFirst()).contains { $0 == 0x2E && isLetter($1) }
        if isAddress || hasInnerDot { return }
        var index: Int = piece.startIndex
        while index < piece.endIndex {
            guard isLetter(piece[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < piece.endIndex {
                let isInner: Bool =
                    isApostrophe(piece[index]) && index + 1 < piece.endIndex && isLetter(piece[index + 1])
                guard isLetter(piece[index]) || isInner else { break }
                index += 1
            }
            let hasDigit: Bool =
                (start > piece.startIndex && isDigit(piece[start - 1]))
                || (index < piece.endIndex && isDigit(piece[index]))
            let word: ArraySlice<UInt16> = piece[start..<index]
            // Most scripts have no case, so a word without lowercase letters is not necessarily in capitals.
            let isCapital: Bool = word.contains(where: isUppercase) && !word.contains(where: isLowercase)
            if word.count > 1, !hasDigit, !isCapital { result.append(NSRange(location: start, length: word.count)) }
        }
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }

    private static func isApostrophe(_ unit: UInt16) -> Bool { unit == 0x27 || unit == 0x2019 }

    private static func isDigit(_ unit: UInt16) -> Bool { Unicode.Scalar(unit)?.properties.numericType != nil }

    private static func isLowercase(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isLowercase ?? false
    }

    private static func isUppercase(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isUppercase ?? false
    }

    /// Tibetan, Southeast Asian and East Asian scripts, which do not write spaces between words.
    private static let scriptsWithoutSpaces: [ClosedRange<UInt16>] = [
        0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0x2E80...0xABFF, 0xF900...0xFFFF,
    ]

    private static func isLetter(_ unit: UInt16) -> Bool {
        if scriptsWithoutSpaces.contains(where: { $0.contains(unit) }) { return false }
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.isGraphemeExtend
    }
}
