import CoreGraphics
import Foundation
import HostClock
import UIKitCore
import UIKitDragDrop
import UIKitDrawing
import UIKitInput

/// Selects the text of a view with fingers.
///
/// A long press moves the caret and shows a magnifier. In text that cannot be edited, it selects a word. Dragging a
/// handle changes the selection. The edit menu appears after each of these gestures, and after a tap on the caret or on
/// the selected text.
@MainActor
final class TextTouches: NSObject, TextTouchSelecting, UIGestureRecognizerDelegate {
    private weak var view: (any UIView & UITextInput)?
    private let canSelect: (CGPoint) -> Bool
    /// Whether text can be changed, or nil if the view determines it.
    var isEditable: Bool?
    /// The closures that are called before and after a gesture.
    var onBegin: () -> Void = {}
    var onEnd: () -> Void = {}

    let press = UILongPressGestureRecognizer()
    private(set) lazy var drag = TextHandleRecognizer { [weak self] in self?.grip(at: $0) }
    /// The handles at the start and at the end of the selection.
    private let handles: SelectionHandles
    /// The handles of an interaction that shows them itself, if there is one.
    var displayedHandles: SelectionHandles?
    private var loupe: UITextLoupeSession?
    /// The object that drags selected text in fields and text views, if any.
    private let textDrag: TextDrag?

    /// Whether the user is selecting with fingers.
    private var isTouching = false
    /// The end of the selection that a drag does not move.
    private var fixed: UITextPosition?
    /// The distance from the finger to the center of the dragged caret.
    private var grabOffset: CGPoint = .zero
    private var scrolling: ScheduledCall?

    /// The distance from a handle or the caret within which a finger can drag it, in points.
    private static let reach: CGFloat = 22
    /// The distance from the edges at which a drag scrolls, in points.
    private static let edge: CGFloat = 16
    /// The time between two scrolling steps, in seconds.
    private static let interval: TimeInterval = 0.05
    /// The distance of a scrolling step, in points.
    private static let step: CGFloat = 12

    init(
        view: any UIView & UITextInput, handles: SelectionHandles = SelectionHandles(),
        canSelect: @escaping (CGPoint) -> Bool
    ) {
        self.view = view
        self.handles = handles
        self.canSelect = canSelect
        textDrag = view is any TextReceiving ? TextDrag(view: view) : nil
        super.init()
        press.name = "text.press"
        press.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        press.delegate = self
        press.addTarget(self, action: Selector("pressed", TextTouches.pressed(_:)))
        drag.name = "text.handle"
        drag.addTarget(self, action: Selector("dragged", TextTouches.dragged(_:)))
        view.addGestureRecognizer(press)
        view.addGestureRecognizer(drag)
    }

    /// Removes gestures and handles from the view.
    func detach() {
        for recognizer in [press, drag] { recognizer.view?.removeGestureRecognizer(recognizer) }
        handles.hide()
        textDrag?.detach()
    }

    func canDrag(at point: CGPoint) -> Bool { textDrag?.canDrag(at: point) == true }

    private var acceptsText: Bool { isEditable ?? (view as? any TextReceiving)?.acceptsText ?? true }

    // MARK: Handles

    func update() {
        guard isTouching, displayedHandles == nil, let view, view.isFirstResponder,
            let range = view.selectedTextRange, !range.isEmpty
        else { return handles.hide() }
        handles.show(at: [range.start, range.end].map { view.caretRect(for: $0) }, in: view)
    }

    func end() {
        guard isTouching else { return }
        isTouching = false
        update()
    }

    private func grip(at point: CGPoint) -> TextHandleRecognizer.Grip? {
        guard let view, view.isFirstResponder, let range = view.selectedTextRange else { return nil }
        guard range.isEmpty else {
            let index: Int? = (displayedHandles ?? handles).index(near: point, in: view, within: Self.reach)
            return index.map { $0 == 0 ? .start : .end }
        }
        guard acceptsText else { return nil }
        return view.caretRect(for: range.start).insetBy(dx: -Self.reach / 2, dy: -4).contains(point) ? .caret : nil
    }

    func dragged(_ recognizer: TextHandleRecognizer) {
        guard let view, let grip = recognizer.current ?? lastGrip else { return }
        let point: CGPoint = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            guard let range = view.selectedTextRange else { return }
            lastGrip = grip
            isTouching = true
            onBegin()
            let held: UITextPosition = grip == .end ? range.end : range.start
            fixed = grip == .caret ? nil : grip == .start ? range.end : range.start
            let caret: CGRect = view.caretRect(for: held)
            grabOffset = CGPoint(x: caret.midX - point.x, y: caret.midY - point.y)
            move(to: point)
        case .changed:
            move(to: point)
            scrollIfNeeded(at: recognizer.location(in: nil))
        case .ended, .cancelled:
            finish()
        default: break
        }
    }
    private var lastGrip: TextHandleRecognizer.Grip?

    // MARK: Long presses

    /// Whether the view is first responder during a long press. Otherwise, the press has no effect.
    private var acceptsPress = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        let point: CGPoint = gestureRecognizer.location(in: view)
        return canSelect(point) && (view.isFirstResponder || view.canBecomeFirstResponder)
    }

    func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard let view else { return }
        let point: CGPoint = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            let text = view as? any AttributedTextReceiving
            text?.isPlacingCaret = true
            defer { text?.isPlacingCaret = false }
            onBegin()
            acceptsPress = view.isFirstResponder || view.becomeFirstResponder()
            guard acceptsPress else { return onEnd() }
            view.layoutIfNeeded()
            // The menu appears when the finger lifts.
            isTouching = false
            defer {
                isTouching = true
                update()
            }
            grabOffset = .zero
            fixed = nil
            guard !acceptsText, let position = view.closestPosition(to: point) else {
                return move(to: point)
            }
            view.selectedTextRange = view.textRange(from: position, to: position)
            selectWord(at: position)
            fixed = view.selectedTextRange?.start
        case .changed where acceptsPress:
            move(to: point)
            scrollIfNeeded(at: recognizer.location(in: nil))
        case .ended where acceptsPress, .cancelled where acceptsPress:
            finish()
        default: break
        }
    }

    private func selectWord(at position: UITextPosition) {
        guard let view else { return }
        if view is any TextReceiving { return view.select(nil) }
        let tokenizer: any UITextInputTokenizer = view.tokenizer
        let word: UITextRange? =
            tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
        if let word { view.selectedTextRange = word }
    }

    // MARK: Moving

    /// Moves the caret, or the dragged end of the selection, to a finger.
    private func move(to finger: CGPoint) {
        guard let view else { return }
        let point = CGPoint(x: finger.x + grabOffset.x, y: finger.y + grabOffset.y)
        guard let position = view.closestPosition(to: point) else { return }
        if let fixed {
            // At least one character stays selected.
            if view.compare(position, to: fixed) != .orderedSame {
                let isAfter: Bool = view.compare(position, to: fixed) == .orderedDescending
                let (start, end) = isAfter ? (fixed, position) : (position, fixed)
                view.selectedTextRange = view.textRange(from: start, to: end)
            }
        } else {
            view.selectedTextRange = view.textRange(from: position, to: position)
        }
        update()
        let caret: CGRect = view.caretRect(for: position)
        if loupe == nil {
            loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: view)
        }
        loupe?.move(to: point, withCaretRect: caret, trackingCaret: fixed != nil)
    }

    /// Continues scrolling while a finger rests near an edge of a scroll view.
    private func scrollIfNeeded(at location: CGPoint) {
        scrolling?.cancel()
        scrolling = nil
        guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return }
        let point: CGPoint = scroll.convert(location, from: nil)
        let visible: CGRect = scroll.bounds.inset(by: scroll.adjustedContentInset)
        let distance: CGFloat =
            point.y < visible.minY + Self.edge ? -Self.step : point.y > visible.maxY - Self.edge ? Self.step : 0
        guard distance != 0 else { return }
        scrolling = MainQueue.shared.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            let inset: UIEdgeInsets = scroll.adjustedContentInset
            let limit: CGFloat = max(
                scroll.contentOffset.y, scroll.contentSize.height + inset.bottom - scroll.bounds.height)
            let y: CGFloat = min(max(-inset.top, scroll.contentOffset.y + distance), limit)
            guard y != scroll.contentOffset.y else { return }
            scroll.contentOffset.y = y
            move(to: scroll.convert(location, from: nil))
            scrollIfNeeded(at: location)
        }
    }

    private func finish() {
        scrolling?.cancel()
        scrolling = nil
        loupe?.invalidate()
        loupe = nil
        fixed = nil
        onEnd()
        showMenu()
    }

    // MARK: Taps and the menu

    func tap(at point: CGPoint, count: Int, select: () -> Void) {
        isTouching = true
        let old: UITextRange? = view?.isFirstResponder == true ? view?.selectedTextRange : nil
        if count == 1, let old, !old.isEmpty, contains(old, point) { return toggleMenu() }
        select()
        guard let view, view.isFirstResponder, let new = view.selectedTextRange else { return }
        update()
        if !new.isEmpty {
            showMenu()
        } else if let old, old.isEmpty, view.compare(old.start, to: new.start) == .orderedSame {
            toggleMenu()
        }
    }

    private func contains(_ range: UITextRange, _ point: CGPoint) -> Bool {
        guard let view, let character = view.characterRange(at: point) else { return false }
        return view.compare(character.start, to: range.start) != .orderedAscending
            && view.compare(character.end, to: range.end) != .orderedDescending
    }

    private func toggleMenu() {
        if UIApplication.menuPresenter?.didTouchCloseEditMenu != true { showMenu() }
    }

    func showMenu() {
        guard isTouching, let view, view.isFirstResponder, let range = view.selectedTextRange else { return }
        view.layoutIfNeeded()
        let (start, end) = (view.caretRect(for: range.start), view.caretRect(for: range.end))
        var anchor: CGRect = start.union(end)
        if start.midY < end.minY || end.midY < start.minY {
            // The selection spans several lines.
            anchor.origin.x = view.bounds.minX
            anchor.size.width = view.bounds.width
        }
        if !range.isEmpty { anchor = anchor.insetBy(dx: 0, dy: -TextHandle.diameter) }
        let visible: CGRect = anchor.intersection(view.bounds.insetBy(dx: 0, dy: -TextHandle.diameter))
        UIApplication.menuPresenter?.showEditMenu(
            of: view, at: visible.isNull ? view.bounds : visible, isPointer: false)
    }
}
