import DemoServer
import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// Pictures and view trees of Profile's screens.
final class ProfileSnapshotTests: ProfileTestCase {
    /// The configurations in which every screen is tested.
    private let configurations: [(name: String, arguments: [String])] = [
        ("light-2x", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"]),
        ("dark-1x", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"]),
        ("landscape", ["-UIScreenSize", "844x390", "-UIScreenScale", "1"]),
        (
            "large-text",
            ["-UIScreenScale", "1", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL"]
        ),
    ]

    private func verifySnapshots(_ prepare: () -> Void, testName: String = #function) {
        for (index, one) in configurations.enumerated() {
            app.launchArguments = one.arguments
            prepare()
            app.wait(seconds: 1)
            assertSnapshot(of: app, as: .image, named: one.name, testName: testName)
            if index == 0 { assertSnapshot(of: app, as: .viewTree, testName: testName) }
        }
    }

    func testHome() {
        verifySnapshots {
            app.launch()
            XCTAssertTrue(app.cells.staticTexts["Noor Haddad"].waitForExistence(timeout: 5))
        }
    }

    func testAccount() {
        verifySnapshots { openMe() }
    }

    func testEditing() {
        verifySnapshots { edit() }
    }

    func testEditingWithProblems() {
        verifySnapshots {
            removeDrafts()
            edit()
            replace(emailField, with: "ada\n")
        }
    }

    func testEditingRestoredChanges() {
        edit()
        replace(nameField, with: "Ada of the Porch")
        verifySnapshots { edit() }
    }

    func testEditingWithABanner() {
        verifySnapshots {
            server.faults.removeAll()
            edit()
            server.faults.always(.status(500), method: "PUT")
            doneButton.tap()
        }
    }

    func testUploading() {
        server.faults.always(.neverRespond, path: "/user/avatar")
        verifySnapshots {
            edit()
            app.buttons["Change Picture"].tap()
            app.cells.staticTexts["Sea"].tap()
            waitForSentPicture()
            // The line that indicates network activity began to move at a time that depends on the server. Show it
            // again, so that its segment is at a known place.
            UIApplication.shared.isNetworkActivityIndicatorVisible = false
            UIApplication.shared.isNetworkActivityIndicatorVisible = true
            app.wait(seconds: 0.8)
        }
    }
}
