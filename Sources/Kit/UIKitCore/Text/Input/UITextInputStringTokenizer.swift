import Foundation
import TextLayout

/// The standard tokenizer: finds characters, words, sentences and paragraphs in the text of a responder.
///
/// The layout directions right and down are forward. Lines end only at newlines, because the tokenizer has no access to
/// the line breaks of the layout.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for a responder, with a weak reference to it.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private var text: String {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return ""
        }
        return input.text(in: all) ?? ""
    }

    private func offset(_ position: UITextPosition) -> Int {
        guard let input else { return 0 }
        return input.offset(from: input.beginningOfDocument, to: position)
    }

    private func position(at offset: Int) -> UITextPosition? {
        input?.position(from: input?.beginningOfDocument ?? UITextPosition(), offset: offset)
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
    }

    /// Returns the range of the unit at an offset. At the boundary of two units, this is the second unit.
    private func unit(_ granularity: UITextGranularity, at offset: Int, in text: String) -> Range<Int> {
        switch granularity {
        case .character: TextBoundaries.graphemeRange(at: offset, in: text)
        case .word: TextBoundaries.wordRange(at: offset, in: text)
        case .sentence: TextBoundaries.sentenceRange(at: offset, in: text)
        case .paragraph, .line: TextBoundaries.paragraphRange(at: offset, in: text)
        case .document: 0..<text.utf16.count
        }
    }

    /// Returns the unit of text that contains a position, or nil.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let text = text
        let offset = offset(position)
        guard let range = enclosing(offset, granularity, forward: isForward(direction), in: text),
            let start = self.position(at: range.lowerBound), let end = self.position(at: range.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    private func enclosing(
        _ offset: Int, _ granularity: UITextGranularity, forward: Bool, in text: String
    ) -> Range<Int>? {
        let count: Int = text.utf16.count
        // At a boundary, use the unit in the given direction.
        let probe: Int = forward ? offset : offset - 1
        guard probe >= 0, probe < count else { return granularity == .document ? 0..<count : nil }
        let range = unit(granularity, at: probe, in: text)
        if granularity == .word && !isWord(range, in: text) { return nil }
        return range
    }

    private func isWord(_ range: Range<Int>, in text: String) -> Bool {
        text[text.utf16Index(range.lowerBound)..<text.utf16Index(range.upperBound)]
            .contains { $0.isLetter || $0.isNumber }
    }

    /// Returns whether a position is at the boundary of a unit in a direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let text = text
        let offset: Int = offset(position)
        // In the forward direction, the boundary is the end of the unit before the position. In the backward direction,
        // it is the start of the unit after the position.
        guard let range = enclosing(offset, granularity, forward: !isForward(direction), in: text) else {
            return false
        }
        return isForward(direction) ? range.upperBound == offset : range.lowerBound == offset
    }

    /// Returns the next boundary of a unit in a direction, or nil.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let text = text
        let count = text.utf16.count
        let isForward = self.isForward(direction)
        var offset = offset(position)
        if isForward ? offset >= count : offset <= 0 { return nil }
        // Skips the text between words.
        while isForward ? offset < count : offset > 0 {
            let range: Range<Int> = unit(granularity, at: isForward ? offset : offset - 1, in: text)
            offset = isForward ? max(offset + 1, range.upperBound) : min(offset - 1, range.lowerBound)
            if granularity != .word || isWord(range, in: text) { break }
        }
        return self.position(at: offset)
    }

    /// Returns whether a position is inside a unit in a direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        enclosing(offset(position), granularity, forward: isForward(direction), in: text) != nil
    }
}
