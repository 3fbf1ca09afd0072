import Expectations
import Foundation
import TestSupport
import Testing
import WordSpelling

@testable import UIKitSpelling

/// Checking words with a small dictionary. The tests require the Hunspell library.
@MainActor
@Suite(.serialized) struct TextCheckerTests {
    /// Calls a closure with a text checker that uses one dictionary in UTF-8 and one in another encoding.
    private func withDictionaries(_ body: (UITextChecker) throws -> Void) throws {
        let folder = try TemporaryFolder()
        let affixes = "SET UTF-8\nTRY esianrtolcdugmphbyfvkwz'\nSFX S Y 1\nSFX S 0 s .\n"
        try Data(affixes.utf8).write(to: folder.file("en_US.aff"))
        try Data("6\nhello\nhelp/S\nworld/S\nnaïve\ndon't\nParis\n".utf8).write(to: folder.file("en_US.dic"))
        try Data("SET ISO8859-1\n".utf8).write(to: folder.file("de_DE.aff"))
        try "1\nGrüße\n".data(using: .isoLatin1)?.write(to: folder.file("de_DE.dic"))
        try Data("SET UTF-8\n".utf8).write(to: folder.file("he_IL.aff"))
        try Data("1\nשלום\n".utf8).write(to: folder.file("he_IL.dic"))
        try Data("no dictionary".utf8).write(to: folder.file("readme.dic"))
        let old = SpellingDictionaries.folders
        SpellingDictionaries.folders = [folder.url]
        defer { SpellingDictionaries.folders = old }
        try body(UITextChecker())
    }

    private func misspelled(_ text: String, _ checker: UITextChecker, language: String = "en_US") -> [String] {
        checker.misspelledRanges(in: text, range: NSRange(location: 0, length: text.utf16.count), language: language)
            .map { (text as NSString).substring(with: $0) }
    }

    @Test func `words are compared`() throws {
        try withDictionaries { checker in
            let cases: [(String, [String])] = [
                ("Hello worlds, don’t help!", []), ("helo wrld", ["helo", "wrld"]), ("naïve naive", ["naive"]),
                ("see http://exmple.org/pth or a@exmple.org, fle.txt", ["see", "or"]), ("NASA x2y #tagg", []),
                ("日本語 ไทย", []), ("“helo”—world", ["helo"]), ("Привет", ["Привет"]), ("'helo'", ["helo"]), ("", []),
                ("paris Paris", ["paris"]),
            ]
            for (text, expected) in cases { expect(misspelled(text, checker), equals: expected, "\(text)") }
            expect(misspelled("Grüße Gruße", checker, language: "de-AT"), equals: ["Gruße"])
            expect(misspelled("helo", checker, language: "fr_FR"), equals: [])
            expect(UITextChecker.availableLanguages, equals: ["de_DE", "en_US", "he_IL"])
        }
    }

    @Test func `words in scripts without capital letters are checked`() throws {
        try withDictionaries { checker in
            expect(misspelled("שלום שלןם", checker, language: "he"), equals: ["שלןם"])
            let cases: [(String, [String])] = [
                ("नमस्ते", ["नमस्ते"]), ("سلام", ["سلام"]), ("NASA ΝΑΣΑ", []), ("བོད་ཡིག မြန်မာ ខ្មែរ", []),
            ]
            for (text, expected) in cases { expect(misspelled(text, checker), equals: expected, "\(text)") }
        }
    }

    @Test func `a search begins at the given offset and wraps on request`() throws {
        try withDictionaries { checker in
            let text = "helo hello wrld"
            @MainActor func next(_ start: Int, _ wraps: Bool) -> NSRange {
                checker.rangeOfMisspelledWord(
                    in: text, range: NSRange(location: 0, length: 15), startingAt: start, wrap: wraps,
                    language: "en_US")
            }
            expect(next(0, false), equals: NSRange(location: 0, length: 4))
            expect(next(1, false), equals: NSRange(location: 11, length: 4))
            expect(next(12, true), equals: NSRange(location: 0, length: 4))
            expect(next(12, false).location, equals: NSNotFound)
        }
    }

    @Test func `words are corrected, completed, ignored and learned`() throws {
        try withDictionaries { checker in
            let word = NSRange(location: 0, length: 4)
            expect(checker.guesses(forWordRange: word, in: "helo", language: "en_US")?.contains("hello"), equals: true)
            expectNil(checker.guesses(forWordRange: word, in: "helo", language: "fr"))
            let outside = NSRange(location: 2, length: 9)
            expectNil(checker.guesses(forWordRange: outside, in: "helo", language: "en_US"))
            let start = NSRange(location: 0, length: 3)
            expect(
                checker.completions(forPartialWordRange: start, in: "hel", language: "en_US"),
                equals: ["hello", "help"])
            checker.ignoreWord("helo")
            expect(misspelled("helo", checker) == [] && checker.ignoredWords == ["helo"])
            expect(misspelled("helo", UITextChecker()), equals: ["helo"])
            UITextChecker.learnWord("wrld")
            expect(misspelled("wrld", UITextChecker()) == [] && UITextChecker.hasLearnedWord("wrld"))
            UITextChecker.unlearnWord("wrld")
            expect(misspelled("wrld", UITextChecker()), equals: ["wrld"])
        }
    }

    @Test func `words with a curved apostrophe are ignored and learned`() throws {
        try withDictionaries { checker in
            checker.ignoreWord("y’all")
            expect(misspelled("y’all y'all ma’am", checker) == ["ma’am"] && checker.ignoredWords == ["y’all"])
            UITextChecker.learnWord("ma’am")
            expect(misspelled("ma’am ma'am", UITextChecker()) == [] && UITextChecker.hasLearnedWord("ma’am"))
            UITextChecker.unlearnWord("ma'am")
            expect(misspelled("ma’am", UITextChecker()), equals: ["ma’am"])
        }
    }
}
