import EngawaTesting
import Foundation
import Sync
import XCTest
import XCUIAutomation

/// Signing in, and the lists of contacts and conversations, as a person uses them.
final class SyncListTests: SyncTestCase {
    func testAProblemIsShownWhenAFieldIsLeftAndTheButtonFollowsTheFields() {
        app.launch()
        let (email, button) = (app.textFields["email"], app.buttons["Sign In"])
        let message = app.staticTexts["email.message"]
        XCTAssertFalse(button.isEnabled)
        email.tap()
        email.typeText("ada@")
        app.wait(seconds: 1)
        XCTAssertFalse(message.exists)
        app.secureTextFields["password"].tap()
        XCTAssertTrue(message.waitForExistence(timeout: 1))
        XCTAssertEqual(message.label, "Enter a valid email address, such as name@example.org.")
        app.secureTextFields["password"].typeText("ada-password")
        XCTAssertFalse(button.isEnabled)
        email.tap()
        email.typeText("example.org")
        XCTAssertTrue(message.waitForNonExistence(timeout: 1))
        XCTAssertTrue(button.isEnabled)
    }

    private func openContacts() {
        signIn()
        XCTAssertTrue(app.navigationBars.buttons["compose"].waitForExistence(timeout: 5))
        app.navigationBars.buttons["compose"].tap()
    }

    private func requests(_ word: String? = nil) -> Int {
        server.requests.filter { request in
            request.path == "/sync/contacts" && (word == nil || request.query["q"] == word)
        }.count
    }

    func testContactsShowAFailedRequestAndAnEmptyResult() {
        server.faults.once(.status(503), path: "/sync/contacts")
        openContacts()
        let list = app.tables["contacts"]
        XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
        app.buttons["Retry"].tap()
        XCTAssertTrue(list.staticTexts["Bo"].waitForExistence(timeout: 5))
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("nobody")
        XCTAssertTrue(app.staticTexts["Nobody was found."].waitForExistence(timeout: 5))
        // The letters that were typed quickly cause one request.
        XCTAssertEqual(requests("nobody"), 1)
        XCTAssertEqual(requests("nob"), 0)
    }

    func testMoreContactsAreLoadedWhenTheUserScrolls() throws {
        for number in 1...40 { try signUp("Friend\(100 + number)") }
        openContacts()
        let list = app.tables["contacts"]
        XCTAssertTrue(list.staticTexts["Friend101"].waitForExistence(timeout: 5))
        XCTAssertEqual(requests(), 1)
        for _ in 0..<6 where !list.staticTexts["Friend140"].exists { list.swipeUp() }
        XCTAssertTrue(list.staticTexts["Friend140"].waitForExistence(timeout: 5))
        let pages: [String] = server.requests.filter { $0.path == "/sync/contacts" }.compactMap { $0.query["page"] }
        XCTAssertEqual(pages, ["1", "2", "3"])
    }

    func testStoredContactsAppearWithoutTheServerAndAMessageSaysSo() {
        openContacts()
        let list = app.tables["contacts"]
        XCTAssertTrue(list.staticTexts["Bo"].waitForExistence(timeout: 5))
        app.navigationBars.buttons["Cancel"].tap()
        server.stop()
        app.navigationBars.buttons["compose"].tap()
        XCTAssertTrue(list.staticTexts["Bo"].waitForExistence(timeout: 5))
        let message = app.staticTexts["message.text"].firstMatch
        XCTAssertTrue(message.waitForExistence(timeout: 60))
        XCTAssertEqual(message.label, "Sync could not be reached. Check the connection, then try again.")
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("chi")
        XCTAssertTrue(list.staticTexts["Bo"].waitForNonExistence(timeout: 5))
        XCTAssertTrue(list.staticTexts["Chiyo"].exists)
    }

    func testTheConversationWithTheNewestMessageComesFirst() throws {
        let first = try beginTalk()
        try say("hello", by: bo, in: first)
        let answer = try chiyo.send("POST", "/sync/conversations", ["members": [ada.id]]) as? [String: Any]
        try say("good morning", by: chiyo, in: "/sync/conversations/\(answer?["id"] as? Int ?? 0)")
        signIn()
        let titles = app.tables["conversations"].staticTexts.matching(identifier: "title")
        XCTAssertTrue(titles.element(boundBy: 1).waitForExistence(timeout: 5))
        XCTAssertEqual([titles.element(boundBy: 0).label, titles.element(boundBy: 1).label], ["Chiyo", "Bo"])
        try say("are you there?", by: bo, in: first)
        XCTAssertTrue(titles.element(boundBy: 0).wait(for: \.label, toEqual: "Bo", timeout: 5))
        XCTAssertTrue(app.staticTexts["are you there?"].exists)
    }

    func testAConversationIsMutedByASwipe() throws {
        let talk = try beginTalk()
        try say("hello", by: bo, in: talk)
        signIn()
        XCTAssertTrue(app.navigationBars["Conversations (1)"].waitForExistence(timeout: 5))
        app.tables["conversations"].cells.firstMatch.swipeLeft()
        app.buttons["Mute"].tap()
        XCTAssertTrue(app.navigationBars["Conversations"].waitForExistence(timeout: 5))
    }

    func testMessagesAreBelowTheirDays() throws {
        let talk = try beginTalk()
        try say("the first day", by: bo, in: talk)
        TestClock.date += 86_400
        try say("the second day", by: bo, in: talk)
        openTalk()
        XCTAssertTrue(message("the second day").waitForExistence(timeout: 5))
        let (yesterday, today) = (app.staticTexts["Yesterday"].frame, app.staticTexts["Today"].frame)
        let order: [CGFloat] = [
            yesterday.midY, message("the first day").frame.midY, today.midY, message("the second day").frame.midY,
        ]
        XCTAssertEqual(order, order.sorted())
    }

    func testTheInputGrowsWithItsTextUpToAHeight() throws {
        try beginTalk()
        openTalk()
        let input = app.textViews["input"]
        input.tap()
        let low: CGRect = input.frame
        input.typeText("one\ntwo\nthree")
        let high: CGRect = input.frame
        XCTAssertEqual(high.maxY, low.maxY)
        XCTAssertGreaterThan(high.height, low.height + 30)
        input.typeText("\n4\n5\n6\n7\n8\n9")
        XCTAssertEqual(input.frame.height, 120)
    }

    func testEscapeClosesTheContacts() {
        openContacts()
        XCTAssertTrue(app.tables["contacts"].waitForExistence(timeout: 5))
        app.typeKey(.escape, modifierFlags: [])
        XCTAssertTrue(app.tables["contacts"].waitForNonExistence(timeout: 2))
    }

    func testButtonsOfTheKitAreInTheLanguageOfTheApp() throws {
        try beginTalk()
        app.launchArguments = ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
        app.launchEnvironment["SYNC_AS"] = "ada"
        app.launch()
        XCTAssertTrue(app.tables["conversations"].cells.firstMatch.waitForExistence(timeout: 5))
        app.tables["conversations"].cells.firstMatch.tap()
        XCTAssertTrue(app.buttons["attach"].waitForExistence(timeout: 5))
        app.buttons["attach"].tap()
        XCTAssertTrue(app.navigationBars.buttons["キャンセル"].waitForExistence(timeout: 5))
    }
}
