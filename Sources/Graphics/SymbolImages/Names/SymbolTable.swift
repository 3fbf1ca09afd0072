/// The table of pictures: sorted lines of constant text, each with a name and an expression (see `SymbolExpression`).
///
/// The text is searched in place. No index is built, either at launch or for the first search.
enum SymbolTable {
    /// Returns the expression for the given name, or nil if the table does not contain it.
    static func expression(of name: String) -> Substring? {
        for part in parts {
            if let line = find(name, in: part) { return line }
        }
        return nil
    }

    /// All names in the table.
    static var names: [String] {
        parts.flatMap { part in
            part.description.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        }
    }

    private static func find(_ name: String, in part: StaticString) -> Substring? {
        let text = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
        var name = name
        return name.withUTF8 { name in
            var (low, high) = (0, text.count)
            while low < high {
                var start: Int = low + (high - low) / 2
                while start > low && text[start - 1] != newline { start -= 1 }
                var end = start
                while end < text.count && text[end] != newline { end += 1 }
                switch compare(name, text, from: start, to: end) {
                case 0:
                    var line = String(decoding: text[(start + name.count)..<end], as: UTF8.self)[...]
                    if let reason = line.range(of: "//") { line = line[..<reason.lowerBound] }
                    return line
                case ..<0: high = start
                default: low = min(high, end + 1)
                }
            }
            return nil
        }
    }

    /// Compares a name with the first word of a line. The result is negative if `name` comes first.
    private static func compare(
        _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        for index in 0..<name.count {
            let place: Int = start + index
            if place >= end || text[place] == space { return 1 }
            if name[index] != text[place] { return Int(name[index]) - Int(text[place]) }
        }
        return start + name.count < end && text[start + name.count] != space ? -1 : 0
    }

    static let parts: [StaticString] = [part1, part2, part3, part4, part5, part6]
    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
}
