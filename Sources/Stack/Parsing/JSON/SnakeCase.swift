import Foundation

/// Converts and compares snake-case keys such as `user_name`, whose coding key is `userName`.
enum SnakeCase {
    /// Returns whether `snakeCase` converts to `camelCase`. Allocates no memory for ASCII letters and digits.
    static func matches(_ snakeCase: UnsafeBufferPointer<UInt8>, camelCase: UnsafeBufferPointer<UInt8>) -> Bool {
        // OPTIMIZATION: most keys are lowercase words with single underscores between them.
        var position = 0
        var isFirstWord = true
        var beginsWord = false
        var capitalizes = false
        for byte in snakeCase {
            if byte == underscore, position > 0, !beginsWord {
                (isFirstWord, beginsWord, capitalizes) = (false, true, true)
                continue
            }
            guard (byte >= 0x61 && byte <= 0x7A) || isDigit(byte) else {
                return matchesSlowPath(snakeCase, camelCase: camelCase)
            }
            let converted: UInt8 = capitalizes ? uppercased(byte) : byte
            guard position < camelCase.count, camelCase[position] == converted else { return false }
            position += 1
            beginsWord = false
            // In all words except the first, Foundation also capitalizes a letter after a digit.
            capitalizes = !isFirstWord && isDigit(byte)
        }
        if beginsWord { return matchesSlowPath(snakeCase, camelCase: camelCase) }
        return position == camelCase.count
    }

    /// The general case of `matches(_:camelCase:)`.
    private static func matchesSlowPath(
        _ snakeCase: UnsafeBufferPointer<UInt8>, camelCase: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var first = 0
        while first < snakeCase.count, snakeCase[first] == underscore { first += 1 }
        var last = snakeCase.count
        while last > first, snakeCase[last - 1] == underscore { last -= 1 }
        // A conversion keeps leading and trailing underscores, and does not change a key of one word.
        guard first < last, snakeCase[first..<last].contains(underscore) else {
            return snakeCase.elementsEqual(camelCase)
        }
        let trailing: Int = snakeCase.count - last
        guard camelCase.count >= first + trailing else { return false }
        for index in 0..<first where camelCase[index] != underscore { return false }
        for index in camelCase.count - trailing..<camelCase.count where camelCase[index] != underscore { return false }
        let word: Slice<UnsafeBufferPointer<UInt8>> = camelCase[first..<camelCase.count - trailing]
        return wordsMatch(snakeCase[first..<last], word, snakeCase: snakeCase, camelCase: camelCase)
    }

    private static let underscore = UInt8(ascii: "_")

    private static func wordsMatch(
        _ words: Slice<UnsafeBufferPointer<UInt8>>, _ camelCase: Slice<UnsafeBufferPointer<UInt8>>,
        snakeCase: UnsafeBufferPointer<UInt8>, camelCase whole: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var position = camelCase.startIndex
        var isFirstWord = true
        var capitalizes = false
        for byte in words {
            if byte == underscore {
                (isFirstWord, capitalizes) = (false, true)
                continue
            }
            let isSimple: Bool = isFirstWord ? byte < 0x80 : isLetter(byte) || isDigit(byte)
            guard isSimple else {
                // Foundation decides whether a letter after punctuation is capitalized, and converts non-ASCII
                // characters.
                return SnakeCase.camelCase(String(decoding: snakeCase, as: UTF8.self))
                    == String(decoding: whole, as: UTF8.self)
            }
            let converted: UInt8 = capitalizes ? uppercased(byte) : lowercased(byte)
            guard position < camelCase.endIndex, camelCase[position] == converted else { return false }
            position += 1
            capitalizes = !isFirstWord && isDigit(byte)
        }
        return position == camelCase.endIndex
    }

    @inline(__always) private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    @inline(__always) private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

    @inline(__always) private static func uppercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
    }

    @inline(__always) private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
    }

    /// Returns the key in camel case. Leading and trailing underscores stay.
    static func camelCase(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
            return key
        }
        let words = key[first...last].split(separator: "_")
        guard words.count > 1 else { return key }
        let joined: String = words[0].lowercased() + words[1...].map { $0.capitalized }.joined()
        return key[..<first] + joined + key[key.index(after: last)...]
    }
}
