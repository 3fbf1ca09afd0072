import Foundation
import TextLayout
import UndoManagement

/// Text that is being edited, with its selection and the marked text of an input method.
///
/// The editor does not depend on views. Its `client` shows the text. All offsets count UTF-16 code units, and
/// selections begin and end at character boundaries.
@MainActor
package final class TextEditor {
    /// The object that shows the text.
    package weak var client: (any TextEditorClient)?

    /// The manager of undo actions; nil to record none.
    package var undoManager: UndoManager?

    /// The text.
    package private(set) var text = ""

    /// The attributed text; nil while the text is plain.
    package private(set) var attributedText: NSMutableAttributedString?

    /// The fixed and the moving end of the selection. They are equal when there is only a caret.
    package private(set) var anchor = 0
    package private(set) var head = 0

    /// The range of the marked text of an input method, or nil.
    package private(set) var markedRange: Range<Int>?

    /// The x-coordinate that vertical motions keep, in points.
    package var preferredX: CGFloat?

    /// The kind of the last change, so that consecutive typing is undone as one action.
    private var lastChange: ChangeKind?

    package enum ChangeKind {
        case typing(end: Int)
        case deleting(start: Int)
        case other
    }

    /// The selected range.
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    package var hasSelection: Bool { anchor != head }

    package var length: Int { text.utf16.count }

    package var selectedText: String { substring(selection) }

    package func substring(_ range: Range<Int>) -> String {
        let clamped = range.clamped(to: 0..<length)
        return String(text[text.utf16Index(clamped.lowerBound)..<text.utf16Index(clamped.upperBound)])
    }

    /// Creates an editor without text.
    package init() {}

    // MARK: Setting the text

    /// Replaces the whole text without the client's consent, and removes all undo actions.
    package func setText(_ newText: String) {
        attributedText = nil
        replaceAll(newText)
    }

    /// Replaces the whole text with an attributed string, without the client's consent, and removes all undo actions.
    package func setText(_ newText: NSAttributedString) {
        attributedText = NSMutableAttributedString(attributedString: newText)
        replaceAll(newText.string)
    }

    private func replaceAll(_ newText: String) {
        text = newText
        markedRange = nil
        lastChange = nil
        preferredX = nil
        anchor = length
        head = anchor
        undoManager?.removeAllActions(withTarget: self)
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }

    /// Changes the attributed text, if the text has attributes.
    package func changeAttributes(_ change: (NSMutableAttributedString) -> Void) {
        guard let attributedText else { return }
        change(attributedText)
        client?.editorDidChangeText(self)
    }

    /// Selects from `anchor` to `head`, both moved to character boundaries.
    package func select(anchor newAnchor: Int, head newHead: Int) {
        let (newAnchor, newHead) = (boundary(near: newAnchor), boundary(near: newHead))
        guard newAnchor != anchor || newHead != head else { return }
        anchor = newAnchor
        head = newHead
        lastChange = nil
        client?.editorDidChangeSelection(self)
    }

    package func select(_ range: Range<Int>) { select(anchor: range.lowerBound, head: range.upperBound) }

    package func selectAll() { select(anchor: 0, head: length) }

    /// Returns `offset` if it is a character boundary, otherwise the start of the character that contains it.
    package func boundary(near offset: Int) -> Int {
        let offset = min(max(0, offset), length)
        if offset == 0 || offset == length { return offset }
        let range = TextBoundaries.graphemeRange(at: offset, in: text)
        return range.lowerBound
    }

    // MARK: Changes by the user

    /// Replaces a range on behalf of the user: requests the client's consent, and records an undo action.
    ///
    /// - Returns: Whether the client consented.
    @discardableResult
    package func replace(_ range: Range<Int>, with replacement: String, kind: ChangeKind = .other) -> Bool {
        let range = range.clamped(to: 0..<length)
        if range.isEmpty && replacement.isEmpty { return true }
        guard client?.editor(self, shouldReplace: range, with: replacement) ?? true else { return false }
        // The client may have changed the text during the call.
        let validRange: Range<Int> = range.clamped(to: 0..<length)
        // The undo action of marked text was recorded when composition began.
        if markedRange == nil { recordUndo(kind) }
        replaceContent(replacement, in: validRange)
        anchor = validRange.lowerBound + replacement.utf16.count
        head = anchor
        markedRange = nil
        preferredX = nil
        setLastChange(kind)
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
        return true
    }

    private func setLastChange(_ kind: ChangeKind) {
        switch kind {
        case .typing: lastChange = .typing(end: head)
        case .deleting: lastChange = .deleting(start: head)
        case .other: lastChange = .other
        }
    }

    private func replaceContent(_ replacement: String, in range: Range<Int>) {
        if let attributedText {
            let attributes: TextAttributes = client?.editor(self, attributesAt: range.lowerBound) ?? [:]
            attributedText.replaceCharacters(
                in: NSRange(location: range.lowerBound, length: range.count),
                with: NSAttributedString(string: replacement, attributes: attributes))
        }
        text.replaceSubrange(
            text.utf16Index(range.lowerBound)..<text.utf16Index(range.upperBound), with: replacement)
    }

    /// Inserts typed text in place of the marked text or the selection.
    package func insert(_ inserted: String) {
        let isWord: Bool = inserted.count == 1 && inserted.first.map { !$0.isWhitespace } == true
        let range: Range<Int> = markedRange ?? selection
        let kind: ChangeKind = range.isEmpty && isWord ? .typing(end: head) : .other
        replace(range, with: inserted, kind: kind)
    }

    /// Deletes the selection, or the character before the caret.
    package func deleteBackward() { delete(to: TextBoundaries.previous(.grapheme, before: head, in: text)) }

    /// Deletes the selection, or the character after the caret.
    package func deleteForward() { delete(to: TextBoundaries.next(.grapheme, after: head, in: text)) }

    /// Deletes the selection, or the text between the caret and `offset`.
    package func delete(to offset: Int) {
        if hasSelection {
            replace(selection, with: "")
        } else if offset != head {
            replace(min(offset, head)..<max(offset, head), with: "", kind: .deleting(start: head))
        }
    }

    /// Replaces the whole text on behalf of the user without the client's consent, and records an undo action.
    package func replaceAllUnconditionally(_ replacement: String) {
        recordUndo(.other)
        replaceContent(replacement, in: 0..<length)
        anchor = length
        head = anchor
        markedRange = nil
        lastChange = .other
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }

    // MARK: Composition

    /// Replaces the marked text, or the selection, with new marked text.
    ///
    /// - Parameter selected: The range that the input method selects inside `composed`.
    package func compose(_ composed: String, selected: Range<Int>) {
        let range: Range<Int> = markedRange ?? selection
        if composed.isEmpty && markedRange == nil { return }
        guard client?.editor(self, shouldReplace: range, with: composed) ?? true else { return }
        if markedRange == nil { recordUndo(.other) }
        let start = range.clamped(to: 0..<length).lowerBound
        replaceContent(composed, in: range.clamped(to: 0..<length))
        let count = composed.utf16.count
        markedRange = count == 0 ? nil : start..<(start + count)
        anchor = start + min(selected.lowerBound, count)
        head = start + min(selected.upperBound, count)
        lastChange = .other
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }

    /// Accepts the marked text.
    package func endComposing() {
        guard markedRange != nil else { return }
        markedRange = nil
        client?.editorDidChangeText(self)
    }

    // MARK: Undo

    /// The text and the selection before a change.
    private struct Snapshot {
        var text: String
        var attributedText: NSAttributedString?
        var anchor: Int
        var head: Int
    }

    private var snapshot: Snapshot {
        Snapshot(
            text: text, attributedText: attributedText.map { NSAttributedString(attributedString: $0) },
            anchor: anchor, head: head)
    }

    /// Records an undo action before a change, unless the change continues the previous one.
    private func recordUndo(_ kind: ChangeKind) {
        guard let undoManager, !undoManager.isUndoing, !undoManager.isRedoing else { return }
        switch (lastChange, kind) {
        case (.typing(let end), .typing) where end == head && undoManager.canUndo: return
        case (.deleting(let start), .deleting) where start == head && undoManager.canUndo: return
        default: break
        }
        // An explicit group keeps separate runs of typing in the same turn apart.
        undoManager.beginUndoGrouping()
        register(snapshot, with: undoManager)
        if case .typing = kind { undoManager.setActionName("Typing") }
        undoManager.endUndoGrouping()
    }

    private func register(_ snapshot: Snapshot, with undoManager: UndoManager) {
        undoManager.registerUndo(withTarget: self) { editor in
            editor.restore(snapshot)
        }
    }

    private func restore(_ old: Snapshot) {
        if let undoManager { register(snapshot, with: undoManager) }
        text = old.text
        attributedText = old.attributedText.map { NSMutableAttributedString(attributedString: $0) }
        anchor = old.anchor
        head = old.head
        markedRange = nil
        lastChange = nil
        preferredX = nil
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }
}
