import Foundation

/// How a store works.
public struct StoreOptions: Sendable {
    /// What an acknowledged write outlives.
    public enum Durability: Sendable, Hashable {
        /// The end of the process, at any instant. After a power cut or a crash of the system the file is whole, but the
        /// last writes may be missing.
        case processEnd
        /// A power cut as well. Each write waits for the disk.
        case powerCut
    }

    /// What opens `Encrypted` values; nil if there are none. Default: nil.
    public var key: StoreKey?
    /// What an acknowledged write outlives. Default: the end of the process.
    public var durability: Durability = .processEnd
    /// How many reads go on at once; more wait. Default: 4.
    public var readerCount = 4
    /// How many seconds to wait for another process that writes. Default: 5.
    public var busyTimeout: TimeInterval = 5
    /// Is told when a live query cannot be brought up to date; it keeps what it has. Default: says it on standard error.
    public var liveQueryFailed: @MainActor @Sendable (StoreError) -> Void = { error in
        FileHandle.standardError.write(Data("A live query stands still. \(error)\n".utf8))
    }

    /// Makes options with their defaults.
    public init() {}
}
