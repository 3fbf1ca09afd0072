import UIKit
import XCTest
import XCUIAutomation

/// Predicate formats, as described in Apple's Predicate Programming Guide.
final class PredicateTests: AutomationTestCase {
    private func check(
        _ format: String, _ arguments: [Any] = [], on object: Any?, is expected: Bool, line: UInt = #line
    ) {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        XCTAssertEqual(predicate.evaluate(with: object), expected, format, line: line)
    }

    func testStringsAreCompared() {
        let object: [String: Any] = ["name": "Émile Zola", "age": 62]
        check("name == 'Émile Zola'", on: object, is: true)
        check("name BEGINSWITH 'émile'", on: object, is: false)
        check("name BEGINSWITH[c] 'émile'", on: object, is: true)
        check("name beginswith[cd] %@", ["emile"], on: object, is: true)
        check("name CONTAINS \"Zo\"", on: object, is: true)
        check("name ENDSWITH 'la'", on: object, is: true)
        check("name ENDSWITH 'Zo'", on: object, is: false)
        check("name LIKE 'É*Z?la'", on: object, is: true)
        check("name LIKE 'Z?la'", on: object, is: false)
        check("name MATCHES '.*Zola'", on: object, is: true)
        check("name MATCHES 'Zola'", on: object, is: false)
        check("name IN {'Ada', %@}", ["Émile Zola"], on: object, is: true)
        check("%K == %@", ["name", "Émile Zola"], on: object, is: true)
        check("missing == nil", on: object, is: true)
        check("name != nil", on: object, is: true)
    }

    func testNumbersAreCompared() {
        let object: [String: Any] = ["age": 62, "isOld": true]
        check("age > 60 AND age <= 62", on: object, is: true)
        check("age BETWEEN {10, 20}", on: object, is: false)
        check("age == %d", [62], on: object, is: true)
        check("age != %lu", [UInt(62)], on: object, is: false)
        check("isOld == 1", on: object, is: true)
        check("isOld == NO || age == 62.0", on: object, is: true)
        check("NOT (isOld == TRUE)", on: object, is: false)
        check("!(age < 60) && isOld = true", on: object, is: true)
        check("TRUEPREDICATE", on: nil, is: true)
        check("SELF BEGINSWITH 'a'", on: "abc", is: true)
    }

    func testElementsAreFoundByPredicates() {
        launch { controller in
            for (index, text) in ["Buy milk", "Buy bread", "Sell eggs"].enumerated() {
                controller.view.add(UILabel(text), 20, 100 + CGFloat(index) * 40, 200 + CGFloat(index) * 10, 30)
            }
            controller.view.add(UIButton("Buy"), 20, 300, 100, 40).isEnabled = false
        }
        let texts = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH %@", "Buy "))
        XCTAssertEqual(texts.count, 2)
        XCTAssertEqual(texts.element(boundBy: 1).label, "Buy bread")
        XCTAssertEqual(
            app.staticTexts.element(matching: NSPredicate(format: "label CONTAINS[c] 'EGGS'")).label, "Sell eggs")
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "isEnabled == false")).count, 1)
        let type = XCUIElement.ElementType.button.rawValue
        let any = app.descendants(matching: .any)
        XCTAssertEqual(any.matching(NSPredicate(format: "elementType == %lu", type)).element.label, "Buy")
        XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "frame.size.width > 205")).count, 2)
        XCTAssertTrue(
            NSPredicate(format: "count == 3").evaluate(
                with: app.staticTexts.matching(
                    NSPredicate(format: "label IN {'Buy milk', 'Buy bread', 'Sell eggs'}"))))
        XCTAssertTrue(NSPredicate(format: "exists == 0").evaluate(with: app.staticTexts["Nothing"]))
        XCTAssertFalse(NSPredicate(format: "label == 'x'").evaluate(with: app.staticTexts["Nothing"]))
        XCTAssertEqual(app.staticTexts.element(matching: .staticText, identifier: "Buy milk").label, "Buy milk")
    }

    func testAnExpectationWaitsForAPredicate() {
        launch { controller in
            let label = controller.view.add(UILabel("early"), 20, 100, 200, 30)
            controller.view.add(
                UIButton("Start") {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { label.text = "late" }
                }, 20, 200, 100, 40)
        }
        app.buttons["Start"].tap()
        expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["late"])
        waitForExpectations(timeout: 5)
        let disappearance = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "exists == false"), object: app.staticTexts["early"])
        XCTAssertEqual(XCTWaiter().wait(for: [disappearance], timeout: 2), .completed)
    }
}
