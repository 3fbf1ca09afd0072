import Expectations
import Foundation
import Testing

/// The program `StoreCrashProbe`, which works on a store until it is killed.
enum Probe {
    /// Returns the location of the program, which is next to the tests.
    static func program() throws -> URL {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        let program: URL = folder.appendingPathComponent("StoreCrashProbe")
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "Build the tests again.")
        return program
    }

    /// A running probe.
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

        /// The numbers that the probe printed. An incomplete last line is ignored.
        var numbers: [Int] {
            String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast().compactMap { Int($0) }
        }

        private func readSome() -> Bool {
            let count: Int = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            output += buffer.prefix(max(0, count))
            return count > 0
        }

        /// Waits until the printed numbers satisfy a condition, or the output ends.
        func wait(until isEnough: ([Int]) -> Bool) {
            while !isEnough(numbers), readSome() {}
        }

        /// Kills the probe after a busy loop, whose length varies so that kills happen at different places.
        func kill(afterSpins spins: Int = 0) {
            var count = 0
            while count < spins { count += 1 }
            Foundation.kill(process.processIdentifier, SIGKILL)
            while readSome() {}
            process.waitUntilExit()
            expect(process.terminationReason, equals: .uncaughtSignal)
        }

        /// Waits until the probe exits.
        func end() {
            while readSome() {}
            process.waitUntilExit()
            expect(process.terminationReason == .exit && process.terminationStatus == 0)
        }
    }
}
