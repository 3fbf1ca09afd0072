/// A person who uses the messenger.
struct Account: Encodable, Equatable, Identifiable, Sendable {
    var id: Int64
    var email: String
    var name: String
    /// The path of the picture, if any.
    var avatarPath: String?

    /// The columns of the table `accounts`, in the order of `init(row:)`.
    static let columns = "accounts.id, accounts.email, accounts.name, accounts.picture"

    init(row: StorageRow) {
        id = row.integer(0)
        email = row.text(1)
        name = row.text(2)
        avatarPath = row.optionalText(3).map { "/sync/pictures/\($0)" }
    }
}

/// The response to a request to sign up or to sign in.
struct Welcome: Encodable, Sendable {
    var token: String
    var account: Account
}
