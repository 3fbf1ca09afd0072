import Expectations
import APIClient
import Foundation
import Testing

/// Tests of the program `engawa-backend`.
@Suite(.timeLimit(.minutes(30))) struct ProgramTests {
    /// A run of the program.
    private final class Run {
        let process = Process()
        private let output = Pipe()
        private let complaints = Pipe()
        /// The pipe to the program's standard input, which closes when this process ends.
        private let input = Pipe()

        init(_ arguments: String...) throws {
            // The program is in the same folder as the tests.
            let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("engawa-backend")
            process.arguments = ["--until-input-ends"] + arguments
            process.standardInput = input
            process.standardOutput = output
            process.standardError = complaints
            try process.run()
        }

        deinit {
            if process.isRunning { process.terminate() }
        }

        /// Closes the standard input, as the end of this process does.
        func endInput() throws { try input.fileHandleForWriting.close() }

        /// Returns the first line of the standard output.
        func firstLine() -> String {
            var line = Data()
            while line.last != UInt8(ascii: "\n") {
                guard let byte = try? output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else { break }
                line += byte
            }
            return String(decoding: line.dropLast(), as: UTF8.self)
        }

        /// Waits until the program exits, and returns its standard error and exit status.
        func end() -> (complaint: String, status: Int32) {
            let complaint: Data = complaints.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (String(decoding: complaint, as: UTF8.self), process.terminationStatus)
        }
    }

    @Test func `the program prints its URL, responds, and stops on a signal`() async throws {
        let run = try Run("--fault", "POST * status 500")
        let client = APIClient(baseURL: try #require(URL(string: run.firstLine())))
        let count: Int = try await client.send(Endpoint(.get, "/json/color/ff00ff") { $0.body.count })
        expect(count, isGreaterThan: 100)
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.post, "/js/color/ff00ff/addtag/", body: .form(["tags": "a"])))
        }
        expect(error?.kind, equals: .status(500))
        run.process.terminate()
        let (complaint, status) = run.end()
        expect(complaint, equals: "")
        expect(status, equals: 0)
        expect(run.process.terminationReason, equals: .exit)
    }

    @Test func `a read-only database is reported and replaced by one in memory`() throws {
        let run = try Run("--database", "/proc/colors.sqlite")
        expect(run.firstLine().hasPrefix("http://127.0.0.1:"))
        run.process.interrupt()
        let (complaint, status) = run.end()
        expect(complaint.contains("The database /proc/colors.sqlite cannot be written"))
        expect(complaint.contains("The server continues in memory"))
        expect(status, equals: 0)
    }

    @Test func `the program ends when its input ends`() throws {
        let run = try Run()
        expect(run.firstLine().hasPrefix("http://127.0.0.1:"))
        try run.endInput()
        let (complaint, status) = run.end()
        expect(complaint, equals: "")
        expect(status, equals: 0)
        expect(run.process.terminationReason, equals: .exit)
    }

    @Test(arguments: [
        (["--port", "x"], "x is not a port: it must be a number from 0 to 65535."),
        (["--port"], "--port needs a value."),
        (["--paint"], "--paint is not a known option. See engawa-backend --help."),
        (["--fault", "GET"], "\"GET\" is not a fault rule."),
    ])
    func `a mistake is explained`(_ arguments: [String], _ sentence: String) throws {
        let run: Run = arguments.count == 1 ? try Run(arguments[0]) : try Run(arguments[0], arguments[1])
        let (complaint, status) = run.end()
        expect(complaint.contains(sentence))
        expect(status, equals: 2)
    }
}
