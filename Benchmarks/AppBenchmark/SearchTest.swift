import Colr
import ColrModels
import DemoServer
import Foundation
import XCUIAutomation

/// A whole test of a search in Colr, as a test case runs it: server, launch, typing, response and teardown.
@MainActor
enum SearchTest {
    private static let runs = 51
    private static let warmUp = 3

    /// Returns the median wall-clock time of a run, in milliseconds.
    static func median() throws -> Double {
        XCUIApplication.delegateClass = ColrAppDelegate.self
        let times: [Double] = try (0..<warmUp + runs).map { _ in try milliseconds(of: CLOCK_MONOTONIC) { try run() } }
        return times.dropFirst(warmUp).map { $0 }.median
    }

    private static func run() throws {
        // 1. Start a server.
        let server = DemoServer()
        ColrService.current = ColrService(url: try server.start())
        defer { server.stop() }
        // 2. Launch the application.
        let app = XCUIApplication()
        app.launch()
        defer { app.terminate() }
        // 3. Search.
        let field = app.textFields["hex"]
        field.tap()
        field.typeText("#FF00FF")
        app.buttons["search"].tap()
        // 4. Wait for the response.
        guard app.navigationBars["#ff00ff"].waitForExistence(timeout: 5), app.cells.staticTexts["magenta"].exists
        else { throw SearchFailure() }
    }
}

/// An error for a search with a wrong result.
struct SearchFailure: Error, CustomStringConvertible {
    var description: String { "The search for #FF00FF did not open the screen of the color with its tags." }
}
