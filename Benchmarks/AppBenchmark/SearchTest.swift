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

    /// The number of tests at the beginning of a series, and at its end, that are compared with each other.
    private static let sample = 100

    /// Runs tests one after the other, and returns their total time. For a long series, it also returns the median time
    /// and the memory usage near the beginning and at the end.
    static func series(_ count: Int) throws -> [(String, Double)] {
        XCUIApplication.delegateClass = ColrAppDelegate.self
        var times: [Double] = []
        var earlyMemory = 0.0
        let total: Double = try milliseconds(of: CLOCK_MONOTONIC) {
            for number in 0..<count {
                times.append(try milliseconds(of: CLOCK_PROCESS_CPUTIME_ID) { try run() })
                if number == 2 * sample { earlyMemory = residentMemory }
            }
        }
        guard count > 4 * sample else { return [("all", total)] }
        // The first tests also include work that every process does once.
        return [
            ("all", total), ("early", Array(times[sample..<2 * sample + 1]).median),
            ("late", Array(times.suffix(sample + 1)).median), ("memory, early", earlyMemory),
            ("memory, late", residentMemory),
        ]
    }

    /// The resident memory of the process, in MB.
    private static var residentMemory: Double {
        let status: String = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line: Substring? = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan) / 1_024
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
