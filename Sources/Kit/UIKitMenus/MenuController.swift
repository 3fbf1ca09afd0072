import CoreGraphics
import Foundation
import UIKitCore

/// The open menus of the application, its menu bar and its key commands.
@MainActor
final class MenuController: MenuPresenter {
    private weak var screen: MenuScreen?
    private weak var bar: MenuBarView?
    private var tree: MenuTree?
    private let overview = ShortcutOverview()
    private(set) var didTouchCloseEditMenu = false

    /// The minimum width and height of a window with a menu bar, in points.
    private static let barMinimum: CGFloat = 500
    /// The distance from the top edge within which the pointer shows the menu bar, in points.
    private static let barZone: CGFloat = 2

    init() {
        UIMenuSystem.main.onRebuild = { [weak self] in self?.tree = nil }
        UIMenuSystem.main.onRevalidate = { [weak self] in self?.revalidate() }
    }

    // MARK: Menus

    func present(_ request: MenuRequest) -> (any MenuPresentation)? {
        guard let window = request.source.window else { return nil }
        screen?.dismiss()
        overview.hide()
        let new = MenuScreen(request) { [weak self] closed in
            if self?.screen === closed { self?.screen = nil }
        }
        guard new.open(in: window) else { return nil }
        screen = new
        return new
    }

    /// Shows the current titles and states of the commands in the open menu.
    private func revalidate() {
        guard let screen, let menu = screen.request.menu else { return }
        screen.update(menu)
    }

    func showEditMenu(of view: UIView, at anchor: CGRect, isPointer: Bool) {
        let menu: UIMenu = EditCommands.menu(from: view, withKeys: isPointer)
        let request = MenuRequest(menu: menu, style: isPointer ? .pointer : .edit, source: view, anchor: anchor)
        _ = present(request)
    }

    // MARK: Main menu

    /// The main menu, which the application and its delegate have changed.
    var mainMenu: MenuTree {
        if let tree { return tree }
        let application: UIApplication = .shared
        let new = MenuTree(system: .main, root: MainMenu.make(name: application.name))
        tree = new
        application.buildMenu(with: new)
        (application.delegate as? UIResponder)?.buildMenu(with: new)
        return new
    }

    func performMainCommand(for press: UIPress, in window: UIWindow, hasPriority: Bool) -> Bool {
        guard let key = press.key else { return false }
        var best: (command: UIKeyCommand, target: Any, match: UIKeyCommand.Match)?
        for command in mainMenu.keyCommands {
            guard !hasPriority || command.wantsPriorityOverSystemBehavior, let match = command.match(key),
                best == nil || match > best?.match ?? .exact,
                let target = window.commandResponder.target(forAction: command.action, withSender: command),
                !command.isDisabled(validatedBy: target)
            else { continue }
            best = (command, target, match)
        }
        best?.command.send(to: best?.target ?? window)
        return best != nil
    }

    // MARK: Keys

    func intercept(_ press: UIPress, in window: UIWindow) -> Bool {
        // The responder that received the start of a key also receives its end, even while a menu is open. The window
        // ignores the ends of the keys that a menu used.
        if press.phase == .began, let key = press.key {
            if let screen, screen.window === window {
                overview.hide()
                if screen.request.style == .edit, key.keyCode != .keyboardEscape {
                    // While an edit menu is open, the first responder handles keys.
                    if !key.isModifier { screen.dismiss() }
                    return false
                }
                if openBar?.handle(key, over: screen) != true { screen.press(key) }
                return true
            }
            if let bar = openBar, bar.window === window {
                bar.press(key)
                return true
            }
        }
        overview.observe(press, in: window) { [weak self] in self?.mainMenu.keyCommands ?? [] }
        return false
    }

    func handleUnused(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key else { return false }
        if UndoKeys.perform(key, in: window) { return true }
        let flags: UIKeyModifierFlags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, flags) {
        case (.keyboardApplication, []), (.keyboardF10, .shift): return openContextMenu(in: window)
        case (.keyboardF10, []): return showBar(in: window)
        default: return false
        }
    }

    /// Opens the context menu of the focused view, or of its nearest superview that has one.
    private func openContextMenu(in window: UIWindow) -> Bool {
        guard let start = window.activeFocusedView ?? window.firstResponder as? UIView else { return false }
        var view: UIView? = start
        while let current = view {
            for case let interaction as UIContextMenuInteraction in current.interactions {
                let middle: CGPoint = start.convert(CGPoint(x: start.bounds.midX, y: start.bounds.midY), to: current)
                if interaction.open(at: interaction.locationForKeys?() ?? middle) != nil { return true }
            }
            view = current.superview
        }
        guard start is any UITextInput else { return false }
        showEditMenu(of: start, at: CGRect(x: 0, y: start.bounds.maxY, width: 0, height: 0), isPointer: true)
        return screen != nil
    }

    /// Passes text to the open menu, which searches for it.
    func intercept(_ text: String) -> Bool {
        let window: UIWindow? = UIApplication.shared.keyWindow
        guard let screen, screen.window === window else { return openBar.map { $0.window === window } ?? false }
        guard screen.request.style != .edit else {
            screen.dismiss()
            return false
        }
        screen.type(text)
        return true
    }

    /// Closes an edit menu when a touch begins outside it. The touched view also receives the touch.
    func touchDidBegin(in view: UIView?) {
        didTouchCloseEditMenu = false
        guard let screen, screen.request.style == .edit, view?.isDescendant(of: screen) != true else { return }
        didTouchCloseEditMenu = !screen.isClosing
        screen.dismiss()
    }

    // MARK: Menu bar

    private var openBar: MenuBarView? { bar?.superview == nil ? nil : bar }

    func pointerDidMove(to point: CGPoint?, in window: UIWindow) {
        guard let point, point.y <= Self.barZone, point.y >= 0, openBar == nil, screen == nil else { return }
        _ = showBar(in: window)
    }

    /// Shows the menu bar along the top edge of a window that is large enough. Returns whether the menu bar is shown.
    private func showBar(in window: UIWindow) -> Bool {
        guard min(window.bounds.width, window.bounds.height) >= Self.barMinimum else { return false }
        let menus: [UIMenu] = mainMenu.root.children.compactMap { $0 as? UIMenu }.filter(\.hasElements)
        guard !menus.isEmpty else { return false }
        openBar?.close()
        let new = MenuBarView(menus: menus) { [weak self] request in self?.present(request) as? MenuScreen }
        bar = new
        new.open(in: window)
        return true
    }
}

extension UIKey {
    /// Whether the key is Shift, Control, Alt or Super.
    fileprivate var isModifier: Bool {
        (UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue)
            .contains(keyCode.rawValue)
    }
}

extension UIMenu {
    /// Whether the menu or one of its menus contains an element that is not a menu.
    var hasElements: Bool { children.contains { ($0 as? UIMenu)?.hasElements ?? true } }
}
