/// A change of a source: the bytes that go and the text that takes their place.
public struct SourceEdit: Hashable, Sendable {
    /// The bytes that the edit replaces, in the UTF-8 of the source.
    public var range: Range<Int>
    /// What takes their place, with as many line ends.
    public var replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// The edits of a source, which do not overlap.
struct SourceEdits {
    private(set) var edits: [SourceEdit] = []
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Replaces the bytes in `range`. Line ends that the replacement lacks follow it, so that later lines stay.
    mutating func replace(_ range: Range<Int>, with replacement: String) {
        let lineEnd = UInt8(ascii: "\n")
        let missing: Int =
            bytes[range].count { $0 == lineEnd } - replacement.utf8.count { $0 == lineEnd }
        edits.append(SourceEdit(range, replacement + String(repeating: "\n", count: max(0, missing))))
    }

    /// Replaces the bytes in `range` by spaces, so that what follows on the line stays in its column.
    mutating func blank(_ range: Range<Int>) {
        let blanked: [UInt8] = bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        edits.append(SourceEdit(range, String(decoding: blanked, as: UTF8.self)))
    }

    /// The source with all edits applied.
    func apply() -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.count * 16)
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
