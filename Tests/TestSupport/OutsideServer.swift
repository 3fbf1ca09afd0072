import Foundation

/// A server in another process, written in Python.
///
/// The script prints its port as its first line, and ends when its standard input ends: so it ends with the test, even
/// if the test is killed.
package final class OutsideServer {
    /// The error when the server cannot start.
    package struct StartError: Error, CustomStringConvertible {
        package let description: String
    }

    /// The URL of the server.
    package let url: URL

    private let process = Process()
    private let input = Pipe()

    /// Starts a script.
    ///
    /// - Parameters:
    ///   - script: The path of the script.
    ///   - arguments: The arguments of the script.
    package init(script: String, arguments: [String] = []) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-u", script] + arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n"), let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
            line.append(byte)
        }
        let text = String(decoding: line, as: UTF8.self)
        guard let port = UInt16(text.dropLast()), let url = URL(string: "http://127.0.0.1:\(port)") else {
            throw StartError(description: "\(script) printed no port, but: \(text)")
        }
        self.url = url
    }

    /// Ends the server.
    package func stop() {
        try? input.fileHandleForWriting.close()
        process.terminate()
    }

    deinit { stop() }
}
