import CoreGraphics
import Foundation
import HostClock
import UIKitCore

/// Recognizes the touches that place the caret, select text, or open links.
///
/// The pointer selects immediately. A finger selects when it lifts, because its touch can become a scroll gesture.
final class TextTouchRecognizer: UIGestureRecognizer {
    private weak var textView: UITextView?
    private var start: CGPoint = .zero
    private var item: UITextItem?
    private var isDragging = false
    /// Whether the press can become a drag of the selected text.
    private var awaitsDrag = false

    /// The scheduled call that continues the selection while the pointer rests outside the view.
    private var continuation: ScheduledCall?

    /// The time between two steps of the selection while the pointer rests outside the view, in seconds.
    private static let interval: TimeInterval = 0.05

    /// The maximum distance by which a finger may move, in points.
    private static let allowableMovement: CGFloat = 10

    init(textView: UITextView) {
        self.textView = textView
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    private func point(of touches: Set<UITouch>) -> CGPoint? {
        touches.first.map { $0.location(in: textView) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let textView, let touch = touches.first, numberOfTouches == 1 else { return fail() }
        let point = touch.location(in: textView)
        start = touch.location(in: nil)
        item = textView.item(at: point)
        isDragging = false
        if event.buttonMask == .secondary {
            // An item shows its own menu.
            if item == nil { textView.handleSecondaryClick(at: point) }
            return fail()
        }
        if event.buttonMask == .button(3) {
            textView.insertPrimarySelection(at: point)
            return fail()
        }
        guard touch.type == .indirectPointer else { return }
        textView.state.touches?.end()
        // A press on selected text becomes a drag if the pointer moves, and otherwise places the caret.
        let isPlain: Bool = touch.tapCount == 1 && !event.modifierFlags.contains(.shift)
        awaitsDrag = isPlain && textView.state.touches?.canDrag(at: point) == true
        if awaitsDrag { return }
        if textView.beginSelecting(
            at: point, tapCount: touch.tapCount, extending: event.modifierFlags.contains(.shift))
        {
            state = .began
        } else if item == nil {
            fail()
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let point = point(of: touches) else { return }
        let location = touch.location(in: nil)
        if hypot(location.x - start.x, location.y - start.y) > Self.allowableMovement { isDragging = true }
        if state == .began || state == .changed {
            textView?.continueSelecting(at: point)
            followPointer(at: location)
            state = .changed
        } else if isDragging {
            fail()
        }
    }

    /// Continues to select and scroll while the pointer rests above or below the view.
    private func followPointer(at location: CGPoint) {
        continuation?.cancel()
        continuation = nil
        guard let textView, textView.isScrollEnabled else { return }
        let point = textView.convert(location, from: nil)
        guard point.y < textView.bounds.minY || point.y > textView.bounds.maxY else { return }
        continuation = MainQueue.shared.schedule(after: Self.interval) { [weak self] in
            guard let self, let textView = self.textView else { return }
            let head = textView.editor.head
            textView.continueSelecting(at: textView.convert(location, from: nil))
            if textView.editor.head != head { self.followPointer(at: location) }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let textView, let touch = touches.first, let point = point(of: touches) else { return fail() }
        let isFinger: Bool = touch.type != .indirectPointer
        let tapCount = touch.tapCount
        let item = item
        if !isFinger { textView.keepPrimarySelection() }
        state = .ended
        if !isDragging, let item, textView.item(at: point)?.range == item.range {
            textView.activate(item)
        } else if awaitsDrag {
            _ = textView.beginSelecting(at: point, tapCount: 1, extending: false)
        } else if isFinger, textView.isSelectable {
            guard let touches = textView.state.touches else {
                _ = textView.beginSelecting(at: point, tapCount: tapCount, extending: false)
                return
            }
            touches.tap(at: point, count: tapCount) {
                _ = textView.beginSelecting(at: point, tapCount: tapCount, extending: false)
            }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        continuation?.cancel()
        continuation = nil
        item = nil
        isDragging = false
        awaitsDrag = false
    }

    private func fail() { state = .failed }

    /// A touch that selects prevents scrolling and the gestures of other views, but not the other gestures of this
    /// view.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== textView || preventedGestureRecognizer is UIPanGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is UITapGestureRecognizer)
    }
}

extension UITextView {
    /// Places the caret, or selects a word or a paragraph, for one, two or three taps. Returns whether the view is the
    /// first responder.
    func beginSelecting(at point: CGPoint, tapCount: Int, extending: Bool) -> Bool {
        guard isSelectable, beginPlacingCaret() else { return false }
        let offset = touchedOffset(at: point)
        if extending {
            selectByTouch(anchor: editor.anchor, head: offset)
            state.dragUnit = .grapheme
            state.dragOrigin = editor.anchor..<editor.anchor
            return true
        }
        switch tapCount {
        case 1:
            state.dragUnit = .grapheme
            selectByTouch(anchor: offset, head: offset)
        case 2:
            state.dragUnit = .word
            selectWord(at: offset)
        default:
            state.dragUnit = .paragraph
            selectParagraph(at: offset)
        }
        state.dragOrigin = editor.selection
        return true
    }

    /// Makes the view the first responder before a touch places the caret. If the app lays out the view when editing
    /// begins, the text must not move under the finger.
    private func beginPlacingCaret() -> Bool {
        isPlacingCaret = true
        defer { isPlacingCaret = false }
        return becomeFirstResponder()
    }

    /// Accepts the marked text, even if the touch is inside it, and selects text.
    private func selectByTouch(anchor: Int, head: Int) {
        edit {
            editor.endComposing()
            editor.select(anchor: anchor, head: head)
        }
    }

    /// Extends the selection to a point, in the unit of text with which the drag began.
    func continueSelecting(at point: CGPoint) {
        let offset = touchedOffset(at: point)
        let origin = state.dragOrigin
        state.showsCaret = true
        setNeedsLayout()
        edit {
            guard state.dragUnit != .grapheme else {
                editor.select(anchor: origin.lowerBound, head: offset)
                return
            }
            let unit: Range<Int> =
                state.dragUnit == .word ? editor.wordRange(at: offset) : editor.paragraphRange(at: offset)
            if offset < origin.lowerBound {
                editor.select(anchor: origin.upperBound, head: unit.lowerBound)
            } else {
                editor.select(anchor: origin.lowerBound, head: max(origin.upperBound, unit.upperBound))
            }
        }
    }

    /// Stores the selected text as the primary selection, which the middle mouse button inserts.
    func keepPrimarySelection() {
        if editor.hasSelection { UIPasteboard.primarySelection = editor.selectedText }
    }

    /// Inserts the primary selection.
    func insertPrimarySelection(at point: CGPoint) {
        guard isEditable, let text = UIPasteboard.primarySelection, beginPlacingCaret() else { return }
        let offset = touchedOffset(at: point)
        edit {
            editor.select(anchor: offset, head: offset)
            editor.replace(offset..<offset, with: text)
        }
    }

    /// Selects the word at a click, unless the click is in the selection, and shows the editing actions.
    func handleSecondaryClick(at point: CGPoint) {
        guard isSelectable, beginPlacingCaret() else { return }
        let offset = touchedOffset(at: point)
        if !editor.selection.contains(offset) { selectWord(at: offset) }
        UIApplication.menuPresenter?.showEditMenu(
            of: self, at: CGRect(origin: point, size: .zero), isPointer: true)
    }
}
