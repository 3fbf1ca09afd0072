import APIClient
import EngawaTesting
import Sync
import UIKit
import XCTest
import XCUIAutomation

/// User interactions with messages and conversations.
final class SyncConversationTests: SyncTestCase {
    /// Writes a picture into the folder `Pictures` of a home folder for the app.
    private func makePicture() throws -> URL {
        let home: URL = folder.appending(path: "home")
        let pictures: URL = home.appending(path: "Pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).pngData { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
        try picture.write(to: pictures.appending(path: "porch.png"))
        app.launchEnvironment["HOME"] = home.path
        app.launchEnvironment["XDG_CONFIG_HOME"] = home.path
        return pictures.appending(path: "porch.png")
    }

    func testAnOldMessageIsFoundAndShown() throws {
        let talk = try beginTalk()
        for number in 1...130 { try say("message \(number)", by: bo, in: talk) }
        openTalk()
        XCTAssertTrue(message("message 130").waitForExistence(timeout: 5))
        app.navigationBars.buttons["find"].tap()
        XCTAssertTrue(app.searchFields.firstMatch.waitForExistence(timeout: 2))
        app.searchFields.firstMatch.typeText("message 17")
        let found = app.tables["found"].staticTexts["message 17"]
        XCTAssertTrue(found.waitForExistence(timeout: 5))
        found.tap()
        XCTAssertTrue(message("message 17").waitForExistence(timeout: 5))
        XCTAssertTrue(message("message 17").isHittable)
        XCTAssertFalse(message("message 130").exists)
        // New messages do not move the message that was found.
        let frame: CGRect = message("message 17").frame
        try say("newest", by: bo, in: talk)
        app.wait(seconds: 1)
        XCTAssertEqual(message("message 17").frame, frame)
        app.buttons["Newest message"].tap()
        XCTAssertTrue(message("newest").waitForExistence(timeout: 5))
        XCTAssertTrue(message("newest").isHittable)
    }

    func testAQuickSearchShowsNoSpinner() throws {
        let talk = try beginTalk()
        try say("tea or coffee?", by: bo, in: talk)
        openTalk()
        XCTAssertTrue(message("tea or coffee?").waitForExistence(timeout: 5))
        // Wait until the transition to the conversation ends.
        app.wait(seconds: 1)
        app.navigationBars.buttons["find"].tap()
        XCTAssertTrue(app.searchFields.firstMatch.waitForExistence(timeout: 2))
        app.searchFields.firstMatch.typeText("tea")
        // The request is sent 0.3 s after the last key.
        for _ in 0..<8 {
            XCTAssertFalse(app.activityIndicators["footer.indicator"].exists)
            app.wait(seconds: 0.1)
        }
        XCTAssertTrue(app.tables["found"].staticTexts["tea or coffee?"].exists)
    }

    func testLinksAreOpened() throws {
        let talk = try beginTalk()
        try say("Look: https://example.org/porch.", by: bo, in: talk)
        try say("https://a.example or http://b.example", by: bo, in: talk)
        openTalk()
        let first = app.links["Look: https://example.org/porch."]
        XCTAssertTrue(first.waitForExistence(timeout: 5))
        first.tap()
        XCTAssertEqual(openedURLs, ["https://example.org/porch"])
        app.links["https://a.example or http://b.example"].tap()
        app.alerts.buttons["http://b.example"].tap()
        XCTAssertEqual(openedURLs, ["https://example.org/porch", "http://b.example"])
    }

    private var openedURLs: [String] {
        MainActor.assumeIsolated { app.driver?.host.openedURLs.map(\.absoluteString) ?? [] }
    }

    func testAReplyFromTheContextMenuShowsTheOriginalMessage() throws {
        let talk = try beginTalk()
        try say("tea or coffee?", by: bo, in: talk)
        openTalk()
        XCTAssertTrue(message("tea or coffee?").waitForExistence(timeout: 5))
        message("tea or coffee?").press(forDuration: 1)
        app.buttons["Reply"].tap()
        app.textViews["input"].typeText("tea")
        app.buttons["send"].tap()
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 5))
        XCTAssertEqual(app.tables["messages"].staticTexts["reply"].label, "↪ tea or coffee?")
        message("tea").press(forDuration: 1)
        app.buttons["Copy"].tap()
        XCTAssertEqual(MainActor.assumeIsolated { UIPasteboard.general.string }, "tea")
    }

    func testAConversationIsMutedAndArchivedFromItsContextMenu() throws {
        let talk = try beginTalk()
        try say("hello", by: bo, in: talk)
        signIn()
        let cell = app.tables["conversations"].cells.firstMatch
        XCTAssertTrue(app.navigationBars["Conversations (1)"].waitForExistence(timeout: 5))
        cell.press(forDuration: 1)
        app.buttons["Mute"].tap()
        XCTAssertTrue(app.navigationBars["Conversations"].waitForExistence(timeout: 5))
        cell.press(forDuration: 1)
        app.buttons["Archive"].tap()
        let empty = app.staticTexts["empty"]
        XCTAssertTrue(empty.waitForExistence(timeout: 5))
        XCTAssertEqual(empty.label, "All conversations are archived.")
        app.navigationBars.buttons["archive"].tap()
        XCTAssertTrue(cell.waitForExistence(timeout: 5))
        cell.press(forDuration: 1)
        app.buttons["Unarchive"].tap()
        XCTAssertTrue(empty.wait(for: \.label, toEqual: "There are no archived conversations.", timeout: 5))
    }

    func testAConversationIsMarkedAsUnreadFromItsContextMenu() throws {
        let talk = try beginTalk()
        try say("hello", by: bo, in: talk)
        try ada.send("POST", "\(talk)/read", ["up_to": 1])
        signIn()
        let cell = app.tables["conversations"].cells.firstMatch
        XCTAssertTrue(app.navigationBars["Conversations"].waitForExistence(timeout: 5))
        XCTAssertTrue(cell.waitForExistence(timeout: 5))
        cell.press(forDuration: 1)
        app.buttons["Mark Unread"].tap()
        XCTAssertTrue(app.navigationBars["Conversations (1)"].waitForExistence(timeout: 5))
        app.wait(seconds: 1)
        let stored = try ada.send("GET", "/sync/conversations") as? [[String: Any]]
        XCTAssertEqual(stored?.first?["is_marked_unread"] as? Bool, true)
    }

    func testTextOfAnInputMethodIsSentOnce() throws {
        try beginTalk()
        openTalk()
        let input = app.textViews["input"]
        input.tap()
        XCTAssertFalse(app.buttons["send"].isEnabled)
        func compose(_ text: String) {
            MainActor.assumeIsolated {
                guard let driver = app.driver, let window = driver.window else { return }
                driver.host.post(.composition(text, selected: text.count..<text.count), at: window)
                driver.settle()
            }
        }
        for text in ["お", "おは", "おはよう"] { compose(text) }
        XCTAssertEqual(input.value as? String, "おはよう")
        // Send commits the composition.
        app.buttons["send"].tap()
        XCTAssertTrue(message("おはよう").waitForExistence(timeout: 5))
        XCTAssertEqual(input.value as? String, "")
        compose("ね")
        app.textViews["input"].typeText("寝る")
        app.buttons["send"].tap()
        XCTAssertTrue(message("寝る").waitForExistence(timeout: 5))
        app.wait(seconds: 1)
        let texts: [String?] = server.requests.filter { $0.line.hasSuffix("/messages") && $0.method == "POST" }
            .map { (try? JSONSerialization.jsonObject(with: Data($0.body.utf8)) as? [String: Any])?["text"] as? String }
        XCTAssertEqual(texts, ["おはよう", "寝る"])
    }

    func testAPictureIsDropped() throws {
        let talk = try beginTalk()
        let picture: URL = try makePicture()
        openTalk()
        MainActor.assumeIsolated { app.driver?.drop([picture]) }
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 10))
        XCTAssertTrue(app.images["picture"].exists)
        let page = try bo.send("GET", "\(talk)/messages") as? [String: Any]
        XCTAssertNotNil((page?["items"] as? [[String: Any]])?.first?["picture_path"] as? String)
    }

    func testAPictureIsPasted() throws {
        let talk = try beginTalk()
        openTalk()
        MainActor.assumeIsolated {
            UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
                UIColor.systemTeal.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
            }
        }
        app.textViews["input"].tap()
        app.typeKey("v", modifierFlags: .command)
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 10))
        XCTAssertTrue(app.images["picture"].exists)
        let page = try bo.send("GET", "\(talk)/messages") as? [String: Any]
        XCTAssertNotNil((page?["items"] as? [[String: Any]])?.first?["picture_path"] as? String)
        MainActor.assumeIsolated { UIPasteboard.general.string = "tea" }
        app.typeKey("v", modifierFlags: .command)
        XCTAssertEqual(app.textViews["input"].value as? String, "tea")
    }

    func testTheProgressOfAPictureIsShownWhileItIsSent() throws {
        try beginTalk()
        let picture: URL = try makePicture()
        openTalk()
        server.faults.once(.delay(3), method: "POST", path: "/sync/pictures")
        MainActor.assumeIsolated { app.driver?.drop([picture]) }
        let progress = app.progressIndicators["progress"]
        XCTAssertTrue(progress.waitForExistence(timeout: 1))
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 10))
        XCTAssertFalse(progress.exists)
    }

    func testANewPictureIsShownEverywhereAtOnce() throws {
        try beginTalk()
        _ = try makePicture()
        signIn()
        XCTAssertTrue(app.navigationBars.buttons["profile"].waitForExistence(timeout: 5))
        app.navigationBars.buttons["profile"].tap()
        server.faults.once(.status(503), method: "PUT", path: "/sync/me/avatar")
        app.buttons["Change Picture"].tap()
        XCTAssertTrue(app.collectionViews["Photos"].cells["porch"].waitForExistence(timeout: 5))
        app.collectionViews["Photos"].cells["porch"].tap()
        XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
        server.faults.once(.delay(2), method: "PUT", path: "/sync/me/avatar")
        app.buttons["Retry"].tap()
        XCTAssertTrue(app.progressIndicators["picture.progress"].waitForExistence(timeout: 1))
        app.buttons["Saving…"].tap()
        XCTAssertTrue(app.staticTexts["The picture is being saved. Wait a moment."].waitForExistence(timeout: 1))
        XCTAssertTrue(app.buttons["Change Picture"].waitForExistence(timeout: 5))
        XCTAssertFalse(app.progressIndicators["picture.progress"].exists)
        app.wait(seconds: 1)
        let me = try ada.send("GET", "/sync/me") as? [String: Any]
        let path: String = try XCTUnwrap(me?["avatar_path"] as? String)
        XCTAssertEqual(server.requests.filter { $0.line == "GET \(path)" }.count, 1)
        // The conversations that the server returns to Bo contain the picture of Ada.
        let seen = try bo.send("GET", "/sync/conversations") as? [[String: Any]]
        let members = seen?.first?["members"] as? [[String: Any]]
        XCTAssertTrue(
            members?.contains { ($0["account"] as? [String: Any])?["avatar_path"] as? String == path } == true)
    }

    func testAFailedMessageAndItsButtonStayVisible() throws {
        let talk = try beginTalk()
        for number in 1...20 { try say("message \(number)", by: bo, in: talk) }
        openTalk()
        XCTAssertTrue(message("message 20").waitForExistence(timeout: 5))
        server.stop()
        app.textViews["input"].tap()
        app.textViews["input"].typeText("is anyone there?")
        app.buttons["send"].tap()
        XCTAssertTrue(app.buttons["Try Again"].waitForExistence(timeout: 20))
        app.wait(seconds: 2)
        XCTAssertLessThanOrEqual(app.buttons["Try Again"].frame.maxY, app.tables["messages"].frame.maxY)
    }

    /// Shows Sync's first screen in a window, as a program with several examples does.
    private final class HostDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = SyncAppDelegate.makeController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    func testErrorsAreInTheLanguageOfTheAppInAnotherProgram() {
        XCUIApplication.delegateClass = HostDelegate.self
        StackTexts.translate(nil)
        app.launchArguments = ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
        server.stop()
        app.launch()
        app.textFields["email"].tap()
        app.textFields["email"].typeText("ada@example.org")
        app.secureTextFields["password"].tap()
        app.secureTextFields["password"].typeText("ada-password\n")
        XCTAssertTrue(app.staticTexts["Syncに接続できません。接続を確認して、もう一度お試しください。"].waitForExistence(timeout: 30))
    }

    func testErrorsAreInTheLanguageOfTheApp() throws {
        app.launchArguments = ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
        app.launch()
        app.textFields["email"].tap()
        app.textFields["email"].typeText("ada@example.org")
        app.secureTextFields["password"].tap()
        app.secureTextFields["password"].typeText("wrong-password")
        app.buttons["サインイン"].tap()
        XCTAssertTrue(app.staticTexts["password.message"].waitForExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts["password.message"].label, "メールアドレスまたはパスワードが違います。")
        server.stop()
        app.secureTextFields["password"].tap()
        app.secureTextFields["password"].typeText("x\n")
        XCTAssertTrue(app.staticTexts["Syncに接続できません。接続を確認して、もう一度お試しください。"].waitForExistence(timeout: 30))
        XCTAssertTrue(app.buttons["再試行"].exists)
    }
}
