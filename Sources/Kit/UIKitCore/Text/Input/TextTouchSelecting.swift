import CoreGraphics
import Foundation
import UIKitInput

/// An object that lets fingers select the text of a view, with handles, a magnifier and the edit menu. A module above
/// UIKitCore implements this protocol.
@MainActor
package protocol TextTouchSelecting: AnyObject {
    /// Places the handles. Called after the text is laid out or its selection changes.
    func update()

    /// Handles `count` consecutive taps at a point of the view. `select` places the caret or selects a unit of text.
    func tap(at point: CGPoint, count: Int, select: () -> Void)

    /// Returns whether a pointer press at a point can become a drag of the selected text.
    func canDrag(at point: CGPoint) -> Bool

    /// Shows the edit menu if the user selects with fingers.
    func showMenu()

    /// Hides the handles until a finger touches the text. Called when a key or the pointer is used.
    func end()
}

/// An interaction with the text of a view whose class the application defines.
@MainActor
package protocol TextInteracting: UIInteraction {
    /// Shows the caret and the selection at their current positions. Called after text is typed.
    func update()

    /// Performs the command of a key, and returns whether the key has a command.
    func handle(_ key: UIKey) -> Bool
}

/// A view whose text can be copied and replaced with its attributes.
@MainActor
package protocol AttributedTextReceiving: UITextInput {
    var isEditable: Bool { get set }
    /// Whether a touch is about to place the caret. Until then, layout does not scroll to the caret.
    var isPlacingCaret: Bool { get set }

    func styledText(in range: UITextRange) -> NSAttributedString?

    func replace(_ range: UITextRange, with text: NSAttributedString)
}

extension UIView {
    var textInteraction: (any TextInteracting)? {
        interactions.lazy.compactMap { $0 as? any TextInteracting }.first
    }
}

extension UIApplication {
    /// Creates the object that lets fingers select the text of a view. The second argument is a closure that returns
    /// whether text can be selected at a point.
    package static var makeTextTouches:
        ((any UIView & UITextInput, @escaping (CGPoint) -> Bool) -> any TextTouchSelecting)?
}
