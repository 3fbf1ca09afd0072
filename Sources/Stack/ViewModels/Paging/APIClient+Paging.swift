import APIClient

extension APIClient {
    /// Loads the first page of a list, and returns it with a closure that loads the next page.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint of the list, without paging parameters.
    ///   - paging: How the server splits the list.
    ///   - items: Returns the items of a page.
    /// - Throws: `APIError`, whose `message` can be shown to the user.
    @MainActor
    public func firstPage<Page: Sendable, Item: Sendable>(
        of endpoint: Endpoint<Page>, paging: Paging<Page>, items: @escaping @Sendable (Page) -> [Item]
    ) async throws -> RequestPage<Item> {
        try await page(paging.first(endpoint), endpoint, paging, items, pageCount: 0, itemCount: 0)
    }

    /// Loads the first page of a list whose pages are arrays, and returns it with a closure that loads the next page.
    ///
    /// - Throws: `APIError`, whose `message` can be shown to the user.
    @MainActor
    public func firstPage<Item: Sendable>(
        of endpoint: Endpoint<[Item]>, paging: Paging<[Item]>
    ) async throws -> RequestPage<Item> {
        try await firstPage(of: endpoint, paging: paging, items: { $0 })
    }

    @MainActor
    private func page<Page: Sendable, Item: Sendable>(
        _ endpoint: Endpoint<Page>, _ list: Endpoint<Page>, _ paging: Paging<Page>,
        _ items: @escaping @Sendable (Page) -> [Item], pageCount: Int, itemCount: Int
    ) async throws -> RequestPage<Item> {
        let (page, response) = try await response(to: endpoint)
        let found: [Item] = items(page)
        let progress = Paging<Page>.Progress(
            pageCount: pageCount + 1, itemCount: itemCount + found.count, count: found.count, page: page,
            response: response)
        // A server that repeats a cursor would make the list endless.
        guard let next = paging.next(list, progress), next.path != endpoint.path || next.query != endpoint.query
        else { return RequestPage(found) }
        return RequestPage(found) {
            try await self.page(
                next, list, paging, items, pageCount: progress.pageCount, itemCount: progress.itemCount)
        }
    }
}

extension RequestList {
    /// Creates a list of the pages of an endpoint.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint of the list, without paging parameters.
    ///   - client: The client of the server.
    ///   - paging: How the server splits the list.
    ///   - items: Returns the items of a page.
    public convenience init<Page: Sendable>(
        _ endpoint: Endpoint<Page>, from client: APIClient, paging: Paging<Page>,
        items: @escaping @Sendable (Page) -> [Item]
    ) {
        self.init(first: { try await client.firstPage(of: endpoint, paging: paging, items: items) })
    }

    /// Creates a list of the pages of an endpoint whose pages are arrays.
    public convenience init(_ endpoint: Endpoint<[Item]>, from client: APIClient, paging: Paging<[Item]>) {
        self.init(endpoint, from: client, paging: paging, items: { $0 })
    }
}
