import Foundation
import WordSpelling

/// An object that checks the spelling of words with the installed Hunspell dictionaries.
///
/// If no dictionary for a language is installed, no word counts as misspelled. Learned words are stored for the app.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that this object considers correct.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }
    private var ignored: Set<String> = []

    private static let learnedKey = "UITextCheckerLearnedWords"
    private static let completionLimit = 20

    /// The languages with dictionaries, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionaries.languages }

    /// Returns the range of the first misspelled word. The location is `NSNotFound` if no word is misspelled.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The range to check, in UTF-16 code units.
    ///   - startingOffset: The offset in the text at which the search begins.
    ///   - wrapFlag: Whether the search continues at the start of the range.
    ///   - language: The language of the text, such as `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let found: [NSRange] = misspelledRanges(in: stringToCheck, range: range, language: language)
        let next: NSRange? = found.first { $0.location >= startingOffset }
        return next ?? (wrapFlag ? found.first : nil) ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the ranges of all misspelled words in a range.
    package func misspelledRanges(in text: String, range: NSRange, language: String) -> [NSRange] {
        guard let dictionary = SpellingDictionaries.dictionary(for: language) else { return [] }
        let known: Set<String> = Self.learnedWords.union(ignored.map(Self.straightened))
        return SpellingWords.ranges(in: text, range: range).filter { range in
            let word: String = Self.word(in: text, at: range)
            return !known.contains(word) && !dictionary.contains(word)
        }
    }

    private static func word(in text: String, at range: NSRange) -> String {
        straightened((text as NSString).substring(with: range))
    }

    /// Returns a word with the straight apostrophe, which dictionaries contain.
    private static func straightened(_ word: String) -> String {
        word.replacingOccurrences(of: "\u{2019}", with: "'")
    }

    /// Returns corrections of a word, the best first, or nil if the language has no dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard range.location >= 0, range.location + range.length <= string.utf16.count else { return nil }
        return SpellingDictionaries.dictionary(for: language)?.corrections(of: Self.word(in: string, at: range))
    }

    /// Returns words that begin with a partial word, in alphabetical order, or nil if the language has no dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard range.location >= 0, range.length > 0, range.location + range.length <= string.utf16.count else {
            return nil
        }
        return SpellingDictionaries.dictionary(for: language)?
            .completions(of: Self.word(in: string, at: range), limit: Self.completionLimit)
    }

    /// Adds a word to the words that this object considers correct.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    // MARK: Learned words

    private static var learnedWords: Set<String> {
        get { Set((UserDefaults.standard.stringArray(forKey: learnedKey) ?? []).map(straightened)) }
        set { UserDefaults.standard.set(newValue.sorted(), forKey: learnedKey) }
    }

    /// Adds a word to the words that all checkers consider correct, in this launch of the app and in later ones.
    open class func learnWord(_ word: String) { learnedWords.insert(straightened(word)) }

    /// Returns whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(straightened(word)) }

    /// Reverses `learnWord(_:)`.
    open class func unlearnWord(_ word: String) { learnedWords.remove(straightened(word)) }
}
