import Foundation
import TextLayout

/// Text that is being edited: what it says, what is selected, what an input method is composing.
///
/// It knows no view: whoever shows the text is its `client`. All offsets count UTF-16 units, and selections never cut
/// a character in two.
@MainActor
final class TextEditor {
    weak var client: (any TextEditorClient)?

    /// What can be undone; nil remembers nothing.
    var undoManager: UndoManager?

    /// The text.
    private(set) var text = ""

    /// The text with attributes; nil while it has none of its own.
    private(set) var attributedText: NSMutableAttributedString?

    /// Where the selection began, and where its moving end is. Equal when there is only a caret.
    private(set) var anchor = 0
    private(set) var head = 0

    /// What an input method is composing; nil when it is not.
    private(set) var markedRange: Range<Int>?

    /// Where the caret would like to be when it moves over lines, in points from the left.
    var preferredX: CGFloat?

    /// What the last change was, so that typing is undone by the stretch and not by the letter.
    private var lastChange: ChangeKind?

    enum ChangeKind {
        case typing(end: Int)
        case deleting(start: Int)
        case other
    }

    /// What is selected.
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    var hasSelection: Bool { anchor != head }

    var length: Int { text.utf16.count }

    var selectedText: String { substring(selection) }

    func substring(_ range: Range<Int>) -> String {
        let clamped: Range<Int> = range.clamped(to: 0..<length)
        return String(text[text.utf16Index(clamped.lowerBound)..<text.utf16Index(clamped.upperBound)])
    }

    // MARK: Setting

    /// Replaces everything; nobody is asked, and nothing can be undone.
    func setText(_ newText: String) {
        attributedText = nil
        replaceAll(newText)
    }

    /// Replaces everything by text with attributes; nobody is asked, and nothing can be undone.
    func setText(_ newText: NSAttributedString) {
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

    /// Changes attributes of the whole text, if it has any.
    func changeAttributes(_ change: (NSMutableAttributedString) -> Void) {
        guard let attributedText else { return }
        change(attributedText)
        client?.editorDidChangeText(self)
    }

    /// Selects from `anchor` to `head`, moved to the nearest characters.
    func select(anchor newAnchor: Int, head newHead: Int) {
        let (newAnchor, newHead) = (boundary(near: newAnchor), boundary(near: newHead))
        guard newAnchor != anchor || newHead != head else { return }
        anchor = newAnchor
        head = newHead
        lastChange = nil
        client?.editorDidChangeSelection(self)
    }

    func select(_ range: Range<Int>) { select(anchor: range.lowerBound, head: range.upperBound) }

    func selectAll() { select(anchor: 0, head: length) }

    /// `offset` if it is between two characters, else the start of the character it is in.
    func boundary(near offset: Int) -> Int {
        let offset: Int = min(max(0, offset), length)
        if offset == 0 || offset == length { return offset }
        let range: Range<Int> = TextBoundaries.graphemeRange(at: offset, in: text)
        return range.lowerBound
    }

    // MARK: Changing

    /// Replaces a range as the person does: the client is asked, and it can be undone.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    func replace(_ range: Range<Int>, with replacement: String, kind: ChangeKind = .other) -> Bool {
        let range: Range<Int> = range.clamped(to: 0..<length)
        if range.isEmpty && replacement.isEmpty { return true }
        guard client?.editor(self, mayReplace: range, with: replacement) ?? true else { return false }
        // The client may have changed the text while it was asked.
        let usable: Range<Int> = range.clamped(to: 0..<length)
        // What was composed was remembered when composing began.
        if markedRange == nil { rememberForUndo(kind) }
        put(replacement, in: usable)
        anchor = usable.lowerBound + replacement.utf16.count
        head = anchor
        markedRange = nil
        preferredX = nil
        noteChange(kind)
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
        return true
    }

    private func noteChange(_ kind: ChangeKind) {
        switch kind {
        case .typing: lastChange = .typing(end: head)
        case .deleting: lastChange = .deleting(start: head)
        case .other: lastChange = .other
        }
    }

    private func put(_ replacement: String, in range: Range<Int>) {
        if let attributedText {
            let attributes: TextAttributes = client?.editor(self, attributesAt: range.lowerBound) ?? [:]
            attributedText.replaceCharacters(
                in: NSRange(location: range.lowerBound, length: range.count),
                with: NSAttributedString(string: replacement, attributes: attributes))
        }
        text.replaceSubrange(
            text.utf16Index(range.lowerBound)..<text.utf16Index(range.upperBound), with: replacement)
    }

    /// Inserts what the person typed, in place of the selection or of what is being composed.
    func insert(_ inserted: String) {
        let isWord: Bool = inserted.count == 1 && inserted.first.map { !$0.isWhitespace } == true
        let range: Range<Int> = markedRange ?? selection
        let kind: ChangeKind = range.isEmpty && isWord ? .typing(end: head) : .other
        replace(range, with: inserted, kind: kind)
    }

    /// Removes the selection, or the character before the caret.
    func deleteBackward() { delete(to: TextBoundaries.previous(.grapheme, before: head, in: text)) }

    /// Removes the selection, or the character after the caret.
    func deleteForward() { delete(to: TextBoundaries.next(.grapheme, after: head, in: text)) }

    /// Removes the selection, or what lies between the caret and `offset`.
    func delete(to offset: Int) {
        if hasSelection {
            replace(selection, with: "")
        } else if offset != head {
            replace(min(offset, head)..<max(offset, head), with: "", kind: .deleting(start: head))
        }
    }

    /// Replaces everything for the person without asking; it can be undone.
    func replaceAllUnasked(_ replacement: String) {
        rememberForUndo(.other)
        put(replacement, in: 0..<length)
        anchor = length
        head = anchor
        markedRange = nil
        lastChange = .other
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }

    // MARK: Composing

    /// Replaces what is being composed, or the selection.
    ///
    /// - Parameter selected: what the input method marks inside `composed`.
    func compose(_ composed: String, selected: Range<Int>) {
        let range: Range<Int> = markedRange ?? selection
        if composed.isEmpty && markedRange == nil { return }
        guard client?.editor(self, mayReplace: range, with: composed) ?? true else { return }
        if markedRange == nil { rememberForUndo(.other) }
        let start: Int = range.clamped(to: 0..<length).lowerBound
        put(composed, in: range.clamped(to: 0..<length))
        let count: Int = composed.utf16.count
        markedRange = count == 0 ? nil : start..<(start + count)
        anchor = start + min(selected.lowerBound, count)
        head = start + min(selected.upperBound, count)
        lastChange = .other
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }

    /// Keeps what is being composed as it is.
    func endComposing() {
        guard markedRange != nil else { return }
        markedRange = nil
        client?.editorDidChangeText(self)
    }

    // MARK: Undoing

    /// The text and the selection at some time.
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

    /// Remembers the text before a change, unless the change goes on with the one before.
    private func rememberForUndo(_ kind: ChangeKind) {
        guard let undoManager, !undoManager.isUndoing, !undoManager.isRedoing else { return }
        switch (lastChange, kind) {
        case (.typing(let end), .typing) where end == head && undoManager.canUndo: return
        case (.deleting(let start), .deleting) where start == head && undoManager.canUndo: return
        default: break
        }
        // A stretch of typing is a group of its own, also when one turn brings several.
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
