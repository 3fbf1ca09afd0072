import Foundation

/// Whose page an address is, by the way in which Mastodon and its kin build them: `https://HOST/@NAME/…` or
/// `https://HOST/users/NAME/…`.
struct FeedAccount: Hashable {
    var name: String
    var host: String

    /// Nil for an address that is nobody's.
    init?(address: String) {
        guard let parts = URLComponents(string: address), let host = parts.host else { return nil }
        let steps: [Substring] = parts.path.split(separator: "/")
        if let first = steps.first, first.count > 1, first.hasPrefix("@") {
            name = String(first.dropFirst())
        } else if steps.count > 1, steps[0] == "users" {
            name = String(steps[1])
        } else {
            return nil
        }
        self.host = host.lowercased()
    }

    /// What it is called on other servers.
    var fullName: String { name.contains("@") ? name : "\(name)@\(host)" }
}
