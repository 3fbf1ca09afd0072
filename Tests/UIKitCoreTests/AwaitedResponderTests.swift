import TestCases
import UIKitCore
import XCTest

/// Tests when a view outside a window becomes the first responder, and when it becomes it again.
final class AwaitedResponderTests: KitTestCase {
    private final class FieldController: UIViewController, UITextFieldDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        var asks = true
        private(set) var questions = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            field.delegate = self
            view.addSubview(field)
            if asks { XCTAssertFalse(field.becomeFirstResponder()) }
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            questions += 1
            return true
        }
    }

    func testAFieldOfARootControllerBecomesFirstResponder() {
        let controller = FieldController()
        launch(controller)
        session.settle()
        XCTAssertTrue(controller.field.isFirstResponder && controller.field.isEditing)
        XCTAssertEqual(controller.questions, 1)
    }

    func testAFieldOfAPushedOrPresentedControllerBecomesFirstResponder() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        launch(navigation)
        let pushed = FieldController()
        navigation.pushViewController(pushed, animated: true)
        session.settle()
        XCTAssertTrue(pushed.field.isFirstResponder)
        let presented = FieldController()
        navigation.present(presented, animated: true)
        session.settle()
        XCTAssertTrue(presented.field.isFirstResponder)
    }

    func testAFieldThatResignsBeforeItMovesToAWindowDoesNotBecomeFirstResponder() {
        launch(UIViewController())
        let field = UITextField()
        field.becomeFirstResponder()
        field.resignFirstResponder()
        window.addSubview(field)
        XCTAssertFalse(field.isFirstResponder)
    }

    func testAFieldBecomesFirstResponderAgainAfterAPop() {
        let root = FieldController()
        root.asks = false
        let navigation = UINavigationController(rootViewController: root)
        launch(navigation)
        XCTAssertTrue(root.field.becomeFirstResponder())
        navigation.pushViewController(UIViewController(), animated: true)
        session.settle()
        XCTAssertFalse(root.field.isFirstResponder)
        navigation.popViewController(animated: true)
        session.settle()
        XCTAssertTrue(root.field.isFirstResponder)
    }

    func testAFieldThatEndsEditingBeforeAPushStaysSo() {
        final class Ending: UIViewController {
            let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
            override func viewDidLoad() { view.addSubview(field) }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                view.endEditing(true)
            }
        }
        let root = Ending()
        let navigation = UINavigationController(rootViewController: root)
        launch(navigation)
        XCTAssertTrue(root.field.becomeFirstResponder())
        navigation.pushViewController(UIViewController(), animated: true)
        session.settle()
        navigation.popViewController(animated: true)
        session.settle()
        XCTAssertFalse(root.field.isFirstResponder)
    }
}
