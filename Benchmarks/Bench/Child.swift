import Foundation

/// A child process whose time and memory are measured.
final class Child {
    let identifier: pid_t
    /// The start time, in seconds of the monotonic clock.
    let start: Double
    private let output: Int32
    private var bytes: [UInt8] = []
    private var hasEnded = false

    /// Starts `program`.
    ///
    /// - Parameter environment: Changes to the environment that the child inherits from this process. A nil value
    ///   removes the variable.
    init(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws {
        var merged: [String: String] = ProcessInfo.processInfo.environment
        for (name, value) in environment { merged[name] = value }
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else {
            throw BenchError("A pipe could not be created: \(String(cString: strerror(errno))).")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
        posix_spawn_file_actions_addclose(&actions, pipes[0])
        posix_spawn_file_actions_addclose(&actions, pipes[1])
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var argumentPointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = merged.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argumentPointers + variables { free(pointer) } }
        var identifier: pid_t = 0
        start = now()
        let status: Int32 = posix_spawn(&identifier, program, &actions, nil, &argumentPointers, &variables)
        close(pipes[1])
        output = pipes[0]
        self.identifier = identifier
        guard status == 0 else {
            close(pipes[0])
            throw BenchError("\(program) could not be started: \(String(cString: strerror(status))).")
        }
    }

    /// Reads the standard output of the process to its end.
    func readToEnd() -> String {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(output, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the processor time of the process in milliseconds, as the scheduler of the kernel counts it.
    func processorTime() throws -> Double {
        let tasks = "/proc/\(identifier)/task"
        return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
            // A thread can end after the listing.
            guard let text = try? String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8) else {
                return sum
            }
            return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
        }
    }

    /// Waits for the process to end.
    ///
    /// - Returns: The status from `wait4`, which is 0 if the process exited with 0, and the peak memory in MB.
    @discardableResult
    func wait() -> (status: Int32, memory: Double) {
        var status: Int32 = 0
        var usage = rusage()
        wait4(identifier, &status, 0, &usage)
        hasEnded = true
        return (status, Double(usage.ru_maxrss) / 1_024)
    }

    /// Terminates the process.
    func stop() {
        guard !hasEnded else { return }
        kill(identifier, SIGTERM)
        wait()
    }

    deinit {
        stop()
        close(output)
    }
}

/// Returns the time of the monotonic clock, in seconds.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
