/// Writes messages in a category.
///
/// Messages go to the standard error of the process. Values that are marked `private` or `sensitive` are replaced. All
/// other values are shown, as in Xcode's console.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger without a category.
    public init() {
        log = .default
    }

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - subsystem: The part of the app in reverse DNS notation, such as `com.example.notes.sync`.
    ///   - category: The category of the messages in the subsystem.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        guard log.isEnabled(type: level) else { return }
        LogOutput.write(message.text, log: log, type: level)
    }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message at the debug level.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message at the debug level.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes a message that helps, but is not essential.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    /// Writes a message at the default level.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message about an error.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes a message about a defect of the program.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    /// Writes a message about a defect of the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
