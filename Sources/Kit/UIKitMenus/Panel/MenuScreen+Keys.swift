import Foundation
import HostClock
import UIKitCore

/// The handling of keys in menus.
extension MenuScreen {
    /// Handles a key. Arrow keys move the highlight, Return and Space choose an element, Escape closes the menu, and
    /// letters search.
    func press(_ key: UIKey) {
        guard !isClosing, let panel = top?.panel else {
            if key.keyCode == .keyboardEscape { dismiss() }
            return
        }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward: UIKeyboardHIDUsage = isMirrored ? .keyboardLeftArrow : .keyboardRightArrow
        let backward: UIKeyboardHIDUsage = isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
        switch key.keyCode {
        case .keyboardEscape: panels.count > 1 ? closeSubmenu() : dismiss()
        case .keyboardDownArrow: panel.moveHighlight(by: 1)
        case .keyboardUpArrow: panel.moveHighlight(by: -1)
        case .keyboardTab: panel.moveHighlight(by: key.modifierFlags.contains(.shift) ? -1 : 1)
        case .keyboardHome:
            panel.highlighted = nil
            panel.moveHighlight(by: 1)
        case .keyboardEnd:
            panel.highlighted = nil
            panel.moveHighlight(by: -1)
        case forward:
            if let index = panel.highlighted, panel.items[index].isSubmenu { choose(index) }
            if panels.count > 1, top?.panel.highlighted == nil { top?.panel.moveHighlight(by: 1) }
        case backward: if panels.count > 1 { closeSubmenu() }
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if let index = panel.highlighted { choose(index) }
        default: if key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) { type(key.characters) }
        }
    }

    /// Highlights the first element.
    func selectFirst() { top?.panel.moveHighlight(by: 1) }

    /// Whether an arrow key opens or closes a submenu.
    func hasSubmenu(for key: UIKey) -> Bool {
        guard let panel = top?.panel else { return false }
        if panels.count > 1 { return true }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward: UIKeyboardHIDUsage = isMirrored ? .keyboardLeftArrow : .keyboardRightArrow
        return key.keyCode == forward && panel.highlighted.map { panel.items[$0].isSubmenu } ?? false
    }

    /// Highlights the next element whose title begins with the letters that were typed.
    func type(_ text: String) {
        guard let panel = top?.panel, !text.isEmpty else { return }
        let titles: [String] = panel.items.map { $0.isEnabled ? $0.title : "" }
        let index: Int? = typing.add(
            text, at: MainQueue.shared.now, titles: titles, current: panel.highlighted)
        guard let index else { return }
        panel.highlighted = index
        panel.reveal(index)
    }
}
