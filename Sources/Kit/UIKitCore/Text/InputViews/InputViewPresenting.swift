import CoreGraphics
import Foundation

/// An object of a module above UIKitCore that shows the input views of the first responder, and the keyboard.
@MainActor
package protocol InputViewPresenting: AnyObject {
    /// The window that shows the input views.
    var window: UIWindow { get }

    /// The y-coordinate of the top of the input views on the screen, in points; nil while there are none.
    var visibleTop: CGFloat? { get }

    /// Shows the input views of the first responder, and hides others.
    func update()

    /// Called after a controller appears or disappears.
    func controllersDidChange()

    /// Called after the caret moves, and after the text before it changes.
    func caretDidMove()

    /// Moves the input views with a finger, which drags a scroll view and is at `y` on the screen. An accessory view
    /// that stays after the end of text input moves only down to the bottom of the screen, unless `movesAccessory`.
    func fingerDidMove(toY y: CGFloat, movesAccessory: Bool)

    /// Called when the finger lifts. Hides the input views, or moves them back.
    func fingerDidLift(movesDown: Bool)
}

/// The changes of the input views that wait for the end of a change of the first responder.
@MainActor
struct InputViewChanges {
    var depth = 0
    var isPending = false
    /// The responder at which the search for a new first responder begins, after one resigned.
    var candidate: UIResponder?
}

extension UIApplication {
    /// Creates the object that shows the input views.
    package static var makeInputPresenter: (() -> any InputViewPresenting)?

    /// The window that receives keys and text: the window of the input views if one of them is first responder, and
    /// otherwise the key window.
    package var inputWindow: UIWindow? {
        // Reading the property would create the presenter.
        if hasInputViews, let window = inputPresenter?.window, window.firstResponder != nil { return window }
        return keyWindow
    }

    /// Updates the input views, or does so at the end of the current change of the first responder.
    package func inputViewsDidChange() {
        inputViewChanges.isPending = true
        guard inputViewChanges.depth == 0 else { return }
        inputViewChanges.isPending = false
        guard hasInputViews || inputWindow?.firstResponder != nil else { return }
        hasInputViews = true
        inputPresenter?.update()
    }

    /// Runs a change of the first responder, and then updates the input views once.
    package func changingInputViewsOnce<Result>(_ body: () -> Result) -> Result {
        inputViewChanges.depth += 1
        defer {
            if inputViewChanges.depth == 1 { appointFirstResponder() }
            inputViewChanges.depth -= 1
            if inputViewChanges.depth == 0, inputViewChanges.isPending { inputViewsDidChange() }
        }
        return body()
    }

    /// Makes a responder in the chain of the one that resigned first responder, unless its window has another.
    private func appointFirstResponder() {
        let candidate: UIResponder? = inputViewChanges.candidate
        inputViewChanges.candidate = nil
        guard let found = candidate?.appointedResponder, found.responderWindow?.firstResponder == nil else { return }
        found.becomeFirstResponder()
    }

    /// Makes the first responder of a window, and that of the input views, resign. None takes its place.
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

    /// Places the guides that follow the keyboard, and lays out their windows.
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
