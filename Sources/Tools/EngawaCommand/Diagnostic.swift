/// A message from the compiler about a position in a source.
struct Diagnostic: Equatable {
    var path: String
    var line: Int
    var column: Int
    /// `error`, `warning` or `note`.
    var kind: String
    var message: String

    /// Parses a line of the compiler's output, or returns nil if it is not the first line of a message.
    init?(_ text: Substring) {
        guard text.first == "/" else { return nil }
        for kind in ["error", "warning", "note"] {
            guard let range = text.firstRange(of: ": \(kind): ") else { continue }
            let position: [Substring] = text[..<range.lowerBound].split(separator: ":")
            guard position.count >= 3, let column = Int(position[position.count - 1]),
                let line = Int(position[position.count - 2])
            else { continue }
            path = position.dropLast(2).joined(separator: ":")
            self.line = line
            self.column = column
            self.kind = kind
            message = String(text[range.upperBound...])
            return
        }
        return nil
    }
}
