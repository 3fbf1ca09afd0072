import CPango
import Foundation
import WordHyphenation

extension Typesetter {
    /// The maximum number of times that a block is laid out to remove unnecessary hyphens.
    private static let roundLimit = 40

    /// Breaks a block again, and hyphenates words at the ends of lines that would otherwise be filled less than the
    /// hyphenation factor requires. Returns the given lines if no word can be divided, or if they contain the invisible
    /// hyphens of truncated emoji.
    ///
    /// 1. Soft hyphens are inserted at all places where words can be divided, and Pango breaks the lines.
    /// 2. In the first line that ends with a hyphen but is full enough without its last word, the hyphens of this word
    ///    are removed, and Pango breaks the lines again. This step is repeated.
    mutating func hyphenated(
        _ block: TextBlock, lines: BrokenLines, suffix: String, request: LineBreaker.Request
    ) -> BrokenLines {
        guard format.hyphenation > 0, lines.count > 1, hyphens.isEmpty else { return lines }
        hyphens = places(in: block)
        if hyphens.isEmpty { return lines }
        var lines = layOut(block, from: block.bytes.lowerBound, suffix: suffix, request: request)
        var first = 0
        for _ in 0..<Self.roundLimit where format.hyphenation < 1 {
            guard let needless = needlessHyphens(in: lines, of: block, from: &first, request: request) else { break }
            hyphens.removeAll { needless.contains($0) }
            lines = layOut(block, from: block.bytes.lowerBound, suffix: suffix, request: request)
        }
        return lines
    }

    /// Finds the first line that ends with a hyphen but is full enough without its last word. Returns the bytes of that
    /// word, or nil if no such line exists.
    ///
    /// - Parameter first: The index of the first line to examine. On return, the index of the line that was found.
    private func needlessHyphens(
        in lines: BrokenLines, of block: TextBlock, from first: inout Int, request: LineBreaker.Request
    ) -> ClosedRange<Int>? {
        for (index, line) in lines.enumerated() where index >= first && index + 1 < lines.count {
            let end = byte(atPango: Int(line.pointee.start_index + line.pointee.length), from: block.bytes.lowerBound)
            guard hyphens.contains(end) else { continue }
            let start = byte(atPango: Int(line.pointee.start_index), from: block.bytes.lowerBound)
            var word = end
            while word > start, text.spaceLength(endingAt: word, notBefore: start) == 0 { word -= 1 }
            guard word > start else { continue }
            var x: Int32 = 0
            // The start of the space before the word. Its position is the width of the line without the word.
            let space = word - text.spaceLength(endingAt: word, notBefore: start)
            pango_layout_line_index_to_x(line, Int32(pangoByte(at: space, from: block.bytes.lowerBound)), 0, &x)
            var extents = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &extents)
            let isReversed = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
            let filled = CGFloat(isReversed ? extents.width - x : x) / CGFloat(PANGO_SCALE)
            let room = request.width - (index == 0 ? max(request.firstIndent, 0) : max(-request.firstIndent, 0))
            guard filled >= room * format.hyphenation else { continue }
            first = index
            var wordEnd = end
            while wordEnd < block.bytes.upperBound, text[wordEnd] != 0x20 { wordEnd += 1 }
            return word...wordEnd
        }
        return nil
    }

    /// Returns the byte offsets at which a hyphen can be inserted in a block.
    private func places(in block: TextBlock) -> [Int] {
        guard let dictionary = HyphenationDictionaries.preferred else { return [] }
        var found: [Int] = []
        var start: Int?
        var index = block.bytes.lowerBound
        // A word consists of letters and combining marks before U+0589, where the letters of the Armenian script end.
        // Hebrew and the scripts after it are not hyphenated.
        func endWord() {
            guard let begin = start else { return }
            start = nil
            if index - begin > 3 { addPlaces(in: begin..<index, by: dictionary, to: &found) }
        }
        while index < block.bytes.upperBound {
            let byte = text[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let isLetter =
                byte < 0x80
                ? (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
                : byte >= 0xC3 && byte < 0xD6 || byte == 0xD6 && text[index + 1] < 0x89
            if isLetter { start = start ?? index } else { endWord() }
            index += length
        }
        index = block.bytes.upperBound
        endWord()
        return found
    }

    private func addPlaces(in bytes: Range<Int>, by dictionary: HyphenationDictionary, to found: inout [Int]) {
        let word = String(decoding: UnsafeBufferPointer(rebasing: text[bytes]), as: UTF8.self)
        let places = dictionary.places(in: word)
        if places.isEmpty { return }
        var offsets: [Int] = []
        var offset = bytes.lowerBound
        for scalar in word.unicodeScalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        found += places.map { offsets[$0] }
    }
}
