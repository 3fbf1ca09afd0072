import CoreGraphics
import Foundation

/// An object that shows the keyboard and the input views of the first responder. A module above UIKitCore implements
/// this protocol.
@MainActor
package protocol InputViewPresenting: AnyObject {
    /// The window that shows the input views; nil until input views are shown.
    var window: UIWindow? { get }

    /// The y-coordinate of the top of the input views on the screen, in points; nil while no input views are visible.
    var visibleTop: CGFloat? { get }

    /// The language of the keyboard or of the input view, or nil if neither determines it.
    var inputMode: UITextInputMode? { get }

    /// Returns an object through which an input view accesses the text of the first responder.
    func makeTextDocumentProxy() -> any UITextDocumentProxy

    /// Shows the input views of the first responder, and hides all others.
    func update()

    /// Called after a controller appears or disappears.
    func controllersDidChange()

    /// Called after the caret moves or the text before the caret changes.
    func caretDidMove()

    /// Moves the input views to follow a finger that drags a scroll view. `y` is the y-coordinate of the finger on the
    /// screen. Unless `movesAccessory` is true, an accessory view that remains visible without the keyboard stops at
    /// the bottom of the screen.
    func fingerDidMove(toY y: CGFloat, movesAccessory: Bool)

    /// Called when the finger lifts. If `movesDown` is true, makes the first responder resign, which hides the input
    /// views. Otherwise, or if the first responder refuses, moves the input views back.
    func fingerDidLift(movesDown: Bool)
}

/// The state of an update to the input views that is deferred until the first responder has changed.
@MainActor
struct InputViewChanges {
    var depth = 0
    var isPending = false
    /// The responder at which the search for a new first responder begins after the first responder resigned.
    var candidate: UIResponder?
}

extension UIApplication {
    /// Creates the object that shows the input views.
    package static var makeInputPresenter: (() -> any InputViewPresenting)?

    /// The window that receives keys and text: the window of the input views if one of them is first responder, and
    /// otherwise the key window.
    package var inputWindow: UIWindow? {
        // Reading `inputPresenter` creates the presenter, so `hasInputViews` is checked first.
        if hasInputViews, let window = inputPresenter?.window, window.firstResponder != nil { return window }
        return keyWindow
    }

    /// Updates the input views. While the first responder changes, the update is deferred until the end of the change.
    package func inputViewsDidChange() {
        inputViewChanges.isPending = true
        guard inputViewChanges.depth == 0 else { return }
        inputViewChanges.isPending = false
        guard hasInputViews || inputWindow?.firstResponder != nil else { return }
        hasInputViews = true
        inputPresenter?.update()
    }

    /// Runs a closure that changes the first responder, and then updates the input views at most once.
    package func changingInputViewsOnce<Result>(_ body: () -> Result) -> Result {
        inputViewChanges.depth += 1
        defer {
            if inputViewChanges.depth == 1 { appointFirstResponder() }
            inputViewChanges.depth -= 1
            if inputViewChanges.depth == 0, inputViewChanges.isPending { inputViewsDidChange() }
        }
        return body()
    }

    /// Makes the nearest suitable responder the first responder after another responder resigned, unless its window
    /// already has a first responder.
    private func appointFirstResponder() {
        let candidate: UIResponder? = inputViewChanges.candidate
        inputViewChanges.candidate = nil
        guard let found = candidate?.appointedResponder, found.responderWindow?.firstResponder == nil else { return }
        found.becomeFirstResponder()
    }

    /// Makes the first responders of a window and of the input views resign. No other responder replaces them.
    func endInput(in window: UIWindow) {
        changingInputViewsOnce {
            _ = inputWindow?.firstResponder?.resignFirstResponder()
            _ = window.firstResponder?.resignFirstResponder()
            inputViewChanges.candidate = nil
        }
    }

    /// The object that shows the input views; nil while there are none.
    var visibleInputPresenter: (any InputViewPresenting)? {
        hasInputViews && inputPresenter?.visibleTop != nil ? inputPresenter : nil
    }

    /// The language of the keyboard or of the input view, or nil if neither determines it.
    var inputMode: UITextInputMode? { hasInputViews ? inputPresenter?.inputMode : nil }

    /// Updates the guides that follow the keyboard, and lays out their windows.
    package func updateKeyboardGuides() {
        let guides = keyboardGuides.all
        for guide in guides { guide.update() }
        for window in Set(guides.compactMap { $0.owningView?.window }) { window.layoutIfNeeded() }
    }

    /// The distance above the input views at which a finger begins to move them, in points.
    package var keyboardDismissPadding: CGFloat {
        keyboardGuides.all.filter { $0.owningView?.window != nil }.map(\.keyboardDismissPadding).max() ?? 0
    }
}
