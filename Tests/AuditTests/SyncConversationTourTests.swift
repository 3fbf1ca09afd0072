import EngawaTesting
import Sync
import SyncServer
import TestSupport
import XCTest
import XCUIAutomation

/// Tests that Sync keeps the feedback promises in a conversation, under every server condition.
///
/// `./test` runs one condition. With `ENGAWA_AUDIT_TOURS=all`, all conditions run.
final class SyncConversationTourTests: TourTestCase {
    /// The number of messages that exist before the tour: more than one page.
    private static let earlierCount = 70

    func testConversation() throws {
        TestClock.date = Date(timeIntervalSince1970: 1_767_225_600)
        defer { TestClock.reset() }
        XCUIApplication.delegateClass = SyncAppDelegate.self
        for condition in conditions(.failing) { try visit(condition) }
    }

    private func visit(_ condition: ServerCondition) throws {
        let (folder, pictures) = (try TemporaryFolder(), try PictureFolder())
        let server = try SyncServer(passwords: .minimum, isSeeded: true)
        defer { server.stop() }
        let url: URL = try server.start()
        app.launchEnvironment = pictures.environment
        app.launchEnvironment["SYNC_URL"] = url.absoluteString
        app.launchEnvironment["SYNC_STORE"] = folder.url.path
        let noor = try SyncPeer("noor", at: url)
        let talk: Int = try XCTUnwrap(try noor.talks().last)
        for number in 1...Self.earlierCount { try noor.say("lantern \(number)", in: talk) }
        if condition.isUsable { condition.apply(to: server.faults) }
        // A request without a response times out after 15 seconds.
        let patience: TimeInterval = condition == .silent ? 20 : 5
        try audit("Sync conversation", condition) {
            signIn()
            tap(conversations.cells.firstMatch)
            retry()
            if !condition.isUsable { condition.apply(to: server.faults) }
            if condition == .dead { server.stop() }
            send("first try", patience)
            try readEarlierMessages {
                guard condition != .dead else { return }
                // The requests of the other person succeed.
                server.faults.removeAll()
                try noor.say("who brings the soup?", in: talk)
                condition.apply(to: server.faults)
            }
            find("lantern 7", patience)
            sendPicture(patience)
            tap(app.navigationBars.buttons.firstMatch)
            changeFlags(patience)
            tap(conversations.cells.firstMatch)
            type("unfinished", into: app.textViews["input"])
            rotate()
            app.launch()
            app.wait(seconds: 4)
            tap(conversations.cells.firstMatch, then: patience)
            tap(app.navigationBars.buttons.firstMatch)
            openAnotherConversation(patience)
            server.faults.removeAll()
            try server.start()
            sendFailedMessages()
        }
        let lines: [String] = try noor.lines(in: talk).map(\.text)
        // The picture has no text.
        for text in ["unfinished good morning", ""] {
            XCTAssertEqual(lines.count { $0 == text }, 1, "\"\(text)\", \(condition)")
        }
    }

    private var conversations: XCUIElement { app.tables["conversations"] }

    // MARK: Steps

    private func signIn() {
        app.launch()
        type("ada@example.org", into: app.textFields["email"])
        type("ada-password", into: app.secureTextFields["password"])
        for _ in 0..<6 where !conversations.exists {
            tap(app.buttons["Sign In"].firstMatch, twice: true, then: 6)
        }
        for _ in 0..<6 where !conversations.cells.firstMatch.exists { retry() }
        XCTAssertTrue(conversations.cells.firstMatch.exists)
    }

    /// Sends a message, and retries once if it fails. Discards the message if the retry fails.
    private func send(_ text: String, _ patience: TimeInterval) {
        type(text, into: app.textViews["input"])
        tap(app.buttons["send"], twice: true, then: patience)
        tap(app.buttons["Try Again"].firstMatch, twice: true, then: patience)
        let message: XCUIElement = app.tables["messages"].staticTexts[text].firstMatch
        guard app.buttons["Try Again"].exists, message.exists, message.isHittable else { return }
        message.press(forDuration: 1)
        tap(app.buttons["Discard"])
    }

    /// Scrolls to earlier messages, receives a message from another person, and returns to the newest message.
    private func readEarlierMessages(_ receive: () throws -> Void) rethrows {
        for _ in 0..<4 where app.tables["messages"].isHittable { app.tables["messages"].swipeDown() }
        app.wait(seconds: 3)
        try receive()
        app.wait(seconds: 3)
        retry()
        tap(app.buttons["Newest message"])
    }

    /// Finds a message, and shows it in the conversation.
    private func find(_ text: String, _ patience: TimeInterval) {
        tap(app.navigationBars.buttons["find"], twice: true)
        app.searchFields.firstMatch.typeText(text)
        app.wait(seconds: patience)
        retry()
        tap(app.tables["found"].cells.firstMatch, then: patience)
        retry()
        tap(app.navigationBars.buttons["Cancel"])
        tap(app.buttons["Newest message"])
    }

    private func sendPicture(_ patience: TimeInterval) {
        tap(app.buttons["attach"], twice: true)
        tap(app.collectionViews["Photos"].cells["porch"], then: patience)
        tap(app.buttons["Try Again"].firstMatch, then: patience)
    }

    private func openAnotherConversation(_ patience: TimeInterval) {
        tap(conversations.cells.element(boundBy: 1), then: patience)
        retry()
        tap(app.navigationBars.buttons.firstMatch)
    }

    /// Mutes a conversation, archives it, and shows and hides the archive.
    private func changeFlags(_ patience: TimeInterval) {
        let cell: XCUIElement = conversations.cells.element(boundBy: 1)
        for title in ["Mute", "Archive"] where cell.exists {
            cell.swipeLeft()
            tap(app.buttons[title], then: patience)
            retry()
        }
        tap(app.navigationBars.buttons["archive"])
        tap(app.navigationBars.buttons["archive"])
    }

    /// Sends all messages that have failed, now that the server responds.
    private func sendFailedMessages() {
        tap(conversations.cells.firstMatch, then: 10)
        for _ in 0..<6 { tap(app.buttons["Try Again"].firstMatch) }
        XCTAssertFalse(app.buttons["Try Again"].exists)
        // The draft is still there.
        type(" good morning", into: app.textViews["input"])
        tap(app.buttons["send"], then: 10)
    }
}
