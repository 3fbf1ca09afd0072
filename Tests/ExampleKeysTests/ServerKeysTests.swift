import EngawaTesting
import Foundation
import SnapshotTesting
import Sync
import SyncServer
import UIKit
import XCTest
import XCUIAutomation

@testable import Hub

/// Uses, with the keyboard alone, the examples that have their own servers.
final class ServerKeysTests: KeysTestCase {
    private struct Item: Codable, Identifiable, Sendable {
        var id: Int
        var name: String
        var about = ""
        var stars = 0
        var isStarred = false
    }

    func testHub() throws {
        XCUIApplication.delegateClass = Hub.AppDelegate.self
        let server = TestServer()
        let items = TestResource(
            (1...9).map { Item(id: $0, name: "repository \($0)") }, usesSnakeCase: true, searching: \.name,
            makeItem: { Item(id: $0, name: "") })
        server.routes.serve(items, at: "/repos")
        server.routes.get("/events") { [items] _ in .events(items.events) }
        server.routes.put("/repos/{id}/star") { [items] request in
            items.reply(to: request) { ($0.isStarred, $0.stars) = (true, 1) }
        }
        app.launchEnvironment["HUB_URL"] = try server.start().absoluteString
        defer { server.stop() }
        app.launch()
        let second: XCUIElement = app.staticTexts["repository 2"]
        XCTAssertTrue(second.waitForExistence(timeout: 5))
        move(to: app.staticTexts["repository 1"])
        move(to: second, with: .downArrow)
        press(.return)
        XCTAssertTrue(app.staticTexts["★ 1"].waitForExistence(timeout: 5))
        move(to: app.navigationBars.buttons["Add"])
        assertSnapshot(of: app, as: .image, named: "add")
        press(.return)
        move(to: app.textFields["name"])
        app.typeText("ten")
        move(to: app.buttons["Create"])
        press(.return)
        XCTAssertTrue(second.waitForExistence(timeout: 5))
    }

    func testSync() throws {
        XCUIApplication.delegateClass = SyncAppDelegate.self
        TestClock.date = Date(timeIntervalSince1970: 1_767_225_600)
        defer { TestClock.reset() }
        let server = try SyncServer(passwords: .minimum)
        let folder = FileManager.default.temporaryDirectory.appending(path: "engawa-sync-\(UUID().uuidString)")
        app.launchEnvironment = ["SYNC_URL": try server.start().absoluteString, "SYNC_STORE": folder.path]
        defer {
            app.terminate()
            server.stop()
            // The app creates the folder when the user signs in.
            try? FileManager.default.removeItem(at: folder)
        }
        app.launch()
        XCTAssertTrue(app.textFields["email"].waitForExistence(timeout: 5))
        move(to: app.navigationBars.buttons["Sign Up"])
        press(.space)
        XCTAssertTrue(app.textFields["name"].waitForExistence(timeout: 5))
        for (field, text) in [
            (app.textFields["name"], "Dee"), (app.textFields["email"], "dee@example.org"),
            (app.secureTextFields["password"], "dee-password"),
        ] {
            move(to: field)
            app.typeText(text)
        }
        press(.return)
        XCTAssertTrue(app.tables["conversations"].waitForExistence(timeout: 5))
        move(to: app.navigationBars.buttons["compose"])
        assertSnapshot(of: app, as: .image, named: "compose")
        press(.return)
        XCTAssertTrue(app.tables["contacts"].waitForExistence(timeout: 5))
    }
}
