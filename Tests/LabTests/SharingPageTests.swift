import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about sharing.
final class SharingPageTests: LabTestCase {
    func testATextIsShared() {
        open(page: "Sharing")
        app.staticTexts["Share text"].tap()
        app.otherElements["ActivityListView"].staticTexts["Copy"].tap()
        XCTAssertTrue(app.staticTexts["com.apple.UIKit.activity.CopyToPasteboard: completed"].exists)
        XCTAssertEqual(UIPasteboard.general.string, "Sent from the Lab.")
    }

    func testClosingTheShareSheetIsShown() {
        open(page: "Sharing")
        app.staticTexts["Share an image"].tap()
        XCTAssertTrue(app.otherElements["ActivityListView"].staticTexts["Save Image"].exists)
        app.otherElements["ActivityListView"].buttons["Close"].tap()
        XCTAssertTrue(app.staticTexts["Closed"].exists)
    }
}
