import Foundation

/// A log for a category of messages.
public final class OSLog: NSObject, Sendable {
    /// The log without a category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// The log that drops all messages.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The part of the app in reverse DNS notation, such as `com.example.notes.sync`.
    ///   - category: The category of the messages in the subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Creates a log for one of the system's categories.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Returns whether messages at a level are written. Messages at all levels are written, unless this is the
    /// `disabled` log or the environment variable `OS_ACTIVITY_MODE` is `disable`.
    public func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && LogOutput.isEnabled
    }

    /// A system category.
    public struct Category: Sendable {
        let rawValue: String

        /// Points in time that matter for performance.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }
}
