import CoreGraphics
import Foundation
import TextLayout

extension UITextField {
    /// Whether the field is in a window that receives keys and whose pixels the host shows.
    var isOnDisplay: Bool {
        guard let window, window.receivesKeys else { return false }
        return window.windowScene?.hostWindow.needsPixels ?? false
    }

    /// Returns the frame of the caret at an offset, in the canvas's coordinates.
    func caretFrame(at offset: Int) -> CGRect {
        let bounds = canvas.bounds
        let line = line(forWidth: bounds.width)
        let caret = line.layout.caretRect(at: displayOffset(offset))
        let height: CGFloat = caret.height > 0 ? caret.height : usedFont.lineHeight
        let x: CGFloat = textOrigin(of: line, in: bounds.width) + caret.minX
        return CGRect(
            x: onPixel(x), y: top(of: height, in: bounds), width: UITextField.caretWidth, height: onPixel(height))
    }

    /// Scrolls so that the caret is visible, and sets the frames of the caret and the selection.
    func placeCaret() {
        defer { fieldState.touches?.update() }
        guard isEditing else {
            fieldState.scroll = 0
            canvas.showSelection([], color: .clear)
            return
        }
        scrollToCaret()
        let selection = editor.selection
        canvas.caret.frame = canvas.convert(caretRect(for: TextPosition(editor.head)), from: self)
        canvas.caret.backgroundColor = tintColor
        canvas.showSelection(selectionBoxes(selection), color: tintColor.withAlphaComponent(0.2))
        reportInputArea()
    }

    private func scrollToCaret() {
        let visibleWidth = canvas.bounds.width
        let line = line(forWidth: visibleWidth)
        let width: CGFloat = line.block.size.width + UITextField.caretWidth
        let caret = line.layout.caretRect(at: displayOffset(editor.head)).minX
        var scroll = fieldState.scroll
        if width <= visibleWidth {
            scroll = 0
        } else {
            scroll = min(scroll, caret)
            scroll = max(scroll, caret + UITextField.caretWidth - visibleWidth)
            scroll = min(max(0, scroll), width - visibleWidth)
        }
        if scroll != fieldState.scroll {
            fieldState.scroll = onPixel(scroll)
            canvas.textView.setNeedsDisplay()
        }
    }

    /// Returns the selection rectangles of a range, in the canvas's coordinates.
    func selectionBoxes(_ range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        let bounds = canvas.bounds
        let line = line(forWidth: bounds.width)
        let x = textOrigin(of: line, in: bounds.width)
        let y = top(of: line.block.size.height, in: bounds)
        let shownRange: Range<Int> = displayOffset(range.lowerBound)..<displayOffset(range.upperBound)
        return line.layout.selectionRects(for: shownRange).map { $0.offsetBy(dx: x, dy: y) }
    }

    /// Returns the offset nearest to a point in the field's coordinates.
    func offset(at point: CGPoint) -> Int {
        let location = convert(point, to: canvas)
        let bounds = canvas.bounds
        let line = line(forWidth: bounds.width)
        let x: CGFloat = location.x - textOrigin(of: line, in: bounds.width)
        return textOffset(line.layout.insertionOffset(at: CGPoint(x: x, y: line.block.size.height / 2)))
    }

    /// Returns the offset at which a touch places the caret. A subclass can change it by overriding
    /// `closestPosition(to:)`.
    func touchedOffset(at point: CGPoint) -> Int { closestPosition(to: point).map { offset(of: $0) } ?? editor.head }

    /// Returns whether a point is over the text horizontally. If a tap beside the text begins editing, the caret is
    /// placed at the end.
    func isOverText(_ point: CGPoint) -> Bool {
        let line = line(forWidth: canvas.bounds.width)
        let x: CGFloat = convert(point, to: canvas).x - textOrigin(of: line, in: canvas.bounds.width)
        return x >= 0 && x <= line.block.size.width
    }

    /// The frame of the caret in window coordinates, in points, for the host's input method.
    var caretArea: CGRect? {
        guard let window else { return nil }
        return convert(caretRect(for: TextPosition(editor.head)), to: window)
    }

    /// Notifies the host of the input area, if it changed.
    private func reportInputArea() {
        guard let window, window.receivesKeys, isFirstResponder else { return }
        let area = caretArea
        guard area != fieldState.reportedInputArea else { return }
        fieldState.reportedInputArea = area
        UIApplication.shared.firstResponderDidChange(in: window)
    }
}
