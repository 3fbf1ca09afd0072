import UIKitCore

/// A view that shows the caret of a text. Set it as the `cursorView` of a selection display interaction.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the caret blinks. The interaction sets it while it shows the caret.
    var isBlinking: Bool { get set }

    /// Shows the caret, and begins a new blink cycle. The interaction calls the method when the caret moves, so that
    /// the caret is visible while the user types.
    func resetBlinkAnimation()
}
