import Expectations
import Foundation
import Testing

/// The end of a program that has sent requests.
struct ExitTests {
    @Test func `the transfer thread can use its libraries until the program exits`() throws {
        let process = Process()
        // The probe is built beside the tests.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = folder.appending(path: "ExitProbe")
        try process.run()
        process.waitUntilExit()
        expect(process.terminationStatus, equals: 0)
    }
}
