import Colr
import ColrModels
import DemoServer
import Engawa
import EngawaTesting
import Profile
import Sync
import SyncServer
import SystemTexts
import TestSupport
import Timeline
import TimelineModels
import UIKit
import XCTest
import XCUIAutomation

@testable import Hub

/// Accessibility audits of the examples in Dark Mode, in Japanese, in landscape, and with the largest text.
///
/// `./test` runs one variant of Colr, of Hub, of Profile and of a conversation in Sync. With `ENGAWA_AUDIT_TOURS=all`,
/// all variants of all examples run.
final class AccessibilityTourTests: XCTestCase {
    /// The launch arguments of a variant.
    private struct Variant {
        let name: String
        let arguments: [String]

        static let all: [Variant] = [
            Variant(name: "dark", arguments: ["-AppleInterfaceStyle", "Dark"]),
            Variant(name: "Japanese", arguments: ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]),
            Variant(name: "landscape", arguments: ["-UIScreenSize", "844x390"]),
            Variant(
                name: "largest text",
                arguments: ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL"]),
        ]
    }

    private let app = XCUIApplication()

    override func tearDown() {
        app.terminate()
        // Sync sets a translation of the stack's strings for the whole process.
        StackTexts.translate(nil)
    }

    /// Runs a tour in every variant if `ENGAWA_AUDIT_TOURS` is `all`. Otherwise, runs the tour only in the variant
    /// `usual`, if any.
    private func inVariants(usually usual: String? = nil, _ tour: (Variant) throws -> Void) rethrows {
        let runsAll: Bool = ProcessInfo.processInfo.environment["ENGAWA_AUDIT_TOURS"] == "all"
        for variant in Variant.all where runsAll || variant.name == usual {
            app.launchArguments = variant.arguments
            try XCTContext.runActivity(named: variant.name) { _ in try tour(variant) }
            app.terminate()
        }
    }

    private func audit(_ screen: String, line: UInt = #line) throws {
        app.wait(seconds: 1)
        try app.performAccessibilityAudit { issue in
            let element: String =
                issue.element.map { "\($0.elementType) \($0.identifier) \"\($0.label)\" \($0.frame)" } ?? ""
            XCTFail("\(screen): \(issue.compactDescription): \(element). \(issue.detailedDescription)", line: line)
            return true
        }
    }

    private func tap(_ element: XCUIElement) {
        XCTAssertTrue(element.waitForExistence(timeout: 5), "\(element)")
        element.tap()
        app.wait(seconds: 1)
    }

    func testColr() throws {
        XCUIApplication.delegateClass = ColrAppDelegate.self
        let server = DemoServer()
        defer { server.stop() }
        ColrService.current = ColrService(url: try server.start())
        try inVariants(usually: "largest text") { _ in
            server.faults.removeAll()
            app.launch()
            try audit("search")
            server.faults.once(.status(500))
            app.textFields["hex"].tap()
            app.textFields["hex"].typeText("#ff00ff\n")
            XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
            try audit("failure")
            tap(app.buttons["Retry"])
            try audit("color")
            server.faults.once(.status(500))
            tap(app.buttons["add"])
            try audit("failed tag")
        }
    }

    func testTimeline() throws {
        XCUIApplication.delegateClass = TimelineAppDelegate.self
        let server = DemoServer()
        defer { server.stop() }
        TimelineService.current = TimelineService(address: try server.start().absoluteString)
        try inVariants { _ in
            server.faults.removeAll()
            app.launch()
            XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 5))
            tap(app.buttons["show"])
            try audit("people")
            tap(app.cells.staticTexts["Ada Lindqvist"])
            try audit("statuses")
            server.faults.always(.status(500), path: "/statuses/*")
            tap(app.buttons[SystemTexts.localized("Refresh")])
            try audit("failed refresh")
            app.launch()
            tap(app.cells.staticTexts["Ada Lindqvist"])
            try audit("alert")
            tap(app.alerts.buttons["Close"])
            try audit("placeholder")
        }
    }

    func testProfile() throws {
        XCUIApplication.delegateClass = ProfileAppDelegate.self
        let server = DemoServer()
        defer { server.stop() }
        let drafts = try TemporaryFolder()
        app.launchEnvironment = [
            "PROFILE_URL": try server.start().absoluteString, "PROFILE_PICTURES": "/proc/none",
            "PROFILE_DRAFTS": drafts.url.path,
        ]
        try inVariants(usually: "dark") { _ in
            server.faults.removeAll()
            app.launch()
            XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 5))
            try audit("people")
            tap(app.staticTexts["me.name"])
            try audit("account")
            tap(app.navigationBars.buttons[SystemTexts.localized("Edit")])
            try audit("form")
            server.faults.once(.status(500), method: "PUT")
            app.textFields["name"].tap()
            app.textFields["name"].typeText("x")
            tap(app.navigationBars.buttons[SystemTexts.localized("Done")])
            try audit("failure")
        }
    }

    func testHub() throws {
        XCUIApplication.delegateClass = Hub.AppDelegate.self
        Hub.AppDelegate.store = nil
        let server = HubSite()
        app.launchEnvironment["HUB_URL"] = try server.start().absoluteString
        defer { server.server.stop() }
        try inVariants(usually: "largest text") { _ in
            app.launch()
            XCTAssertTrue(app.staticTexts["repository 2"].waitForExistence(timeout: 5))
            try audit("repositories")
            server.server.faults.once(.status(500), method: "PUT")
            tap(app.staticTexts["repository 2"])
            try audit("failure")
            tap(app.navigationBars.buttons[SystemTexts.localized("Add")])
            try audit("form")
            tap(app.buttons["Create"])
            try audit("empty form")
        }
    }

    func testSync() throws {
        XCUIApplication.delegateClass = SyncAppDelegate.self
        TestClock.date = Date(timeIntervalSince1970: 1_767_225_600)
        defer { TestClock.reset() }
        let server = try SyncServer(passwords: .minimum, isSeeded: true)
        defer { server.stop() }
        let url: URL = try server.start()
        try inVariants { _ in
            let folder = try TemporaryFolder()
            app.launchEnvironment = ["SYNC_URL": url.absoluteString, "SYNC_STORE": folder.url.path]
            app.launch()
            try audit("sign in")
            app.textFields["email"].tap()
            app.textFields["email"].typeText("bo@example.org")
            app.secureTextFields["password"].tap()
            app.secureTextFields["password"].typeText("wrong\n")
            try audit("wrong password")
            app.secureTextFields["password"].tap()
            app.secureTextFields["password"].typeText(String(repeating: "\u{8}", count: 5) + "bo-password\n")
            let conversations: XCUIElement = app.tables["conversations"]
            XCTAssertTrue(conversations.cells.firstMatch.waitForExistence(timeout: 10))
            try audit("conversations")
            for button in ["compose", "profile"] {
                tap(app.navigationBars.buttons[button])
                try audit(button)
                app.terminate()
                app.launch()
                XCTAssertTrue(conversations.cells.firstMatch.waitForExistence(timeout: 10))
            }
        }
    }

    func testSyncConversation() throws {
        XCUIApplication.delegateClass = SyncAppDelegate.self
        TestClock.date = Date(timeIntervalSince1970: 1_767_225_600)
        defer { TestClock.reset() }
        try inVariants(usually: "dark") { _ in
            let (folder, pictures) = (try TemporaryFolder(), try PictureFolder())
            let server = try SyncServer(passwords: .minimum, isSeeded: true)
            defer { server.stop() }
            let url: URL = try server.start()
            app.launchEnvironment = pictures.environment
            app.launchEnvironment["SYNC_URL"] = url.absoluteString
            app.launchEnvironment["SYNC_STORE"] = folder.url.path
            app.launchEnvironment["SYNC_AS"] = "ada"
            app.launch()
            try visitConversation(server, url)
        }
    }

    /// Audits Ada's newest conversation: an empty input, a reply to a person who is typing, a message that has
    /// failed, a picture, the screen on which the picture was chosen, and a search.
    private func visitConversation(_ server: SyncServer, _ url: URL) throws {
        let noor = try SyncPeer("noor", at: url)
        let talk: Int = try XCTUnwrap(try noor.talks().last)
        tap(app.tables["conversations"].cells.firstMatch)
        let messages: XCUIElement = app.tables["messages"]
        XCTAssertTrue(messages.cells.firstMatch.waitForExistence(timeout: 5))
        try audit("conversation")
        messages.staticTexts.matching(identifier: "message").firstMatch.press(forDuration: 1)
        let reply = app.buttons.matching(NSPredicate(format: "label IN {'Reply', '返信'}")).firstMatch
        XCTAssertTrue(reply.waitForExistence(timeout: 2))
        tap(reply)
        try noor.type(in: talk)
        app.textViews["input"].typeText("I bring tea.")
        XCTAssertTrue(app.staticTexts["typing"].waitForExistence(timeout: 2))
        try audit("reply")
        server.faults.once(.status(503), method: "POST", path: "*/messages")
        tap(app.buttons["send"])
        let retry = messages.buttons.matching(NSPredicate(format: "label IN {'Try Again', '再送信'}")).firstMatch
        XCTAssertTrue(retry.waitForExistence(timeout: 5))
        try audit("failed message")
        tap(app.buttons["attach"])
        XCTAssertTrue(app.collectionViews.cells["porch"].waitForExistence(timeout: 5))
        try audit("pictures")
        tap(app.collectionViews.cells["porch"])
        XCTAssertTrue(messages.images["picture"].waitForExistence(timeout: 5))
        try audit("picture")
        tap(app.navigationBars.buttons["find"])
        app.searchFields.firstMatch.typeText("tea")
        try audit("nothing found")
        app.searchFields.firstMatch.typeText("\u{8}\u{8}\u{8}soup")
        XCTAssertTrue(app.tables["found"].cells.firstMatch.waitForExistence(timeout: 5))
        try audit("found messages")
    }
}
