import UIKit
import XCTest
import XCUIAutomation

/// Fields, typing and the keyboard.
final class FieldQueryTests: AutomationTestCase {
    private func launchFields() {
        launch { controller in
            let view: UIView = controller.view
            let label = view.add(UILabel("nothing"), 20, 300, 300, 30)
            label.accessibilityIdentifier = "result"
            let mail = view.add(UITextField(), 20, 100, 300, 36)
            mail.placeholder = "Email"
            mail.addAction(UIAction { _ in label.text = mail.text }, for: .editingChanged)
            mail.addAction(UIAction { _ in label.text = "returned" }, for: .editingDidEndOnExit)
            let secret = view.add(UITextField(), 20, 150, 300, 36)
            secret.placeholder = "Password"
            secret.isSecureTextEntry = true
            let number = view.add(UITextField(), 20, 200, 300, 36)
            number.placeholder = "Age"
            number.keyboardType = .numberPad
        }
    }

    func testFieldsAreFoundByTheirPlaceholder() {
        launchFields()
        let mail = app.textFields["Email"]
        XCTAssertEqual(mail.placeholderValue, "Email")
        XCTAssertEqual(mail.value as? String, "Email", "An empty field's value is its placeholder.")
        mail.tap()
        mail.typeText("ada@example.org")
        XCTAssertEqual(app.textFields["Email"].value as? String, "ada@example.org")
        XCTAssertTrue(app.textFields["ada@example.org"].exists)
        app.secureTextFields["Password"].tap()
        app.typeText("secret")
        XCTAssertEqual((app.secureTextFields.element.value as? String)?.count, 6)
        XCTAssertFalse((app.secureTextFields.element.value as? String)?.contains("s") ?? true)
    }

    func testTextViewsAreTypedInto() {
        launch { controller in
            let notes = controller.view.add(UITextView(), 20, 100, 300, 120)
            notes.accessibilityIdentifier = "notes"
        }
        let notes = app.textViews["notes"]
        notes.tap()
        XCTAssertTrue(notes.hasFocus)
        notes.typeText("one\ntwo")
        XCTAssertEqual(notes.value as? String, "one\ntwo")
        app.keys["delete"].tap()
        XCTAssertEqual(app.textViews.element.value as? String, "one\ntw")
    }

    func testTheKeyboardFocusCanBeReadByKey() {
        launchFields()
        let mail = app.textFields["Email"]
        XCTAssertEqual(mail.value(forKey: "hasKeyboardFocus") as? Bool, false)
        mail.tap()
        XCTAssertTrue(mail.hasFocus)
        XCTAssertTrue(NSPredicate(format: "hasKeyboardFocus == true").evaluate(with: mail))
    }

    func testTheKeyboardExistsWhileAFieldIsFirstResponder() {
        launchFields()
        XCTAssertEqual(app.keyboards.count, 0)
        app.textFields["Email"].tap()
        XCTAssertTrue(app.keyboards.element.exists)
        app.keyboards.keys["a"].tap()
        app.keys["B"].tap()
        app.keys["b"].tap()
        app.keyboards.keys["delete"].tap()
        XCTAssertEqual(app.staticTexts["result"].label, "aB")
        XCTAssertFalse(app.buttons["return"].exists, "The buttons of the keyboard are not buttons of the application.")
        XCTAssertTrue(app.keyboards.buttons["Return"].isHittable)
        app.keyboards.buttons["Return"].tap()
        XCTAssertEqual(app.staticTexts["result"].label, "returned")
        XCTAssertEqual(app.keyboards.count, 0)
    }

    func testKeysOfTheKeyboardOnTheScreenAreTapped() {
        app.launchArguments = ["-UIKeyboard", "YES"]
        launchFields()
        XCTAssertEqual(app.keyboards.count, 0)
        app.textFields["Email"].tap()
        XCTAssertEqual(app.keyboards.count, 1)
        XCTAssertEqual(app.keyboards.element.frame.height, 216)
        app.keys["A"].tap()
        app.keys["b"].tap()
        app.keys["more"].tap()
        app.keyboards.keys["1"].tap()
        XCTAssertFalse(app.keys["a"].exists, "Only the keys of the visible page exist.")
        XCTAssertEqual(app.staticTexts["result"].label, "Ab1")
        XCTAssertFalse(app.buttons["return"].exists, "The buttons of the keyboard are not buttons of the application.")
        app.keyboards.buttons["Return"].tap()
        XCTAssertEqual(app.staticTexts["result"].label, "returned")
        XCTAssertEqual(app.keyboards.count, 0)
    }

    func testANumberPadHasOnlyDigits() {
        launchFields()
        app.textFields["Age"].tap()
        XCTAssertTrue(app.keyboards.keys["7"].exists)
        XCTAssertFalse(app.keyboards.keys["q"].exists)
        app.keys["7"].tap()
        XCTAssertEqual(app.textFields["Age"].value as? String, "7")
    }

    func testASearchFieldInANavigationBarAcceptsText() {
        launchRoot({
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.title = "People"
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.placeholder = "Find people"
            page.navigationItem.searchController = search
            return UINavigationController(rootViewController: page)
        })
        let field = app.navigationBars["People"].searchFields["Find people"]
        XCTAssertTrue(field.isHittable)
        field.tap()
        field.typeText("ada")
        XCTAssertEqual(app.searchFields.firstMatch.value as? String, "ada")
        app.buttons["Cancel"].tap()
        XCTAssertEqual(app.searchFields["Find people"].value as? String, "Find people")
    }

    func testASearchBarAcceptsText() {
        launch { controller in
            let bar = controller.view.add(UISearchBar(), 0, 100, 390, 56)
            bar.placeholder = "Words"
        }
        app.searchFields["Words"].tap()
        app.searchFields["Words"].typeText("tea")
        XCTAssertEqual(app.searchFields.element.value as? String, "tea")
        app.searchFields.element.buttons["Clear text"].tap()
        XCTAssertEqual(app.searchFields.element.value as? String, "Words")
    }

    func testKeysCanBeTyped() {
        launchFields()
        app.textFields["Email"].tap()
        app.typeKey("x", modifierFlags: [])
        app.typeKey("y", modifierFlags: .shift)
        XCTAssertEqual(app.staticTexts["result"].label, "xY")
        app.typeKey(",", modifierFlags: [])
        app.typeKey("é", modifierFlags: .shift)
        XCTAssertEqual(app.staticTexts["result"].label, "xY,É")
        app.typeKey("a", modifierFlags: .control)
        app.typeKey(.delete, modifierFlags: [])
        XCTAssertEqual(app.textFields["Email"].value as? String, "Email")
        app.typeKey(XCUIKeyboardKey(rawValue: "z"), modifierFlags: [])
        XCTAssertEqual(app.textFields["Email"].value as? String, "z")
    }

    func testWordsAreDraggedWithinAndIntoAFieldButNotOutOfASecureField() {
        launch { controller in
            let field = controller.view.add(UITextField(), 20, 100, 300, 36)
            field.accessibilityIdentifier = "field"
            field.text = "one two three"
            let notes = controller.view.add(UITextView(), 20, 150, 300, 100)
            notes.accessibilityIdentifier = "notes"
            notes.font = .systemFont(ofSize: 17)
            notes.text = "alpha beta"
            let secret = controller.view.add(UITextField(), 20, 260, 300, 36)
            secret.isSecureTextEntry = true
            secret.text = "secret"
        }
        let (field, notes) = (app.textFields["field"], app.textViews["notes"])
        func place(_ element: XCUIElement, _ x: CGFloat) -> XCUICoordinate {
            element.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: x, dy: 18))
        }
        func drag(_ from: XCUICoordinate, to: XCUICoordinate) {
            from.tap()
            // Without this wait, the press would count as a second tap.
            app.wait(seconds: 1)
            app.typeKey(.end, modifierFlags: [])
            app.typeKey(.leftArrow, modifierFlags: [.control, .shift])
            from.press(forDuration: 0.5, thenDragTo: to)
            // The dropped items are loaded after the drop.
            app.wait(seconds: 1)
        }
        drag(place(field, 90), to: place(field, 1))
        XCTAssertEqual(field.value as? String, "threeone two ")
        drag(place(notes, 70), to: place(field, 290))
        XCTAssertEqual(field.value as? String, "threeone two beta")
        XCTAssertEqual(notes.value as? String, "alpha beta")
        drag(place(app.secureTextFields.firstMatch, 20), to: place(notes, 290))
        XCTAssertEqual(notes.value as? String, "alpha beta")
        XCTAssertEqual(field.value as? String, "threeone two beta")
    }
}
