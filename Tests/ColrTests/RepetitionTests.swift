import DemoServer
import Foundation
import XCTest
import XCUIAutomation

/// Repetitions of a test have the same results: the same screens and requests.
final class RepetitionTests: ColrTestCase {
    /// The number of repetitions. `Scripts/check-all` sets it to 1,000.
    private var repetitions: Int { ProcessInfo.processInfo.environment["ENGAWA_REPETITIONS"].flatMap(Int.init) ?? 25 }

    func testSearchAndTagAreReproducible() {
        var seen: Set<[String]> = []
        for _ in 0..<repetitions {
            seen.insert(session())
            tearDown()
            setUp()
        }
        XCTAssertEqual(seen.count, 1, "\(seen)")
    }

    private func session() -> [String] {
        server.faults.always(.delay(0.7))
        app.launch()
        var trace: [String] = []
        search("FF00FF")
        trace.append(app.viewTree)
        XCTAssertTrue(tagField.waitForExistence(timeout: 5))
        trace.append(app.viewTree)
        tagField.tap()
        tagField.typeText("sky\n")
        trace.append(app.viewTree)
        XCTAssertTrue(app.cells.staticTexts["sky"].waitForExistence(timeout: 5))
        trace.append(app.viewTree)
        return trace + server.requests.map { "\($0.method) \($0.path)" }
    }
}
