import Foundation
import TextEditing
import UIKitInput
import UIKitMenuElements
import WordSpelling

/// The misspelled words of text that is being edited.
///
/// The word that is being typed is not marked until the caret leaves it.
@MainActor
package final class SpellingMarks {
    let checker = UITextChecker()
    private var typedWord: Range<Int>?
    /// The correction whose word is marked.
    package internal(set) var lastCorrection: Correction?

    package init() {}

    /// Returns the language in which the text of a view is checked, or nil if the text is not checked.
    package static func language(for traits: any UITextInputTraits) -> String? {
        guard SpellingDictionaries.marksViews else { return nil }
        switch traits.spellCheckingType {
        case .no: return nil
        case .default where traits.autocorrectionType == .no: return nil
        case .default, .yes: return SpellingDictionaries.preferredLanguage
        }
    }

    /// Returns the ranges of the misspelled words in a part of the text that begins at an offset.
    package func ranges(in text: String, at offset: Int = 0, language: String) -> [NSRange] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        return checker.misspelledRanges(in: text, range: whole, language: language).filter { word in
            let start: Int = offset + word.location
            return typedWord?.overlaps(start..<start + word.length) != true
        }
    }

    /// Called after the user types.
    package func recordTypedWord(in editor: TextEditor) {
        let head: Int = editor.head
        let isInWord: Bool = head > 0 && editor.substring(head - 1..<head).last?.isLetter == true
        typedWord = isInWord ? editor.wordRange(at: head - 1) : nil
    }

    /// Called after the caret moves. Returns the word that was being typed if the caret left it.
    package func leaveTypedWord(at caret: Int) -> Range<Int>? {
        guard let word = typedWord, !(word.lowerBound...word.upperBound).contains(caret) else { return nil }
        typedWord = nil
        return word
    }

    /// Called when editing begins or ends.
    package func reset() {
        typedWord = nil
        lastCorrection = nil
    }

    /// Returns the menu elements for a misspelled word: its corrections, and the actions that learn or ignore it. The
    /// result is empty if the word is not misspelled.
    ///
    /// - Parameters:
    ///   - replace: A closure that replaces the word.
    ///   - update: A closure that updates the marks.
    package func elements(
        for word: String, language: String, replace: @escaping (String) -> Void, update: @escaping () -> Void
    ) -> [UIMenuElement] {
        let range = NSRange(location: 0, length: word.utf16.count)
        guard range.length > 0, range.length < 100,
            checker.misspelledRanges(in: word, range: range, language: language) == [range]
        else { return [] }
        let guesses: [String] = checker.guesses(forWordRange: range, in: word, language: language) ?? []
        var elements: [UIMenuElement] = guesses.prefix(5).map { guess in
            UIAction(title: guess) { _ in replace(guess) }
        }
        if guesses.isEmpty {
            elements = [UIAction(title: "No Replacements Found", attributes: .disabled) { _ in }]
        }
        let learn = UIAction(title: "Learn Spelling") { _ in
            UITextChecker.learnWord(word)
            update()
        }
        let ignore = UIAction(title: "Ignore Spelling") { [checker] _ in
            checker.ignoreWord(word)
            update()
        }
        return [
            UIMenu(options: .displayInline, children: elements),
            UIMenu(options: .displayInline, children: [learn, ignore]),
        ]
    }
}
