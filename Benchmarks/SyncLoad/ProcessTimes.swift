import Foundation

/// The processor time of processes, which the system reports in `/proc`.
enum ProcessTimes {
    /// Returns the processor time of all running processes of PostgreSQL, in seconds.
    static func postgres() -> Double {
        let processes: [String] = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.reduce(0) { sum, process in
            guard Int(process) != nil, let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                stat.contains("(postgres)")
            else { return sum }
            return sum + time(in: stat)
        }
    }

    /// Returns the processor time in the content of a `stat` file, in seconds.
    static func time(in stat: String) -> Double {
        // The name of the program, in parentheses, can contain spaces.
        let fields: [Substring] = (stat.split(separator: ")").last ?? "").split(separator: " ")
        // utime and stime, in hundredths of a second (USER_HZ).
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
        return (user + system) / 100
    }
}
