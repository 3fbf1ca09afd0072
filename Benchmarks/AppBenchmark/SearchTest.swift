import Colr
import ColrModels
import DemoServer
import Foundation
import XCUIAutomation

/// One whole test of a search in Colr, as a test case runs it: server, launch, typing, answer, and all that away again.
@MainActor
enum SearchTest {
    private static let runs = 51
    private static let warmUp = 3

    /// The middle of what runs take, in milliseconds as a clock on the wall tells them.
    static func median() throws -> Double {
        XCUIApplication.delegateClass = ColrAppDelegate.self
        let times: [Double] = try (0..<warmUp + runs).map { _ in try milliseconds(of: CLOCK_MONOTONIC) { try run() } }
        return times.dropFirst(warmUp).map { $0 }.middle
    }

    private static func run() throws {
        // 1. A server of its own.
        let server = DemoServer()
        ColrService.current = ColrService(url: try server.start())
        defer { server.stop() }
        // 2. The application.
        let app = XCUIApplication()
        app.launch()
        defer { app.terminate() }
        // 3. The search.
        let field = app.textFields["hex"]
        field.tap()
        field.typeText("#FF00FF")
        app.buttons["search"].tap()
        // 4. The answer.
        guard app.navigationBars["#ff00ff"].waitForExistence(timeout: 5), app.cells.staticTexts["magenta"].exists
        else { throw SearchFailure() }
    }
}

/// The search did not find what it must.
struct SearchFailure: Error, CustomStringConvertible {
    var description: String { "The search for #FF00FF did not open the colour’s screen with its tags." }
}
