import Foundation
import Testing

/// The program `StoreCrashProbe`, which works on a store until it is killed.
enum Probe {
    /// Where it is: it is built beside the tests.
    static func program() throws -> URL {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        let program: URL = folder.appendingPathComponent("StoreCrashProbe")
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "Build the tests again.")
        return program
    }

    /// A probe that was started.
    final class Run {
        private let process = Process()
        private let pipe = Pipe()
        private var output: [UInt8] = []
        private var buffer = [UInt8](repeating: 0, count: 4_096)

        init(_ arguments: String...) throws {
            process.executableURL = try Probe.program()
            process.arguments = arguments
            process.standardOutput = pipe
            try process.run()
        }

        /// The numbers of its lines. A line that was cut off was not finished, and so not said.
        var numbers: [Int] {
            String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast().compactMap { Int($0) }
        }

        private func readSome() -> Bool {
            let count: Int = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            output += buffer.prefix(max(0, count))
            return count > 0
        }

        /// Waits until it has said so much.
        func wait(until isEnough: ([Int]) -> Bool) {
            while !isEnough(numbers), readSome() {}
        }

        /// Kills it, after a moment that the processor decides, so that it is not always at the same place.
        func kill(afterSpins spins: Int = 0) {
            var turns = 0
            while turns < spins { turns += 1 }
            Foundation.kill(process.processIdentifier, SIGKILL)
            while readSome() {}
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
        }

        /// Waits for its end.
        func end() {
            while readSome() {}
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        }
    }
}
