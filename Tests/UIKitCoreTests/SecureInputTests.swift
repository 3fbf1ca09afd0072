import TestCases
import UIKitCore
import XCTest

/// Tests that the host knows whether the edited field is secure, so that its input method does not compose the text.
final class SecureInputTests: KitTestCase {
    private var isSecure: Bool {
        session.settle()
        return session.host.windows[0].isTextInputSecure
    }

    private func launchFields() -> [UITextField] {
        let root = UIView()
        let fields: [UITextField] = [20, 60].map { top in
            let field = UITextField(frame: CGRect(x: 10, y: top, width: 100, height: 30))
            root.addSubview(field)
            return field
        }
        launch(showing: root)
        return fields
    }

    func testTheHostIsToldThatTheTextOfAFieldIsSecret() {
        let fields: [UITextField] = launchFields()
        fields[1].isSecureTextEntry = true
        fields[0].becomeFirstResponder()
        XCTAssertFalse(isSecure)
        fields[1].becomeFirstResponder()
        XCTAssertTrue(isSecure)
        fields[0].becomeFirstResponder()
        XCTAssertFalse(isSecure)
    }

    func testAnEmptyFieldBecomesSecretWhileItIsEdited() {
        let field: UITextField = launchFields()[0]
        field.becomeFirstResponder()
        XCTAssertFalse(isSecure)
        field.isSecureTextEntry = true
        XCTAssertTrue(isSecure)
        field.isSecureTextEntry = false
        XCTAssertFalse(isSecure)
    }
}
