import Expectations
import Foundation
import Testing

/// Tests that an optimized program prints the reason when it stops.
struct StopProgramTests {
    /// Runs the probe, which is optimized even if the tests are not.
    private func run(_ arguments: String...) throws -> (status: Int32, output: String, error: String) {
        let process = Process()
        // The probe is built beside the tests.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent("StopProbe")
        process.arguments = arguments
        // The crash reporter of the Swift runtime takes a second, and cannot run under Thread Sanitizer.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let outputData: Data = try output.fileHandleForReading.readToEnd() ?? Data()
        let errorData: Data = try error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: outputData, as: UTF8.self),
            String(decoding: errorData, as: UTF8.self)
        )
    }

    @Test func `a violated condition is reported on standard error`() throws {
        let result = try run("condition")
        expect(result.status, differsFrom: 0)
        expect(result.error.contains("The caller's condition does not hold."))
        expect(result.output.isEmpty)
    }

    @Test func `an unconditional stop is reported on standard error`() throws {
        let result = try run("nonsense")
        expect(result.status, differsFrom: 0)
        expect(result.error.contains("Nothing can be done with nonsense."))
    }

    @Test func `a satisfied condition does not stop the program`() throws {
        let result = try run("condition", "more")
        expect(result.status, equals: 0)
        expect(result.output, equals: "The condition holds.\n")
    }

    /// Verifies that the probe is optimized. Otherwise the tests above would prove nothing.
    @Test func `Swift's precondition prints no message in optimized code`() throws {
        let result = try run("precondition")
        expect(result.status, differsFrom: 0)
        expect(!result.error.contains("Swift leaves this message out"))
    }
}
