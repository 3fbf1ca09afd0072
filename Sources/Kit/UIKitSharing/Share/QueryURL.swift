import Foundation

/// Creates URLs of messages, which consist of a scheme, recipients, and a query of names and values.
package enum QueryURL {
    private static let allowed = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

    /// Returns a URL, such as `mailto:ann@example.com?subject=Hello`.
    package static func make(
        _ address: String, recipients: [String] = [], _ query: [(String, String)]
    ) -> URL? {
        let names: [String] = recipients.compactMap {
            $0.addingPercentEncoding(withAllowedCharacters: allowed.union(CharacterSet(charactersIn: "@+")))
        }
        let parts: [String] = query.compactMap { name, value in
            value.addingPercentEncoding(withAllowedCharacters: allowed).map { "\(name)=\($0)" }
        }
        let start: String = address + names.joined(separator: ",")
        return URL(string: parts.isEmpty ? start : start + "?" + parts.joined(separator: "&"))
    }
}
