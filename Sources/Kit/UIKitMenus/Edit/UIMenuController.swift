import CoreGraphics
import Foundation
import UIKitCore

/// The edit menu that apps used before iOS 16. It shows the commands that the first responder can perform, in a row.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction in which the menu points to its target rectangle.
    public enum ArrowDirection: Int, Sendable {
        /// Down or, if there is not enough space above the rectangle, up.
        case `default` = 0
        /// Up: the menu is below the rectangle.
        case up = 1
        /// Down: the menu is above the rectangle.
        case down = 2
        /// Left: the menu is on the right side of the rectangle.
        case left = 3
        /// Right: the menu is on the left side of the rectangle.
        case right = 4
    }

    /// The edit menu of the application.
    public static let shared = UIMenuController()

    /// Posted before the menu appears. The object is the menu controller.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu appears. The object is the menu controller.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears. The object is the menu controller.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu disappears. The object is the menu controller.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    /// The commands of the application, which follow the standard commands in the edit menus of all responders that can
    /// perform them. The default is nil.
    open var menuItems: [UIMenuItem]?

    /// The direction in which the next menu points to its target rectangle, if there is enough space. The menu has no
    /// arrow: the direction determines only its position. The default is `default`.
    open var arrowDirection: ArrowDirection = .default

    /// The frame of the open menu in screen coordinates, or zero if no menu is open.
    open var menuFrame: CGRect {
        guard let presentation, let window = source?.window else { return .zero }
        return window.convert(presentation.menuFrame, to: nil as UIWindow?)
    }

    private weak var targetView: UIView?
    private var targetRect: CGRect = .zero
    /// The view for which the menu is open.
    private weak var source: UIView?
    private var presentation: (any MenuPresentation)?

    /// Whether the menu is open. Setting it shows or hides the menu, always with an animation.
    open var isMenuVisible: Bool {
        get { presentation != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu beside a rectangle of a view, if a responder can perform one of its commands.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        if source !== targetView { hideMenu() }
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Sets the rectangle beside which the menu appears, in the coordinates of a view.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
        if let source { presentation?.move(to: source.convert(targetRect, from: targetView)) }
    }

    /// Shows or hides the menu. The menu always appears and disappears with an animation, even if `animated` is false.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        if menuVisible { show() } else { presentation?.dismiss() }
    }

    /// Updates the open menu so that it contains the commands that can currently be performed.
    open func update() {
        guard let targetView, let presentation else { return }
        presentation.update(menu(for: targetView))
    }

    private func menu(for view: UIView) -> UIMenu {
        let start: UIResponder = view.window?.firstResponder ?? view
        return UIMenu(children: EditCommands.available(from: start))
    }

    /// Returns commands for the menu items that a responder or its next responders can perform.
    func commands(for responder: UIResponder) -> [UIMenuElement] {
        (menuItems ?? []).filter { responder.target(forAction: $0.action, withSender: self) != nil }
            .map { UICommand(title: $0.title, action: $0.action) }
    }

    private func show() {
        guard let view = targetView else { return }
        let menu: UIMenu = menu(for: view)
        guard !menu.children.isEmpty else { return }
        var request = MenuRequest(menu: menu, style: .edit, source: view, anchor: targetRect)
        request.preferredEdge = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue)?.edge
        request.onAppear = { [weak self] animator in
            self?.post(UIMenuController.willShowMenuNotification)
            animator.addCompletion { self?.post(UIMenuController.didShowMenuNotification) }
        }
        request.onEnd = { [weak self] animator in
            self?.presentation = nil
            self?.source = nil
            self?.post(UIMenuController.willHideMenuNotification)
            animator.addCompletion { self?.post(UIMenuController.didHideMenuNotification) }
        }
        presentation = UIApplication.menuPresenter?.present(request)
        if presentation != nil { source = view }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
