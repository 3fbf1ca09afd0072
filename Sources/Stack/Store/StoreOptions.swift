import Foundation

/// The options of a store.
public struct StoreOptions: Sendable {
    /// The events that a completed write survives.
    public enum Durability: Sendable, Hashable {
        /// Writes survive the end of the process at any time. After a power failure or a system crash, the file is
        /// intact, but the last writes may be missing.
        case processExit
        /// Writes also survive a power failure. Each write waits for the disk.
        case powerLoss
    }

    /// The key to `Encrypted` values, or nil if the store has none. The default is nil.
    public var key: StoreKey?
    /// The events that a completed write survives. The default is the end of the process.
    public var durability: Durability = .processExit
    /// The maximum number of concurrent reads. Further reads wait. The default is 4.
    public var readerCount = 4
    /// The time to wait for another process's write, in seconds, up to 24 days. The default is 5.
    public var busyTimeout: TimeInterval = 5
    /// Called when a live query cannot be updated. The query keeps its last result. The default prints the error to
    /// standard error.
    public var liveQueryFailed: @MainActor @Sendable (StoreError) -> Void = { error in
        FileHandle.standardError.write(Data("A live query could not be updated. \(error)\n".utf8))
    }

    /// Creates options with the default values.
    public init() {}
}
