import Colr
import ColrModels
import DemoServer
import Engawa
import EngawaTesting
import Profile
import Sync
import SyncServer
import TestSupport
import Timeline
import TimelineModels
import UIKit
import XCTest
import XCUIAutomation

@testable import Hub

/// Tests that the examples keep the feedback promises during an impatient user's tours, under every server condition.
///
/// `./test` runs one condition of Colr and of Profile. With `ENGAWA_AUDIT_TOURS=all`, all conditions of all examples
/// run.
final class TourTests: TourTestCase {
    func testColr() throws {
        for condition in conditions(.slow) {
            XCUIApplication.delegateClass = ColrAppDelegate.self
            let server = DemoServer()
            ColrService.current = ColrService(url: try server.start())
            condition.apply(to: server.faults)
            if condition == .dead { server.stop() }
            defer { server.stop() }
            try audit("Colr", condition) {
                app.launch()
                type("#ff00ff", into: app.textFields["hex"])
                tap(app.buttons["search"], twice: true, then: condition == .silent ? 40 : 5)
                rotate()
                retry()
                type("engawa", into: app.textFields["tag"])
                tap(app.buttons["add"], twice: true)
                retry()
                tap(app.navigationBars.buttons["Search"])
                type("zzz", into: app.textFields["hex"])
                tap(app.buttons["search"])
            }
            if condition.responds {
                XCTAssertGreaterThan(server.requests.count, 2, "\(condition)")
            }
        }
    }

    func testTimeline() throws {
        for condition in conditions() {
            XCUIApplication.delegateClass = TimelineAppDelegate.self
            let server = DemoServer()
            TimelineService.current = TimelineService(address: try server.start().absoluteString)
            condition.apply(to: server.faults)
            if condition == .dead { server.stop() }
            defer { server.stop() }
            try audit("Timeline", condition) {
                app.launch()
                app.wait(seconds: condition == .silent ? 40 : 4)
                retry()
                tap(app.buttons["show"])
                refresh(app.tables["people"])
                tap(app.cells.staticTexts["Ada Lindqvist"])
                tap(app.alerts.buttons["Close"])
                tap(app.buttons["Refresh"], twice: true)
                for _ in 0..<3 where app.tables["statuses"].isHittable { app.tables["statuses"].swipeUp() }
                app.wait(seconds: 3)
                tap(app.alerts.buttons["Close"])
                retry()
                rotate()
                tap(app.navigationBars.buttons["Timeline"])
                type("noor", into: app.textFields["screenName"])
                tap(app.buttons["show"])
            }
            if condition.responds {
                XCTAssertTrue(server.requests.contains { $0.path.hasPrefix("/statuses/") }, "\(condition)")
            }
        }
    }

    func testProfile() throws {
        let drafts = try TemporaryFolder()
        app.launchEnvironment["PROFILE_PICTURES"] = "/proc/none"
        app.launchEnvironment["PROFILE_DRAFTS"] = drafts.url.path
        for condition in conditions(.failing) {
            XCUIApplication.delegateClass = ProfileAppDelegate.self
            let server = DemoServer()
            app.launchEnvironment["PROFILE_URL"] = try server.start().absoluteString
            defer { server.stop() }
            // The screen that edits the account needs an account.
            if condition != .failing, condition != .silent { condition.apply(to: server.faults) }
            try audit("Profile", condition) {
                app.launch()
                app.wait(seconds: 4)
                refresh(app.tables["people"])
                tap(app.cells.staticTexts["Noor Haddad"])
                tap(app.navigationBars.buttons["Profile"])
                tap(app.staticTexts["me.name"])
                tap(app.navigationBars.buttons["Edit"])
                type(" B", into: app.textFields["name"])
                app.wait(seconds: 2)
                rotate()
                condition.apply(to: server.faults)
                if condition == .dead { server.stop() }
                tap(app.navigationBars.buttons["Done"], twice: true, then: condition == .silent ? 40 : 4)
                retry()
                app.launch()
                app.wait(seconds: 4)
                tap(app.staticTexts["me.detail"])
                tap(app.cells.staticTexts["Noor Haddad"])
            }
            if condition.responds {
                XCTAssertEqual(server.requests.filter { $0.method == "PUT" }.count, 1, "\(condition)")
            }
        }
    }

    func testHub() throws {
        for condition in conditions() {
            XCUIApplication.delegateClass = Hub.AppDelegate.self
            Hub.AppDelegate.store = nil
            let server = HubSite()
            app.launchEnvironment["HUB_URL"] = try server.start().absoluteString
            condition.apply(to: server.server.faults)
            if condition == .dead { server.server.stop() }
            defer { server.server.stop() }
            try audit("Hub", condition) {
                app.launch()
                app.wait(seconds: condition == .silent ? 8 : 4)
                retry()
                tap(app.staticTexts["repository 2"], twice: true)
                retry()
                for _ in 0..<3 where app.tables.firstMatch.isHittable { app.tables.firstMatch.swipeUp() }
                app.wait(seconds: 3)
                rotate()
                tap(app.navigationBars.buttons["Add"])
                tap(app.buttons["Create"])
                type("new", into: app.textFields["name"])
                tap(app.buttons["Create"], twice: true, then: 8)
                retry()
            }
            if condition.responds {
                XCTAssertEqual(server.server.requests.filter { $0.method == "POST" }.count, 1, "\(condition)")
            }
        }
    }

    func testSync() throws {
        TestClock.date = Date(timeIntervalSince1970: 1_767_225_600)
        defer { TestClock.reset() }
        for condition in conditions() {
            XCUIApplication.delegateClass = SyncAppDelegate.self
            let server = try SyncServer(passwords: .minimum)
            let folder = try TemporaryFolder()
            app.launchEnvironment = ["SYNC_URL": try server.start().absoluteString, "SYNC_STORE": folder.url.path]
            defer { server.stop() }
            if condition.isUsable { condition.apply(to: server.faults) }
            try audit("Sync", condition) {
                app.launch()
                tap(app.navigationBars.buttons["Sign Up"])
                type("Dee", into: app.textFields["name"])
                type("dee@example.org", into: app.textFields["email"])
                type("dee-password", into: app.secureTextFields["password"])
                rotate()
                for _ in 0..<4 where app.buttons["Sign Up"].firstMatch.exists && !app.tables["conversations"].exists {
                    tap(app.buttons["Sign Up"].firstMatch, twice: true, then: 6)
                }
                if !condition.isUsable { condition.apply(to: server.faults) }
                if condition == .dead { server.stop() }
                refresh(app.tables["conversations"])
                tap(app.navigationBars.buttons["profile"])
                type(" F", into: app.textFields["name"])
                tap(app.buttons["Save"], twice: true, then: condition == .silent ? 40 : 6)
                tap(app.navigationBars.buttons["Done"])
                tap(app.navigationBars.buttons["compose"], then: condition == .silent ? 40 : 6)
                retry()
                tap(app.navigationBars.buttons["Cancel"])
            }
            if condition.responds {
                XCTAssertTrue(server.requests.contains { $0.line == "PATCH /sync/me" }, "\(condition)")
            }
        }
    }
}
