import Foundation

/// The characters that the user types to move the focus to a row or item.
struct TypeSelection {
    /// The pause after which typing begins a new search, in seconds.
    static let pause: TimeInterval = 1

    private var typed = ""
    private var last: TimeInterval = 0

    /// Adds the characters of a key that was pressed at `time`. Returns all characters, or nil if the new characters
    /// are not text, or are a space before any other character.
    mutating func text(adding characters: String, at time: TimeInterval) -> String? {
        if time - last > Self.pause { typed = "" }
        guard !characters.isEmpty, !(typed.isEmpty && characters == " "),
            characters.unicodeScalars.allSatisfy({
                $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
            })
        else { return nil }
        last = time
        // If the user repeats a character, the focus moves to the next row or item that begins with this character.
        if typed != characters { typed += characters }
        return typed
    }
}
