import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing
import UIKitInput

/// A custom view with one line of text. Each character has a cell of 10 by 20 points.
final class CodeView: UIView, UITextInput {
    var code: [Character] = Array("one two")
    var selection = 0..<0
    var marked: Range<Int>?
    var isRightToLeft = false
    var isRefusing = false
    var onBecome: () -> Void = {}
    override var canBecomeFirstResponder: Bool { true }
    @discardableResult override func becomeFirstResponder() -> Bool {
        onBecome()
        return !isRefusing && super.becomeFirstResponder()
    }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var autocapitalizationType: UITextAutocapitalizationType = .none
    var isSecureTextEntry = false
    var enablesReturnKeyAutomatically = false
    var keyboardType: UIKeyboardType = .default
    var returnKeyType: UIReturnKeyType = .default
    var autocorrectionType: UITextAutocorrectionType = .no
    var spellCheckingType: UITextSpellCheckingType = .no
    var hasText: Bool { !code.isEmpty }

    private func offset(_ position: UITextPosition) -> Int { (position as? TextPosition)?.offset ?? 0 }
    private func range(_ range: UITextRange) -> Range<Int> { offset(range.start)..<offset(range.end) }
    func insertText(_ text: String) { replace(TextRange(marked ?? selection), withText: text) }
    /// Whether the Delete key deletes only the selection.
    var deletesOnlySelection = false
    func deleteBackward() {
        if deletesOnlySelection, selection.isEmpty { return }
        if selection.isEmpty, selection.lowerBound > 0 { selection = selection.lowerBound - 1..<selection.upperBound }
        insertText("")
    }
    func text(in range: UITextRange) -> String? { String(code[self.range(range)]) }
    func replace(_ range: UITextRange, withText text: String) {
        let old = self.range(range)
        code.replaceSubrange(old, with: text)
        marked = nil
        selection = old.lowerBound + text.count..<old.lowerBound + text.count
    }
    var selectedTextRange: UITextRange? {
        get { TextRange(selection) }
        set { selection = newValue.map { range($0) } ?? selection }
    }
    var markedTextRange: UITextRange? { marked.map { TextRange($0) } }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = (marked ?? selection).lowerBound
        insertText(markedText ?? "")
        marked = markedText?.isEmpty == false ? start..<selection.upperBound : nil
    }
    func unmarkText() { marked = nil }
    var beginningOfDocument: UITextPosition { TextPosition(0) }
    var endOfDocument: UITextPosition { TextPosition(code.count) }
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        TextRange(min(offset(from), offset(to))..<max(offset(from), offset(to)))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return (0...code.count).contains(target) ? TextPosition(target) : nil
    }
    func position(from: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        direction == .left || direction == .right
            ? position(from: from, offset: (direction == .left) != isRightToLeft ? -offset : offset) : nil
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    func characterRange(byExtending: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
    func baseWritingDirection(for: UITextPosition, in: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func firstRect(for range: UITextRange) -> CGRect { rect(self.range(range)) }
    private func rect(_ range: Range<Int>) -> CGRect {
        CGRect(x: CGFloat(range.lowerBound) * 10, y: 0, width: CGFloat(range.count) * 10, height: 20)
    }
    func caretRect(for position: UITextPosition) -> CGRect { rect(offset(position)..<offset(position)) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [TextSelectionRect(rect(self.range(range)), isFirst: true, isLast: true, isRightToLeft: false)]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextPosition(min(max(0, Int((point.x / 10).rounded())), code.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? {
        let index = Int(point.x / 10)
        return code.indices.contains(index) ? TextRange(index..<index + 1) : nil
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = String(code[selection]) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name == "copy:" ? !selection.isEmpty : false
    }
}
