import AppDriver
import PlatformHost
import TestCases
import UIKitCore
import XCTest

/// A test case that moves the focus with keys.
class FocusTestCase: KitTestCase {
    static let tab = 0x2B
    static let space = 0x2C
    static let enter = 0x28
    static let escape = 0x29
    static let right = 0x4F
    static let left = 0x50
    static let down = 0x51
    static let up = 0x52

    var focused: UIView? { window.focusSystem.focusedItem as? UIView }

    func button(_ title: String, _ y: CGFloat, x: CGFloat = 20, log: @escaping () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: y, width: 100, height: 40)
        button.addAction(UIAction { _ in log() }, for: .touchUpInside)
        return button
    }

    func stage(_ views: [UIView]) {
        let root = UIView()
        for view in views { root.addSubview(view) }
        launch(showing: root)
        session.settle()
    }

    func titles(pressing usage: Int, times: Int, modifiers: HostModifiers = []) -> [String] {
        (0..<times).map { _ in
            session.press(usage, modifiers: modifiers)
            return (focused as? UIButton)?.title(for: .normal) ?? (focused as? UITextField)?.placeholder ?? "none"
        }
    }
}
