import Foundation

/// A process of engawa-backend, with the resource usage that the system reports.
final class ServerUnderLoad {
    let port: UInt16
    private let process = Process()
    private let input = Pipe()

    init(_ program: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--sync", "--until-input-ends"] + arguments
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        guard let port = URL(string: String(decoding: line, as: UTF8.self))?.port else {
            throw LoadOptions.Mistake(description: "The server did not start.")
        }
        self.port = UInt16(port)
    }

    deinit { process.terminate() }

    /// The processor time, in seconds.
    var processorTime: Double { ProcessTimes.time(in: read("stat")) }

    /// The anonymous resident memory of the process (`RssAnon`), in megabytes.
    var memory: Double {
        guard let line = read("status").split(separator: "\n").first(where: { $0.hasPrefix("RssAnon:") }) else {
            return 0
        }
        return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
    }

    private func read(_ file: String) -> String {
        (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/\(file)", encoding: .utf8)) ?? ""
    }
}
