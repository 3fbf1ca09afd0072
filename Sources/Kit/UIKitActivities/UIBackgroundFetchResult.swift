/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was fetched.
    case newData = 0
    /// There was no new data.
    case noData = 1
    /// The fetch failed.
    case failed = 2
}

/// Whether the app can run in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device does not support it.
    case restricted = 0
    /// The user disabled it.
    case denied = 1
    /// The app can run in the background.
    case available = 2
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The value that represents no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
