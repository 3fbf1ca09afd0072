extension Routes {
    /// Adds the routes of a resource.
    ///
    /// | request | reply |
    /// |---|---|
    /// | `GET /books` | a page of the items or, with `q` in the query, of the items that contain its text |
    /// | `POST /books` | 201 with the new item, or 422 |
    /// | `GET /books/{id}` | the item, or 404 |
    /// | `PUT` or `PATCH /books/{id}` | the item with the changed members, 404 or 422 |
    /// | `DELETE /books/{id}` | 204 or 404 |
    /// | `GET /books/events` | the stream of the events |
    ///
    /// Routes that are added later take precedence, even for a single one of these requests.
    ///
    /// - Parameters:
    ///   - resource: The resource.
    ///   - path: The path of the list, such as `/books`.
    ///   - paging: How requests specify a page.
    ///   - size: The number of items of a page if the request does not specify it.
    public func serve<Item>(
        _ resource: TestResource<Item>, at path: String, by paging: ServerReply.Paging = .numbered, size: Int = 20
    ) {
        get(path) { resource.page(for: $0, by: paging, size: size) }
        post(path) { try resource.create($0) }
        get("\(path)/{id}") { resource.single($0) }
        for method in ["PUT", "PATCH"] { add("\(path)/{id}", method: method) { try resource.update($0) } }
        delete("\(path)/{id}") { resource.remove($0) }
        get("\(path)/events") { _ in .events(resource.events) }
    }
}
