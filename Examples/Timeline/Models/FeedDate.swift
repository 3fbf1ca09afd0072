import Foundation

/// A date in a feed.
struct FeedDate: Decodable {
    /// The date; nil if its format is unknown, so that the item can still be shown.
    var date: Date?

    init(from decoder: any Decoder) throws {
        date = try? decoder.singleValueContainer().decode(Date.self)
    }
}
