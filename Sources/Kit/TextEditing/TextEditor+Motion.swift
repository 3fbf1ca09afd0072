import Foundation
import TextLayout

extension TextEditor {
    /// Moves the caret, or the head of the selection if `extending` is true.
    package func move(_ motion: TextMotion, extending: Bool) {
        endComposing()
        if !extending && hasSelection, let end = collapseTarget(by: motion) {
            preferredX = nil
            select(anchor: end, head: end)
            return
        }
        guard let target = target(of: motion, from: head) else { return }
        let preservedX: CGFloat? = motion.keepsColumn ? preferredX : nil
        select(anchor: extending ? anchor : target, head: target)
        preferredX = preservedX
    }

    /// Returns the end of the selection at which a motion places the caret, or nil for motions that start at the head.
    private func collapseTarget(by motion: TextMotion) -> Int? {
        switch motion {
        case .left: leftmost(of: selection)
        case .right: rightmost(of: selection)
        default: nil
        }
    }

    private func leftmost(of range: Range<Int>) -> Int {
        isRightToLeft(at: range) ? range.upperBound : range.lowerBound
    }

    private func rightmost(of range: Range<Int>) -> Int {
        isRightToLeft(at: range) ? range.lowerBound : range.upperBound
    }

    /// Whether the start of a range is to the right of its end. In text with both directions, the direction of the
    /// paragraph decides.
    private func isRightToLeft(at range: Range<Int>) -> Bool {
        let text = substring(range)
        if text.isLeftToRightOnly { return false }
        let isMixed: Bool = text.unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isRightToLeft }
        return !isMixed || isRightToLeftParagraph(at: range.lowerBound)
    }

    private func target(of motion: TextMotion, from offset: Int) -> Int? {
        switch motion {
        case .documentStart: return 0
        case .documentEnd: return length
        case .left, .right:
            // OPTIMIZATION: without right-to-left characters near the caret, the visual order is the logical order.
            if substring(max(0, offset - 512)..<min(length, offset + 512)).isLeftToRightOnly {
                return motion == .left ? previous(.grapheme, before: offset) : next(.grapheme, after: offset)
            }
            return client?.editor(self, offsetFor: motion, from: offset)
        case .wordLeft, .wordRight:
            let isForward: Bool =
                (motion == .wordRight) != isRightToLeftParagraph(at: offset)
            return isForward ? next(.word, after: offset) : previous(.word, before: offset)
        case .paragraphStart:
            let start = paragraphRange(at: offset).lowerBound
            return start < offset || start == 0 ? start : paragraphRange(at: start - 1).lowerBound
        case .paragraphEnd:
            let end = paragraphRange(at: offset).upperBound
            return end > offset || end == length ? end : paragraphRange(at: next(.grapheme, after: end)).upperBound
        case .up, .down, .lineStart, .lineEnd, .lineLeft, .lineRight, .pageUp, .pageDown:
            return client?.editor(self, offsetFor: motion, from: offset)
        }
    }

    /// Whether the first strong character of the paragraph around `offset` is right-to-left.
    private func isRightToLeftParagraph(at offset: Int) -> Bool {
        // In a very long paragraph, only the text near the caret determines the direction.
        let start = max(paragraphRange(at: offset).lowerBound, offset - 4096)
        for scalar in substring(start..<min(length, offset + 512)).unicodeScalars {
            if Character(scalar).isNewline { return false }
            if scalar.isRightToLeft { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return false
    }

    /// Performs a command that changes only the text and the selection. Returns whether it was performed.
    package func perform(_ command: EditingCommand) -> Bool {
        switch command {
        case .move(let motion, let extending): move(motion, extending: extending)
        case .deleteBackward: deleteBackward()
        case .deleteForward: deleteForward()
        case .deleteWordBackward: delete(to: previous(.word, before: head))
        case .deleteWordForward: delete(to: next(.word, after: head))
        case .deleteToLineStart: delete(to: target(of: .lineStart, from: head) ?? 0)
        case .deleteToLineEnd: delete(to: target(of: .lineEnd, from: head) ?? length)
        case .selectAll: selectAll()
        case .undo:
            endComposing()
            guard let undoManager, undoManager.canUndo else { return false }
            undoManager.undo()
        case .redo:
            endComposing()
            guard let undoManager, undoManager.canRedo else { return false }
            undoManager.redo()
        case .newline, .cut, .copy, .paste: return false
        }
        return true
    }
}

extension TextMotion {
    /// Whether the motion keeps the caret's x-coordinate where possible.
    package var keepsColumn: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is in a block of right-to-left scripts, or is a right-to-left formatting character.
    package var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        default: false
        }
    }
}

extension String {
    /// Whether the string contains no right-to-left character.
    package var isLeftToRightOnly: Bool { !unicodeScalars.contains { $0.isRightToLeft } }
}
