import CoreGraphics
import Foundation
import ProgramDiagnostics
import UIKitCore
import UIKitDrawing
import UIKitInput

/// An interaction that shows the caret, the highlight and the handles of the selection of a text input.
///
/// Use it in a view that handles the gestures itself; `UITextInteraction` also adds gestures. If a view has both, this
/// interaction shows the selection.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The object whose selection the interaction shows. A weak reference.
    open internal(set) weak var textInput: (any UITextInput)?

    /// The object that provides the view for the highlight. A weak reference.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Whether the interaction shows the selection. The default is false. Set it to true when the text input becomes
    /// first responder.
    open var isActivated = false {
        didSet { if isActivated != oldValue { layoutManagedSubviews() } }
    }

    /// The view that shows the caret. The default is a `UIStandardTextCursorView`.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
        didSet { replace(oldValue, with: cursorView) }
    }

    /// The view that highlights the selected text.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextHighlightView() {
        didSet { replace(oldValue, with: highlightView) }
    }

    /// The handles at the start and at the end of the selected text, in this order.
    open var handleViews: [any UIView & UITextSelectionHandleView] {
        get { handles.views }
        set {
            stopProgram(unless: newValue.count == 2, "A selection has 2 handles, but there are \(newValue.count).")
            handles.views = newValue
            if isActivated { layoutManagedSubviews() }
        }
    }

    let handles = SelectionHandles()
    /// Whether the interaction shows handles. Otherwise, another object shows them.
    var showsHandles = true
    /// Whether the interaction shows a caret.
    var showsCursor = true
    private var needsUpdate = false

    /// Creates an interaction. Add it to the view with the text.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction without a delegate.
    override init() { super.init() }

    open func willMove(to view: UIView?) { hide() }

    open func didMove(to view: UIView?) {
        let former: UIView? = self.view
        self.view = view
        layoutManagedSubviews()
        // A text interaction leaves the display of the selection to an interaction of the app.
        guard showsHandles else { return }
        for case let interaction as UITextInteraction in (view ?? former)?.interactions ?? [] { interaction.update() }
    }

    /// Updates the views in the next frame, after the layout of the text. Call the method when the selection changes.
    open func setNeedsSelectionUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, needsUpdate else { return }
            layoutManagedSubviews()
        }
    }

    /// Updates the views immediately.
    open func layoutManagedSubviews() {
        needsUpdate = false
        guard isActivated, let view, let textInput, let range = textInput.selectedTextRange else { return hide() }
        let source: UIView = textInput as? UIView ?? view
        let carets: [CGRect] = [range.start, range.end].map { view.convert(textInput.caretRect(for: $0), from: source) }
        if range.isEmpty, showsCursor { showCursor(at: carets[0], in: view) } else { hideCursor() }
        if range.isEmpty {
            highlightView.removeFromSuperview()
            highlightView.selectionRects = []
        } else {
            showHighlight(textInput.selectionRects(for: range), of: source, in: view)
        }
        guard showsHandles else { return }
        if range.isEmpty { handles.hide() } else { handles.show(at: carets, in: view) }
    }

    private func showCursor(at caret: CGRect, in view: UIView) {
        if cursorView.superview !== view { view.addSubview(cursorView) }
        let width: CGFloat = cursorView is UIStandardTextCursorView ? 2 : max(2, caret.width)
        cursorView.frame = CGRect(origin: caret.origin, size: CGSize(width: width, height: caret.height))
        cursorView.isBlinking = true
        cursorView.resetBlinkAnimation()
    }

    private func hideCursor() {
        guard cursorView.superview != nil else { return }
        cursorView.isBlinking = false
        cursorView.removeFromSuperview()
    }

    private func showHighlight(_ rects: [UITextSelectionRect], of source: UIView, in view: UIView) {
        let container: UIView = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== container {
            container.insertSubview(highlightView, at: container === view ? 0 : container.subviews.count)
        }
        let frames: [CGRect] = rects.map { container.convert($0.rect, from: source) }
        let union: CGRect = frames.reduce(.null) { $0.union($1) }
        highlightView.frame = union.isNull ? .zero : union
        highlightView.selectionRects = zip(rects, frames).map { rect, frame in
            MovedSelectionRect(rect, to: frame.offsetBy(dx: -union.minX, dy: -union.minY))
        }
    }

    private func hide() {
        hideCursor()
        highlightView.removeFromSuperview()
        highlightView.selectionRects = []
        if showsHandles { handles.hide() }
    }

    private func replace(_ old: UIView, with new: UIView) {
        guard old !== new else { return }
        old.removeFromSuperview()
        layoutManagedSubviews()
    }
}

/// A rectangle of a selection in the coordinates of a highlight view.
private final class MovedSelectionRect: UITextSelectionRect {
    private let original: UITextSelectionRect
    private let moved: CGRect

    init(_ original: UITextSelectionRect, to moved: CGRect) {
        self.original = original
        self.moved = moved
        super.init()
    }

    override var rect: CGRect { moved }
    override var writingDirection: NSWritingDirection { original.writingDirection }
    override var containsStart: Bool { original.containsStart }
    override var containsEnd: Bool { original.containsEnd }
    override var isVertical: Bool { original.isVertical }
}
