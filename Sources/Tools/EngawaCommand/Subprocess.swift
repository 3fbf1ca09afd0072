import AppProjects
import Foundation

/// Child processes of the tool.
enum Subprocess {
    /// Runs a program to its end, and calls `handle` with each line of its output.
    ///
    /// - Returns: The exit code. If a signal ended the program, it is 128 plus the number of the signal, as in a shell.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], handle: (Substring) -> Void
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw ProjectError("The program \(program) cannot be started: \(error.localizedDescription)")
        }
        var pending: [UInt8] = []
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            pending += data
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                handle(String(decoding: pending[..<end], as: UTF8.self)[...])
                pending.removeSubrange(...end)
            }
        }
        if !pending.isEmpty { handle(String(decoding: pending, as: UTF8.self)[...]) }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }

    /// Replaces this process with a program.
    ///
    /// - Throws: `ProjectError` if the program cannot be started. Otherwise, the function does not return.
    static func replace(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Never {
        for (name, value) in environment { setenv(name, value, 1) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, &words)
        throw ProjectError("The program \(program) cannot be started: \(String(cString: strerror(errno))).")
    }

    /// Returns the path of a program, if any.
    ///
    /// - Parameter path: The folders to search, separated by colons. The default is the PATH of this process.
    static func find(
        _ name: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) -> String? {
        path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first(where: isProgram)
    }

    /// Whether a path leads to a file that this process can execute. A folder also has permission to execute.
    private static func isProgram(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
