import CHyphen
import Foundation

/// A hyphenation dictionary in the format of libhyphen.
///
/// Any thread can use a dictionary: a lock protects the library's state.
// @unchecked: the pointer is used only inside the lock, and in the deinitializer, when no other code uses it.
package final class HyphenationDictionary: @unchecked Sendable {
    private let pointer: OpaquePointer
    private let lock = NSLock()

    /// The length of the longest word that is hyphenated, in Unicode scalars.
    private static let longestWord = 100

    /// Opens a dictionary; nil if libhyphen is not installed or the file is not a dictionary.
    package init?(path: String) {
        guard FileManager.default.isReadableFile(atPath: path), let opened = hyphenation_open(path) else { return nil }
        pointer = opened
    }

    deinit { hyphenation_close(pointer) }

    /// Returns the positions in a word at which a hyphen can be inserted. Each position is the number of Unicode
    /// scalars before it.
    package func places(in word: some StringProtocol) -> [Int] {
        let lowercase: String = word.lowercased()
        let count: Int = lowercase.unicodeScalars.count
        // The positions refer to the lowercase word, so both words must have the same number of scalars.
        guard count > 3, count <= Self.longestWord, count == word.unicodeScalars.count else { return [] }
        var breaks = [CChar](repeating: 0, count: count)
        let isFound: Bool = lock.withLock { hyphenation_find(pointer, lowercase, Int32(count), &breaks) != 0 }
        return isFound ? (1..<count).filter { breaks[$0 - 1] != 0 } : []
    }
}
