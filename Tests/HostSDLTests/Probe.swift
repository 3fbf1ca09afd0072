import Foundation
import XCTest

/// A probe's process, and the display that it runs on.
final class Probe {
    let display: VirtualDisplay
    private let process = Process()
    private let commands = Pipe()
    private var lines: LineReader
    /// What it said so far, for messages.
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

    /// The program, which is built beside the tests.
    static func program() throws -> URL {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        let program: URL = folder.appendingPathComponent("WindowProbe")
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

    /// What it has done once everything that happened before is handled.
    func counts() throws -> Counts {
        command("state")
        let numbers: [Int] = try expect("state").split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 else { throw ProbeFailure("The probe's state is not three numbers.") }
        return Counts(turns: numbers[0], frames: numbers[1], presentations: numbers[2])
    }

    /// Lets real time pass.
    func rest(_ seconds: TimeInterval) throws {
        command("rest \(seconds)")
        try expect("rested")
    }

    /// Runs a probe that cannot open its window, where `environment` alone speaks of displays.
    ///
    /// - Returns: its complaint and its status.
    static func complaint(environment: [String: String]) throws -> (String, Int32) {
        let process = Process()
        let output = Pipe()
        process.executableURL = try program()
        var surroundings: [String: String] = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { surroundings[name] = environment[name] }
        process.environment = surroundings
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let words: Data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: words, as: UTF8.self), process.terminationStatus)
    }

    func command(_ line: String) {
        commands.fileHandleForWriting.write(Data("\(line)\n".utf8))
    }

    /// Waits for a line that begins with `prefix`, passing over others, and returns it.
    @discardableResult
    func expect(
        _ prefix: String, within seconds: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
        while let next = lines.next(within: seconds) {
            transcript.append(next)
            if next.hasPrefix(prefix) { return next }
        }
        XCTFail("“\(prefix)” never came. It said:\n\(transcript.joined(separator: "\n"))", file: file, line: line)
        throw ProbeFailure("The probe did not say “\(prefix)”.")
    }

    /// Ends the probe, and its display with it, and returns all it said.
    @discardableResult
    func end() -> [String] {
        try? commands.fileHandleForWriting.close()
        while let next = lines.next(within: 10) { transcript.append(next) }
        process.waitUntilExit()
        display.stop()
        return transcript
    }

    /// The colour of the pixel of the display at `x`, `y`, as `RRGGBB`.
    func pixel(_ x: Int, _ y: Int) throws -> String {
        try WindowDump(Data(contentsOf: display.picture)).color(x, y)
    }
}
