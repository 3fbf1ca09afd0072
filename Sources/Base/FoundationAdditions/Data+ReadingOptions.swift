import Foundation

extension Data.ReadingOptions {
    /// The older name of `mappedIfSafe`.
    public static let dataReadingMapped: Data.ReadingOptions = .mappedIfSafe

    /// The older name of `mappedIfSafe`.
    public static let mappedRead: Data.ReadingOptions = .mappedIfSafe

    /// The older name of `uncached`.
    public static let uncachedRead: Data.ReadingOptions = .uncached
}
