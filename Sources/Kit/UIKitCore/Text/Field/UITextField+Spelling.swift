import Foundation
import TextEditing
import UIKitDrawing
import UIKitMenuElements
import UIKitSpelling

extension UITextField {
    /// The language for the spelling check; nil if spelling is not checked.
    private var spellingLanguage: String? {
        isEditing && !isSecureTextEntry ? SpellingMarks.language(for: self) : nil
    }

    /// The ranges of the misspelled words, except the one that is being typed.
    var misspelledRanges: [NSRange] {
        spellingLanguage.map { fieldState.spelling.ranges(in: editor.text, language: $0) } ?? []
    }

    /// Called after the user types. If the word before the caret is misspelled, it is marked when the caret leaves it.
    func recordTypedWord() {
        if spellingLanguage != nil { fieldState.spelling.recordTypedWord(in: editor) }
    }

    /// Returns the correction of the word before the caret if the user just typed the word and `typed` ends it. If
    /// `typed` ends with whitespace, removes the mark of the last correction.
    func correction(endedBy typed: String) -> SpellingMarks.Correction? {
        let isOnScreen: Bool = UIApplication.shared.showsKeyboard
        guard isEditing, let language = SpellingMarks.correctionLanguage(for: self, onScreen: isOnScreen) else {
            return nil
        }
        if typed.last?.isWhitespace == true, fieldState.spelling.removeCorrectionMark() != nil { textStyleDidChange() }
        return fieldState.spelling.correction(endedBy: typed, in: editor, language: language)
    }

    func apply(_ correction: SpellingMarks.Correction?) {
        if let correction { fieldState.spelling.apply(correction, in: editor) }
    }

    /// Called after the caret moves.
    func leaveTypedWord() {
        if let word = fieldState.spelling.lastCorrection, editor.head < word.start {
            _ = fieldState.spelling.removeCorrectionMark()
            textStyleDidChange()
        }
        if fieldState.spelling.leaveTypedWord(at: editor.head) != nil { textStyleDidChange() }
    }

    /// The corrections of the selected word, if it is misspelled.
    var spellingElements: [UIMenuElement] {
        let selection: Range<Int> = editor.selection
        guard let language = spellingLanguage, selection.count < 100 else { return [] }
        return fieldState.spelling.elements(for: editor.selectedText, language: language) { [weak self] word in
            self?.edit { self?.editor.replace(selection, with: word) }
        } update: { [weak self] in
            self?.textStyleDidChange()
        }
    }
}
