import Foundation

/// The options of a search for text.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The required position of matches relative to words.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part of the text.
        case contains = 0
        /// The start of a word.
        case startsWith = 1
        /// A whole word.
        case fullWord = 2
    }

    /// The required position of matches relative to words. The default is `contains`.
    open private(set) var wordMatchMethod: WordMatchMethod

    /// The options for the comparison of strings. The default ignores case.
    open private(set) var stringCompareOptions: NSString.CompareOptions

    init(wordMatchMethod: WordMatchMethod = .contains, stringCompareOptions: NSString.CompareOptions = .caseInsensitive)
    {
        self.wordMatchMethod = wordMatchMethod
        self.stringCompareOptions = stringCompareOptions
        super.init()
    }
}
