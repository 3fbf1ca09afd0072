import UIKitInput

/// Adds and removes spaces around words that are pasted, cut or deleted.
extension TextEditor {
    /// Returns the text that a paste inserts in place of the selection, with spaces that separate it from adjacent
    /// words.
    package func spaced(_ pasted: String, _ type: UITextSmartInsertDeleteType) -> String {
        guard type == .yes, let first = pasted.first, let last = pasted.last else { return pasted }
        let range: Range<Int> = markedRange ?? selection
        var result = pasted
        if isWordCharacter(first), let before = character(before: range.lowerBound), isWordCharacter(before) {
            result = " " + result
        }
        if isWordCharacter(last), let after = character(after: range.upperBound), isWordCharacter(after) {
            result += " "
        }
        return result
    }

    /// Returns the range to remove with the selection. If the selection consists of words, the range includes an
    /// adjacent space that would otherwise be doubled, be at the start or the end of a line, or be before a punctuation
    /// mark.
    package func rangeToRemove(_ type: UITextSmartInsertDeleteType) -> Range<Int> {
        let range: Range<Int> = selection
        guard type == .yes, !range.isEmpty, let first = character(after: range.lowerBound),
            let last = character(before: range.upperBound), isWordCharacter(first), isWordCharacter(last)
        else { return range }
        let before: Character? = character(before: range.lowerBound)
        let after: Character? = character(after: range.upperBound)
        if before.map({ isWordCharacter($0) }) == true || after.map({ isWordCharacter($0) }) == true { return range }
        if before == " ", after == nil || after == " " || after?.isNewline == true || after?.isPunctuation == true {
            return range.lowerBound - 1..<range.upperBound
        }
        let startsLine: Bool = before == nil || before?.isNewline == true
        return startsLine && after == " " ? range.lowerBound..<range.upperBound + 1 : range
    }

    /// Removes the selection on behalf of the user, and a space beside it that is no longer needed.
    package func removeSelection(_ type: UITextSmartInsertDeleteType) {
        if selections.count > 1 { replaceSelection(with: "") } else { replace(rangeToRemove(type), with: "") }
    }

    private func character(before offset: Int) -> Character? {
        let start: Int = previous(.grapheme, before: offset)
        return start < offset ? substring(start..<offset).last : nil
    }

    private func character(after offset: Int) -> Character? {
        let end: Int = next(.grapheme, after: offset)
        return end > offset ? substring(offset..<end).first : nil
    }

    /// Whether a character is part of a word in a script that separates words by spaces.
    private func isWordCharacter(_ character: Character) -> Bool {
        guard character.isLetter || character.isNumber, let value = character.unicodeScalars.first?.value else {
            return false
        }
        return !Self.unspacedScripts.contains { $0.contains(value) }
            && (value < 0x2E80 || (0xAC00...0xD7AF).contains(value))
    }

    /// The code points of Thai, Lao, Tibetan and Burmese, of Khmer, and of the Tai scripts.
    private static let unspacedScripts: [ClosedRange<UInt32>] = [0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF]
}
