import CoreGraphics
import Foundation
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing

extension UITextView {
    static let caretWidth: CGFloat = 2

    /// The maximum length of text that is laid out completely, so that the size of the content is exact.
    private static let wholeLayoutLimit = 20_000

    var flow: DocumentFlow { manager.flow }

    /// The position of the column of lines, in the view's coordinates.
    var textOrigin: CGPoint {
        let top: CGFloat = manager.stack == nil ? 0 : manager.place(of: textContainer)?.top ?? 0
        return CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top - top)
    }

    func onPixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
        let scale = traitCollection.effectiveDisplayScale
        return (length * scale).rounded(rule) / scale
    }

    // MARK: Size

    /// Adjusts the width of the container to the view's width.
    func fitContainer() {
        if let width = trackedWidth, textContainer.size.width != width { textContainer.size.width = width }
    }

    /// The width of a container that tracks the width of the view, in points, or nil if the container does not track
    /// the width.
    private var trackedWidth: CGFloat? {
        guard textContainer.widthTracksTextView, bounds.width > 0 else { return nil }
        return max(1, bounds.width - textContainerInset.left - textContainerInset.right)
    }

    /// Computes the size of the content, if it is dirty.
    func updateContentSize() {
        guard state.needsSize, !state.isSizing, bounds.width > 0 else { return }
        state.isSizing = true
        defer { state.isSizing = false }
        fitContainer()
        performWithTraits {
            if editor.length <= Self.wholeLayoutLimit { flow.layOutAll() }
        }
        state.needsSize = false
        setContentSize()
    }

    private func setContentSize() {
        let inset = textContainerInset
        let height: CGFloat = onPixel(textHeight + inset.top + inset.bottom, .up)
        let size = CGSize(width: bounds.width - contentInset.left - contentInset.right, height: height)
        if contentSize != size { contentSize = size }
    }

    /// The height of the text, or of the view's container if the layout manager has several containers.
    private var textHeight: CGFloat {
        guard let stack = manager.stack, stack.containers.count > 1 else { return flow.height }
        return textContainer.columnHeight < 1e6 ? textContainer.columnHeight : flow.height
    }

    /// Runs a closure with the traits that determine dynamic colors.
    func performWithTraits(_ body: () -> Void) { drawingTraits.performAsCurrent(body) }

    /// Returns the natural size of the view for a width.
    func textSize(atWidth width: CGFloat) -> CGSize {
        if let measured = state.measured, measured.width == width, measured.changes == state.changeCount {
            return measured.size
        }
        let inset = textContainerInset
        let sides: CGFloat = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
        let column: CGFloat = width < 1e6 ? max(1, width - sides) : .greatestFiniteMagnitude
        var measuredFlow = flow
        if column != flow.width || !textContainer.widthTracksTextView {
            measuredFlow = DocumentFlow(document: editor.document)
            measuredFlow.emptyAttributes = flow.emptyAttributes
            measuredFlow.lineLimit = flow.lineLimit
            measuredFlow.lastLineBreakMode = flow.lastLineBreakMode
            measuredFlow.decorate = flow.decorate
            measuredFlow.width = column
            measuredFlow.lineSpacing = flow.lineSpacing
            measuredFlow.shape = flow.shape
        }
        var size: CGSize = .zero
        if measuredFlow !== flow { textContainer.measuredWidth = column + 2 * textContainer.lineFragmentPadding }
        defer { textContainer.measuredWidth = nil }
        performWithTraits {
            measuredFlow.layOutAll()
            size.width = min(width, onPixel(measuredFlow.usedWidth() + sides, .up))
        }
        let height: CGFloat = measuredFlow === flow ? textHeight : measuredFlow.height
        size.height = onPixel(height + inset.top + inset.bottom, .up)
        state.measured = (width, state.changeCount, size)
        return size
    }

    func textBaselines(at size: CGSize) -> (first: CGFloat, last: CGFloat) {
        var (first, last): (CGFloat, CGFloat) = (0, 0)
        performWithTraits {
            let top = flow.place(at: 0)
            first = textOrigin.y + (flow.lines(of: top).first?.baseline ?? 0)
            let bottom = flow.place(at: flow.paragraphCount - 1)
            last = size.height - textOrigin.y - (flow.lines(of: bottom).last?.baseline ?? 0)
        }
        return (first, last)
    }

    // MARK: Layout

    /// Lays out the visible paragraphs, the selection and the caret.
    func layoutText() {
        guard bounds.width > 0 else { return }
        if let width = trackedWidth, width != textContainer.size.width { state.needsSize = true }
        updateContentSize()
        performWithTraits {
            if state.showsCaret, !state.isPlacingCaret {
                state.showsCaret = false
                revealCaret()
            }
            placeParagraphs()
            placeSelection()
        }
        placeLinkViews()
        manager.reportLayout()
    }

    private func placeParagraphs() {
        let origin = textOrigin
        let (minY, maxY): (CGFloat, CGFloat) = (bounds.minY - origin.y, bounds.maxY - origin.y)
        // When paragraphs above the anchor are measured, the visible text must not move.
        let anchor = flow.anchor(atY: minY, limit: maxY)
        var places = flow.places(from: minY, to: maxY)
        let shift: CGFloat = flow.top(ofParagraph: anchor.index) - anchor.top
        setContentSize()
        if shift != 0, minY > 0 {
            contentOffset.y += onPixel(shift)
            places = flow.places(from: bounds.minY - origin.y, to: bounds.maxY - origin.y)
            setContentSize()
        }
        let column: CGFloat = flow.width < 1e6 ? flow.width : max(bounds.width, flow.usedWidth())
        canvas.frame = CGRect(x: 0, y: 0, width: max(bounds.width, column), height: bounds.height)
        canvas.show(
            places, origin: origin, width: column, scale: traitCollection.effectiveDisplayScale,
            drawnBy: type(of: manager) == NSLayoutManager.self ? nil : manager,
            fragment: { customFragment(of: $0) })
        placeAttachmentViews(places)
    }

    /// Returns the rectangles of the visible part of the selection, in the view's coordinates. A subclass can override
    /// `selectionRects(for:)`.
    private func visibleSelectionRects() -> [CGRect] {
        let origin = textOrigin
        guard type(of: self) != UITextView.self else {
            let rects: [CGRect] = editor.selections.flatMap {
                flow.selectionRects(for: $0, from: bounds.minY - origin.y, to: bounds.maxY - origin.y)
            }
            return rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        }
        // Includes two lines beyond each edge, so that the rectangles of the lines at the edges are complete.
        let margin: CGFloat = 2 * currentFont.lineHeight
        let first = offset(at: CGPoint(x: bounds.minX, y: bounds.minY - margin))
        let last = offset(at: CGPoint(x: bounds.maxX, y: bounds.maxY + margin))
        let visible: [Range<Int>] = editor.selections.map { $0.clamped(to: first..<max(first, last)) }
        return visible.filter { !$0.isEmpty }.flatMap { selectionRects(for: TextRange($0)).map(\.rect) }
    }

    private func placeSelection() {
        let showsSelection: Bool = isFirstResponder && editor.hasSelection
        var rects: [CGRect] = []
        if showsSelection {
            rects = visibleSelectionRects().map { rect in
                let (top, bottom) = (onPixel(rect.minY), onPixel(rect.maxY))
                return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
            }
        }
        canvas.showSelection(rects, color: tintColor.withAlphaComponent(0.2))
        state.touches?.update()
        guard state.isEditing else { return }
        let frame = caretRect(for: TextPosition(editor.head))
        if canvas.caret.frame != frame { canvas.caret.frame = frame }
        canvas.caret.backgroundColor = tintColor
        reportInputArea()
    }

    // MARK: Caret

    /// Returns the frame of the caret at an offset, in the view's coordinates.
    func caretFrame(at offset: Int) -> CGRect {
        fitContainer()
        var caret: CGRect = .zero
        performWithTraits { caret = flow.caretRect(at: offset) }
        let origin = textOrigin
        // At the right edge, the caret stays inside the container.
        let right: CGFloat = flow.width < 1e6 ? flow.width : .greatestFiniteMagnitude
        let x: CGFloat = min(caret.minX, right)
        return CGRect(
            x: onPixel(origin.x + x - (x == right ? Self.caretWidth : 0)), y: onPixel(origin.y + caret.minY),
            width: Self.caretWidth, height: onPixel(caret.height))
    }

    /// Returns the offset nearest to a point in the view's coordinates.
    func offset(at point: CGPoint) -> Int {
        fitContainer()
        var offset = 0
        performWithTraits {
            offset = flow.offset(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
        }
        return offset
    }

    /// Returns the offset at which a touch places the caret. A subclass can override `closestPosition(to:)`.
    func touchedOffset(at point: CGPoint) -> Int { closestPosition(to: point).map { offset(of: $0) } ?? editor.head }

    /// Scrolls this view, or the scroll views that contain it, so that the caret is visible.
    private func revealCaret() {
        // The position of the caret can depend on paragraphs that are not laid out yet.
        for _ in 0..<3 {
            var rect = caretFrame(at: editor.head)
            if editor.head == editor.length { rect.size.height += textContainerInset.bottom }
            if flow.line(containing: editor.head).range.lowerBound == 0 {
                rect.size.height += rect.minY
                rect.origin.y = 0
                rect.size.height = min(rect.height, bounds.height)
            }
            guard isScrollEnabled else { return revealInAncestors(rect) }
            let offset = contentOffset
            setContentSize()
            scrollRectToVisible(rect, animated: false)
            if contentOffset == offset { break }
            _ = flow.places(from: bounds.minY - textOrigin.y, to: bounds.maxY - textOrigin.y)
        }
        // The keyboard can cover a part of this view.
        let visible: CGRect = caretFrame(at: editor.head).intersection(bounds)
        if state.isEditing, !visible.isNull { revealInAncestors(visible) }
    }

    private func revealInAncestors(_ rect: CGRect) {
        var ancestor = superview
        while let current = ancestor {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
                scroll.scrollRectToVisible(convert(rect, to: scroll), animated: false)
                return
            }
            ancestor = current.superview
        }
    }

    /// Scrolls so that a range is visible.
    func reveal(_ range: NSRange) {
        updateContentSize()
        let lower = min(max(0, range.location), editor.length)
        let upper = min(lower + max(0, range.length), editor.length)
        for _ in 0..<3 {
            var rect = caretFrame(at: lower)
            if upper > lower { rect = rect.union(caretFrame(at: upper)) }
            let offset = contentOffset
            setContentSize()
            scrollRectToVisible(rect, animated: false)
            if contentOffset == offset { return }
            performWithTraits {
                _ = flow.places(from: bounds.minY - textOrigin.y, to: bounds.maxY - textOrigin.y)
            }
        }
    }

    /// The frame of the caret in window coordinates, in points, for the host's input method.
    var caretArea: CGRect? {
        guard window != nil else { return nil }
        return convert(caretRect(for: TextPosition(editor.head)), to: nil)
    }

    /// Notifies the host of the input area, if it changed.
    private func reportInputArea() {
        guard let window, window.receivesKeys, isFirstResponder else { return }
        let area = caretArea
        guard area != state.reportedInputArea else { return }
        state.reportedInputArea = area
        UIApplication.shared.firstResponderDidChange(in: window)
    }

    /// Whether the view is in a key window that shows its pixels.
    var isOnDisplay: Bool {
        guard let window, window.receivesKeys else { return false }
        return window.windowScene?.hostWindow.needsPixels ?? false
    }
}
