import Foundation

extension ServerReply {
    /// How a client requests the pages of a list.
    public enum Paging: Sendable {
        /// `page`, from 1, and `per_page`. The body is an array.
        case numbered
        /// `offset`, from 0, and `limit`. The body is `{"items": […], "total": …}`.
        case offset
        /// `cursor`, which the previous page returned, and `limit`. The body is `{"items": […], "next": …}`, and `next`
        /// is null on the last page.
        case cursor
    }

    private struct Slice<Item: Encodable>: Encodable {
        var items: [Item]
        var total: Int?
        var next: String??

        private enum CodingKeys: String, CodingKey { case items, total, next }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(items, forKey: .items)
            try container.encodeIfPresent(total, forKey: .total)
            if let next { try container.encode(next, forKey: .next) }
        }
    }

    /// Returns the page of a list that a request specifies.
    ///
    /// The `Link` header (RFC 8288) contains the URLs of the next and the previous page. The `X-Total-Count` header
    /// contains the number of items.
    ///
    /// - Parameters:
    ///   - items: The items of all pages.
    ///   - request: The request, whose query specifies the page.
    ///   - paging: The parameters of the query.
    ///   - size: The number of items of a page if the request does not specify it.
    ///   - encoder: The encoder. The default writes dates as ISO 8601 text.
    public static func page<Item: Encodable>(
        of items: [Item], for request: RecordedRequest, by paging: Paging = .numbered, size: Int = 20,
        encoder: JSONEncoder? = nil
    ) -> ServerReply {
        let sizeName = paging == .numbered ? "per_page" : "limit"
        let count: Int = min(max(1, request.query[sizeName].flatMap { Int($0) } ?? size), max(1, items.count))
        let startName: String
        let first: Int
        switch paging {
        case .numbered:
            startName = "page"
            let page: Int = request.query["page"].flatMap { Int($0) } ?? 1
            // A page beyond the last one is empty. The limit keeps the product from overflowing.
            first = (min(max(1, page), items.count + 1) - 1) * count
        case .offset, .cursor:
            startName = paging == .offset ? "offset" : "cursor"
            first = max(0, request.query[startName].flatMap { Int($0) } ?? 0)
        }
        let start: Int = min(first, items.count)
        let end: Int = min(start + count, items.count)
        func place(_ index: Int) -> String { String(paging == .numbered ? index / count + 1 : index) }
        var links: [String] = []
        if end < items.count { links.append(link(request, startName, place(end), "next")) }
        if start > 0 {
            // The page before one beyond the last is the last, which may have fewer items.
            let previous: Int = paging == .numbered ? (start - 1) / count * count : max(0, start - count)
            links.append(link(request, startName, place(previous), "prev"))
        }
        let page = Array(items[start..<end])
        var reply: ServerReply
        switch paging {
        case .numbered: reply = .json(page, encoder: encoder)
        case .offset: reply = .json(Slice(items: page, total: items.count), encoder: encoder)
        case .cursor:
            let next: String? = end < items.count ? String(end) : nil
            reply = .json(Slice(items: page, next: .some(next)), encoder: encoder)
        }
        if !links.isEmpty { reply.headers.append(Header(name: "Link", value: links.joined(separator: ", "))) }
        reply.headers.append(Header(name: "X-Total-Count", value: String(items.count)))
        return reply
    }

    private static func link(_ request: RecordedRequest, _ name: String, _ value: String, _ relation: String) -> String
    {
        var parts = URLComponents()
        parts.path = request.path
        var query: [String: String] = request.query
        query[name] = value
        parts.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        // Servers decode a plus sign in a query as a space, and `URLComponents` does not encode it.
        parts.percentEncodedQuery = parts.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return "<\(request.origin)\(parts.string ?? request.path)>; rel=\"\(relation)\""
    }
}
