import CHunspell
import Foundation

/// A dictionary of a language, in the format of Hunspell.
@MainActor
package final class SpellingDictionary {
    // Only this object uses the pointer. The deinitializer can run on any thread, but no other code uses the pointer
    // then.
    private nonisolated(unsafe) let pointer: OpaquePointer
    private let file: URL
    private var known: [String: Bool] = [:]
    private lazy var words: [String] = loadWords()

    /// The maximum number of checked words in the cache.
    private static let limit = 20_000

    /// Opens a dictionary; nil if Hunspell is not installed or the files are damaged.
    init?(language: String, in folder: URL) {
        file = folder.appendingPathComponent("\(language).dic")
        let affixes: URL = folder.appendingPathComponent("\(language).aff")
        guard FileManager.default.isReadableFile(atPath: file.path),
            FileManager.default.isReadableFile(atPath: affixes.path),
            let opened = spelling_open(affixes.path, file.path)
        else { return nil }
        pointer = opened
    }

    deinit { spelling_close(pointer) }

    /// Whether a word is in the dictionary.
    package func contains(_ word: String) -> Bool {
        if let result = known[word] { return result }
        if known.count >= Self.limit { known.removeAll() }
        let result: Bool = spelling_check(pointer, word) != 0
        known[word] = result
        return result
    }

    /// Returns corrections of a word, the best first.
    package func corrections(of word: String) -> [String] {
        var found: [String] = []
        withUnsafeMutablePointer(to: &found) { list in
            spelling_suggest(pointer, word, list) { context, word in
                guard let context, let word else { return }
                context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: word))
            }
        }
        return found
    }

    /// Returns words that begin with a prefix, in alphabetical order.
    package func completions(of prefix: String, limit: Int) -> [String] {
        let key: String = prefix.lowercased()
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle].lowercased() < key { low = middle + 1 } else { high = middle }
        }
        return words[low...].prefix { $0.lowercased().hasPrefix(key) }.prefix(limit).map { $0 }
    }

    /// Reads the stems of the dictionary, without their inflected forms.
    private func loadWords() -> [String] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        let stems: [Substring] = text.split(whereSeparator: \.isNewline).dropFirst().map { line in
            line.prefix { $0 != "/" && $0 != "\t" }
        }
        // Stems with replacement characters are in an encoding other than UTF-8.
        let readable: [String] = stems.filter { !$0.isEmpty && !$0.contains("\u{FFFD}") }.map { String($0) }
        return readable.sorted { $0.lowercased() < $1.lowercased() }
    }
}
