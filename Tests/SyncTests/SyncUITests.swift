import EngawaTesting
import Sync
import UIKit
import XCTest
import XCUIAutomation

/// The screens of the messenger, from the user's perspective.
final class SyncUITests: SyncTestCase {
    func testSigningInShowsConversationsAndIsKept() throws {
        let talk = try beginTalk()
        try say("hello", by: bo, in: talk)
        signIn()
        XCTAssertTrue(app.staticTexts["hello"].waitForExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts["unread"].label, "1 unread")
        app.launch()
        XCTAssertTrue(app.staticTexts["hello"].waitForExistence(timeout: 5))
    }

    func testAWrongPasswordIsExplainedAtItsField() {
        signIn(password: "wrong-password")
        let message = app.staticTexts["password.message"]
        XCTAssertTrue(message.waitForExistence(timeout: 5))
        XCTAssertEqual(message.label, "The email address or the password is wrong.")
        XCTAssertTrue(app.textFields["email"].exists)
    }

    func testAMessageIsShownWhileItIsSentAndThenRead() throws {
        let talk = try beginTalk()
        openTalk()
        server.faults.once(.delay(3), method: "POST", path: "\(talk)/messages")
        app.textViews["input"].tap()
        app.textViews["input"].typeText("good morning")
        app.buttons["send"].tap()
        XCTAssertTrue(message("good morning").waitForExistence(timeout: 0.1))
        XCTAssertEqual(app.staticTexts["status"].label, "Sending…")
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 10))
        try bo.send("POST", "\(talk)/read", ["up_to": 1])
        XCTAssertTrue(status("Read").waitForExistence(timeout: 10))
    }

    func testSigningUpExplainsATakenAddressAtItsField() {
        app.launch()
        app.navigationBars.buttons["Sign Up"].tap()
        XCTAssertTrue(app.textFields["name"].waitForExistence(timeout: 2))
        for (name, text) in [("name", "Dee"), ("email", "ada@example.org")] {
            app.textFields[name].tap()
            app.textFields[name].typeText(text)
        }
        app.secureTextFields["password"].tap()
        app.secureTextFields["password"].typeText("dee-password")
        app.buttons["Sign Up"].firstMatch.tap()
        XCTAssertTrue(app.staticTexts["email.message"].waitForExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts["email.message"].label, "This email address is already in use.")
        app.textFields["email"].tap()
        app.textFields["email"].typeText("x\n\n")
        XCTAssertTrue(app.tables["conversations"].waitForExistence(timeout: 5))
    }

    func testPullingTheContactsRefreshesThemAndDoesNotMoveTheirSheet() {
        signIn()
        app.navigationBars.buttons["compose"].tap()
        XCTAssertTrue(app.cells.staticTexts["Bo"].waitForExistence(timeout: 5))
        let sent: Int = server.requests.count { $0.line.hasPrefix("GET /sync/contacts") }
        app.tables["contacts"].swipeDown(velocity: .slow)
        app.wait(seconds: 3)
        XCTAssertTrue(app.tables["contacts"].exists)
        XCTAssertEqual(server.requests.count { $0.line.hasPrefix("GET /sync/contacts") }, sent + 1)
    }

    func testAFailedMessageIsSentAgainOnce() throws {
        let talk = try beginTalk()
        openTalk()
        server.faults.once(.status(503), method: "POST", path: "\(talk)/messages")
        app.textViews["input"].tap()
        app.textViews["input"].typeText("again")
        app.buttons["send"].tap()
        XCTAssertTrue(app.buttons["Try Again"].waitForExistence(timeout: 5))
        app.buttons["Try Again"].tap()
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 10))
        let page = try bo.send("GET", "\(talk)/messages") as? [String: Any]
        XCTAssertEqual((page?["items"] as? [Any])?.count, 1)
    }

    func testAMessageAndADraftSurviveAKill() throws {
        let talk = try beginTalk()
        openTalk()
        server.faults.always(.neverRespond, method: "POST", path: "\(talk)/messages")
        app.textViews["input"].tap()
        app.textViews["input"].typeText("kept")
        app.buttons["send"].tap()
        app.textViews["input"].typeText("unfinished")
        app.terminate()
        server.faults.removeAll()
        app.launch()
        XCTAssertTrue(app.tables["conversations"].cells.firstMatch.waitForExistence(timeout: 5))
        app.tables["conversations"].cells.firstMatch.tap()
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 10))
        XCTAssertTrue(message("kept").exists)
        XCTAssertEqual(app.textViews["input"].value as? String, "unfinished")
    }

    func testTypingAndMessagesOfOthersAppear() throws {
        let talk = try beginTalk()
        openTalk()
        try bo.send("POST", "\(talk)/typing")
        XCTAssertTrue(app.staticTexts["typing"].wait(for: \.label, toEqual: "Bo is typing…", timeout: 2))
        try say("here I am", by: bo, in: talk)
        XCTAssertTrue(message("here I am").waitForExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["typing"].waitForNonExistence(timeout: 2))
        // The message is visible, so it is marked as read.
        app.wait(seconds: 1)
        let seen = try bo.send("GET", talk) as? [String: Any]
        let members = seen?["members"] as? [[String: Any]]
        XCTAssertEqual(members?.first?["read_up_to"] as? Int, 1)
    }

    func testContactsAreSearchedAndAConversationBegins() {
        signIn()
        XCTAssertTrue(app.navigationBars.buttons["Compose"].waitForExistence(timeout: 5))
        app.navigationBars.buttons["Compose"].tap()
        XCTAssertTrue(app.tables["contacts"].staticTexts["Bo"].waitForExistence(timeout: 5))
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("chi")
        XCTAssertTrue(app.tables["contacts"].staticTexts["Bo"].waitForNonExistence(timeout: 5))
        app.tables["contacts"].staticTexts["Chiyo"].tap()
        XCTAssertTrue(app.navigationBars["Chiyo"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.textViews["input"].waitForExistence(timeout: 5))
    }

    func testAConversationIsMarkedAndArchivedBySwipes() throws {
        let talk = try beginTalk()
        try say("hello", by: ada, in: talk)
        signIn()
        let cell = app.tables["conversations"].cells.firstMatch
        XCTAssertTrue(cell.waitForExistence(timeout: 5))
        cell.swipeRight()
        app.buttons["Mark Unread"].tap()
        XCTAssertTrue(app.staticTexts["unread"].waitForExistence(timeout: 2))
        cell.swipeLeft()
        app.buttons["Archive"].tap()
        XCTAssertTrue(app.tables["conversations"].staticTexts["Bo"].waitForNonExistence(timeout: 5))
        app.navigationBars.buttons["archive"].tap()
        XCTAssertTrue(app.navigationBars["Archived"].waitForExistence(timeout: 2))
        cell.swipeLeft()
        app.buttons["Unarchive"].tap()
        app.navigationBars.buttons["archive"].tap()
        XCTAssertTrue(app.tables["conversations"].staticTexts["Bo"].waitForExistence(timeout: 5))
    }

    func testANewNameIsShownEverywhere() throws {
        try beginTalk()
        openTalk()
        try bo.send("PATCH", "/sync/me", ["name": "Bo the Second"])
        XCTAssertTrue(app.navigationBars["Bo the Second"].waitForExistence(timeout: 5))
        app.navigationBars.buttons.firstMatch.tap()
        XCTAssertTrue(app.staticTexts["Bo the Second"].waitForExistence(timeout: 5))
        app.navigationBars.buttons["Profile"].tap()
        XCTAssertTrue(app.textFields["name"].waitForExistence(timeout: 5))
        app.textFields["name"].tap()
        app.textFields["name"].typeText(" L.")
        app.buttons["Save"].tap()
        XCTAssertTrue(app.textFields["name"].waitForNonExistence(timeout: 5))
        let contacts = try bo.send("GET", "/sync/contacts") as? [[String: Any]]
        XCTAssertEqual(contacts?.first?["name"] as? String, "Ada L.")
    }

    func testSigningOutRemovesAllRecords() throws {
        let talk = try beginTalk()
        try say("secret", by: bo, in: talk)
        signIn()
        XCTAssertTrue(app.staticTexts["secret"].waitForExistence(timeout: 5))
        app.navigationBars.buttons["Profile"].tap()
        app.buttons["Sign Out"].tap()
        XCTAssertTrue(try storedBytes().contains("secret"))
        app.alerts.buttons["Sign Out"].tap()
        XCTAssertTrue(app.textFields["email"].waitForExistence(timeout: 5))
        for text in ["secret", "ada@example.org", "chiyo"] {
            XCTAssertFalse(try storedBytes().contains(text), text)
        }
        // The value of an empty field is its placeholder.
        XCTAssertEqual(app.textFields["email"].value as? String, "Email")
        XCTAssertFalse(app.staticTexts["secret"].exists)
        app.launch()
        XCTAssertTrue(app.textFields["email"].waitForExistence(timeout: 5))
    }

    /// Returns the contents of all files in the store's folder as text, in which each byte is one character.
    private func storedBytes() throws -> String {
        let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.map { name in
            String(try Data(contentsOf: folder.appending(path: name)).map { Character(Unicode.Scalar($0)) })
        }.joined()
    }

    func testAnEndedSessionShowsTheSignInScreenAndKeepsTheRecords() throws {
        let talk = try beginTalk()
        try say("kept", by: bo, in: talk)
        signIn()
        XCTAssertTrue(app.staticTexts["kept"].waitForExistence(timeout: 5))
        let token = server.requests.last?.headers["authorization"]?.dropFirst(7) ?? ""
        _ = try Self.send(url, String(token), "DELETE", "/sync/sessions", nil)
        app.launch()
        XCTAssertTrue(app.secureTextFields["password"].waitForExistence(timeout: 5))
        XCTAssertEqual(app.textFields["email"].value as? String, "ada@example.org")
        server.faults.always(.status(503), path: "/sync/conversations")
        app.secureTextFields["password"].tap()
        app.secureTextFields["password"].typeText("ada-password\n")
        XCTAssertTrue(app.staticTexts["kept"].waitForExistence(timeout: 5))
    }

    func testStoredConversationsAppearWithoutTheServer() throws {
        let talk = try beginTalk()
        try say("stored", by: bo, in: talk)
        openTalk()
        XCTAssertTrue(message("stored").waitForExistence(timeout: 5))
        app.terminate()
        server.stop()
        app.launch()
        XCTAssertTrue(app.staticTexts["stored"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 10))
        app.tables["conversations"].cells.firstMatch.tap()
        XCTAssertTrue(message("stored").waitForExistence(timeout: 5))
    }

    func testNewMessagesDoNotMoveVisibleMessages() throws {
        let talk = try beginTalk()
        for number in 1...80 { try say("message \(number)", by: bo, in: talk) }
        openTalk()
        XCTAssertTrue(message("message 80").waitForExistence(timeout: 5))
        for _ in 0..<4 { app.tables["messages"].swipeDown() }
        app.wait(seconds: 3)
        let seen = app.tables["messages"].staticTexts.matching(identifier: "message").element(boundBy: 2)
        let (text, frame) = (seen.label, seen.frame)
        try say("newer", by: bo, in: talk)
        app.wait(seconds: 1)
        XCTAssertEqual(message(text).frame, frame)
        app.buttons["Newest message"].tap()
        XCTAssertTrue(message("newer").waitForExistence(timeout: 2))
        for _ in 0..<12 { app.tables["messages"].swipeDown() }
        XCTAssertTrue(message("message 1").waitForExistence(timeout: 5))
    }

    func testAWideWindowShowsBothColumns() throws {
        let talk = try beginTalk()
        try say("wide", by: bo, in: talk)
        app.launchArguments = ["-UIScreenSize", "1100x800"]
        openTalk()
        XCTAssertTrue(message("wide").waitForExistence(timeout: 5))
        XCTAssertTrue(app.tables["conversations"].cells.firstMatch.isHittable)
    }

    func testAPictureIsSentAndSeenByOthers() throws {
        let talk = try beginTalk()
        let home: URL = folder.appending(path: "home")
        try FileManager.default.createDirectory(at: home.appending(path: "Pictures"), withIntermediateDirectories: true)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).pngData { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
        try picture.write(to: home.appending(path: "Pictures/porch.png"))
        app.launchEnvironment["HOME"] = home.path
        app.launchEnvironment["XDG_CONFIG_HOME"] = home.path
        openTalk()
        server.faults.once(.status(503), method: "POST", path: "\(talk)/messages")
        app.buttons["attach"].tap()
        XCTAssertTrue(app.collectionViews["Photos"].cells["porch"].waitForExistence(timeout: 5))
        app.collectionViews["Photos"].cells["porch"].tap()
        XCTAssertTrue(app.buttons["Try Again"].waitForExistence(timeout: 10))
        XCTAssertTrue(app.images["picture"].exists)
        app.buttons["Try Again"].tap()
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 10))
        // The picture was uploaded once, and the other member may see it.
        XCTAssertEqual(server.requests.filter { $0.line == "POST /sync/pictures" }.count, 1)
        let page = try bo.send("GET", "\(talk)/messages") as? [String: Any]
        let message = (page?["items"] as? [[String: Any]])?.first
        XCTAssertNotNil(message?["picture_path"] as? String)
        XCTAssertTrue(app.images["picture"].exists)
    }

    func testScreensAndActionsAreCountedByAnAspect() throws {
        try beginTalk()
        openTalk()
        // XCTest runs tests on the main thread.
        let counts: [String: Int]? = MainActor.assumeIsolated {
            (UIApplication.shared.delegate as? SyncAppDelegate)?.analytics.counts
        }
        XCTAssertEqual(counts?["screen ConversationController"], 1)
        XCTAssertEqual(counts?["action Sign In"], 1)
    }
}
