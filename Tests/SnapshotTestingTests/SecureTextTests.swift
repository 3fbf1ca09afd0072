import SnapshotTesting
import UIKit
import UIKitCore
import XCTest
import XCUIAutomation

/// The text of a secure field, which appears in no snapshot, description or dump, and not on the clipboard.
final class SecureTextTests: SnapshotTestCase {
    private static let secret = "Tr0ub4dor"

    private func makeField(_ text: String = secret) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        field.text = text
        return field
    }

    private func verify(_ text: String, line: UInt = #line) {
        XCTAssertFalse(text.isEmpty, line: line)
        XCTAssertFalse(text.localizedCaseInsensitiveContains("Tr0ub"), text, line: line)
    }

    func testSnapshotsOfTextsOfTheSameLengthAreEqual() {
        XCTAssertEqual(record(makeField(), as: .image), record(makeField("123456789"), as: .image))
        XCTAssertNotEqual(record(makeField(), as: .image), record(makeField("1234"), as: .image))
    }

    func testDescriptionsAndDumpsDoNotContainTheText() {
        let field = makeField()
        let controller = UIViewController()
        controller.view.addSubview(field)
        verify(text(of: controller.view, as: .recursiveDescription))
        verify(text(of: controller, as: .recursiveDescription))
        verify(text(of: field, as: .description))
        verify(text(of: field as UIView, as: .dump))
        var dumped = ""
        dump(field, to: &dumped)
        verify(dumped)
    }

    func testTheTreeAndTheClipboardDoNotContainTheText() throws {
        let app = XCUIApplication()
        defer { app.terminate() }
        SecureDelegate.field = makeField("")
        XCUIApplication.delegateClass = SecureDelegate.self
        app.launch()
        UIPasteboard.general.string = "before"
        UIPasteboard.primarySelection = nil
        app.secureTextFields.element.tap()
        app.typeText(Self.secret)
        XCTAssertEqual(SecureDelegate.field?.text, Self.secret)
        verify(app.debugDescription)
        for key in ["a", "c", "x"] { app.typeKey(XCUIKeyboardKey(rawValue: key), modifierFlags: .control) }
        let field = try XCTUnwrap(SecureDelegate.field)
        field.copy(nil)
        field.cut(nil)
        app.secureTextFields.element.doubleTap()
        XCTAssertEqual(UIPasteboard.general.string, "before")
        XCTAssertNil(UIPasteboard.primarySelection)
        XCTAssertEqual(field.text, Self.secret)
        verify(app.debugDescription)
    }
}

private final class SecureDelegate: NSObject, UIApplicationDelegate {
    static var field: UITextField?
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        if let field = Self.field {
            field.frame.origin = CGPoint(x: 20, y: 100)
            window.rootViewController?.view.addSubview(field)
        }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
