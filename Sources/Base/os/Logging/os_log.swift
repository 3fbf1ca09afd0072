import Foundation

/// Writes a message with a format string, as in `os_log("%d rows", log: log, type: .info, count)`.
///
/// - Parameters:
///   - message: The format. Arguments have types as in `String(format:)`, and `%{public}@` and `%{private}@` specify
///     whether the value is shown.
///   - log: The log.
///   - type: The level.
///   - args: The arguments of the format string.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(LogFormat.text(message.description, args), log: log, type: type)
}

/// Writes a message with a format string, as in `os_log(.info, log: log, "%d rows", count)`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(LogFormat.text(message.description, args), log: log, type: type)
}

/// Writes a message at the default level.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    os_log(.default, message)
}

/// Writes a message at a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}
