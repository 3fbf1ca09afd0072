import UIKit
import XCTest
import XCUIAutomation

/// Presses of the keys of characters.
final class KeyPressTests: AutomationTestCase {
    private final class Controller: UIViewController {
        static var presses: [String] = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for key in presses.compactMap(\.key) {
                Self.presses.append("\(key.keyCode.rawValue) \(key.characters) \(key.charactersIgnoringModifiers)")
            }
        }
    }

    func testTheKeysOfCharactersArePressed() {
        launchRoot { Controller() }
        Controller.presses = []
        app.typeKey("a", modifierFlags: [])
        app.typeKey("a", modifierFlags: .shift)
        app.typeKey("W", modifierFlags: [])
        app.typeKey("?", modifierFlags: [])
        XCTAssertEqual(Controller.presses, ["4 a a", "4 A a", "26 W w", "56 ? /"])
    }
}

/// Keys that move the insertion point.
final class TypedKeyTests: AutomationTestCase {
    func testTypedArrowKeysMoveTheInsertionPoint() {
        launch { $0.view.add(UITextField(), 0, 100, 200, 40) }
        let field = app.textFields.element
        field.tap()
        let left: String = XCUIKeyboardKey.leftArrow.rawValue
        field.typeText("ab\(left)c\(XCUIKeyboardKey.home.rawValue)d\(XCUIKeyboardKey.end.rawValue)e")
        XCTAssertEqual(field.value as? String, "dacbe")
    }
}

/// A test case that is a delegate.
final class DelegateCaseTests: AutomationTestCase, UITextFieldDelegate {
    private var count = 0

    func textFieldDidBeginEditing(_ textField: UITextField) { count += 1 }

    func testATestCaseIsTheDelegateOfAField() {
        launch { controller in
            controller.view.add(UITextField(), 0, 100, 200, 40).delegate = self
        }
        app.textFields.element.tap()
        XCTAssertEqual(count, 1)
        XCTAssertTrue(isEqual(self) && !isEqual(nil) && !isProxy())
    }
}
