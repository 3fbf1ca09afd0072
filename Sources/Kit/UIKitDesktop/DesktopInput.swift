import FocusGeometry
import Foundation
import PlatformHost
import UIKitCore
import UIKitLists

/// Implements desktop behavior for the keyboard and mouse. Tab and arrow keys move the focus, a ring indicates it, and
/// the view under the pointer determines the pointer's shape.
@MainActor
package final class DesktopInput: InputAssistant {
    private let ring = FocusRing()
    /// Whether a key caused the last movement of the focus. Only then is the ring shown.
    private var wasMovedByKey = false
    /// The views that had the focus when they were removed or covered, most recent last.
    private var history: [WeakView] = []

    private struct WeakView {
        weak var view: UIView?
    }

    /// Installs desktop input for the application, unless other input assistance is installed.
    package static func install() {
        if UIApplication.inputAssistant == nil { UIApplication.inputAssistant = DesktopInput() }
    }

    // MARK: Keys

    package func handle(_ press: UIPress, in window: UIWindow) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
        if key.keyCode == .keyboardTab {
            let isForward: Bool = !key.modifierFlags.contains(.shift)
            return move(isForward ? .next : .previous, in: window) { search, item in
                search.item(after: item, isForward: isForward)
            }
        }
        if handleListKey(key, in: window) { return true }
        guard key.modifierFlags.isDisjoint(with: [.control, .shift]), !(window.firstResponder is any UIKeyInput),
            let (side, heading) = DesktopInput.arrowKeys[key.keyCode]
        else { return false }
        return move(heading, in: window) { search, item in item.flatMap { search.item(side, of: $0) } }
    }

    /// Passes a key to the list of the focused cell. The list extends the selection with Shift and arrow keys, and
    /// finds cells by typed characters.
    private func handleListKey(_ key: UIKey, in window: UIWindow) -> Bool {
        guard let cell = window.activeFocusedView, !(window.firstResponder is any UIKeyInput) else { return false }
        switch (cell, FocusList(around: cell)) {
        case (let cell as UITableViewCell, .table(let table)?):
            wasMovedByKey = true
            return table.handleKey(key, at: cell)
        case (let cell as UICollectionViewCell, .collection(let collection)?):
            wasMovedByKey = true
            return collection.handleKey(key, at: cell)
        default: return false
        }
    }

    private static let arrowKeys: [UIKeyboardHIDUsage: (FocusSide, UIFocusHeading)] = [
        .keyboardUpArrow: (.up, .up), .keyboardDownArrow: (.down, .down), .keyboardLeftArrow: (.left, .left),
        .keyboardRightArrow: (.right, .right),
    ]

    /// Moves the focus to the item that `next` returns. Returns whether any item can have the focus.
    ///
    /// If no item has the focus, the focus moves to an item that had it before, or to the preferred item.
    private func move(
        _ heading: UIFocusHeading, in window: UIWindow, next: (FocusSearch, UIView?) -> UIView?
    ) -> Bool {
        window.layoutIfNeeded()
        let search = FocusSearch(window)
        guard !search.items.isEmpty else { return false }
        wasMovedByKey = true
        let current = window.activeFocusedView
        let found: UIView?
        if let current {
            found = next(search, current)
        } else if heading == .previous {
            found = search.item(after: nil, isForward: false)
        } else {
            // Tab prefers editable text. Arrow keys do not, because they would then move the caret.
            found =
                lastFocusedItem(in: search) ?? search.preferredItem(in: window, prefersText: heading == .next)
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

    private func lastFocusedItem(in search: FocusSearch) -> UIView? {
        history.removeAll { $0.view == nil }
        return history.last { entry in search.items.contains { $0 === entry.view } }?.view
    }

    /// Scrolls so that the whole view is visible.
    private func reveal(_ view: UIView) {
        var ancestor = view.superview
        while let current = ancestor {
            if let scroll = current as? UIScrollView {
                let margin: CGFloat = scroll is UITableView || scroll is UICollectionView ? 0 : 8
                let frame = view.convert(view.bounds, to: scroll).insetBy(dx: -margin, dy: -margin)
                scroll.scrollRectToVisible(frame, animated: true)
            }
            ancestor = current.superview
        }
    }

    package func preferredItem(in environment: any UIFocusEnvironment, of window: UIWindow) -> UIView? {
        window.layoutIfNeeded()
        return FocusSearch(window).preferredItem(in: environment)
    }

    // MARK: Focus ring

    package func focusDidChange(in window: UIWindow) {
        let view = window.focusSystem.focusedItem as? UIView
        if let view {
            history.removeAll { $0.view == nil || $0.view === view }
            history.append(WeakView(view: view))
            if history.count > DesktopInput.historyLimit { history.removeFirst() }
        }
        ring.show(around: wasMovedByKey ? view : nil)
    }

    private static let historyLimit = 32

    /// Restores the focus to an item that had it before, and hides the ring around a covered item.
    package func controllersDidChange() {
        guard wasMovedByKey else { return }
        // The frontmost controller is determined only after the turn.
        UIApplication.shared.afterTurn { [weak self] in self?.restoreFocus() }
    }

    private func restoreFocus() {
        guard wasMovedByKey, let window = UIApplication.shared.keyWindow else { return }
        if window.activeFocusedView == nil, let item = lastFocusedItem(in: FocusSearch(window)),
            !(item is any UIKeyInput)
        {
            window.focusSystem.move(to: item)
        }
        ring.show(around: window.activeFocusedView)
    }

    package func focusedViewDidLayOut(_ view: UIView) {
        if wasMovedByKey { ring.update() }
    }

    /// Removes the focus unless the first responder has it, and hides the ring.
    package func touchDidBegin(in window: UIWindow) {
        wasMovedByKey = false
        ring.show(around: nil)
        let system = window.focusSystem
        if let item = system.focusedItem, (item as? UIView)?.isFirstResponder != true { system.move(to: nil) }
    }

    // MARK: Pointer

    package func pointerDidMove(over view: UIView?, in window: UIWindow) {
        window.windowScene?.hostWindow.setCursor(DesktopInput.cursor(over: view))
    }

    /// Returns the pointer of the innermost pointer interaction that has a style. Without one, returns a beam for text,
    /// a hand for enabled controls, and an arrow otherwise.
    static func cursor(over view: UIView?) -> HostCursor {
        var ancestor = view
        while let current = ancestor {
            let styles = current.interactions.lazy.compactMap { ($0 as? UIPointerInteraction)?.style?.cursor }
            if let cursor = styles.first { return cursor }
            if current is any UITextInput { return .text }
            if let control = current as? UIControl { return control.isEnabled ? .hand : .arrow }
            ancestor = current.superview
        }
        return .arrow
    }
}
