import Foundation
import TextEditing
import UIKitCore
import UIKitDrawing
import UIKitSpelling
import WordSpelling

extension UITextView {
    /// The language of the spelling; nil if spelling is not checked.
    private var spellingLanguage: String? {
        guard SpellingDictionaries.marksViews, isEditable, state.isEditing else { return nil }
        switch spellCheckingType {
        case .no: return nil
        case .default where autocorrectionType == .no: return nil
        case .default, .yes: return SpellingDictionaries.preferredLanguage
        }
    }

    /// Underlines the misspelled words of a paragraph, except the one that is being typed.
    func markSpelling(of text: NSMutableAttributedString, in range: Range<Int>) {
        guard let language = spellingLanguage else { return }
        let whole = NSRange(location: 0, length: text.length)
        for word in state.checker.misspelledRanges(in: text.string, range: whole, language: language) {
            let start: Int = range.lowerBound + word.location
            if let typed = state.typedWord, typed.overlaps(start..<start + word.length) { continue }
            text.addAttributes(
                [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemRed], range: word)
        }
    }

    /// Called after the user typed. The word before the caret is marked when the caret leaves it.
    func noteTypedWord() {
        guard spellingLanguage != nil else { return }
        let head: Int = editor.head
        let isInWord: Bool = head > 0 && editor.substring(head - 1..<head).last?.isLetter == true
        state.typedWord = isInWord ? editor.wordRange(at: head - 1) : nil
    }

    /// Called after the caret moved.
    func leaveTypedWord() {
        guard let word = state.typedWord, !(word.lowerBound...word.upperBound).contains(editor.head) else { return }
        state.typedWord = nil
        manager.flow.invalidate(word.clamped(to: 0..<editor.length))
        textSizeDidChange()
    }

    /// The corrections of the selected word, if it is misspelled.
    var spellingElements: [UIMenuElement] {
        let selection: Range<Int> = editor.selection
        guard let language = spellingLanguage, !selection.isEmpty, selection.count < 100 else { return [] }
        let word: String = editor.selectedText
        let range = NSRange(location: 0, length: selection.count)
        guard state.checker.misspelledRanges(in: word, range: range, language: language) == [range] else { return [] }
        let guesses: [String] = state.checker.guesses(forWordRange: range, in: word, language: language) ?? []
        var elements: [UIMenuElement] = guesses.prefix(5).map { guess in
            UIAction(title: guess) { [weak self] _ in
                self?.edit { self?.editor.replace(selection, with: guess) }
            }
        }
        if guesses.isEmpty {
            elements = [UIAction(title: "No Replacements Found", attributes: .disabled) { _ in }]
        }
        let learn = UIAction(title: "Learn Spelling") { [weak self] _ in
            UITextChecker.learnWord(word)
            self?.appearanceDidChange()
        }
        let ignore = UIAction(title: "Ignore Spelling") { [weak self] _ in
            self?.state.checker.ignoreWord(word)
            self?.appearanceDidChange()
        }
        return [
            UIMenu(options: .displayInline, children: elements),
            UIMenu(options: .displayInline, children: [learn, ignore]),
        ]
    }

    /// Marks words when editing begins, and removes the marks when it ends.
    func spellingDidChange() {
        state.typedWord = nil
        if SpellingDictionaries.marksViews { appearanceDidChange() }
    }
}
