import Colr
import ColrModels
import DemoServer
import Lab
import Profile
import SnapshotTesting
import Timeline
import TimelineModels
import UIKit
import XCTest
import XCUIAutomation

@testable import Counter
@testable import People

/// Uses examples with the keyboard alone: with Tab, the arrow keys, Return, Space and Escape.
final class ExampleKeysTests: KeysTestCase {
    func testColr() throws {
        XCUIApplication.delegateClass = ColrAppDelegate.self
        ColrService.current = ColrService(url: url)
        app.launch()
        move(to: app.textFields["hex"])
        app.typeText("ff00ff")
        move(to: app.buttons["search"])
        assertSnapshot(of: app, as: .image, named: "search")
        press(.space)
        XCTAssertTrue(app.textFields["tag"].waitForExistence(timeout: 5))
        move(to: app.textFields["tag"])
        app.typeText("loud")
        move(to: app.buttons["add"])
        press(.return)
        XCTAssertTrue(app.cells.staticTexts["loud"].waitForExistence(timeout: 5))
        move(to: app.navigationBars.buttons.firstMatch)
        press(.return)
        XCTAssertTrue(app.textFields["hex"].waitForExistence(timeout: 5))
    }

    func testTimeline() throws {
        XCUIApplication.delegateClass = TimelineAppDelegate.self
        TimelineService.current = TimelineService(address: url.absoluteString)
        app.launch()
        let name: XCUIElement = app.cells.staticTexts["Ada Lindqvist"]
        XCTAssertTrue(name.waitForExistence(timeout: 5))
        move(to: app.textFields["screenName"])
        move(to: name)
        press(.downArrow, .upArrow)
        assertSnapshot(of: app, as: .image, named: "people")
        press(.return)
        XCTAssertTrue(app.navigationBars["@ada"].waitForExistence(timeout: 5))
        let tea: XCUIElement = app.cells.staticTexts["Tea."]
        XCTAssertTrue(app.tables["statuses"].cells.firstMatch.waitForExistence(timeout: 5))
        move(to: app.tables["statuses"].cells.firstMatch)
        move(to: tea, with: .downArrow)
        move(to: app.navigationBars.buttons.firstMatch)
        press(.space)
        XCTAssertTrue(app.textFields["screenName"].waitForExistence(timeout: 5))
    }

    func testProfile() throws {
        XCUIApplication.delegateClass = ProfileAppDelegate.self
        let drafts = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-\(UUID().uuidString)")
        // The folder exists only after a field has changed.
        defer { try? FileManager.default.removeItem(at: drafts) }
        app.launchEnvironment = [
            "PROFILE_URL": url.absoluteString, "PROFILE_PICTURES": "/proc/none",
            "PROFILE_DRAFTS": drafts.path,
        ]
        app.launch()
        let row: XCUIElement = app.cells.staticTexts["Ada Lindqvist"]
        XCTAssertTrue(row.waitForExistence(timeout: 5))
        move(to: row)
        press(.return)
        let edit: XCUIElement = app.navigationBars.buttons["Edit"]
        XCTAssertTrue(edit.waitForExistence(timeout: 5))
        move(to: edit)
        press(.return)
        let name: XCUIElement = app.textFields["name"]
        XCTAssertTrue(name.waitForExistence(timeout: 5))
        move(to: name)
        app.typeKey("a", modifierFlags: .control)
        app.typeText("Ada L.")
        move(to: app.navigationBars.buttons["Done"])
        assertSnapshot(of: app, as: .image, named: "done")
        press(.return)
        XCTAssertTrue(app.navigationBars["Ada L."].waitForExistence(timeout: 5))
        XCTAssertTrue(name.waitForNonExistence(timeout: 5))
        XCTAssertTrue(edit.waitForExistence(timeout: 5))
        move(to: edit)
        press(.return)
        XCTAssertTrue(name.waitForExistence(timeout: 5))
        move(to: name)
        app.typeText("x")
        move(to: app.navigationBars.buttons["Cancel"])
        press(.return)
        // Escape closes the confirmation, and keeps the changes.
        let discard: XCUIElement = app.buttons["Discard"]
        XCTAssertTrue(discard.waitForExistence(timeout: 5))
        press(.escape)
        XCTAssertTrue(discard.waitForNonExistence(timeout: 5))
        XCTAssertTrue(name.exists)
    }

    func testLab() {
        XCUIApplication.delegateClass = LabKeysDelegate.self
        app.launch()
        move(to: app.tables.staticTexts["Controls"])
        let last: String = LabController.pageTitles[LabController.pageTitles.count - 1]
        move(to: app.tables.staticTexts[last], with: .downArrow)
        press(.return)
        XCTAssertTrue(app.navigationBars[last].waitForExistence(timeout: 5))
        move(to: app.navigationBars.buttons.firstMatch)
        press(.return)
        XCTAssertTrue(app.navigationBars["Lab"].waitForExistence(timeout: 5))
        // The row that opened the page has the focus again.
        move(to: app.tables.staticTexts[last])
        move(to: app.tables.staticTexts["Pickers"], with: .upArrow)
        press(.return)
        XCTAssertTrue(app.navigationBars["Pickers"].waitForExistence(timeout: 5))
    }

    func testCounter() {
        XCUIApplication.delegateClass = Counter.AppDelegate.self
        app.launch()
        move(to: app.buttons["Pressed 0 times"])
        press(.return, .space)
        XCTAssertTrue(app.buttons["Pressed 2 times"].exists)
    }

    func testPeople() throws {
        XCUIApplication.delegateClass = People.AppDelegate.self
        app.launchEnvironment["PEOPLE_URL"] = url.absoluteString
        server.faults.once(.status(500), path: "/users")
        app.launch()
        XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
        move(to: app.buttons["Retry"])
        assertSnapshot(of: app, as: .image, named: "retry")
        press(.return)
        XCTAssertTrue(app.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
        move(to: app.staticTexts["Ada Lindqvist"])
        move(to: app.staticTexts["Noor Haddad"], with: .downArrow)
    }
}

/// An app delegate that shows only the Lab.
final class LabKeysDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: LabController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
