import Foundation
import UIKitCore
import UIKitDrawing
import UIKitSpelling
import WordSpelling

extension UITextView {
    /// The language in which spelling is checked, or nil if spelling is not checked.
    private var spellingLanguage: String? {
        isEditable && state.isEditing ? SpellingMarks.language(for: self) : nil
    }

    /// Underlines the misspelled words of a paragraph in red, except the word that is being typed. Underlines the word
    /// that was corrected last in blue.
    func markSpelling(of text: NSMutableAttributedString, in range: Range<Int>) {
        if let word = state.spelling.correctedRange(in: range) {
            text.addAttributes(
                [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemBlue], range: word)
        }
        guard let language = spellingLanguage else { return }
        for word in state.spelling.ranges(in: text.string, at: range.lowerBound, language: language) {
            text.addAttributes(
                [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemRed], range: word)
        }
    }

    /// Called after the user types. If the word before the caret is misspelled, it is marked when the caret leaves it.
    func recordTypedWord() {
        if spellingLanguage != nil { state.spelling.recordTypedWord(in: editor) }
    }

    /// Returns the correction of the word that the typed text ends. If the typed text ends with white space, also
    /// removes the mark of the last correction.
    func correction(endedBy typed: String) -> SpellingMarks.Correction? {
        let isOnScreen: Bool = UIApplication.shared.showsKeyboard
        guard state.isEditing, let language = SpellingMarks.correctionLanguage(for: self, onScreen: isOnScreen) else {
            return nil
        }
        if typed.last?.isWhitespace == true { removeCorrectionMark() }
        return state.spelling.correction(endedBy: typed, in: editor, language: language)
    }

    func apply(_ correction: SpellingMarks.Correction?) {
        guard let correction, editor.head > correction.typedRange.upperBound else { return }
        state.spelling.apply(correction, in: editor)
    }

    private func removeCorrectionMark() {
        guard let word = state.spelling.removeCorrectionMark() else { return }
        manager.flow.invalidate(word.clamped(to: 0..<editor.length))
        textSizeDidChange()
    }

    /// Called after the caret moves.
    func leaveTypedWord() {
        if let word = state.spelling.lastCorrection, editor.head < word.start { removeCorrectionMark() }
        guard let word = state.spelling.leaveTypedWord(at: editor.head) else { return }
        manager.flow.invalidate(word.clamped(to: 0..<editor.length))
        textSizeDidChange()
    }

    /// The menu elements for the selected word, if it is misspelled.
    var spellingElements: [UIMenuElement] {
        let selection: Range<Int> = editor.selection
        guard let language = spellingLanguage, selection.count < 100 else { return [] }
        return state.spelling.elements(for: editor.selectedText, language: language) { [weak self] word in
            self?.edit { self?.editor.replace(selection, with: word) }
        } update: { [weak self] in
            self?.appearanceDidChange()
        }
    }

    /// Marks words when editing begins, and removes the marks when it ends.
    func spellingDidChange() {
        state.spelling.reset()
        if SpellingDictionaries.marksViews { appearanceDidChange() }
    }
}
