import DemoServer
import UIKit
import XCTest
import XCUIAutomation

/// Tests that `waitForExistence` waits for the app's Dispatch blocks, operations and timers.
final class FoundationWorkTests: WaitingTestCase {
    func testAMainQueueBlockRuns() {
        let app: XCUIApplication = launch()
        DispatchQueue.main.async { WaitingApp.label.text = "done" }
        XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 1))
    }

    func testReadingAnElementRunsMainQueueBlocks() {
        let app: XCUIApplication = launch()
        DispatchQueue.main.async { WaitingApp.label.text = "done" }
        XCTAssertTrue(app.staticTexts["done"].exists)
        OperationQueue.main.addOperation { MainActor.assumeIsolated { WaitingApp.label.text = "again" } }
        XCTAssertEqual(app.staticTexts.firstMatch.label, "again")
    }

    func testADelayedBlockRuns() {
        let app: XCUIApplication = launch()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { WaitingApp.label.text = "done" }
        XCTAssertFalse(app.staticTexts["done"].exists)
        XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 10))
    }

    func testATimerFires() {
        let app: XCUIApplication = launch()
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
            MainActor.assumeIsolated { WaitingApp.label.text = "done" }
        }
        XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 10))
    }

    func testADelayedBlockRunsInOrderWithAnimations() {
        let app: XCUIApplication = launch()
        var events: [String] = []
        UIView.animate(withDuration: 0.01, animations: { WaitingApp.label.alpha = 0.5 }) { _ in events.append("short") }
        UIView.animate(withDuration: 5, animations: { WaitingApp.label.center.y += 9 }) { _ in events.append("long") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            events.append("block")
            WaitingApp.label.text = "done"
        }
        XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 60))
        XCTAssertEqual(events, ["short", "block"])
    }

    func testAWaitIncludesWorkOnAnotherQueue() {
        let app: XCUIApplication = launch()
        DispatchQueue.global().async {
            let text: String = (0..<20_000).map(String.init).joined().count > 5 ? "done" : ""
            DispatchQueue.main.async { WaitingApp.label.text = text }
        }
        XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 0.001))
    }

    func testAWaitFailsAfterItsTimeout() {
        let app: XCUIApplication = launch()
        XCTAssertFalse(app.staticTexts["done"].waitForExistence(timeout: 0.05))
    }
}

/// Requests of Foundation's `URLSession`.
final class URLSessionTests: WaitingTestCase {
    private var server: DemoServer!
    private var url: URL!

    override func setUpWithError() throws {
        server = DemoServer()
        url = try server.start().appendingPathComponent("json/color/3b5998")
    }

    override func tearDown() {
        server.stop()
        server = nil
    }

    func testVirtualTimeStandsStillDuringARequest() {
        let app: XCUIApplication = launch()
        let events = Events()
        UIView.animate(withDuration: 0.02, animations: { WaitingApp.label.alpha = 0.5 }) { _ in
            events.names.append("animation")
        }
        URLSession.shared.dataTask(with: url) { data, response, _ in
            DispatchQueue.main.async {
                events.names.append("response")
                WaitingApp.label.text = "\((response as? HTTPURLResponse)?.statusCode ?? 0)"
            }
        }.resume()
        XCTAssertTrue(app.staticTexts["200"].waitForExistence(timeout: 0.5))
        XCTAssertEqual(events.names, ["response"])
    }

    func testAWaitIncludesADataTaskOfAnAsyncFunction() {
        let app: XCUIApplication = launch()
        let url: URL = self.url
        Task { @MainActor in
            let (data, _) = try await URLSession.shared.data(from: url)
            WaitingApp.label.text = data.isEmpty ? "empty" : "done"
        }
        XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 0.5))
    }

    func testAWaitSkipsADelayOfTheServer() {
        server.faults.always(.delay(3))
        let app: XCUIApplication = launch()
        URLSession.shared.dataTask(with: url) { _, _, _ in
            DispatchQueue.main.async { WaitingApp.label.text = "done" }
        }.resume()
        XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 10))
    }

    func testAWaitIncludesARequestThatFails() {
        let app: XCUIApplication = launch()
        let closed = URL(string: "http://127.0.0.1:1/")!
        URLSession.shared.dataTask(with: closed) { _, _, error in
            DispatchQueue.main.async { WaitingApp.label.text = error == nil ? "?" : "failed" }
        }.resume()
        XCTAssertTrue(app.staticTexts["failed"].waitForExistence(timeout: 0.5))
    }
}

@preconcurrency @MainActor
private final class Events {
    var names: [String] = []
}
