import Foundation
import XCTest

/// The process of a probe, and its display.
final class Probe {
    let display: VirtualDisplay
    private let process = Process()
    private let commands = Pipe()
    private var lines: LineReader
    /// The output so far, for failure messages.
    private(set) var transcript: [String] = []

    /// Starts a probe with a window of `size` points, and waits for its first frame.
    init(
        screen: String = "1280x1024x24", size: (Int, Int) = (390, 844), environment: [String: String] = [:],
        arguments: [String] = []
    ) throws {
        let program: URL = try Probe.program()
        display = try VirtualDisplay(screen: screen)
        let output = Pipe()
        lines = LineReader(output.fileHandleForReading)
        process.executableURL = program
        process.arguments = ["\(size.0)", "\(size.1)"] + arguments
        process.environment = display.environment(environment)
        process.standardInput = commands
        process.standardOutput = output
        try process.run()
        do {
            try expect("first frame")
        } catch {
            end()
            throw error
        }
    }

    /// Returns the URL of a program, which is built beside the tests.
    static func program(_ name: String = "WindowProbe") throws -> URL {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        let program: URL = folder.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw ProbeFailure("\(program.path) is missing: build the tests again.")
        }
        return program
    }

    struct Counts {
        var turns: Int
        var frames: Int
        var presentations: Int
    }

    /// Returns the probe's counts after it has handled all earlier events.
    func counts() throws -> Counts {
        command("state")
        let numbers: [Int] = try expect("state").split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 else { throw ProbeFailure("The probe's state is not three numbers.") }
        return Counts(turns: numbers[0], frames: numbers[1], presentations: numbers[2])
    }

    /// Waits for a time in real seconds, while the probe runs.
    func rest(_ seconds: TimeInterval) throws {
        command("rest \(seconds)")
        try expect("rested")
    }

    /// Runs a probe that cannot open its window. The environment variables for displays have only the values in
    /// `environment`.
    ///
    /// - Returns: The error message and the exit status.
    static func launchFailure(environment: [String: String]) throws -> (String, Int32) {
        let process = Process()
        let output = Pipe()
        process.executableURL = try program()
        var variables: [String: String] = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { variables[name] = environment[name] }
        process.environment = variables
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let data: Data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    /// Runs `body` while the probe is suspended.
    func whileSuspended(_ body: () throws -> Void) rethrows {
        kill(process.processIdentifier, SIGSTOP)
        defer { kill(process.processIdentifier, SIGCONT) }
        try body()
    }

    func command(_ line: String) {
        commands.fileHandleForWriting.write(Data("\(line)\n".utf8))
    }

    /// Waits for a line with a prefix, skipping other lines, and returns it.
    @discardableResult
    func expect(
        _ prefix: String, within seconds: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
        while let next = lines.next(within: seconds) {
            transcript.append(next)
            if next.hasPrefix(prefix) { return next }
        }
        XCTFail("The output lacks “\(prefix)”:\n\(transcript.joined(separator: "\n"))", file: file, line: line)
        throw ProbeFailure("The probe did not print “\(prefix)”.")
    }

    /// Ends the probe and its display, and returns its whole output.
    @discardableResult
    func end() -> [String] {
        try? commands.fileHandleForWriting.close()
        while let next = lines.next(within: 10) { transcript.append(next) }
        process.waitUntilExit()
        display.stop()
        return transcript
    }

    /// Returns the color of a pixel of the display, as `RRGGBB`.
    func pixel(_ x: Int, _ y: Int) throws -> String {
        try WindowDump(Data(contentsOf: display.picture)).color(x, y)
    }
}
