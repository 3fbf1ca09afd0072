import Foundation

/// A process that is timed and watched from outside.
final class Child {
    let identifier: pid_t
    /// When it was started, in seconds of the monotonic clock.
    let start: Double
    private let output: Int32
    private var bytes: [UInt8] = []
    private var hasEnded = false

    /// Starts `program`.
    ///
    /// - Parameter environment: what differs from the environment of this process; nil takes a variable away.
    init(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws {
        var merged: [String: String] = ProcessInfo.processInfo.environment
        for (name, value) in environment { merged[name] = value }
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { throw BenchError("No pipe could be made: \(String(cString: strerror(errno))).") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
        posix_spawn_file_actions_addclose(&actions, pipes[0])
        posix_spawn_file_actions_addclose(&actions, pipes[1])
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = merged.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var identifier: pid_t = 0
        start = now()
        let status: Int32 = posix_spawn(&identifier, program, &actions, nil, &words, &variables)
        close(pipes[1])
        output = pipes[0]
        self.identifier = identifier
        guard status == 0 else {
            close(pipes[0])
            throw BenchError("\(program) could not be started: \(String(cString: strerror(status))).")
        }
    }

    /// All that it says from now on.
    func readToEnd() -> String {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(output, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The processor time that it has used, in milliseconds, as the system's scheduler counts it.
    func processorTime() throws -> Double {
        let tasks = "/proc/\(identifier)/task"
        return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
            // A thread may end between the two looks.
            guard let text = try? String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8) else {
                return sum
            }
            return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
        }
    }

    /// Waits for its end.
    ///
    /// - Returns: its status, and the most memory that it held, in MB.
    @discardableResult
    func wait() -> (status: Int32, memory: Double) {
        var status: Int32 = 0
        var usage = rusage()
        wait4(identifier, &status, 0, &usage)
        hasEnded = true
        return (status, Double(usage.ru_maxrss) / 1_024)
    }

    /// Ends it.
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

/// Seconds of the monotonic clock.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
