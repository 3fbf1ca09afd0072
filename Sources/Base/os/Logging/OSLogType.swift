/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Messages that may help to find the cause of a failure.
    public static let `default` = OSLogType(0)
    /// Messages that help, but are not essential.
    public static let info = OSLogType(1)
    /// Messages for development.
    public static let debug = OSLogType(2)
    /// Errors of the process.
    public static let error = OSLogType(0x10)
    /// Defects of the program.
    public static let fault = OSLogType(0x11)
}
