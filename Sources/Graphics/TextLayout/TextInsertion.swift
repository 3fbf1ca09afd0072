/// Characters that are inserted in the text for Pango: a soft hyphen, or the control characters for the embeddings and
/// overrides that end and begin at a byte.
struct TextInsertion {
    /// The byte of the text before which the characters are inserted.
    var byte: Int
    /// The characters in UTF-8.
    var characters: [UInt8]
    /// The total length of the insertions before this one, in bytes.
    var lengthBefore = 0

    static let softHyphen: [UInt8] = [0xC2, 0xAD]
}

extension [TextInsertion] {
    /// Returns the insertions of two lists in order.
    static func merged(_ first: [TextInsertion], _ second: [TextInsertion]) -> [TextInsertion] {
        var merged: [TextInsertion] = first.isEmpty ? second : second.isEmpty ? first : first + second
        if !first.isEmpty, !second.isEmpty { merged.sort { $0.byte < $1.byte } }
        var length = 0
        for index in merged.indices {
            merged[index].lengthBefore = length
            length += merged[index].characters.count
        }
        return merged
    }

    /// Returns the index of the first insertion after a byte.
    func firstIndex(after byte: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].byte <= byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The total length of the insertions before an index.
    func length(before index: Int) -> Int {
        if index < count { return self[index].lengthBefore }
        return last.map { $0.lengthBefore + $0.characters.count } ?? 0
    }
}
