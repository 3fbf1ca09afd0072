import Foundation

/// A link to another resource, from a `Link` header (RFC 8288).
public struct HTTPLink: Sendable, Hashable {
    /// The absolute URL.
    public let url: URL
    /// The relation types in lowercase, such as `next`.
    public let relations: [String]
    /// The parameters by lowercase name, such as `title`.
    public let parameters: [String: String]
}

/// The links of a response, from its `Link` headers (RFC 8288).
///
///     if let next = response.links["next"] { endpoint.path = EndpointPath(next.url) }
public struct HTTPLinks: Sendable, Hashable {
    /// The links in the order of the header. Links with an `anchor` are left out, because they may belong to another
    /// resource.
    public let all: [HTTPLink]

    /// Parses a `Link` header. Links without a valid URL are left out.
    ///
    /// - Parameter base: The URL of the response, against which relative links are resolved.
    public init(_ header: String, relativeTo base: URL?) {
        var links: [HTTPLink] = []
        var scanner = HeaderScanner(header)
        while !scanner.isAtEnd {
            _ = scanner.read(before: "<")
            guard scanner.skip("<") else { break }
            let target: Substring = scanner.read(before: ">")
            guard scanner.skip(">") else { break }
            let parameters = scanner.readParameters()
            guard parameters["anchor"] == nil,
                let url = URL(string: String(CacheControl.trimmed(target)), relativeTo: base)?.absoluteURL
            else { continue }
            let relations: [String] = (parameters["rel"] ?? "").lowercased().split(separator: " ").map(String.init)
            links.append(HTTPLink(url: url, relations: relations, parameters: parameters))
        }
        all = links
    }

    /// The first link with a relation type, if any. Types are compared case-insensitively.
    public subscript(relation: String) -> HTTPLink? {
        let relation = relation.lowercased()
        return all.first { $0.relations.contains(relation) }
    }
}
