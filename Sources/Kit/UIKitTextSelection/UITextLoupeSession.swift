import CoreGraphics
import Foundation
import UIKitCore

/// A magnifier that is shown above a finger while the finger moves in text.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private let loupe = LoupeView()
    private weak var view: UIView?

    /// Shows the magnifier. Returns nil if the view is not in a window.
    ///
    /// - Parameters:
    ///   - point: The point to magnify, in the coordinates of `interactionView`.
    ///   - selectionWidget: The view from which the magnifier appears, such as a caret. Engawa ignores it.
    ///   - interactionView: The view with the text.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? {
        guard interactionView.window != nil else { return nil }
        let session = self.init()
        session.view = interactionView
        session.move(to: point, withCaretRect: .null, trackingCaret: false)
        session.loupe.appear()
        return session
    }

    /// Creates a session that shows nothing. Use `begin(at:fromSelectionWidgetView:in:)`.
    public required override init() { super.init() }

    /// Moves the magnifier to a point, in the coordinates of the interaction view.
    ///
    /// - Parameters:
    ///   - caretRect: The frame of the caret, or a null rectangle if there is no caret.
    ///   - tracksCaret: Whether the magnifier shows the caret instead of the point.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let view, let window = view.window else { return }
        let line: CGRect = caretRect.isNull ? CGRect(x: point.x, y: point.y - 10, width: 0, height: 20) : caretRect
        let shown = CGPoint(x: tracksCaret ? line.midX : point.x, y: line.midY)
        loupe.show(view.convert(shown, to: nil), above: view.convert(line, to: nil), in: window)
    }

    /// Hides the magnifier.
    open func invalidate() { loupe.disappear() }
}
