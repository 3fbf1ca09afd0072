import CoreGraphics
import Foundation

/// The content of a menu, and its position.
@MainActor
package struct MenuRequest {
    /// The position of a menu relative to the anchor.
    package enum Style {
        /// Below or above a control.
        case control
        /// At a click of the secondary button.
        case pointer
        /// Below or above a lifted preview.
        case preview
        /// A row of commands above or below a selection.
        case edit
    }

    /// The menu; nil for a preview without a menu.
    package var menu: UIMenu?
    package var style: Style
    /// The view to which the menu belongs. It determines the window, the reading direction and the tint color.
    package var source: UIView
    /// The rectangle beside which the menu appears, in the coordinates of `source`.
    package var anchor: CGRect
    /// The point on which the menu of a control is centered horizontally. If nil, the menu is aligned with the side of
    /// the control that is nearer to the edge of the window.
    package var attachmentPoint: CGPoint?
    /// The side of the anchor on which an edit menu appears if it fits; nil for above, or else below.
    package var preferredEdge: CGRectEdge?
    package var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// The sender of the chosen action. The default is `source`.
    package var sender: AnyObject?
    package var preview: UITargetedPreview?
    package var previewController: UIViewController?
    /// Called before the menu appears.
    package var onAppear: ((MenuAnimator) -> Void)?
    /// Called before the menu disappears.
    package var onEnd: ((MenuAnimator) -> Void)?
    /// Returns the view to which the preview returns.
    package var dismissalPreview: (() -> UITargetedPreview?)?
    /// Called after a tap on the preview; nil if a tap has no effect.
    package var onCommit: ((MenuAnimator) -> Void)?
    /// Called after the user chooses an element and the menu performs it.
    package var onChoose: ((any UIMenuLeaf) -> Void)?

    package init(menu: UIMenu?, style: Style, source: UIView, anchor: CGRect) {
        self.menu = menu
        self.style = style
        self.source = source
        self.anchor = anchor
    }
}

/// A menu that is open.
@MainActor
package protocol MenuPresentation: AnyObject {
    /// The frame of the menu, without its submenus, in window coordinates.
    var menuFrame: CGRect { get }
    /// Highlights the element under a finger that has been down since before the menu appeared. The point is in window
    /// coordinates.
    func track(to point: CGPoint)
    /// Chooses the element at which the finger lifted. The menu stays open if the finger was never over the menu.
    func lift(at point: CGPoint)
    /// Replaces the menu without closing it.
    func update(_ menu: UIMenu)
    /// Moves the menu to another rectangle, in the coordinates of the source.
    func move(to anchor: CGRect)
    /// Closes the menu without choosing an element.
    func dismiss()
}

/// An object that shows menus. A module above UIKitCore implements it.
@MainActor
package protocol MenuPresenter: AnyObject {
    /// Opens a menu. Returns nil if it has no elements and no preview, or if the source is not in a window.
    func present(_ request: MenuRequest) -> (any MenuPresentation)?
    /// Shows the edit commands that a view can perform: beside the rectangle `anchor` of the view or, after a click of
    /// the secondary button, at the origin of the rectangle.
    func showEditMenu(of view: UIView, at anchor: CGRect, isPointer: Bool)
    /// Handles the press or release of a key before responders receive it, and returns whether it was used.
    func intercept(_ press: UIPress, in window: UIWindow) -> Bool
    /// Handles typed text before the first responder receives it, and returns whether it was used.
    func intercept(_ text: String) -> Bool
    /// Performs the key command of the main menu that best matches a key press, and returns whether a command was
    /// performed.
    func performMainCommand(for press: UIPress, in window: UIWindow, hasPriority: Bool) -> Bool
    /// Handles the press of a key that no responder and no command used, and returns whether it had an effect.
    func handleUnused(_ press: UIPress, in window: UIWindow) -> Bool
    /// Whether the most recent touch closed an edit menu.
    var didTouchCloseEditMenu: Bool { get }
    /// Called when a touch begins in a view, before the view receives it.
    func touchDidBegin(in view: UIView?)
    /// Called when the pointer moves to a point of the window. The point is nil when the pointer leaves the window.
    func pointerDidMove(to point: CGPoint?, in window: UIWindow)
}

extension UIApplication {
    package static var menuPresenter: (any MenuPresenter)?
}

extension UIMenuLeaf {
    /// Performs an element that the user chose in a menu.
    ///
    /// - Parameters:
    ///   - sender: The sender of an action.
    ///   - target: The object that performs a command.
    package func performFromMenu(sender: AnyObject, target: Any?) {
        if let action = self as? UIAction {
            AppEvents.shared.post(.action(name: action.title, sender: sender, target: nil))
            action.perform(sender: sender)
        } else if let target {
            performWithSender(target, target: target)
        }
    }
}
