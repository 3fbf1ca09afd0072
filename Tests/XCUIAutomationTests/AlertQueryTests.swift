import UIKit
import XCTest
import XCUIAutomation

/// Alerts and action sheets, with queries in the form that Xcode records.
final class AlertQueryTests: AutomationTestCase {
    private func present(_ style: UIAlertController.Style, title: String?, fields: Int = 0) {
        launch { controller in
            let label = controller.view.add(UILabel("waiting"), 20, 100, 200, 30)
            label.accessibilityIdentifier = "answer"
            controller.view.add(
                UIButton("Show") {
                    let alert = UIAlertController(title: title, message: "What went wrong.", preferredStyle: style)
                    for index in 0..<fields { alert.addTextField { $0.placeholder = "Field \(index)" } }
                    alert.addAction(
                        UIAlertAction(title: "Ok", style: .default) { _ in
                            label.text = "ok " + (alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: ",")
                        })
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in label.text = "cancel" })
                    controller.present(alert, animated: true)
                }, 20, 200, 100, 40)
        }
        app.buttons["Show"].tap()
    }

    func testAnAlertHasItsTextsAndActionsInOtherElementsOfScrollViews() {
        present(.alert, title: "Error")
        let parts = app.alerts["Error"].scrollViews.otherElements
        XCTAssertTrue(parts.staticTexts["Error"].exists)
        XCTAssertTrue(parts.staticTexts["What went wrong."].exists)
        XCTAssertTrue(parts.buttons["Cancel"].exists)
        XCTAssertEqual(app.alerts.count, 1)
        XCTAssertEqual(app.alerts.element.label, "Error")
        XCTAssertEqual(app.alerts.buttons.count, 2)
        parts.buttons["Ok"].tap()
        XCTAssertTrue(app.alerts["Error"].waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.staticTexts["answer"].label, "ok ")
    }

    func testTheFieldsOfAnAlertAreInCellsOfACollectionView() {
        present(.alert, title: "Name", fields: 2)
        let fields = app.alerts["Name"].scrollViews.otherElements.collectionViews
        XCTAssertEqual(fields.cells.count, 2)
        fields.textFields["Field 1"].tap()
        fields.textFields["Field 1"].typeText("Ada")
        XCTAssertEqual(app.alerts.textFields.element(boundBy: 1).value as? String, "Ada")
        app.alerts["Name"].buttons["Ok"].tap()
        XCTAssertEqual(app.staticTexts["answer"].label, "ok ,Ada")
    }

    func testASheetHasTheSameHierarchy() {
        present(.actionSheet, title: "Choose")
        XCTAssertTrue(app.sheets["Choose"].scrollViews.otherElements.buttons["Ok"].isHittable)
        app.sheets["Choose"].scrollViews.otherElements.buttons["Cancel"].tap()
        XCTAssertFalse(app.sheets.element.exists)
        XCTAssertEqual(app.staticTexts["answer"].label, "cancel")
    }

    func testElementsBehindAnAlertExistAndAreNotHittable() {
        present(.alert, title: "Error")
        XCTAssertTrue(app.buttons["Show"].exists)
        XCTAssertFalse(app.buttons["Show"].isHittable)
        app.alerts["Error"].buttons["Cancel"].tap()
        XCTAssertTrue(app.buttons["Show"].isHittable)
    }

    func testAnInterruptionMonitorHandlesTheAlertThatBlocksATouch() {
        present(.alert, title: "Error")
        var calls: [String] = []
        let first = addUIInterruptionMonitor(withDescription: "not called") { alert in
            calls.append("first " + alert.label)
            return true
        }
        _ = addUIInterruptionMonitor(withDescription: "closes the alert") { alert in
            calls.append("second " + alert.label)
            alert.buttons["Cancel"].tap()
            return true
        }
        app.buttons["Show"].tap()
        XCTAssertEqual(calls, ["second Error"])
        XCTAssertTrue(app.alerts["Error"].exists, "The tap continues after the alert is closed.")
        removeUIInterruptionMonitor(first)
    }
}
