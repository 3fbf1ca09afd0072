/// The result of rewriting a source.
public struct RewrittenSource: Sendable {
    /// The rewritten source. It is equal to the original if `edits` is empty.
    public let text: String
    /// The edits that convert the original to `text`, in the order of their positions. They do not overlap.
    public let edits: [SourceEdit]
    /// The facts about the source that the derivation of a package needs.
    public let uses: SourceUses
    /// The constructs that are not rewritten, in the order of their positions.
    public let leftovers: [Leftover]

    private let original: [UInt8]

    init(_ original: [UInt8], text: String, edits: [SourceEdit], uses: SourceUses, leftovers: [Leftover]) {
        self.original = original
        self.text = text
        self.edits = edits
        self.uses = uses
        self.leftovers = leftovers
    }

    /// Returns the column of the original source that corresponds to a column of `text` on the same line.
    ///
    /// A position in a replacement corresponds to the start of the replaced text. Returns `column` if the line or the
    /// column is not in `text`.
    ///
    /// - Parameters:
    ///   - line: The line, from 1.
    ///   - column: The column in bytes, from 1, as in compiler messages.
    /// - Complexity: O(*n*) in the length of the source.
    public func originalColumn(line: Int, column: Int) -> Int {
        guard !edits.isEmpty, line >= 1, column >= 1 else { return column }
        let utf8 = Array(text.utf8)
        guard let lineStart = Self.start(ofLine: line, in: utf8), lineStart + column - 1 <= utf8.count,
            let originalStart = Self.start(ofLine: line, in: original)
        else { return column }
        let offset: Int = originalOffset(lineStart + column - 1)
        // A construct on several lines is replaced on the first, so the position can be on a later line.
        let end: Int = original[originalStart...].firstIndex(of: UInt8(ascii: "\n")) ?? original.count
        return max(1, min(offset, end) - originalStart + 1)
    }

    /// Returns the offset in the original that corresponds to an offset in `text`.
    private func originalOffset(_ offset: Int) -> Int {
        // The length that the edits before the position have added.
        var added = 0
        for edit in edits {
            let start: Int = edit.range.lowerBound + added
            guard offset >= start else { break }
            let length: Int = edit.replacement.utf8.count
            if offset < start + length {
                // Blanked text and text of the same length keep their columns.
                return length == edit.range.count
                    ? edit.range.lowerBound + offset - start : edit.range.lowerBound
            }
            added += length - edit.range.count
        }
        return offset - added
    }

    private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
        var start = 0
        for _ in 1..<line {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start
    }
}
