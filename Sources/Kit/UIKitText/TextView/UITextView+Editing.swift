import Foundation
import TextDocuments
import TextEditing
import TextLayout
import UIKitCore
import UIKitDrawing
import UIKitInput

extension UITextView {
    /// Posted after editing begins. The object is the text view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")

    /// Posted after the user changes the text. The object is the text view.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    /// Posted after editing ends. The object is the text view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    func prepareEditing() {
        editor.client = self
        manager.keepStorage = { [weak self] storage in
            // The storage of a text view is used on the main thread.
            nonisolated(unsafe) let storage = storage
            MainActor.assumeIsolated { self?.state.storage = storage }
        }
        editor.isAttributed = true
        editor.undoManager = state.undoManager
        manager.flow.emptyAttributes = state.typing
        manager.viewDecoration = { [weak self] text, range in
            // Text views are laid out on the main thread.
            nonisolated(unsafe) let text = text
            MainActor.assumeIsolated { self?.decorate(text, in: range) }
        }
        manager.changeHandlers[ObjectIdentifier(self)] = { [weak self] change in
            MainActor.assumeIsolated { self?.documentDidChange(change) }
        }
        textContainer.geometryHandler = { [weak self] in
            MainActor.assumeIsolated {
                guard let self, !self.state.isSizing else { return }
                self.textSizeDidChange()
            }
        }
        state.blinker = CaretBlinker(
            isVisible: { [weak self] in self?.isOnDisplay ?? false },
            show: { [weak self] isShown in
                guard let self else { return }
                self.canvas.caret.isHidden = !isShown || self.editor.hasSelection || !self.state.isEditing
            })
    }

    // MARK: Beginning and ending

    func beginEditing(_ become: () -> Bool) -> Bool {
        // A first responder is not being edited yet if it was not editable before. While the view becomes first
        // responder, the focus moves to it, and this method is called again.
        if isFirstResponder, state.isBeginning || state.isEditing || !isEditable { return true }
        guard window != nil else { return become() }
        guard isEditable || isSelectable else { return false }
        if isEditable, !(textDelegate?.textViewShouldBeginEditing(self) ?? true) { return false }
        state.isBeginning = true
        defer { state.isBeginning = false }
        guard isFirstResponder || become() else { return false }
        setNeedsLayout()
        guard isEditable, !state.isEditing else { return true }
        state.isEditing = true
        spellingDidChange()
        state.showsCaret = true
        observeApplication()
        state.blinker?.restart()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard state.isEditing else {
            setNeedsLayout()
            return resign()
        }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
        edit { editor.endComposing() }
        guard resign() else { return false }
        finishEditing()
        return true
    }

    package func finishEditing() {
        guard state.isEditing else { return }
        state.isEditing = false
        spellingDidChange()
        editor.endComposing()
        for observer in state.observers { NotificationCenter.default.removeObserver(observer) }
        state.observers = []
        state.blinker?.stop()
        state.reportedInputArea = nil
        setNeedsLayout()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    /// Hides the caret while the application is inactive.
    private func observeApplication() {
        let center: NotificationCenter = .default
        // UIKit posts these notifications on the main thread.
        state.observers = [
            center.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.state.blinker?.stop() }
            },
            center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.state.blinker?.restart() }
            },
        ]
    }

    // MARK: Changes by the user

    /// Performs an edit by the user, and notifies the delegate and observers if the edit changed the text.
    func edit(_ body: () -> Void) {
        state.editDepth += 1
        body()
        state.editDepth -= 1
        guard state.editDepth == 0, state.textChanged else { return }
        state.textChanged = false
        textDidChangeByUser()
    }

    private func textDidChangeByUser() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func insertTypedText(_ text: String) -> Bool {
        guard state.isEditing else { return false }
        insertText(state.autocapitalization?.applied(to: text, after: textBeforeCaret(limit: 256)) ?? text)
        return true
    }

    func insertUserText(_ text: String) {
        edit {
            prepareInsertion()
            let correction = correction(endedBy: text)
            defer { apply(correction) }
            guard SmartPunctuation.isActive(quotes: smartQuotesType, dashes: smartDashesType) else {
                return editor.insert(text)
            }
            let typed = SmartPunctuation.replacement(
                for: text, after: textBeforeCaret(limit: 2), quotes: smartQuotesType, dashes: smartDashesType)
            editor.insert(typed)
        }
    }

    func setComposition(_ text: String, selected: Range<Int>) -> Bool {
        guard state.isEditing else { return false }
        edit {
            if editor.markedRange == nil && !text.isEmpty { prepareInsertion() }
            editor.compose(text, selected: selected)
        }
        return true
    }

    /// Selects the whole text if `clearsOnInsertion` is true, so that the first insertion replaces it.
    func prepareInsertion() {
        guard clearsOnInsertion else { return }
        clearsOnInsertion = false
        editor.selectAll()
    }

    /// Handles a key press. Returns whether it was a command that the view performed.
    func handle(_ press: UIPress) -> Bool {
        guard isFirstResponder, let key = press.key else { return false }
        if key.keyCode == .keyboardTab, key.modifierFlags.isEmpty, state.isEditing { return insertTypedText("\t") }
        if performStyleKey(key) { return true }
        guard let command = EditingCommand(key) else { return false }
        state.touches?.end()
        if !isEditable, scroll(command) { return true }
        return performFromKeyboard(command)
    }

    private func performFromKeyboard(_ command: EditingCommand) -> Bool {
        performMenuAction(of: command) ?? perform(command)
    }

    /// Scrolls noneditable text in response to the keys that move the caret in editable text.
    private func scroll(_ command: EditingCommand) -> Bool {
        guard isScrollEnabled, case .move(let motion, extending: false) = command else { return false }
        var offset = contentOffset
        switch motion {
        case .up: offset.y -= 3 * currentFont.lineHeight
        case .down: offset.y += 3 * currentFont.lineHeight
        case .pageUp: offset.y -= pageHeight
        case .pageDown: offset.y += pageHeight
        case .documentStart: offset.y = -adjustedContentInset.top
        case .documentEnd: offset.y = contentSize.height
        default: return false
        }
        setContentOffset(clamped(offset), animated: false)
        return true
    }

    /// The distance of a motion by a page, which is one line less than the visible height.
    var pageHeight: CGFloat {
        let visible = bounds.inset(by: adjustedContentInset).height
        return max(currentFont.lineHeight, visible - currentFont.lineHeight)
    }

    package func receiveUnusedKey(_ key: UIKey) -> Bool {
        guard isFirstResponder, state.isEditing, let command = EditingCommand(unhandled: key) else { return false }
        return performFromKeyboard(command)
    }

    @discardableResult
    func perform(_ command: EditingCommand) -> Bool {
        var isDone = true
        switch command {
        case .copy: isDone = copySelection()
        case .selectAll: edit { editor.selectAll() }
        case .move: edit { isDone = editor.perform(command) }
        case .newline:
            guard state.isEditing else { return false }
            if enablesReturnKeyAutomatically && !hasText { return true }
            insertText("\n")
        case .deleteBackward:
            guard isEditable else { return false }
            isDone = hasText
            deleteBackward()
        case .cut:
            guard isEditable, copySelection() else { return false }
            edit { editor.removeSelection(smartInsertDeleteType) }
        case .paste: isDone = pasteText()
        default:
            guard isEditable else { return false }
            edit { isDone = editor.perform(command) }
        }
        return isDone
    }

    private func copySelection() -> Bool {
        guard editor.hasSelection else { return false }
        RichClipboard.copy(
            editor.selectedFragment, convertsAttributes: allowsEditingTextAttributes)
        return true
    }

    func canPerform(_ action: Selector) -> Bool? {
        switch action.name.split(separator: ":").first.map(String.init) ?? "" {
        case "copy": editor.hasSelection
        case "cut": isEditable && editor.hasSelection
        case "paste": state.isEditing && canPasteText
        case "pasteAndMatchStyle": state.isEditing && allowsEditingTextAttributes && UIPasteboard.general.hasStrings
        case "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
            "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft":
            isEditable && allowsEditingTextAttributes
        case "delete": state.isEditing && editor.hasSelection
        case "select": !editor.hasSelection && hasText
        case "selectAll": hasText && editor.selection.count < editor.length
        default: nil
        }
    }

    func selectWord(at offset: Int) {
        let index: Int = offset == editor.length && offset > 0 ? offset - 1 : offset
        edit {
            editor.endComposing()
            editor.select(editor.wordRange(at: index))
        }
    }

    /// Selects the paragraph at an offset, with its line break.
    func selectParagraph(at offset: Int) {
        let range = editor.paragraphRange(at: offset)
        edit {
            editor.endComposing()
            editor.select(range.lowerBound..<editor.next(.grapheme, after: range.upperBound))
        }
    }
}

extension UITextView: TextEditorClient {
    package func editor(_ editor: TextEditor, shouldReplace ranges: [Range<Int>], with replacement: String) -> Bool {
        if ranges.count == 1 { return shouldChangeText(in: TextRange(ranges[0]), replacementText: replacement) }
        return textDelegate?.textView(
            self, shouldChangeTextInRanges: ranges.map { NSValue(range: NSRange($0)) },
            replacementText: replacement) ?? true
    }

    package func editor(_ editor: TextEditor, reverts change: () -> Void) { edit(change) }

    package func editorDidChangeText(_ editor: TextEditor) {
        if state.editDepth > 0 {
            state.textChanged = true
            recordTypedWord()
        }
        state.spelling.recordChange(in: editor)
        if state.shownMarked != editor.markedRange {
            for range in [state.shownMarked, editor.markedRange] {
                if let range { manager.flow.invalidate(range) }
            }
            state.shownMarked = editor.markedRange
        }
        textSizeDidChange()
        if state.editDepth > 0 { state.showsCaret = true }
    }

    package func editorDidChangeSelection(_ editor: TextEditor) {
        adoptTypingAttributes()
        leaveTypedWord()
        setNeedsLayout()
        if state.isEditing {
            state.blinker?.restart()
            state.showsCaret = true
        }
        textDelegate?.textViewDidChangeSelection(self)
    }

    package func editorDidEndComposing(_ editor: TextEditor) { UIApplication.shared.endComposition(of: self) }

    /// Sets the attributes of typed text to the attributes of the first selected character, or of the text before the
    /// caret.
    func adoptTypingAttributes() {
        let start = editor.selection.lowerBound
        let source: Int = editor.hasSelection ? start : max(0, start - 1)
        guard let found = editor.document.attributes(at: source) else { return }
        guard found.attributes !== state.typing else { return }
        state.typing = found.attributes.forTyping
        manager.flow.emptyAttributes = state.typing
    }

    package func editor(_ editor: TextEditor, offsetFor motion: TextMotion, from offset: Int) -> Int? {
        fitContainer()
        var result: Int?
        performWithTraits { result = target(of: motion, from: offset) }
        return result
    }

    private func target(of motion: TextMotion, from offset: Int) -> Int? {
        switch motion {
        case .left, .right: return flow.offset(offset, movedRightBy: motion == .right ? 1 : -1)
        case .lineStart: return flow.line(containing: offset).contentRange.lowerBound
        case .lineEnd: return flow.line(containing: offset).contentRange.upperBound
        case .lineLeft, .lineRight:
            let line = flow.line(containing: offset)
            let isStart: Bool = (motion == .lineLeft) != line.isRightToLeft
            return isStart ? line.contentRange.lowerBound : line.contentRange.upperBound
        case .up, .down:
            let x: CGFloat = column(at: offset)
            let isUp: Bool = motion == .up
            return flow.offset(offset, movedDownBy: isUp ? -1 : 1, x: x) ?? (isUp ? 0 : editor.length)
        case .pageUp, .pageDown:
            let x: CGFloat = column(at: offset)
            let distance: CGFloat = motion == .pageUp ? -pageHeight : pageHeight
            let y: CGFloat = flow.caretRect(at: offset).midY + distance
            if y < 0 { return 0 }
            return y > flow.height ? editor.length : flow.offset(at: CGPoint(x: x, y: y))
        case .wordLeft, .wordRight, .paragraphStart, .paragraphEnd, .documentStart, .documentEnd: return nil
        }
    }

    /// Returns the x-coordinate that vertical motions keep.
    private func column(at offset: Int) -> CGFloat {
        let x: CGFloat = editor.preferredX ?? flow.caretRect(at: offset).minX
        editor.preferredX = x
        return x
    }

    package func editor(_ editor: TextEditor, attributesAt offset: Int) -> TextAttributes { state.typing.values }
}
