/// An edit of a source: the bytes to replace, and their replacement.
public struct SourceEdit: Hashable, Sendable {
    /// The range of bytes that the edit replaces, in the UTF-8 of the source.
    public var range: Range<Int>
    /// The replacement text, with at least as many line ends as the replaced bytes.
    public var replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// The edits of a source. They do not overlap.
struct SourceEdits {
    private(set) var edits: [SourceEdit] = []
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Replaces the bytes in `range`. Appends the line ends that the replacement lacks, so that later lines keep their
    /// numbers.
    mutating func replace(_ range: Range<Int>, with replacement: String) {
        let lineEnd = UInt8(ascii: "\n")
        let missing: Int =
            bytes[range].count { $0 == lineEnd } - replacement.utf8.count { $0 == lineEnd }
        edits.append(SourceEdit(range, replacement + String(repeating: "\n", count: max(0, missing))))
    }

    /// Replaces the bytes in `range` with spaces, so that the rest of the line keeps its columns.
    mutating func blank(_ range: Range<Int>) {
        let blanked: [UInt8] = bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        edits.append(SourceEdit(range, String(decoding: blanked, as: UTF8.self)))
    }

    /// The edits in the order of their positions.
    var sorted: [SourceEdit] { edits.sorted { $0.range.lowerBound < $1.range.lowerBound } }

    /// Returns the source with all edits applied.
    func apply() -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.count * 16)
        var position = 0
        for edit in sorted {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
