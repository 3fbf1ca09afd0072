import Foundation

/// Finds the element whose title begins with the letters that are typed.
struct TypeSelection {
    private var letters = ""
    private var lastTime: TimeInterval = -.infinity

    /// The time without a letter after which a new word begins, in seconds.
    private static let pause: TimeInterval = 1

    /// Adds a letter that was typed at `time`. Returns the index of the matching title, or nil if no title matches.
    ///
    /// - Parameters:
    ///   - current: The index of the highlighted title. For the first letter, and if the same letter is repeated, the
    ///     search starts after this title, otherwise at this title.
    mutating func add(_ text: String, at time: TimeInterval, titles: [String], current: Int?) -> Int? {
        if time - lastTime > Self.pause { letters = "" }
        lastTime = time
        letters += text.lowercased()
        let isRepeated: Bool = letters.count > 1 && Set(letters).count == 1
        let prefix: String = isRepeated ? String(letters.prefix(1)) : letters
        let start: Int = letters.count == 1 || isRepeated ? (current ?? -1) + 1 : current ?? 0
        let order = titles.indices.map { (start + $0) % titles.count }
        return order.first { titles[$0].lowercased().hasPrefix(prefix) }
    }
}
