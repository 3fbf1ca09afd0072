import Foundation
import TextLayout

/// Finds characters, words, sentences and paragraphs in the text of a responder.
///
/// Ways on the screen count as the text's direction has them: right is forward. Lines are those of the text, which
/// end at line ends: how a view wraps them only the view knows.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Makes a tokenizer for a responder, which is held weakly.
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

    private func place(_ offset: Int) -> UITextPosition? {
        input?.position(from: input?.beginningOfDocument ?? UITextPosition(), offset: offset)
    }

    private func goesForward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
    }

    /// The unit at an offset, which is where a unit starts when it is between two.
    private func unit(_ granularity: UITextGranularity, at offset: Int, in text: String) -> Range<Int> {
        switch granularity {
        case .character: TextBoundaries.graphemeRange(at: offset, in: text)
        case .word: TextBoundaries.wordRange(at: offset, in: text)
        case .sentence: TextBoundaries.sentenceRange(at: offset, in: text)
        case .paragraph, .line: TextBoundaries.paragraphRange(at: offset, in: text)
        case .document: 0..<text.utf16.count
        }
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let text: String = text
        let offset: Int = offset(position)
        guard let range = enclosing(offset, granularity, forward: goesForward(direction), in: text),
            let start = place(range.lowerBound), let end = place(range.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    private func enclosing(
        _ offset: Int, _ granularity: UITextGranularity, forward: Bool, in text: String
    ) -> Range<Int>? {
        let count: Int = text.utf16.count
        // At a boundary the unit is the one that lies in the direction.
        let probe: Int = forward ? offset : offset - 1
        guard probe >= 0, probe < count else { return granularity == .document ? 0..<count : nil }
        let range: Range<Int> = unit(granularity, at: probe, in: text)
        if granularity == .word && !isWord(range, in: text) { return nil }
        return range
    }

    private func isWord(_ range: Range<Int>, in text: String) -> Bool {
        text[text.utf16Index(range.lowerBound)..<text.utf16Index(range.upperBound)]
            .contains { $0.isLetter || $0.isNumber }
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let text: String = text
        let offset: Int = offset(position)
        // The end of a unit seen forward is that of the unit behind, and the other way round.
        guard let range = enclosing(offset, granularity, forward: !goesForward(direction), in: text) else {
            return false
        }
        return goesForward(direction) ? range.upperBound == offset : range.lowerBound == offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let text: String = text
        let count: Int = text.utf16.count
        let isForward: Bool = goesForward(direction)
        var offset: Int = offset(position)
        if isForward ? offset >= count : offset <= 0 { return nil }
        // A step over what is between words may be needed before the word itself.
        while isForward ? offset < count : offset > 0 {
            let range: Range<Int> = unit(granularity, at: isForward ? offset : offset - 1, in: text)
            offset = isForward ? max(offset + 1, range.upperBound) : min(offset - 1, range.lowerBound)
            if granularity != .word || isWord(range, in: text) { break }
        }
        return place(offset)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        enclosing(offset(position), granularity, forward: goesForward(direction), in: text) != nil
    }
}
