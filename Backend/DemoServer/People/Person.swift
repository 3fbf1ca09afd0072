/// A person with an account and statuses.
struct Person: Sendable, Equatable {
    var identifier: Int
    /// The name in URLs, such as `ada`.
    var screenName: String
    var name: String
    var email: String
    var about: String
    /// The uploaded picture; nil for a picture generated from the screen name.
    var picture: Picture?
    /// The number of pictures so far. It is part of the picture's URL, so that a new picture has a new URL.
    var pictureNumber = 0

    /// An uploaded picture.
    struct Picture: Sendable, Equatable {
        var bytes: [UInt8]
        var contentType: String
    }

    /// The path of the picture.
    var picturePath: String { "/avatars/\(identifier)/\(pictureNumber)" }
}
