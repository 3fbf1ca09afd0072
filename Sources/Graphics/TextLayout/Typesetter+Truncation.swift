import CPango
import Foundation

extension Typesetter {
    /// Breaks a block whose last line can have an ellipsis, from its first byte and with `suffix` appended.
    ///
    /// Pango hides too much text before characters of several Unicode scalars, such as joined emoji, because it finds
    /// the end of the hidden text one scalar too late. If it truncates the head or the middle of a block with such
    /// characters, the block is broken again with an invisible soft hyphen before each of them.
    mutating func layOutTruncated(
        _ block: TextBlock, suffix: String, request: LineBreaker.Request
    ) -> BrokenLines {
        let start = block.bytes.lowerBound
        let lines = layOut(block, from: start, suffix: suffix, request: request)
        guard lines.isTruncated, request.ellipsis != PANGO_ELLIPSIZE_END, !block.isASCII, !block.hasSoftHyphens else {
            return lines
        }
        hyphens = joinedCharacters(in: block)
        if hyphens.isEmpty { return lines }
        hidesHyphens = true
        defer { hidesHyphens = false }
        return layOut(block, from: start, suffix: suffix, request: request)
    }

    /// Returns the byte offsets of the emoji that consist of several Unicode scalars, except at the start of the block.
    private func joinedCharacters(in block: TextBlock) -> [Int] {
        // Each of these emoji contains a scalar outside the Basic Multilingual Plane or a variation selector.
        guard text[block.bytes].contains(where: { $0 == 0xF0 || $0 == 0xEF }) else { return [] }
        var found: [Int] = []
        var byte = block.bytes.lowerBound
        for character in String(decoding: UnsafeBufferPointer(rebasing: text[block.bytes]), as: UTF8.self) {
            let scalars = character.unicodeScalars
            if scalars.count > 1, scalars.first?.properties.isEmoji == true, byte > block.bytes.lowerBound {
                found.append(byte)
            }
            byte += character.utf8.count
        }
        return found
    }
}
