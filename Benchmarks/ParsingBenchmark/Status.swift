import Foundation

/// A status of a timeline, with nested values.
struct Status: Codable, Equatable {
    struct User: Codable, Equatable {
        var id: Int
        var name: String
        var screenName: String
        var followersCount: Int
        var isVerified: Bool
        var profileImage: String
    }

    struct Link: Codable, Equatable {
        var address: String
        var displayText: String
        var range: [Int]
    }

    var id: Int
    var createdAt: String
    var text: String
    var favoriteCount: Int
    var score: Double
    var isFavorite: Bool
    var inReplyTo: Int?
    var user: User
    var links: [Link]

    /// Creates the status at an index of a timeline. Each has different text, in several scripts, with characters that
    /// must be escaped.
    init(_ index: Int) {
        id = 1_000_000_007 &* (index + 1) % 900_719_925_474
        createdAt = "2026-03-\(10 + index % 20)T12:\(10 + index % 50):00Z"
        text = "Status \(index) says “\(Status.texts[index % Status.texts.count])” & it is <\(index * 37 % 1_000)> long"
        favoriteCount = index * 7 % 500
        score = Double(index) * 0.37
        isFavorite = index % 3 == 0
        inReplyTo = index % 4 == 0 ? id - 1 : nil
        user = User(
            id: index % 97, name: Status.names[index % Status.names.count], screenName: "user_\(index % 97)",
            followersCount: index * 13 % 10_000, isVerified: index % 11 == 0,
            profileImage: "https://example.com/avatars/\(index % 97).png")
        links = (0..<index % 3).map { number in
            Link(
                address: "https://example.com/\(index)/\(number)", displayText: "example.com/\(index)",
                range: [number, number + 9])
        }
    }

    private static let names = ["Ada Lovelace", "Grace Hopper", "宮本 茂", "Søren Kierkegaard", "Ольга Ладыженская"]
    private static let texts = [
        "the quick brown fox jumps over the lazy dog, and then sleeps in the sun for the rest of the afternoon",
        "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。", "été \"naïve\"\ta tab and a quote 😀",
        "съешь же ещё этих мягких французских булок, да выпей чаю",
    ]
}
