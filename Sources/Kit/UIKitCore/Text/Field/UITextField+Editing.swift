import Foundation
import TextEditing
import TextLayout

extension UITextField {
    // MARK: Beginning and ending

    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return become() }
        guard isEnabled, storedDelegate?.textFieldShouldBeginEditing(self) ?? true, become() else { return false }
        guard !isEditing else { return true }
        isEditing = true
        fieldState.line = nil
        fieldState.clearsSecureText = isSecureTextEntry && !editor.text.isEmpty
        if clearsOnBeginEditing, !editor.text.isEmpty, storedDelegate?.textFieldShouldClear(self) ?? true {
            editor.setText("")
        }
        observeApplication()
        textStyleDidChange()
        fieldState.blinker?.restart()
        storedDelegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isEditing else { return resign() }
        guard storedDelegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        editor.endComposing()
        guard resign() else { return false }
        finishEditing()
        return true
    }

    package func finishEditing() {
        guard isEditing else { return }
        let reason: DidEndEditingReason = .committed
        isEditing = false
        editor.endComposing()
        editor.select(anchor: editor.head, head: editor.head)
        for observer in fieldState.observers { NotificationCenter.default.removeObserver(observer) }
        fieldState.observers = []
        fieldState.blinker?.stop()
        fieldState.reportedInputArea = nil
        textStyleDidChange()
        storedDelegate?.textFieldDidEndEditing(self, reason: reason)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    /// Stops the blinking of the caret while the application is inactive.
    private func observeApplication() {
        let center: NotificationCenter = .default
        // UIKit posts these notifications on the main thread.
        fieldState.observers = [
            center.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.fieldState.blinker?.stop() }
            },
            center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.fieldState.blinker?.restart() }
            },
        ]
    }

    // MARK: Changes by the user

    /// Performs an edit by the user, and sends actions and a notification if the edit changed the text.
    func edit(_ body: () -> Void) {
        fieldState.editDepth += 1
        body()
        fieldState.editDepth -= 1
        guard fieldState.editDepth == 0, fieldState.textChanged else { return }
        fieldState.textChanged = false
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// Performs a programmatic change to the text, which sends no action even if the delegate makes it during an edit.
    func changeByCode(_ body: () -> Void) {
        inputDelegate?.textWillChange(self)
        let depth: Int = fieldState.editDepth
        fieldState.editDepth = 0
        body()
        fieldState.editDepth = depth
        inputDelegate?.textDidChange(self)
    }

    func insertTypedText(_ text: String) -> Bool {
        guard isEditing else { return false }
        let capitalization = isSecureTextEntry ? nil : fieldState.autocapitalization
        insertText(capitalization?.applied(to: text, after: textBeforeCaret(limit: 256)) ?? text)
        return true
    }

    func insertUserText(_ text: String) {
        if text == "\n" || text == "\r" { return performReturn() }
        edit {
            prepareInsertion()
            let correction = correction(endedBy: text)
            defer { if editor.head > correction?.typedRange.upperBound ?? .max { apply(correction) } }
            if isSecureTextEntry || !SmartPunctuation.isActive(quotes: smartQuotesType, dashes: smartDashesType) {
                editor.insert(text.onOneLine)
            } else {
                let typed = SmartPunctuation.replacement(
                    for: text.onOneLine, after: textBeforeCaret(limit: 2), quotes: smartQuotesType,
                    dashes: smartDashesType)
                editor.insert(typed)
            }
        }
    }

    func deleteUserText() {
        edit {
            if fieldState.clearsSecureText { prepareInsertion() }
            editor.deleteBackward()
        }
    }

    func setComposition(_ text: String, selected: Range<Int>) -> Bool {
        guard isEditing else { return false }
        edit {
            if editor.markedRange == nil && !text.isEmpty { prepareInsertion() }
            editor.compose(text.onOneLine, selected: selected)
        }
        return true
    }

    /// Selects the whole text if the first insertion replaces it.
    func prepareInsertion() {
        guard fieldState.clearsOnInsertion || fieldState.clearsSecureText else { return }
        fieldState.clearsOnInsertion = false
        fieldState.clearsSecureText = false
        editor.selectAll()
    }

    /// Handles a key press. Returns whether it was a command that the field performed.
    func handle(_ press: UIPress) -> Bool {
        guard isEditing, let key = press.key, let command = EditingCommand(key) else { return false }
        fieldState.touches?.end()
        return performFromKeyboard(command)
    }

    private func performFromKeyboard(_ command: EditingCommand) -> Bool {
        performMenuAction(of: command) ?? perform(command)
    }

    package func receiveUnusedKey(_ key: UIKey) -> Bool {
        guard isEditing, let command = EditingCommand(unhandled: key) else { return false }
        return performFromKeyboard(command)
    }

    @discardableResult
    func perform(_ command: EditingCommand) -> Bool {
        var isDone = true
        let command: EditingCommand = isSecureTextEntry ? command.ignoringWords : command
        switch command {
        case .newline: performReturn()
        case .copy: isDone = copySelection()
        case .cut:
            if copySelection() { edit { editor.replace(editor.rangeToRemove(smartInsertDeleteType), with: "") } }
        case .paste: pasteText()
        case .deleteBackward:
            isDone = hasText
            deleteBackward()
        case .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToLineStart, .deleteToLineEnd:
            edit {
                if fieldState.clearsSecureText { prepareInsertion() }
                isDone = editor.perform(command)
            }
        default: edit { isDone = editor.perform(command) }
        }
        return isDone
    }

    private func copySelection() -> Bool {
        guard editor.hasSelection, !isSecureTextEntry else { return false }
        UIPasteboard.general.string = editor.selectedText
        return true
    }

    private func pasteText() {
        guard isEnabled else { return }
        if pasteDelegate != nil || associatedPasteConfiguration != nil { return pasteGeneralItems() }
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        edit {
            prepareInsertion()
            let pasted: String = isSecureTextEntry ? text : editor.spaced(text.onOneLine, smartInsertDeleteType)
            editor.replace(editor.markedRange ?? editor.selection, with: pasted.onOneLine)
        }
    }

    /// Performs the action of the Return key.
    func performReturn() {
        editor.endComposing()
        edit { apply(correction(endedBy: "\n")) }
        if enablesReturnKeyAutomatically && editor.text.isEmpty { return }
        guard storedDelegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsOnExit: Bool = !actionTable.entries(for: .editingDidEndOnExit).isEmpty
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .editingDidEndOnExit)
        if endsOnExit { resignFirstResponder() }
    }

    /// Performs the action of the clear button.
    func clear() {
        guard storedDelegate?.textFieldShouldClear(self) ?? true else { return }
        edit { editor.replaceAllUnconditionally("") }
        if !isFirstResponder { becomeFirstResponder() }
    }

    func canPerform(_ action: Selector) -> Bool? {
        switch action.name.split(separator: ":").first.map(String.init) ?? "" {
        case "copy", "cut": editor.hasSelection && !isSecureTextEntry
        case "paste":
            isEditing && (associatedPasteConfiguration == nil ? UIPasteboard.general.hasStrings : canPasteItems)
        case "delete": isEditing && editor.hasSelection
        case "select": isEditing && !editor.hasSelection && !editor.text.isEmpty
        case "selectAll": !editor.text.isEmpty && editor.selection.count < editor.length
        default: nil
        }
    }

    // MARK: Touches

    /// Handles the start of a touch. Returns whether to track the touch.
    func beginSelecting(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // A touch can become a scroll gesture, so a finger selects when it lifts. A pointer selects immediately.
        guard touch.type == .indirectPointer else { return true }
        fieldState.touches?.end()
        guard becomeFirstResponder() else { return false }
        if event?.buttonMask == .button(3) {
            let offset = touchedOffset(at: touch.location(in: self))
            guard let text = UIPasteboard.primarySelection else { return false }
            edit { editor.replace(offset..<offset, with: text.onOneLine) }
            return false
        }
        let (point, isExtending) = (touch.location(in: self), event?.modifierFlags.contains(.shift) == true)
        // A press on selected text becomes a drag if the pointer moves, and otherwise places the caret.
        fieldState.awaitsDrag = touch.tapCount == 1 && !isExtending && fieldState.touches?.canDrag(at: point) == true
        if fieldState.awaitsDrag { return true }
        fieldState.isSelecting = true
        select(by: touch.tapCount, at: touchedOffset(at: point), extending: isExtending)
        return true
    }

    /// Places the caret, selects a word, or selects the whole text, for one, two or three taps.
    private func select(by tapCount: Int, at offset: Int, extending: Bool) {
        // A touch accepts the marked text, even if the touch is inside that text.
        edit { editor.endComposing() }
        if extending {
            edit { editor.select(anchor: editor.anchor, head: offset) }
            fieldState.dragUnit = .grapheme
            fieldState.dragOrigin = editor.anchor..<editor.anchor
            return
        }
        switch tapCount {
        case 1:
            fieldState.dragUnit = .grapheme
            edit { editor.select(anchor: offset, head: offset) }
        case 2:
            fieldState.dragUnit = .word
            selectWord(at: offset)
        default:
            fieldState.dragUnit = .paragraph
            edit { editor.selectAll() }
        }
        fieldState.dragOrigin = editor.selection
    }

    func selectWord(at offset: Int) {
        let shownText: String = isSecureTextEntry ? displayText : editor.text
        if isSecureTextEntry {
            edit { editor.selectAll() }
        } else {
            let index: Int = offset == editor.length && offset > 0 ? offset - 1 : offset
            edit {
                editor.endComposing()
                editor.select(TextBoundaries.wordRange(at: index, in: shownText))
            }
        }
    }

    func continueSelecting(_ touch: UITouch) {
        guard fieldState.isSelecting else { return }
        let offset = touchedOffset(at: touch.location(in: self))
        let origin = fieldState.dragOrigin
        edit {
            switch fieldState.dragUnit {
            case .grapheme: editor.select(anchor: origin.lowerBound, head: offset)
            case .word where !isSecureTextEntry:
                let word = TextBoundaries.wordRange(at: offset, in: editor.text)
                if offset < origin.lowerBound {
                    editor.select(anchor: origin.upperBound, head: word.lowerBound)
                } else {
                    editor.select(anchor: origin.lowerBound, head: max(origin.upperBound, word.upperBound))
                }
            default: break
            }
        }
    }

    func endSelecting(_ touch: UITouch) {
        if fieldState.isSelecting {
            fieldState.isSelecting = false
            if editor.hasSelection, !isSecureTextEntry { UIPasteboard.primarySelection = editor.selectedText }
        } else if fieldState.awaitsDrag {
            fieldState.awaitsDrag = false
            select(by: 1, at: touchedOffset(at: touch.location(in: self)), extending: false)
        } else if isTouchInside, touch.isAlone, touch.distanceFromStart <= UITextField.allowableMovement {
            let point: CGPoint = touch.location(in: self)
            let count = touch.tapCount
            guard let touches = fieldState.touches else { return tap(at: point, count: count) }
            touches.tap(at: point, count: count) { tap(at: point, count: count) }
        }
    }

    /// Places the caret, or selects text, for a tap with a finger.
    private func tap(at point: CGPoint, count: Int) {
        let isFirst = !isFirstResponder
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        let isAfterText: Bool = isFirst && count == 1 && !isOverText(point)
        select(by: count, at: isAfterText ? editor.length : touchedOffset(at: point), extending: false)
    }

    /// The maximum distance by which a finger that places the caret can move, in points.
    private static let allowableMovement: CGFloat = 10
}

extension String {
    /// The string with each run of newlines replaced by a space. Newlines at its ends are removed.
    var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
