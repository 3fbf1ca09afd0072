import APIClient
import Foundation

/// How a server splits a list into pages.
///
///     try await client.firstPage(of: .repositories, paging: .number(size: 30))
///     try await client.firstPage(of: .repositories, paging: .offset(limit: 30))
///     try await client.firstPage(of: .repositories, paging: .cursor { $0.next }, items: { $0.items })
///     try await client.firstPage(of: .repositories, paging: .links())
public struct Paging<Page: Sendable>: Sendable {
    /// The pages loaded so far, which determine the next page.
    struct Progress: Sendable {
        /// The number of loaded pages, including `page`.
        var pageCount: Int
        /// The number of loaded items, including those of `page`.
        var itemCount: Int
        /// The number of items of `page`.
        var count: Int
        /// The last page.
        var page: Page
        /// The response that contained the last page.
        var response: HTTPResponse
    }

    /// Returns the endpoint of the first page.
    let first: @Sendable (Endpoint<Page>) -> Endpoint<Page>
    /// Returns the endpoint of the next page, if any. The first argument is the endpoint without paging parameters.
    let next: @Sendable (Endpoint<Page>, Progress) -> Endpoint<Page>?

    /// Pages with numbers: `?page=2&per_page=30`.
    ///
    /// - Parameters:
    ///   - parameter: The name of the query parameter with the number. The default is `page`.
    ///   - first: The number of the first page. The default is 1.
    ///   - size: The number of items on a page.
    ///   - sizeParameter: The name of the query parameter with the size, `per_page` by default; nil to send none.
    ///   - hasMore: Whether another page follows a page. By default, a page with fewer than `size` items is the
    ///     last one. Servers that limit the size need a closure: `{ $0.page < $0.pageCount }`.
    public static func number(
        _ parameter: String = "page", from first: Int = 1, size: Int, sizeParameter: String? = "per_page",
        hasMore: (@Sendable (Page) -> Bool)? = nil
    ) -> Paging {
        Paging(first: { $0.adding(parameter, first, sizeParameter, size) }) { endpoint, progress in
            guard hasMore?(progress.page) ?? (progress.count >= size) else { return nil }
            return endpoint.adding(parameter, first + progress.pageCount, sizeParameter, size)
        }
    }

    /// Pages that begin after a number of items: `?offset=30&limit=30`.
    ///
    /// - Parameters:
    ///   - parameter: The name of the query parameter with the number of skipped items. The default is `offset`.
    ///   - limit: The number of items on a page.
    ///   - limitParameter: The name of the query parameter with the limit, `limit` by default; nil to send none.
    ///   - total: Returns the total number of items, at which the list ends: `{ $0.total }`. By default, a page with
    ///     fewer than `limit` items is the last one. An empty page is always the last one.
    public static func offset(
        _ parameter: String = "offset", limit: Int, limitParameter: String? = "limit",
        total: (@Sendable (Page) -> Int)? = nil
    ) -> Paging {
        Paging(first: { $0.adding(parameter, 0, limitParameter, limit) }) { endpoint, progress in
            let hasMore: Bool = total.map { progress.itemCount < $0(progress.page) } ?? (progress.count >= limit)
            guard hasMore, progress.count > 0 else { return nil }
            return endpoint.adding(parameter, progress.itemCount, limitParameter, limit)
        }
    }

    /// Pages that contain the cursor of the next page: `?cursor=b2Zmc2V0`. The first page has no cursor.
    ///
    /// The cursor can also be the last item of the page:
    /// `.cursor("starting_after") { $0.hasMore ? $0.data.last?.id : nil }`.
    ///
    /// - Parameters:
    ///   - parameter: The name of the query parameter. The default is `cursor`.
    ///   - next: Returns the cursor of the next page; nil or an empty string on the last page.
    public static func cursor(
        _ parameter: String = "cursor", _ next: @escaping @Sendable (Page) -> String?
    ) -> Paging {
        Paging(first: { $0 }) { endpoint, progress in
            guard let cursor = next(progress.page), !cursor.isEmpty else { return nil }
            return endpoint.adding(parameter, cursor)
        }
    }

    /// Pages that contain the URL of the next page, such as `"next": "/repos?page=2"`. A relative URL is resolved
    /// against the URL of the response. The resulting URL must be on the client's server.
    ///
    /// - Parameter next: Returns the URL of the next page; nil or an empty string on the last page.
    public static func url(_ next: @escaping @Sendable (Page) -> String?) -> Paging {
        Paging(first: { $0 }) { endpoint, progress in
            guard let text = next(progress.page), !text.isEmpty,
                let url = URL(string: text, relativeTo: URL(string: progress.response.url))
            else { return nil }
            return endpoint.moved(to: url.absoluteURL)
        }
    }

    /// Pages whose responses have a `Link` header with the URL of the next page (RFC 8288). The URL must be on the
    /// client's server.
    ///
    /// - Parameter relation: The relation type of the link. The default is `next`.
    public static func links(_ relation: String = "next") -> Paging {
        Paging(first: { $0 }) { endpoint, progress in
            progress.response.links[relation].map { endpoint.moved(to: $0.url) }
        }
    }
}

extension Endpoint {
    /// Returns the endpoint with the path and query of a URL.
    fileprivate func moved(to url: URL) -> Endpoint {
        var endpoint = self
        endpoint.path = EndpointPath(url)
        endpoint.query = [:]
        return endpoint
    }

    fileprivate func adding(_ name: String, _ value: some CustomStringConvertible) -> Endpoint {
        var endpoint = self
        endpoint.query.fields.removeAll { $0.name == name }
        endpoint.query.fields.append(Fields.Field(name: name, value: value.description))
        return endpoint
    }

    fileprivate func adding(_ name: String, _ value: Int, _ sizeName: String?, _ size: Int) -> Endpoint {
        let endpoint = adding(name, value)
        return sizeName.map { endpoint.adding($0, size) } ?? endpoint
    }
}
