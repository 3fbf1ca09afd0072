import Foundation
import TextEditing
import UIKitInput
import WordSpelling

/// Corrections while the user types.
extension SpellingMarks {
    /// A word that was corrected.
    package struct Correction {
        /// The offset of the word in the text.
        package var start: Int
        package var typed: String
        package var corrected: String

        package var typedRange: Range<Int> { start..<start + typed.utf16.count }
        package var range: Range<Int> { start..<start + corrected.utf16.count }
    }

    /// Returns the language in which typed text in a view is corrected, or nil if the text is not corrected.
    ///
    /// By default, only text that is typed on the on-screen keyboard is corrected, because its keys are small.
    package static func correctionLanguage(for traits: any UITextInputTraits, onScreen: Bool) -> String? {
        guard SpellingDictionaries.marksViews, !traits.isSecureTextEntry else { return nil }
        switch traits.autocorrectionType {
        case .no: return nil
        case .default where !onScreen || traits.keyboardType != .default || traits.textContentType != nil: return nil
        case .default, .yes: return SpellingDictionaries.preferredLanguage
        }
    }

    /// Returns the correction of the word before the caret if the user just typed the word and the newly typed text
    /// ends it.
    package func correction(endedBy typed: String, in editor: TextEditor, language: String) -> Correction? {
        guard typed.count == 1, typed.first?.isWhitespace == true, editor.isTyping else { return nil }
        let start: Int = max(0, editor.head - Self.pieceLimit)
        let before: String = editor.substring(start..<editor.head)
        let space: String.Index? = before.lastIndex(where: \.isWhitespace)
        let piece: Substring = before[(space.map { before.index(after: $0) } ?? before.startIndex)...]
        guard piece.startIndex > before.startIndex || start == 0 else { return nil }
        let pieceStart: Int = editor.head - piece.utf16.count
        let units = Array(piece.utf16)
        let whole = NSRange(location: 0, length: units.count)
        guard let word = SpellingWords.ranges(in: String(piece), range: whole).last else { return nil }
        let rest = units[(word.location + word.length)...]
        guard rest.allSatisfy({ Self.closing.contains($0) }) else { return nil }
        let text = String(decoding: units[word.location..<word.location + word.length], as: UTF16.self)
        // A capital letter within a sentence begins a name.
        if text.first?.isUppercase == true {
            let context: String = editor.substring(max(0, pieceStart - 256)..<pieceStart + word.location)
            guard UITextAutocapitalizationType.sentences.applied(to: "a", after: context) == "A" else { return nil }
        }
        let range = NSRange(location: 0, length: word.length)
        guard checker.misspelledRanges(in: text, range: range, language: language) == [range],
            let guesses = checker.guesses(forWordRange: range, in: text, language: language),
            let corrected = CertainCorrection.of(text, among: guesses)
        else { return nil }
        return Correction(start: pieceStart + word.location, typed: text, corrected: corrected)
    }

    /// Applies a correction, unless its word has changed. The caret keeps its position in the text.
    package func apply(_ correction: Correction, in editor: TextEditor) {
        guard editor.head >= correction.typedRange.upperBound, editor.markedRange == nil,
            editor.substring(correction.typedRange) == correction.typed,
            editor.correct(correction.typedRange, with: correction.corrected)
        else { return }
        lastCorrection = correction
    }

    /// Called after each change to the text. A correction that was undone is not repeated.
    package func recordChange(in editor: TextEditor) {
        guard let last = lastCorrection else { return }
        if Self.text(in: last.range, of: editor) == last.corrected { return }
        if Self.text(in: last.typedRange, of: editor) == last.typed { checker.ignoreWord(last.typed) }
        lastCorrection = nil
    }

    /// Returns the range of the marked corrected word relative to a part of the text, or nil if the part does not
    /// contain the word.
    package func correctedRange(in range: Range<Int>) -> NSRange? {
        guard let word = lastCorrection?.range, word.lowerBound >= range.lowerBound,
            word.upperBound <= range.upperBound
        else { return nil }
        return NSRange(location: word.lowerBound - range.lowerBound, length: word.count)
    }

    /// Removes the mark of a corrected word, and returns the range of the mark.
    package func removeCorrectionMark() -> Range<Int>? {
        defer { lastCorrection = nil }
        return lastCorrection?.range
    }

    private static func text(in range: Range<Int>, of editor: TextEditor) -> String? {
        range.upperBound <= editor.length ? editor.substring(range) : nil
    }

    /// The maximum length of text without spaces that is examined, in UTF-16 code units.
    private static let pieceLimit = 64

    /// The punctuation marks that can occur between a word and the space after it.
    private static let closing: Set<UInt16> = Set(".,;:!?)]}\"'”’»…".utf16)
}
