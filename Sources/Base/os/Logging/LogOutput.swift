import Foundation
import Synchronization

/// Writes messages to standard error, one per line, as Xcode's console shows them.
enum LogOutput {
    struct State {
        /// A closure that receives each line in place of standard error. Tests set it.
        var replacement: (@Sendable (String) -> Void)?
    }

    static let state = Mutex(State())

    static let isEnabled: Bool = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] != "disable"

    static func write(_ message: String, log: OSLog, type: OSLogType) {
        let line: String = heading(log, type) + message
        if let replacement = state.withLock({ $0.replacement }) { return replacement(line) }
        let time: String = time()
        let process: String = ProcessInfo.processInfo.processName
        FileHandle.standardError.write(Data("\(time) \(process)[\(getpid())] \(line)\n".utf8))
    }

    /// The subsystem, the category and the level of a message. The level is included only for errors and faults.
    private static func heading(_ log: OSLog, _ type: OSLogType) -> String {
        let name: String = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        let level: String = type == .error ? "error: " : type == .fault ? "fault: " : ""
        return (name.isEmpty ? "" : "[\(name)] ") + level
    }

    /// The local time with milliseconds, such as `2026-01-31 12:30:00.250`.
    private static func time() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var seconds: time_t = now.tv_sec
        var parts = tm()
        localtime_r(&seconds, &parts)
        let numbers: [Int32] = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
        let clock: [Int32] = [parts.tm_hour, parts.tm_min, parts.tm_sec]
        let milliseconds = Int32(now.tv_nsec / 1_000_000)
        return "\(join(numbers, "-")) \(join(clock, ":")).\(padded(milliseconds, 3))"
    }

    private static func join(_ numbers: [Int32], _ separator: String) -> String {
        numbers.map { padded($0, 2) }.joined(separator: separator)
    }

    private static func padded(_ number: Int32, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
