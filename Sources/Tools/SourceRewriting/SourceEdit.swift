/// An edit to a source: the bytes to replace, and their replacement.
public struct SourceEdit: Hashable, Sendable, Codable {
    /// The range of bytes that the edit replaces, in the UTF-8 of the source. An empty range inserts.
    public var range: Range<Int>
    /// The replacement text, with as many line ends as the replaced bytes. Text at the end of the source can have more.
    public var replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// The edits to a source. They do not overlap.
struct SourceEdits {
    private var edits: [SourceEdit] = []
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces the bytes in `range`. Appends the line ends that the replacement lacks, so that later lines keep their
    /// numbers. Inserts a space between two quotation marks that could otherwise begin a multiline string literal.
    mutating func replace(_ range: Range<Int>, with replacement: String) {
        let quote = UInt8(ascii: "\"")
        let needsSpace: Bool =
            replacement.utf8.first == quote && range.lowerBound > 0 && bytes[range.lowerBound - 1] == quote
        let replacement: String = (needsSpace ? " " : "") + replacement
        let lineEnd = UInt8(ascii: "\n")
        let missing: Int =
            bytes[range].count { $0 == lineEnd } - replacement.utf8.count { $0 == lineEnd }
        edits.append(SourceEdit(range, replacement + String(repeating: "\n", count: max(0, missing))))
    }

    /// Inserts text. Only text at the end of the source can have line ends. Several insertions at one offset keep their
    /// order.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(SourceEdit(offset..<offset, text))
    }

    /// Replaces the bytes in `range` with spaces, so that the rest of the line keeps its columns.
    mutating func blank(_ range: Range<Int>) {
        let blanked: [UInt8] = bytes[range].map {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
        }
        edits.append(SourceEdit(range, String(decoding: blanked, as: UTF8.self)))
    }

    /// Adds edits to the same source. They must not overlap other edits.
    mutating func append(_ edits: [SourceEdit]) { self.edits += edits }

    /// Returns the text of a range of bytes with the edits in it.
    func text(of range: Range<Int>) -> String {
        var inside: [SourceEdit] = sorted.filter { range.contains($0.range.lowerBound) }.map { edit in
            let start: Int = edit.range.lowerBound - range.lowerBound
            return SourceEdit(start..<start + edit.range.count, edit.replacement)
        }
        return Self.apply(&inside, to: Array(bytes[range]))
    }

    /// The edits in the order of their positions.
    var sorted: [SourceEdit] {
        edits.enumerated().sorted { left, right in
            let starts: (Int, Int) = (left.element.range.lowerBound, right.element.range.lowerBound)
            if starts.0 != starts.1 { return starts.0 < starts.1 }
            // Text is inserted before a replacement at the same offset.
            let ends: (Int, Int) = (left.element.range.upperBound, right.element.range.upperBound)
            return ends.0 != ends.1 ? ends.0 < ends.1 : left.offset < right.offset
        }.map(\.element)
    }

    /// Returns the source with the edits of `sorted` applied. Drops an edit that overlaps the one before it.
    static func apply(_ sorted: inout [SourceEdit], to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + sorted.count * 32)
        var position = 0
        sorted.removeAll { edit in
            guard edit.range.lowerBound >= position else { return true }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement.utf8
            position = edit.range.upperBound
            return false
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
