import Expectations
import Foundation
import Testing

@testable import WordHyphenation

@Suite(.serialized) struct HyphenationTests {
    private static let isInstalled: Bool = HyphenationDictionary(path: "/usr/share/hyphen/hyph_en_US.dic") != nil

    private func hyphenated(_ word: String, by dictionary: HyphenationDictionary) -> String {
        var scalars = Array(word.unicodeScalars)
        for place in dictionary.places(in: word).reversed() { scalars.insert("-", at: place) }
        return String(String.UnicodeScalarView(scalars))
    }

    @Test(.enabled(if: isInstalled)) func `words are hyphenated as in the dictionary`() throws {
        let dictionary = try #require(HyphenationDictionary(path: "/usr/share/hyphen/hyph_en_US.dic"))
        let cases = [
            ("hyphenation", "hy-phen-ation"), ("Internationalization", "In-ter-na-tion-al-iza-tion"), ("cat", "cat"),
            ("", ""), ("日本語文章", "日本語文章"),
        ]
        for (word, expected) in cases {
            let found = hyphenated(word, by: dictionary)
            if found != expected { Issue.record("\(word): \(found)") }
        }
        expect(dictionary.places(in: String(repeating: "a", count: 100_000)).isEmpty)
    }

    @Test(.enabled(if: isInstalled)) func `dictionaries in other encodings are read`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let patterns = "ISO8859-1\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\n\u{FC}1b\n"
        let latin: [UInt8] = patterns.unicodeScalars.map { UInt8($0.value) }
        try Data(latin).write(to: folder.appendingPathComponent("hyph_de_AT.dic"))
        try Data("not a dictionary".utf8).write(to: folder.appendingPathComponent("hyph_fr.dic"))
        HyphenationDictionaries.use(folder: folder.path, languages: ["fr-FR", "de-DE", "en"])
        defer { HyphenationDictionaries.use(folder: nil, languages: nil) }
        let dictionary = try #require(HyphenationDictionaries.preferred)
        expect(hyphenated("übüben", by: dictionary), equals: "ü-bü-ben")
        // The encoding of the dictionary cannot represent Japanese.
        expect(dictionary.places(in: "日本語の文章").isEmpty)
        HyphenationDictionaries.use(folder: folder.path, languages: ["nl"])
        expectNil(HyphenationDictionaries.preferred)
    }
}
