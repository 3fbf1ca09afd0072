import Foundation
import Testing

/// A program that is built as a release is says why it stops.
@Suite struct StoppingTests {
    /// Runs the probe, which is optimized also where the tests are not.
    private func run(_ arguments: String...) throws -> (status: Int32, output: String, error: String) {
        let process = Process()
        // It is built beside the tests.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent("StopProbe")
        process.arguments = arguments
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let printed: Data = try output.fileHandleForReading.readToEnd() ?? Data()
        let complained: Data = try error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: printed, as: UTF8.self),
            String(decoding: complained, as: UTF8.self)
        )
    }

    @Test func `A broken condition is told on standard error`() throws {
        let result = try run("condition")
        #expect(result.status != 0)
        #expect(result.error.contains("A condition of the caller's does not hold."))
        #expect(result.output.isEmpty)
    }

    @Test func `A plain stop is told on standard error`() throws {
        let result = try run("nonsense")
        #expect(result.status != 0)
        #expect(result.error.contains("Nothing can be done with nonsense."))
    }

    @Test func `A condition that holds stops nothing`() throws {
        let result = try run("condition", "more")
        #expect(result.status == 0)
        #expect(result.output == "The condition holds.\n")
    }

    /// Shows that the probe is optimized: without that, the tests above would show nothing.
    @Test func `Swift's own precondition is silent there`() throws {
        let result = try run("precondition")
        #expect(result.status != 0)
        #expect(!result.error.contains("Swift leaves this message out"))
    }
}
