import DemoServer
import UIKit
import XCTest
import XCUIAutomation

/// Viewing accounts, and editing the user's own account.
final class ProfileUITests: ProfileTestCase {
    func testHomeShowsTheCurrentUserAndAllPeople() {
        app.launch()
        XCTAssertTrue(myName.wait(for: \.label, toEqual: "Ada Lindqvist", timeout: 5))
        XCTAssertTrue(app.cells.staticTexts["Quiet Quentin"].waitForExistence(timeout: 5))
    }

    func testOtherAccountsCannotBeEdited() {
        app.launch()
        XCTAssertTrue(app.cells.staticTexts["Noor Haddad"].waitForExistence(timeout: 5))
        app.cells.staticTexts["Noor Haddad"].tap()
        XCTAssertTrue(app.staticTexts["user.email"].wait(for: \.label, toEqual: "noor@example.org", timeout: 5))
        XCTAssertFalse(app.navigationBars.buttons["Edit"].exists)
        XCTAssertTrue(server.requests.contains { $0.path == "/users/3" })
    }

    func testSavedNameChangesOnAllScreens() {
        edit()
        replace(nameField, with: "Ada L.")
        doneButton.tap()
        XCTAssertTrue(app.navigationBars["Ada L."].waitForExistence(timeout: 5))
        XCTAssertTrue(nameField.waitForNonExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts["user.name"].label, "Ada L.")
        server.faults.always(.neverRespond)
        app.navigationBars.buttons["Profile"].tap()
        XCTAssertEqual(myName.label, "Ada L.")
        XCTAssertTrue(app.cells.staticTexts["Ada L."].exists)
        XCTAssertFalse(app.cells.staticTexts["Ada Lindqvist"].exists)
    }

    func testDoneIsDisabledDuringSavingAndShowsTheReason() {
        edit()
        server.faults.always(.delay(3), method: "PUT")
        replace(nameField, with: "Ada L.")
        doneButton.tap()
        let saving: XCUIElement = app.navigationBars.buttons["Saving…"]
        XCTAssertTrue(saving.exists)
        XCTAssertFalse(saving.isEnabled)
        XCTAssertFalse(nameField.isEnabled)
        XCTAssertFalse(app.buttons["Change Picture"].isEnabled)
        saving.tap()
        XCTAssertTrue(app.staticTexts["This is being sent. Wait a moment."].exists)
        app.wait(seconds: 5)
        XCTAssertEqual(changeCount, 1)
        XCTAssertFalse(nameField.exists)
    }

    func testProblemsAreShownBesideTheFieldAndByTheButton() {
        edit()
        replace(emailField, with: "ada")
        nameField.tap()
        XCTAssertEqual(
            app.staticTexts["email.message"].label, "Enter a valid email address, such as name@example.org.")
        XCTAssertFalse(doneButton.isEnabled)
        doneButton.tap()
        XCTAssertTrue(app.staticTexts["disabledReason"].exists || app.otherElements["disabledReason"].exists)
        XCTAssertEqual(changeCount, 0)
        replace(emailField, with: "ada@example.com")
        XCTAssertFalse(app.staticTexts["email.message"].exists)
        XCTAssertTrue(doneButton.isEnabled)
    }

    func testRejectionsAreShownBesideTheField() {
        edit()
        replace(emailField, with: "noor@example.org")
        doneButton.tap()
        XCTAssertTrue(app.staticTexts["email.message"].waitForExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts["email.message"].label, "This email address is already in use.")
        XCTAssertEqual(emailField.value as? String, "noor@example.org")
    }

    func testCancelAsksBeforeDiscardingChanges() {
        edit()
        replace(nameField, with: "Somebody")
        app.navigationBars.buttons["Cancel"].tap()
        XCTAssertTrue(app.alerts["Discard your changes?"].waitForExistence(timeout: 2))
        app.alerts.buttons["Keep Editing"].tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 2))
        XCTAssertEqual(nameField.value as? String, "Somebody")
        app.navigationBars.buttons["Cancel"].tap()
        app.alerts.buttons["Discard"].tap()
        XCTAssertTrue(nameField.waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.staticTexts["user.name"].label, "Ada Lindqvist")
        XCTAssertEqual(changeCount, 0)
    }

    func testUnsavedChangesSurviveTermination() {
        edit()
        replace(nameField, with: "Somebody")
        app.terminate()
        edit()
        XCTAssertEqual(nameField.value as? String, "Somebody")
        XCTAssertEqual(emailField.value as? String, "ada@example.org")
        XCTAssertEqual(banner.label, "Your unsaved changes were restored.")
        // The draft is removed after saving, and after discarding.
        doneButton.tap()
        XCTAssertTrue(nameField.waitForNonExistence(timeout: 5))
        app.terminate()
        edit(named: "Somebody")
        XCTAssertFalse(banner.exists)
        replace(aboutField, with: "Nothing.")
        app.navigationBars.buttons["Cancel"].tap()
        app.alerts.buttons["Discard"].tap()
        XCTAssertTrue(nameField.waitForNonExistence(timeout: 2))
        app.terminate()
        edit(named: "Somebody")
        XCTAssertFalse(banner.exists)
        XCTAssertNotEqual(aboutField.value as? String, "Nothing.")
    }

    func testUnsavedChangesSurviveARotation() {
        edit()
        replace(nameField, with: "Some")
        XCUIDevice.shared.orientation = .landscapeLeft
        app.wait(seconds: 1)
        XCTAssertGreaterThan(app.windows.firstMatch.frame.width, app.windows.firstMatch.frame.height)
        nameField.typeText("body")
        XCTAssertEqual(nameField.value as? String, "Somebody")
        XCUIDevice.shared.orientation = .portrait
        app.wait(seconds: 1)
        XCTAssertEqual(nameField.value as? String, "Somebody")
        XCTAssertTrue(nameField.isHittable)
    }

    func testDetailsAreShownOnRequest() {
        edit()
        server.faults.always(.status(500), method: "PUT")
        replace(nameField, with: "Somebody")
        doneButton.tap()
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        XCTAssertFalse(banner.label.contains("500"))
        app.buttons["Details"].tap()
        XCTAssertTrue(app.alerts["Details"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.alerts.staticTexts.allElementsBoundByIndex.contains { $0.label.contains("500") })
        app.alerts.buttons["OK"].tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 2))
        XCTAssertEqual(nameField.value as? String, "Somebody")
    }

    private func pullDown() {
        let bar: XCUICoordinate = app.navigationBars["Edit Profile"].coordinate(
            withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        bar.press(forDuration: 0.05, thenDragTo: bar.withOffset(CGVector(dx: 0, dy: 600)))
        app.wait(seconds: 1)
    }

    func testPullingTheSheetDownAsksIfThereAreChanges() {
        edit()
        pullDown()
        XCTAssertFalse(nameField.exists)
        app.navigationBars.buttons["Edit"].tap()
        XCTAssertTrue(nameField.waitForExistence(timeout: 5))
        replace(nameField, with: "Somebody")
        pullDown()
        XCTAssertTrue(app.alerts["Discard your changes?"].exists)
        app.alerts.buttons["Keep Editing"].tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 2))
        XCTAssertEqual(nameField.value as? String, "Somebody")
        replace(nameField, with: "Ada Lindqvist")
        pullDown()
        XCTAssertFalse(nameField.exists)
    }

    func testCancelWithoutChangesDismisses() {
        edit()
        app.navigationBars.buttons["Cancel"].tap()
        XCTAssertTrue(nameField.waitForNonExistence(timeout: 2))
        XCTAssertFalse(app.alerts.firstMatch.exists)
    }

    // MARK: Picture

    private func choosePicture() {
        app.buttons["Change Picture"].tap()
        XCTAssertTrue(app.cells.staticTexts["Sea"].waitForExistence(timeout: 5))
        app.cells.staticTexts["Sea"].tap()
    }

    func testUploadShowsItsProgress() {
        server.faults.always(.delay(2), path: "/user/avatar")
        edit()
        choosePicture()
        XCTAssertTrue(app.progressIndicators["upload.progress"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["Uploading…"].exists)
        // The whole file is sent, but the response is missing.
        waitForSentPicture()
        app.wait(seconds: 4)
        XCTAssertFalse(app.progressIndicators["upload.progress"].exists)
        XCTAssertTrue(app.buttons["Change Picture"].exists)
        XCTAssertTrue(server.requests.contains { $0.path == "/avatars/1/1" })
    }

    func testUploadCanBeStopped() {
        server.faults.always(.neverRespond, path: "/user/avatar")
        edit()
        choosePicture()
        app.wait(seconds: 1)
        app.buttons["upload.stop"].tap()
        XCTAssertTrue(app.buttons["Change Picture"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.progressIndicators["upload.progress"].exists)
        XCTAssertFalse(app.staticTexts["upload.message"].exists)
    }

    func testDoneIsDisabledDuringAnUpload() {
        server.faults.always(.delay(4), path: "/user/avatar")
        edit()
        replace(nameField, with: "Somebody")
        choosePicture()
        XCTAssertTrue(app.buttons["Uploading…"].waitForExistence(timeout: 2))
        XCTAssertFalse(doneButton.isEnabled)
        doneButton.tap()
        XCTAssertTrue(
            app.staticTexts["Your picture is being uploaded. Wait for the upload, or stop it."].exists)
        XCTAssertTrue(app.buttons["Change Picture"].waitForExistence(timeout: 6))
        XCTAssertTrue(doneButton.isEnabled)
        doneButton.tap()
        XCTAssertTrue(nameField.waitForNonExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts["user.name"].label, "Somebody")
    }

    func testCancelAsksBeforeStoppingAnUpload() {
        server.faults.always(.neverRespond, path: "/user/avatar")
        edit()
        choosePicture()
        app.wait(seconds: 1)
        app.navigationBars.buttons["Cancel"].tap()
        XCTAssertTrue(app.alerts.staticTexts["Your picture has not been uploaded yet."].waitForExistence(timeout: 2))
        app.alerts.buttons["Keep Editing"].tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 2))
        XCTAssertTrue(app.progressIndicators["upload.progress"].exists)
        app.navigationBars.buttons["Cancel"].tap()
        app.alerts.buttons["Discard"].tap()
        XCTAssertTrue(nameField.waitForNonExistence(timeout: 2))
    }

    func testFailedUploadShowsAMessageAndCanBeRetried() {
        server.faults.once(.status(413), path: "/user/avatar")
        server.faults.always(.dropConnection, path: "/user/avatar")
        edit()
        choosePicture()
        let message: XCUIElement = app.staticTexts["upload.message"]
        XCTAssertTrue(message.waitForExistence(timeout: 5))
        XCTAssertEqual(message.label, "The data is too large for Profile. Choose something smaller.")
        XCTAssertFalse(app.buttons["upload.retry"].exists)
        choosePicture()
        XCTAssertTrue(app.buttons["upload.retry"].waitForExistence(timeout: 5))
        XCTAssertEqual(message.label, "The connection to Profile was lost. Try again.")
        server.faults.removeAll()
        app.buttons["upload.retry"].tap()
        XCTAssertTrue(message.waitForNonExistence(timeout: 5))
    }
}
