import Foundation

/// When something in a feed was written.
struct FeedDate: Decodable {
    /// Nil where it is written in a way of its own: that is no reason to show nothing.
    var date: Date?

    init(from decoder: any Decoder) throws {
        date = try? decoder.singleValueContainer().decode(Date.self)
    }
}
