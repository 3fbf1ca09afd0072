import Foundation

/// The characters that the user types to select a row.
struct TypeSelection {
    /// The pause after which the characters begin again, in seconds.
    static let pause: TimeInterval = 1

    private var typed = ""
    private var last: TimeInterval = 0

    /// Adds characters of a key that was pressed at a time. Returns all characters; nil if they are not text, or a space
    /// before any other.
    mutating func text(adding characters: String, at time: TimeInterval) -> String? {
        if time - last > Self.pause { typed = "" }
        guard !characters.isEmpty, !(typed.isEmpty && characters == " "),
            characters.unicodeScalars.allSatisfy({
                $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
            })
        else { return nil }
        last = time
        // The same character again moves to the next row that begins with it.
        if typed != characters { typed += characters }
        return typed
    }
}
