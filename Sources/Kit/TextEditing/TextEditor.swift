import Foundation
import TextDocuments
import TextLayout
import UndoManagement

/// Text that is being edited, with its selection and the marked text of an input method.
///
/// The editor does not depend on views. Its `client` shows the text. All offsets count UTF-16 code units, and
/// selections begin and end at character boundaries. The time that a change takes is proportional to its length, not to
/// the length of the text.
@MainActor
package final class TextEditor {
    /// The object that shows the text.
    package weak var client: (any TextEditorClient)?

    /// The undo manager. If it is nil, no undo actions are recorded.
    package var undoManager: UndoManager?

    /// The text with its attributes.
    package let document: TextDocument

    /// Whether the text has custom attributes.
    package var isAttributed = false

    /// The fixed end of the selection. It equals `head` when there is only a caret.
    package private(set) var anchor = 0 {
        didSet { selectedParts = [] }
    }
    /// The moving end of the selection, at which the caret is.
    package private(set) var head = 0 {
        didSet { selectedParts = [] }
    }
    /// The parts of a selection that consists of several parts; empty for other selections.
    private var selectedParts: [Range<Int>] = []

    /// The range of the marked text of an input method, or nil.
    package private(set) var markedRange: Range<Int>?

    /// The x-coordinate that vertical motions keep, in points.
    package var preferredX: CGFloat?

    /// The kind of the last change, so that consecutive typing is undone as one action.
    private var lastChange: ChangeKind?
    /// The undo action that the next change can extend.
    private var openRecord: UndoRecord?
    /// The undo action of the marked text. It is registered when the composition ends, if the composition changed text.
    private var composition: UndoRecord?
    private var records = UndoRecords()
    /// Whether the editor itself is changing the document.
    private var isChanging = false

    package enum ChangeKind {
        case typing(end: Int)
        case deleting(start: Int)
        case other
    }

    /// Creates an editor for a document.
    package init(document: TextDocument = TextDocument()) {
        self.document = document
    }

    // MARK: Text

    /// The text.
    package var text: String { document.string }

    /// The attributed text, or nil if the text is plain.
    package var attributedText: NSMutableAttributedString? {
        isAttributed ? document.attributedString(in: 0..<length) : nil
    }

    /// The selected range. If the selection consists of several parts, it contains all of them.
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// The parts of the selection, in ascending order.
    package var selections: [Range<Int>] { selectedParts.isEmpty ? [selection] : selectedParts }

    package var hasSelection: Bool { anchor != head }

    package var length: Int { document.count }

    package var selectedText: String { selections.map { substring($0) }.joined() }

    /// The selected text with its attributes.
    package var selectedFragment: TextFragment {
        selections.dropFirst().reduce(into: document.fragment(in: selections[0])) {
            $0.append(document.fragment(in: $1))
        }
    }

    package func substring(_ range: Range<Int>) -> String { document.string(in: range) }

    /// Replaces the whole text without the client's consent, and removes all undo actions.
    package func setText(_ newText: String) {
        isAttributed = false
        setContent(TextFragment(newText, attributes: AttributeSet()))
    }

    /// Replaces the whole text with an attributed string, without the client's consent, and removes all undo actions.
    package func setText(_ newText: NSAttributedString) {
        isAttributed = true
        setContent(TextFragment(newText))
    }

    /// Replaces the whole text without the client's consent, and removes all undo actions.
    package func setContent(_ fragment: TextFragment) {
        change { document.replace(0..<length, with: fragment) }
        composition = nil
        endMarking()
        lastChange = nil
        openRecord = nil
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
        self.change { document.replace(0..<length, with: TextFragment(attributedText)) }
        client?.editorDidChangeText(self)
    }

    /// Adapts the selection and the undo actions to a change to the document. Does nothing if the editor itself made
    /// the change.
    ///
    /// - Returns: Whether another object made the change.
    @discardableResult
    package func documentDidChange(_ change: TextChange) -> Bool {
        guard !isChanging else { return false }
        if change.keepsCharacters { return true }
        endMarking()
        lastChange = nil
        openRecord = nil
        if !records.adapt(to: change) { undoManager?.removeAllActions(withTarget: self) }
        (anchor, head) = (boundary(near: change.moved(anchor)), boundary(near: change.moved(head)))
        return true
    }

    private func change(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        body()
        isChanging = wasChanging
    }

    // MARK: Selection

    /// Selects the text from `anchor` to `head`. Both are moved to character boundaries. Accepts the marked text unless
    /// it contains the selection.
    package func select(anchor newAnchor: Int, head newHead: Int) {
        let (newAnchor, newHead) = (boundary(near: newAnchor), boundary(near: newHead))
        guard newAnchor != anchor || newHead != head || !selectedParts.isEmpty else { return }
        let ends: [Int] = [newAnchor, newHead]
        if let markedRange, !ends.allSatisfy({ (markedRange.lowerBound...markedRange.upperBound).contains($0) }) {
            endComposing()
        }
        anchor = newAnchor
        head = newHead
        lastChange = nil
        openRecord = nil
        preferredX = nil
        client?.editorDidChangeSelection(self)
    }

    package func select(_ range: Range<Int>) { select(anchor: range.lowerBound, head: range.upperBound) }

    /// Selects several ranges. Ranges that touch or overlap are combined, and empty ranges are ignored if another range
    /// is not empty. An empty array places the caret at the end of the selection.
    package func select(_ ranges: [Range<Int>]) {
        let ranges: [Range<Int>] = ranges.map { boundary(near: $0.lowerBound)..<boundary(near: $0.upperBound) }
        var parts: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = parts.last, range.lowerBound <= last.upperBound {
                parts[parts.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                parts.append(range)
            }
        }
        guard parts.count > 1 else {
            return select(parts.first ?? ranges.first ?? selection.upperBound..<selection.upperBound)
        }
        guard parts != selectedParts else { return }
        endComposing()
        (anchor, head) = (parts[0].lowerBound, parts[parts.count - 1].upperBound)
        selectedParts = parts
        lastChange = nil
        openRecord = nil
        preferredX = nil
        client?.editorDidChangeSelection(self)
    }

    /// Selects the whole text, and accepts the marked text.
    package func selectAll() {
        endComposing()
        select(anchor: 0, head: length)
    }

    // MARK: Changes by the user

    /// Replaces a range on behalf of the user: requests the client's consent, and records an undo action.
    ///
    /// - Returns: Whether the client consented.
    @discardableResult
    package func replace(_ range: Range<Int>, with replacement: String, kind: ChangeKind = .other) -> Bool {
        replace([range], with: replacement, kind: kind, fragment: nil)
    }

    /// Replaces a range with text that has attributes, on behalf of the user.
    @discardableResult
    package func replace(_ range: Range<Int>, with fragment: TextFragment) -> Bool {
        replace([range], with: fragment.text, kind: .other, fragment: fragment)
    }

    /// The range of the marked text, or the parts of the selection.
    private var replacedParts: [Range<Int>] { markedRange.map { [$0] } ?? selections }

    /// Replaces the marked text or the selection on behalf of the user. If the selection consists of several parts, the
    /// first one is replaced, and the others are deleted.
    @discardableResult
    package func replaceSelection(with replacement: String) -> Bool {
        replace(replacedParts, with: replacement, kind: .other, fragment: nil)
    }

    /// Replaces the marked text or the selection with text that has attributes, on behalf of the user.
    @discardableResult
    package func replaceSelection(with fragment: TextFragment) -> Bool {
        replace(replacedParts, with: fragment.text, kind: .other, fragment: fragment)
    }

    /// Whether the user just typed the text before the caret.
    package var isTyping: Bool {
        guard case .typing(let end) = lastChange, !hasSelection, markedRange == nil else { return false }
        return end == head
    }

    /// Replaces a word before the caret on behalf of the user. Keeps the attributes of the word, and the position of
    /// the caret relative to the text after it.
    ///
    /// - Returns: Whether the client consented.
    package func correct(_ range: Range<Int>, with replacement: String) -> Bool {
        let own: AttributeSet? = isAttributed ? document.attributes(at: range.lowerBound)?.attributes : nil
        let fragment = TextFragment(replacement, attributes: own ?? plain)
        return replace([range], with: replacement, kind: .other, fragment: fragment, keepsCaret: true)
    }

    /// Replaces the first of several ranges, which are in ascending order, and deletes the others.
    private func replace(
        _ ranges: [Range<Int>], with replacement: String, kind: ChangeKind, fragment: TextFragment?,
        keepsCaret: Bool = false
    ) -> Bool {
        let parts: [Range<Int>] = ranges.map { $0.clamped(to: 0..<length) }
        if parts[0].isEmpty && replacement.isEmpty { return true }
        guard client?.editor(self, shouldReplace: parts, with: replacement) ?? true else { return false }
        // The client may have changed the text during the call.
        let validParts: [Range<Int>] = parts.map { $0.clamped(to: 0..<length) }
        let validRange: Range<Int> = validParts[0].lowerBound..<validParts[validParts.count - 1].upperBound
        let units = replacement.utf16Length
        var content: TextFragment = fragment ?? self.fragment(replacement, at: validRange.lowerBound)
        // The text between the ranges remains.
        for (part, next) in zip(validParts, validParts.dropFirst()) {
            content.append(document.fragment(in: part.upperBound..<next.lowerBound))
        }
        recordUndo(of: validRange, newCount: content.units, kind)
        setContent(content, in: validRange)
        let end: Int = keepsCaret ? head + units - validRange.count : validRange.lowerBound + units
        anchor = max(0, min(end, length))
        head = anchor
        endMarking()
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

    /// Returns text with the attributes for an insertion at an offset.
    private func fragment(_ text: String, at offset: Int) -> TextFragment {
        TextFragment(
            text, attributes: isAttributed ? AttributeSet(client?.editor(self, attributesAt: offset) ?? [:]) : plain)
    }

    private let plain = AttributeSet()

    private func setContent(_ fragment: TextFragment, in range: Range<Int>) {
        change { document.replace(range, with: fragment) }
    }

    /// Inserts typed text in place of the marked text or the selection.
    package func insert(_ inserted: String) {
        // Counting the characters of long text is slow.
        let isWord: Bool = inserted.dropFirst().isEmpty && inserted.first.map { !$0.isWhitespace } == true
        let parts: [Range<Int>] = replacedParts
        let kind: ChangeKind = markedRange == nil && isWord ? .typing(end: head) : .other
        // Text that replaces the selection begins a new undo action, which the next characters extend.
        if !parts[0].isEmpty { lastChange = .other }
        _ = replace(parts, with: inserted, kind: kind, fragment: nil)
    }

    /// Deletes the selection, or the character before the caret.
    package func deleteBackward() { delete(to: previous(.grapheme, before: head)) }

    /// Deletes the selection, or the character after the caret.
    package func deleteForward() { delete(to: next(.grapheme, after: head)) }

    /// Deletes the selection, or the text between the caret and `offset`.
    package func delete(to offset: Int) {
        if hasSelection {
            _ = replace(selections, with: "", kind: .other, fragment: nil)
        } else if offset != head {
            replace(min(offset, head)..<max(offset, head), with: "", kind: .deleting(start: head))
        }
    }

    /// Replaces the whole text on behalf of the user without the client's consent, and records an undo action.
    package func replaceAllUnconditionally(_ replacement: String) {
        recordUndo(of: 0..<length, newCount: replacement.utf16Length, .other)
        setContent(fragment(replacement, at: 0), in: 0..<length)
        anchor = length
        head = anchor
        endMarking()
        lastChange = .other
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }

    // MARK: Composition

    /// Replaces the marked text, or the selection, with new marked text. Empty text cancels the composition.
    ///
    /// - Parameter selected: The range that the input method selects inside `composed`.
    package func compose(_ composed: String, selected: Range<Int>) {
        if composed.isEmpty && markedRange == nil { return }
        if selections.count > 1 { guard replaceSelection(with: "") else { return } }
        let range: Range<Int> = markedRange ?? selection
        guard client?.editor(self, shouldReplace: [range], with: composed) ?? true else { return }
        let validRange: Range<Int> = range.clamped(to: 0..<length)
        let count = composed.utf16.count
        recordUndo(of: validRange, newCount: count, .other, isComposition: true)
        setContent(fragment(composed, at: validRange.lowerBound), in: validRange)
        let start = validRange.lowerBound
        anchor = start + min(selected.lowerBound, count)
        head = start + min(selected.upperBound, count)
        if count == 0 { endMarking() } else { markedRange = start..<(start + count) }
        lastChange = .other
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }

    /// Accepts the marked text.
    package func endComposing() {
        guard markedRange != nil else { return }
        endMarking()
        openRecord = nil
        client?.editorDidChangeText(self)
    }

    /// Ends the composition, and registers its undo action if it changed text.
    private func endMarking() {
        if let record = composition {
            composition = nil
            if record.isChange { register(record, named: nil) }
        }
        guard markedRange != nil else { return }
        markedRange = nil
        client?.editorDidEndComposing(self)
    }

    /// Restores the text that the composition replaced.
    private func revertComposition() {
        guard let record = composition else { return }
        composition = nil
        setContent(record.old, in: record.range)
        (anchor, head) = (record.anchor, record.head)
        endMarking()
    }

    // MARK: Undo

    /// Records an undo action before a change, unless the change continues the previous change or the composition.
    ///
    /// - Parameter isComposition: Whether the change replaces the marked text, or begins a composition.
    private func recordUndo(of range: Range<Int>, newCount: Int, _ kind: ChangeKind, isComposition: Bool = false) {
        guard let undoManager, !undoManager.isUndoing, !undoManager.isRedoing else { return }
        if let composition {
            if composition.extend(by: range, newCount: newCount, in: document) { return }
            endMarking()
        }
        if let openRecord, undoManager.canUndo, continues(kind),
            openRecord.extend(by: range, newCount: newCount, in: document)
        {
            return
        }
        let record = UndoRecord(replacing: range, newCount: newCount, in: document, anchor: anchor, head: head)
        if isComposition {
            // A composition that is canceled is not a change: it must not remove the redo actions.
            openRecord = nil
            composition = record
        } else if case .typing = kind {
            register(record, named: "Typing")
        } else {
            register(record, named: nil)
        }
    }

    private func continues(_ kind: ChangeKind) -> Bool {
        switch (lastChange, kind) {
        case (.typing(let end), .typing): return end == head
        case (.deleting(let start), .deleting): return start == head
        default: return false
        }
    }

    /// Registers the undo action of a change by the user, which the next change can extend.
    private func register(_ record: UndoRecord, named name: String?) {
        openRecord = record
        guard let undoManager, !undoManager.isUndoing, !undoManager.isRedoing else { return }
        // An explicit group separates changes that occur in the same turn.
        undoManager.beginUndoGrouping()
        register(record, with: undoManager)
        if let name { undoManager.setActionName(name) }
        undoManager.endUndoGrouping()
    }

    private func register(_ record: UndoRecord, with undoManager: UndoManager) {
        records.add(record, isRedo: undoManager.isUndoing)
        undoManager.registerUndo(withTarget: self) { editor in
            guard let client = editor.client else { return editor.revert(record) }
            client.editor(editor, reverts: { editor.revert(record) })
        }
    }

    private func revert(_ record: UndoRecord) {
        records.remove(record, isRedo: undoManager?.isRedoing ?? false)
        // The range of the record is valid in the text without the marked text.
        revertComposition()
        endMarking()
        let range: Range<Int> = record.range.clamped(to: 0..<length)
        if let undoManager {
            let inverse = UndoRecord(
                replacing: range, newCount: record.old.units, in: document, anchor: anchor, head: head)
            register(inverse, with: undoManager)
        }
        setContent(record.old, in: range)
        anchor = boundary(near: record.anchor)
        head = boundary(near: record.head)
        lastChange = nil
        openRecord = nil
        preferredX = nil
        client?.editorDidChangeText(self)
        client?.editorDidChangeSelection(self)
    }
}
