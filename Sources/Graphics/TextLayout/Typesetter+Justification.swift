import CPango
import Foundation

extension Typesetter {
    /// Sets the widths that are added to the clusters of a line, from left to right, so that it extends to both
    /// margins.
    ///
    /// Spaces and East Asian characters become wider. In a line that has neither, all characters become wider. The
    /// white space at which the line wraps is not changed. Pango's own justification is not used, because it would add
    /// the width of that space to Korean lines, and would widen only the spaces of Japanese lines with a Latin word.
    ///
    /// - Parameters:
    ///   - bytes: The range of the line in the text, in bytes.
    ///   - start: The byte at which Pango's text starts.
    ///   - room: The distance between the margins, in points.
    mutating func findStretches(of line: PangoLine, bytes: Range<Int>, from start: Int, room: CGFloat) {
        stretches.removeAll(keepingCapacity: true)
        // Lines with text that truncation appended are not justified.
        guard room < 1e6, bytes.upperBound <= text.count else { return }
        var end = bytes.upperBound
        while case let length = text.spaceLength(endingAt: end, notBefore: bytes.lowerBound), length > 0 {
            end -= length
        }
        var used = 0
        var gaps: [Int] = []
        var last = 0
        var first: Int?
        var node = line.pointee.runs
        while let item = node {
            node = item.pointee.next
            guard let data = item.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let source = data.pointee.item, let string = data.pointee.glyphs,
                let glyphs = string.pointee.glyphs, let offsets = string.pointee.log_clusters
            else { continue }
            var index = 0
            while index < Int(string.pointee.num_glyphs) {
                let offset = offsets[index]
                let byte = byte(atPango: Int(source.pointee.offset + offset), from: start)
                let hangs: Bool = byte >= end && end < bytes.upperBound
                while index < Int(string.pointee.num_glyphs), offsets[index] == offset {
                    if !hangs { used += Int(glyphs[index].geometry.width) }
                    index += 1
                }
                if !hangs {
                    // Spaces before a tab do not move the text after it.
                    let isTab: Bool = byte < text.count && text[byte] == 0x09
                    if isTab { (gaps, first) = ([], nil) }
                    if byte < text.count, isStretchable(at: byte) { gaps.append(stretches.count) }
                    if first == nil { first = stretches.count }
                    last = stretches.count
                }
                stretches.append(0)
            }
        }
        let extra = Int((room * CGFloat(PANGO_SCALE)).rounded(.down)) - used
        // Nothing follows the last character.
        if gaps.last == last { gaps.removeLast() }
        if gaps.isEmpty, let first { gaps = Array(first..<Swift.max(first, last)) }
        guard extra > 0, !gaps.isEmpty else { return stretches.removeAll(keepingCapacity: true) }
        for (index, gap) in gaps.enumerated() {
            stretches[gap] = extra * (index + 1) / gaps.count - extra * index / gaps.count
        }
    }

    /// Whether the character at a byte is a space, or an East Asian character that needs no space beside it.
    private func isStretchable(at byte: Int) -> Bool {
        switch text[byte] {
        case 0x20: true
        case 0xC2: byte + 1 < text.count && text[byte + 1] == 0xA0
        case 0xE3...0xE9: true
        case 0xEF: !ParagraphSplitter.isObjectReplacement(text, byte)
        case 0xF0: byte + 1 < text.count && text[byte + 1] >= 0xA0
        default: false
        }
    }
}
