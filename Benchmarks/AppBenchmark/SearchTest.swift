import Colr
import ColrModels
import DemoServer
import Foundation
import HostHeadless
import XCUIAutomation

/// A whole test of a search in Colr, as a test case runs it: server, launch, typing, response and teardown.
@MainActor
enum SearchTest {
    private static let runs = 51
    private static let warmUp = 3

    /// Returns the wall-clock times of a test and of the same search without the app, in milliseconds. Both times are
    /// from the run with the median ratio.
    static func median() throws -> (test: Double, search: Double) {
        XCUIApplication.delegateClass = ColrAppDelegate.self
        let times: [(test: Double, search: Double)] = try (0..<warmUp + runs).map { _ in
            (
                try milliseconds(of: CLOCK_MONOTONIC) { try run() },
                try milliseconds(of: CLOCK_MONOTONIC) { try search() }
            )
        }
        return times.dropFirst(warmUp).sorted { $0.test / $0.search < $1.test / $1.search }[runs / 2]
    }

    /// The size of the two samples that are compared: tests near the beginning of a series, and tests at its end.
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

    /// The tags that the last search without the app found.
    private static var found: [Tag]?

    /// The same search with direct calls: a server, the request and its response, without an app.
    private static func search() throws {
        let server = DemoServer()
        let service = ColrService(url: try server.start())
        defer { server.stop() }
        found = nil
        Task { found = try await Color.find("#FF00FF", on: service)?.tags ?? [] }
        let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2, prefersDark: false)
        guard host.wait(for: 5, until: { found != nil }), found?.contains(where: { $0.name == "magenta" }) == true
        else {
            throw SearchFailure()
        }
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
