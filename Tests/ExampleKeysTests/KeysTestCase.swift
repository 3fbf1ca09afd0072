import TestApps
import UIKit
import XCTest
import XCUIAutomation

/// A test that controls an example with the keyboard only.
class KeysTestCase: DemoServerTestCase {
    override func setUp() {
        super.setUp()
        app.launchArguments = ["-UIScreenScale", "1"]
    }

    func press(_ keys: XCUIKeyboardKey..., modifiers: XCUIElement.KeyModifierFlags = []) {
        for key in keys { app.typeKey(key, modifierFlags: modifiers) }
    }

    /// The frame of the view that has the focus, in the coordinates of its window.
    private var focusedFrame: CGRect? {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.lazy.compactMap { window in
            guard let view = UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView else { return nil }
            return view.convert(view.bounds, to: nil as UIView?)
        }.first
    }

    /// Whether the element is the focused view or a part of it.
    private func hasFocus(_ element: XCUIElement) -> Bool {
        let frame: CGRect = element.frame
        return focusedFrame?.contains(CGPoint(x: frame.midX, y: frame.midY)) == true
    }

    /// Presses a key until an element has the focus.
    func move(
        to element: XCUIElement, with key: XCUIKeyboardKey = .tab, file: StaticString = #filePath, line: UInt = #line
    ) {
        for _ in 0..<40 {
            if element.exists, hasFocus(element) { return }
            press(key)
        }
        XCTFail(
            "The key does not move the focus to \(element). The focus is at \(String(describing: focusedFrame)).",
            file: file, line: line)
    }
}
