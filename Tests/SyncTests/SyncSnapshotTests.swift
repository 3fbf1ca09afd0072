import EngawaTesting
import SnapshotTesting
import XCTest
import XCUIAutomation

/// Pictures of Sync's screens.
final class SyncSnapshotTests: SyncTestCase {
    /// The configurations in which every screen is tested.
    private let configurations: [(name: String, arguments: [String])] = [
        ("light-2x", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"]),
        ("dark-1x", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"]),
        ("japanese", ["-UIScreenScale", "1", "-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]),
        ("wide", ["-UIScreenSize", "1100x700", "-UIScreenScale", "1"]),
        ("landscape", ["-UIScreenSize", "844x390", "-UIScreenScale", "1"]),
        ("right-to-left", ["-UIScreenScale", "1", "-AppleTextDirection", "YES"]),
        (
            "large-text",
            ["-UIScreenScale", "1", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL"]
        ),
    ]

    private func verifySnapshots(_ prepare: () -> Void, testName: String = #function) {
        for one in configurations {
            app.launchArguments = one.arguments
            app.launchEnvironment["SYNC_STORE"] = folder.appending(path: one.name).path
            app.launch()
            prepare()
            app.wait(seconds: 1)
            assertSnapshot(of: app, as: .image, named: one.name, testName: testName)
        }
    }

    /// Signs in as Ada without the sign-in screen, and fills the server.
    private func fill() throws {
        app.launchEnvironment["SYNC_AS"] = "ada"
        let talk = try beginTalk()
        try say("Good morning! Is the porch dry again?", by: bo, in: talk)
        let text = "Almost. The boards by the stairs need another day, and then they get two coats of oil."
        try say(text, by: ada, in: talk)
        try say("👍", by: bo, in: talk)
        let other = try chiyo.send("POST", "/sync/conversations", ["members": [ada.id]]) as? [String: Any]
        try say("週末にお茶を飲みに来てください。", by: chiyo, in: "/sync/conversations/\(other?["id"] as? Int ?? 0)")
    }

    private func open(_ name: String) {
        XCTAssertTrue(app.tables["conversations"].staticTexts[name].waitForExistence(timeout: 5))
        app.tables["conversations"].staticTexts[name].tap()
        XCTAssertTrue(app.textViews["input"].waitForExistence(timeout: 5))
    }

    func testSigningIn() {
        verifySnapshots {
            app.textFields["email"].tap()
            app.textFields["email"].typeText("ada\n")
        }
    }

    func testConversations() throws {
        try fill()
        verifySnapshots { XCTAssertTrue(app.staticTexts["Chiyo"].waitForExistence(timeout: 5)) }
    }

    func testConversation() throws {
        try fill()
        verifySnapshots { open("Bo") }
    }

    func testWriting() throws {
        try fill()
        server.faults.always(.status(503), method: "POST", path: "/sync/conversations/*/messages")
        verifySnapshots {
            open("Bo")
            app.textViews["input"].tap()
            app.textViews["input"].typeText("On my way")
            app.buttons["send"].tap()
            app.textViews["input"].typeText("One more line,\nand another")
        }
    }

    func testContacts() throws {
        try fill()
        verifySnapshots {
            XCTAssertTrue(app.staticTexts["Chiyo"].waitForExistence(timeout: 5))
            app.navigationBars.buttons["compose"].tap()
        }
    }

    func testProfile() throws {
        try fill()
        verifySnapshots {
            XCTAssertTrue(app.staticTexts["Chiyo"].waitForExistence(timeout: 5))
            app.navigationBars.buttons["profile"].tap()
        }
    }
}
