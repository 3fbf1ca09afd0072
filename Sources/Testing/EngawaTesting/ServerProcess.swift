import Foundation

/// A server in another process, written in any language.
///
///     let server = try ServerProcess(["python3", "-u", "server.py"])
///     app.launchEnvironment["SERVER"] = server.url.absoluteString
///
/// The program must listen on the loopback interface, and print its port as its first line. What it prints afterward
/// is written to standard error. It should exit when its standard input is closed, so that it exits with the test even
/// if the test is killed.
public final class ServerProcess: Sendable {
    /// The error when the server cannot start.
    public struct StartError: Error, CustomStringConvertible {
        /// A message that describes the problem.
        public let description: String
    }

    /// The URL of the server.
    public let url: URL

    private let process: Process
    private let input: Pipe

    /// Starts a program, and waits until it prints its port.
    ///
    /// - Parameters:
    ///   - command: The program, which is searched for in `PATH`, and its arguments.
    ///   - folder: The folder in which the program starts; nil for the folder of the calling file.
    ///   - file: The calling file.
    /// - Throws: `StartError` if the first line that the program prints is not a port.
    public init(_ command: [String], in folder: URL? = nil, file: String = #filePath) throws {
        process = Process()
        input = Pipe()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder ?? URL(fileURLWithPath: file).deletingLastPathComponent()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n"), let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
            line.append(byte)
        }
        let text = String(decoding: line, as: UTF8.self)
        guard let port = UInt16(text.dropLast()), let url = URL(string: "http://127.0.0.1:\(port)") else {
            process.terminate()
            let name: String = command.joined(separator: " ")
            throw StartError(description: "“\(name)” must print its port as its first line. It printed: \(text)")
        }
        self.url = url
        // A program whose output is not read cannot print more than the pipe contains.
        let thread = Thread { [reading = output.fileHandleForReading] in
            while let piece = try? reading.read(upToCount: 1 << 16), !piece.isEmpty {
                try? FileHandle.standardError.write(contentsOf: piece)
            }
        }
        thread.name = "server output"
        thread.start()
    }

    deinit { stop() }

    /// Ends the server.
    public func stop() {
        try? input.fileHandleForWriting.close()
        process.terminate()
    }
}
