import CoreGraphics
import Foundation
import TextEditing
import UIKitCore
import UIKitDrawing
import UIKitInput

/// An interaction that adds a caret, a selection and their gestures to a view that conforms to `UITextInput`.
///
/// It shows the caret and the selection while the view is first responder, and performs the editing commands of keys.
/// The view must be the text input, because the rectangles of the text input are in its own coordinates.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction, TextInteracting, UITextInputDelegate {
    /// The object that observes the gestures. A weak reference.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The responder whose text the user selects. A weak reference.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { attach() } }
    }

    /// Whether the interaction can change text.
    public let textInteractionMode: UITextInteractionMode

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    private var touches: TextTouches?
    private lazy var recognizer = TextInteractionRecognizer(self)
    /// The interaction that shows the selection, unless the app added another interaction for this to the view.
    private let display = UITextSelectionDisplayInteraction()
    /// The unit of text by which a drag selects.
    private var unit: UITextGranularity = .character
    /// The range that was selected at the start of the drag.
    private var origin: UITextRange?
    /// The end of the selection that keys with Shift do not move.
    private var anchor: UITextPosition?
    /// The end of the line to which the last key moved, until the selection or the text changes. If the line wraps
    /// there, the position is also the start of the next line.
    private var lineEnd: UITextPosition?

    /// Creates an interaction. Set its text input, and add it to the view with the text.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        display.showsHandles = false
        display.showsCursor = mode == .editable
    }

    /// The gestures of the interaction. Gestures of the app can require them to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] {
        [recognizer] + (touches.map { [$0.press, $0.drag] } ?? [])
    }

    // MARK: Interaction

    open func willMove(to view: UIView?) { detach() }

    open func didMove(to view: UIView?) {
        self.view = view
        attach()
    }

    /// The text input, if it is a view and the interaction has been added to a view.
    private var input: (any UIView & UITextInput)? {
        guard view != nil else { return nil }
        return textInput as? any UIView & UITextInput
    }

    private func attach() {
        detach()
        guard let input else { return }
        let touches = TextTouches(view: input, handles: display.handles) { [weak self] in
            self?.canBegin(at: $0) ?? false
        }
        touches.isEditable = textInteractionMode == .editable
        touches.onBegin = { [weak self] in self?.begin() }
        touches.onEnd = { [weak self] in self?.finish() }
        self.touches = touches
        input.addGestureRecognizer(recognizer)
        input.inputDelegate = self
        display.textInput = input
        input.addInteraction(display)
        update()
    }

    private func detach() {
        touches?.detach()
        touches = nil
        recognizer.view?.removeGestureRecognizer(recognizer)
        display.view?.removeInteraction(display)
    }

    // MARK: Caret and selection

    package func update() {
        let other: UITextSelectionDisplayInteraction? = otherDisplay
        touches?.displayedHandles = other?.handles
        touches?.update()
        lineEnd = input?.selectedTextRange.flatMap { valid(lineEnd, in: $0) }
        other?.setNeedsSelectionUpdate()
        display.isActivated = other == nil && input?.isFirstResponder == true
        display.layoutManagedSubviews()
    }

    /// The interaction of the app that shows the selection, if there is one.
    private var otherDisplay: UITextSelectionDisplayInteraction? {
        input?.interactions.lazy.compactMap { $0 as? UITextSelectionDisplayInteraction }.first { $0 !== display }
    }

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) { update() }
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {
        lineEnd = nil
        update()
    }

    // MARK: Gestures

    func canBegin(at point: CGPoint) -> Bool { delegate?.interactionShouldBegin(self, at: point) ?? true }

    private func begin() { delegate?.interactionWillBegin(self) }

    func finish() {
        update()
        delegate?.interactionDidEnd(self)
    }

    /// Handles a tap with a finger.
    func tap(at point: CGPoint, count: Int) {
        guard canBegin(at: point) else { return }
        begin()
        touches?.tap(at: point, count: count) { _ = select(at: point, count: count, extending: false) }
        finish()
    }

    /// Handles a pointer press, and returns whether a drag can follow.
    func press(at point: CGPoint, count: Int, extending: Bool) -> Bool {
        touches?.end()
        begin()
        guard select(at: point, count: count, extending: extending) else {
            finish()
            return false
        }
        return true
    }

    private func select(at point: CGPoint, count: Int, extending: Bool) -> Bool {
        guard let input, input.isFirstResponder || input.becomeFirstResponder(),
            let position = input.closestPosition(to: point)
        else { return false }
        input.endComposing()
        lineEnd = nil
        unit = count == 1 ? .character : count == 2 ? .word : .paragraph
        if extending, let range = input.selectedTextRange {
            let start: UITextPosition = valid(anchor, in: range) ?? range.start
            origin = input.textRange(from: start, to: start)
        } else {
            origin = range(at: position)
        }
        drag(to: point)
        return true
    }

    /// Returns the unit of text at a position.
    private func range(at position: UITextPosition) -> UITextRange? {
        guard let input else { return nil }
        guard unit != .character else { return input.textRange(from: position, to: position) }
        return input.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(.forward))
            ?? input.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(.backward))
            ?? input.textRange(from: position, to: position)
    }

    /// Extends the selection to a point, by the unit of text that the gesture selected first.
    func drag(to point: CGPoint) {
        guard let input, let origin, let position = input.closestPosition(to: point), let end = range(at: position)
        else { return }
        let isBefore: Bool = input.compare(position, to: origin.start) == .orderedAscending
        anchor = isBefore ? origin.end : origin.start
        if isBefore {
            input.selectedTextRange = input.textRange(from: end.start, to: origin.end)
        } else {
            let last: UITextPosition =
                input.compare(end.end, to: origin.end) == .orderedAscending ? origin.end : end.end
            input.selectedTextRange = input.textRange(from: origin.start, to: last)
        }
        update()
    }

    /// Selects the word at a secondary click, unless the click is in the selection, and shows the edit menu.
    func openMenu(at point: CGPoint) {
        guard let input else { return }
        touches?.end()
        let isSelected: Bool = {
            guard let range = input.selectedTextRange, !range.isEmpty, let hit = input.characterRange(at: point) else {
                return false
            }
            return input.compare(hit.start, to: range.start) != .orderedAscending
                && input.compare(hit.end, to: range.end) != .orderedDescending
        }()
        if !isSelected { guard select(at: point, count: 2, extending: false) else { return } }
        UIApplication.menuPresenter?.showEditMenu(of: input, at: CGRect(origin: point, size: .zero), isPointer: true)
    }

    // MARK: Keys

    /// Returns `end`, or nil if it is not an end of the selection, because the selection has changed.
    private func valid(_ end: UITextPosition?, in range: UITextRange) -> UITextPosition? {
        guard let input, let end else { return nil }
        return [range.start, range.end].contains { input.compare($0, to: end) == .orderedSame } ? end : nil
    }

    package func handle(_ key: UIKey) -> Bool {
        guard let input, let command = EditingCommand(key) else { return false }
        touches?.end()
        let isDone: Bool = perform(command, in: input)
        update()
        return isDone
    }

    private func perform(_ command: EditingCommand, in input: any UIView & UITextInput) -> Bool {
        switch command {
        case .move, .selectAll, .undo, .redo: input.endComposing()
        default: break
        }
        switch command {
        case .move(let motion, let extending): return move(motion, extending: extending, in: input)
        case .selectAll:
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            return true
        case .copy: return send("copy:", to: input) { $0.copy(nil) }
        default: break
        }
        guard textInteractionMode == .editable else { return false }
        switch command {
        case .deleteBackward: input.deleteWithKey()
        case .newline: input.insertText("\n")
        case .deleteForward: delete(.character, .forward, in: input)
        case .deleteWordBackward: delete(.word, .backward, in: input)
        case .deleteWordForward: delete(.word, .forward, in: input)
        case .deleteToLineStart: delete(.line, .backward, in: input)
        case .deleteToLineEnd: delete(.line, .forward, in: input)
        case .cut: return send("cut:", to: input) { $0.cut(nil) }
        case .paste: return send("paste:", to: input) { $0.paste(nil) }
        case .undo: input.undoManager?.undo()
        case .redo: input.undoManager?.redo()
        case .move, .selectAll, .copy: return false
        }
        return true
    }

    private func send(_ action: String, to input: any UIView & UITextInput, _ body: (UIResponder) -> Void) -> Bool {
        guard input.canPerformAction(Selector(action), withSender: self) else { return false }
        body(input)
        return true
    }

    /// Deletes the selection, or the text from the caret to the boundary of a unit. Forward means toward the end of the
    /// text, also in right-to-left text.
    private func delete(
        _ unit: UITextGranularity, _ direction: UITextStorageDirection, in input: any UIView & UITextInput
    ) {
        guard let range = input.selectedTextRange else { return }
        guard range.isEmpty else { return input.deleteBackward() }
        let isBefore: Bool = direction == .backward
        var target: UITextPosition? =
            unit == .line
            ? lineBoundary(direction, from: range.start, in: input)
            : input.tokenizer.position(from: range.start, toBoundary: unit, inDirection: .storage(direction))
        if target == nil, unit == .word { target = isBefore ? input.beginningOfDocument : input.endOfDocument }
        guard let target, input.compare(target, to: range.start) != .orderedSame else { return }
        let (start, end) = isBefore ? (target, range.start) : (range.start, target)
        if let deleted = input.textRange(from: start, to: end) { input.replace(deleted, withText: "") }
    }

    private func move(_ motion: TextMotion, extending: Bool, in input: any UIView & UITextInput) -> Bool {
        guard let range = input.selectedTextRange else { return false }
        if !extending, !range.isEmpty, motion == .left || motion == .right {
            let side: UITextLayoutDirection = motion == .left ? .left : .right
            guard let end = input.position(within: range, farthestIn: side) else { return false }
            lineEnd = nil
            input.selectedTextRange = input.textRange(from: end, to: end)
            return true
        }
        let fixed: UITextPosition = valid(anchor, in: range) ?? range.start
        let head: UITextPosition = input.compare(fixed, to: range.start) == .orderedSame ? range.end : range.start
        guard let target = target(of: motion, from: head, in: input) else { return true }
        anchor = extending ? fixed : target
        let isBefore: Bool = extending && input.compare(target, to: fixed) == .orderedAscending
        let other: UITextPosition = extending ? fixed : target
        input.selectedTextRange = input.textRange(from: isBefore ? target : other, to: isBefore ? other : target)
        if lineDirection(of: motion, from: head) != .forward {
            lineEnd = nil
        } else if input.compare(target, to: head) != .orderedSame {
            lineEnd = target
        }
        return true
    }

    private func target(
        of motion: TextMotion, from head: UITextPosition, in input: any UIView & UITextInput
    ) -> UITextPosition? {
        func boundary(_ unit: UITextGranularity, _ direction: UITextDirection) -> UITextPosition? {
            input.tokenizer.position(from: head, toBoundary: unit, inDirection: direction)
        }
        switch motion {
        case .left: return input.position(from: head, in: .left, offset: 1)
        case .right: return input.position(from: head, in: .right, offset: 1)
        case .up, .pageUp: return input.position(from: head, in: .up, offset: 1) ?? input.beginningOfDocument
        case .down, .pageDown: return input.position(from: head, in: .down, offset: 1) ?? input.endOfDocument
        case .wordLeft: return boundary(.word, .layout(.left)) ?? input.beginningOfDocument
        case .wordRight: return boundary(.word, .layout(.right)) ?? input.endOfDocument
        case .lineStart, .lineEnd, .lineLeft, .lineRight:
            return lineDirection(of: motion, from: head).map { lineBoundary($0, from: head, in: input) }
        case .paragraphStart: return boundary(.paragraph, .storage(.backward)) ?? input.beginningOfDocument
        case .paragraphEnd: return boundary(.paragraph, .storage(.forward)) ?? input.endOfDocument
        case .documentStart: return input.beginningOfDocument
        case .documentEnd: return input.endOfDocument
        }
    }

    /// Returns the direction of a motion to the start or the end of a line, or nil for other motions.
    private func lineDirection(of motion: TextMotion, from head: UITextPosition) -> UITextStorageDirection? {
        switch motion {
        case .lineStart: return .backward
        case .lineEnd: return .forward
        case .lineLeft, .lineRight:
            let isRightToLeft: Bool = input?.baseWritingDirection(for: head, in: .forward) == .rightToLeft
            return (motion == .lineLeft) == isRightToLeft ? .forward : .backward
        default: return nil
        }
    }

    /// Returns the start or the end of the line that contains a position, without the line break.
    ///
    /// The next boundary of a tokenizer is in another line if the position is at a boundary. The line of the standard
    /// tokenizer includes the line break.
    private func lineBoundary(
        _ direction: UITextStorageDirection, from head: UITextPosition, in input: any UIView & UITextInput
    ) -> UITextPosition {
        let tokenizer: any UITextInputTokenizer = input.tokenizer
        let isAtBoundary: Bool = tokenizer.isPosition(head, atBoundary: .line, inDirection: .storage(direction))
        let followsBreak: Bool = isLineBreak(-1, from: head, in: input)
        let endsLine: Bool = lineEnd.map { input.compare($0, to: head) == .orderedSame } ?? false
        let isDone: Bool
        if direction == .backward {
            isDone = isAtBoundary && !endsLine || followsBreak
        } else {
            // The start of a line can be the end of the previous line, too.
            let isAtStart: Bool =
                followsBreak || tokenizer.isPosition(head, atBoundary: .line, inDirection: .storage(.backward))
            isDone = isAtBoundary && (endsLine || !isAtStart) || isLineBreak(1, from: head, in: input)
        }
        if isDone { return head }
        var end = tokenizer.position(from: head, toBoundary: .line, inDirection: .storage(direction)) ?? head
        while input.compare(end, to: head) == .orderedDescending, isLineBreak(-1, from: end, in: input),
            let previous = input.position(from: end, offset: -1)
        {
            end = previous
        }
        return end
    }

    /// Returns whether the character before a position (`offset` is -1) or after it (1) ends a line.
    private func isLineBreak(
        _ offset: Int, from position: UITextPosition, in input: any UIView & UITextInput
    ) -> Bool {
        guard let other = input.position(from: position, offset: offset) else { return false }
        let (start, end) = offset < 0 ? (other, position) : (position, other)
        return input.textRange(from: start, to: end).flatMap { input.text(in: $0) }?.first?.isNewline == true
    }
}
