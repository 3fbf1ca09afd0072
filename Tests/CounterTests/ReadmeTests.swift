import Foundation
import XCTest

/// What the README shows is what the compiler saw.
final class ReadmeTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func testEverySampleIsAFileThatIsCompiled() throws {
        let samples: [String] = try text("README.md").components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        XCTAssertEqual(
            samples, try ["Examples/Counter/Counter.swift", "Tests/CounterTests/CounterTests.swift"].map(text),
            "Change the README and the file together.")
    }

    func testTheMapNamesEveryStoreyAndNoOther() throws {
        let sources: [String] = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Sources").path)
        let named: [String] = try text("README.md").components(separatedBy: "`Sources/").dropFirst().map {
            $0.components(separatedBy: "`")[0]
        }
        XCTAssertEqual(named.sorted(), sources.sorted())
    }
}
