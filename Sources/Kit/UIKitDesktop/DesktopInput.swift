import FocusGeometry
import Foundation
import PlatformHost
import UIKitCore

/// What keys and a mouse do beyond what views do themselves: Tab and arrows move the focus, a ring shows it, the pointer
/// has the shape that suits what it is over, and the secondary button shows a menu over texts.
@MainActor
package final class DesktopInput: InputAssistant {
    private let ring = FocusRing()
    /// Whether the last movement was by a key: only then is there a ring.
    private var isByKey = false
    /// The views that had the focus when they left or were covered, newest last.
    private var former: [WeakView] = []
    private var menu: EditMenu?

    private struct WeakView {
        weak var view: UIView?
    }

    /// Makes the applications of this process take keys and pointers as a desktop's do.
    package static func install() {
        if UIApplication.inputAssistant == nil { UIApplication.inputAssistant = DesktopInput() }
    }

    // MARK: Keys

    package func take(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
        if key.keyCode == .keyboardTab {
            let isForward: Bool = !key.modifierFlags.contains(.shift)
            return move(isForward ? .next : .previous, in: window) { search, item in
                search.item(after: item, isForward: isForward)
            }
        }
        if key.keyCode == .keyboardEscape, let menu {
            menu.close()
            return true
        }
        guard key.modifierFlags.isDisjoint(with: [.control, .shift]), !(window.firstResponder is any UIKeyInput),
            let (side, heading) = DesktopInput.sides[key.keyCode]
        else { return false }
        return move(heading, in: window) { search, item in item.flatMap { search.item(side, of: $0) } }
    }

    private static let sides: [UIKeyboardHIDUsage: (FocusSide, UIFocusHeading)] = [
        .keyboardUpArrow: (.up, .up), .keyboardDownArrow: (.down, .down), .keyboardLeftArrow: (.left, .left),
        .keyboardRightArrow: (.right, .right),
    ]

    /// Moves the focus to what `next` finds, and returns whether there is anything to focus.
    ///
    /// Where nothing has the focus, it goes to what had it before, or to the preferred item.
    private func move(
        _ heading: UIFocusHeading, in window: UIWindow, next: (FocusSearch, UIView?) -> UIView?
    ) -> Bool {
        window.layoutIfNeeded()
        let search = FocusSearch(window)
        guard !search.items.isEmpty else { return false }
        isByKey = true
        let current: UIView? = window.activeFocusedView
        let found: UIView?
        if let current {
            found = next(search, current)
        } else if heading == .previous {
            found = search.item(after: nil, isForward: false)
        } else {
            // Tab goes on to what can be typed into; an arrow would move the caret there.
            found =
                formerItem(in: search) ?? search.preferredItem(in: window, prefersText: heading == .next)
                ?? search.items.first
        }
        guard let found, found !== current else {
            window.focusSystem.movementDidFail(heading: heading)
            focusDidChange(in: window)
            return true
        }
        if window.focusSystem.move(to: found, heading: heading) { reveal(found) }
        return true
    }

    private func formerItem(in search: FocusSearch) -> UIView? {
        former.removeAll { $0.view == nil }
        return former.last { former in search.items.contains { $0 === former.view } }?.view
    }

    /// Scrolls until the whole view is seen.
    private func reveal(_ view: UIView) {
        var ancestor: UIView? = view.superview
        while let current = ancestor {
            if let scroll = current as? UIScrollView {
                let margin: CGFloat = scroll is UITableView || scroll is UICollectionView ? 0 : 8
                let frame: CGRect = view.convert(view.bounds, to: scroll).insetBy(dx: -margin, dy: -margin)
                scroll.scrollRectToVisible(frame, animated: true)
            }
            ancestor = current.superview
        }
    }

    package func preferredItem(in environment: any UIFocusEnvironment, of window: UIWindow) -> UIView? {
        window.layoutIfNeeded()
        return FocusSearch(window).preferredItem(in: environment)
    }

    // MARK: The ring

    package func focusDidChange(in window: UIWindow) {
        let view = window.focusSystem.focusedItem as? UIView
        if let view {
            former.removeAll { $0.view == nil || $0.view === view }
            former.append(WeakView(view: view))
            if former.count > DesktopInput.mostFormer { former.removeFirst() }
        }
        menu?.close()
        ring.show(around: isByKey ? view : nil)
    }

    private static let mostFormer = 32

    /// Gives the focus back to what had it before, and hides the ring around what is covered.
    package func controllersDidChange() {
        guard isByKey else { return }
        // Only after the turn is it known what is in front.
        UIApplication.shared.afterTurn { [weak self] in self?.restoreFocus() }
    }

    private func restoreFocus() {
        guard isByKey, let window = UIApplication.shared.keyWindow else { return }
        if window.activeFocusedView == nil, let item = formerItem(in: FocusSearch(window)),
            !(item is any UIKeyInput)
        {
            window.focusSystem.move(to: item)
        }
        ring.show(around: window.activeFocusedView)
    }

    package func focusedViewDidLayOut(_ view: UIView) {
        if isByKey { ring.update() }
    }

    /// A touch takes the focus from what cannot be typed into, and hides the ring.
    package func touchDidBegin(in window: UIWindow) {
        isByKey = false
        ring.show(around: nil)
        let system: UIFocusSystem = window.focusSystem
        if let item = system.focusedItem, (item as? UIView)?.isFirstResponder != true { system.move(to: nil) }
    }

    // MARK: The pointer

    package func pointerDidMove(over view: UIView?, in window: UIWindow) {
        window.windowScene?.hostWindow.setCursor(DesktopInput.cursor(over: view))
    }

    /// A beam over texts, a hand over controls, an arrow elsewhere.
    private static func cursor(over view: UIView?) -> HostCursor {
        var ancestor: UIView? = view
        while let current = ancestor {
            if current is any UITextInput { return .text }
            if let control = current as? UIControl { return control.isEnabled ? .hand : .arrow }
            ancestor = current.superview
        }
        return .arrow
    }

    package func showEditActions(of view: UIView, at point: CGPoint) {
        menu?.close()
        guard let window = view.window else { return }
        let menu = EditMenu(of: view) { [weak self] in self?.menu = nil }
        guard !menu.isEmpty else { return }
        self.menu = menu
        menu.open(in: window, at: view.convert(point, to: nil))
    }
}
