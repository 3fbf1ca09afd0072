/// Somebody who has an account, and writes statuses.
struct Person: Sendable, Equatable {
    var identifier: Int
    /// What stands in addresses, such as `ada`.
    var screenName: String
    var name: String
    var email: String
    var about: String
    /// A picture that was uploaded; nil shows one that is made of the screen name.
    var picture: Picture?
    /// How many pictures there were: it stands in the picture's address, so that an old one is never taken for the new.
    var pictureNumber = 0

    /// A picture as it was uploaded.
    struct Picture: Sendable, Equatable {
        var bytes: [UInt8]
        var contentType: String
    }

    /// Where the picture is, below the address of the server.
    var picturePath: String { "/avatars/\(identifier)/\(pictureNumber)" }
}
