import Foundation

/// A color with a name.
struct NamedColor: Equatable {
    var hex: String
    var name: String

    /// The file with X11's color names, from Debian's `x11-common`.
    static let file = "/usr/share/X11/rgb.txt"

    /// The example colors on Colr's screens that have no name in X11.
    static let examples = [NamedColor(hex: "abcabc", name: "mint"), NamedColor(hex: "3b5998", name: "denim")]

    /// The timestamp of the names, in seconds since 1970: August 18, 2000.
    static let timestamp: Int64 = 966_628_440

    /// Parses lines such as `255 250 250               snow`. Removes the spaces in names and lowercases their letters,
    /// because Colr's tags have neither spaces nor capitals.
    static func parse(_ text: some Sequence<UInt8>) -> [NamedColor] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words: [ArraySlice<UInt8>] = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard words.count > 3 else { return nil }
            var hex = ""
            for word in words[0..<3] {
                guard let value = UInt8(String(decoding: word, as: UTF8.self)) else { return nil }
                hex += hexadecimal(value)
            }
            let name: String = words[3...].map { String(decoding: $0, as: UTF8.self).lowercased() }.joined()
            return NamedColor(hex: hex, name: name)
        }
    }

    private static func hexadecimal(_ value: UInt8) -> String {
        let digits = String(value, radix: 16)
        return value < 16 ? "0" + digits : digits
    }

    /// Reads the names from the file at `path`; nil if it cannot be read.
    static func read(from path: String) -> [NamedColor]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return parse(data)
    }
}
