import Foundation

/// The account to which a web address on Mastodon or a similar server belongs:
/// `https://HOST/@NAME/…` or `https://HOST/users/NAME/…`.
struct FeedAccount: Hashable {
    var name: String
    var host: String

    /// Returns nil for an address that does not belong to an account.
    init?(address: String) {
        guard let parts = URLComponents(string: address), let host = parts.host else { return nil }
        let steps = parts.path.split(separator: "/")
        if let first = steps.first, first.count > 1, first.hasPrefix("@") {
            name = String(first.dropFirst())
        } else if steps.count > 1, steps[0] == "users" {
            name = String(steps[1])
        } else {
            return nil
        }
        self.host = host.lowercased()
    }

    /// The name of the account on other servers.
    var fullName: String { name.contains("@") ? name : "\(name)@\(host)" }
}
