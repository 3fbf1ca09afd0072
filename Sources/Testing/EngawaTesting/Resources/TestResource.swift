import Foundation
import Synchronization

/// A list of items that a server serves: pages, search, single items, creation, changes and removals.
///
///     let books = TestResource([Book(id: 1, title: "Emma")], searching: \.title) { Book(id: $0, title: "") }
///     server.routes.serve(books, at: "/books")
///
/// The items are kept in memory. Declare their type in the test instead of using the app's model. Then the test fails
/// if the model names a member differently from the server.
public final class TestResource<Item: Codable & Identifiable & Sendable>: Sendable {
    /// Returns the problems of an item that a request creates or changes, by the name of the member. The second
    /// argument contains the other items.
    public typealias Check = @Sendable (_ item: Item, _ others: [Item]) -> [String: String]

    /// The events of the items. Each change sends the changed item in JSON, with the type `created`, `changed` or
    /// `removed`.
    public let events = EventChannel()

    private let stored: Mutex<(items: [Item], createdCount: Int)>
    private let format: ItemFormat<Item>
    private let searchText: (@Sendable (Item) -> String)?
    private let check: Check
    private let makeItem: (@Sendable (_ number: Int) -> Item)?

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - items: The items, in the order of the list.
    ///   - usesSnakeCase: Whether the members are written like `is_starred` for the property `isStarred`.
    ///   - searchText: Returns the text of an item that is searched for the query parameter `q`, ignoring case; nil if
    ///     the parameter is ignored.
    ///   - check: Returns the problems of an item. The response to a request with problems is 422 with
    ///     `{"fields": {"name": "This name is taken."}}`.
    ///   - makeItem: Returns an item. The body of a POST replaces some of the item's members. The argument is one more
    ///     than the number of items that the resource has ever had. If `makeItem` is nil, the body of a POST must
    ///     contain all members.
    public init(
        _ items: [Item], usesSnakeCase: Bool = false, searching searchText: (@Sendable (Item) -> String)? = nil,
        rejecting check: @escaping Check = { _, _ in [:] }, makeItem: (@Sendable (_ number: Int) -> Item)? = nil
    ) {
        stored = Mutex((items, items.count))
        format = ItemFormat(usesSnakeCase: usesSnakeCase)
        self.searchText = searchText
        self.check = check
        self.makeItem = makeItem
    }

    /// The items. Assigning them sends no events.
    public var items: [Item] {
        get { stored.withLock { $0.items } }
        set {
            stored.withLock {
                $0.items = newValue
                $0.createdCount = max($0.createdCount, newValue.count)
            }
        }
    }

    /// Changes an item, and sends the event `changed`. If `body` throws an error, the item remains unchanged.
    ///
    /// - Returns: The changed item; nil if there is no item with the identifier.
    @discardableResult
    public func change(_ id: Item.ID, _ body: (inout Item) throws -> Void) rethrows -> Item? {
        let changed: Item? = try stored.withLock { stored in
            guard let index = stored.items.firstIndex(where: { $0.id == id }) else { return nil }
            var item: Item = stored.items[index]
            try body(&item)
            stored.items[index] = item
            return item
        }
        if let changed { send(changed, type: "changed") }
        return changed
    }

    /// Changes the item that `{id}` of the path identifies, and returns the reply of the route: the changed item, or
    /// 404.
    ///
    ///     server.routes.put("/books/{id}/loan") { request in try books.reply(to: request) { $0.isLent = true } }
    public func reply(to request: RecordedRequest, changing body: (inout Item) throws -> Void) rethrows -> ServerReply {
        guard let id = item(of: request)?.id, let changed = try change(id, body) else { return .status(404) }
        return format.reply(changed)
    }

    // MARK: Requests

    /// Returns the page of the list that a request specifies.
    func page(for request: RecordedRequest, by paging: ServerReply.Paging, size: Int) -> ServerReply {
        var found: [Item] = items
        if let searchText, let word = request.query["q"], !word.isEmpty {
            found = found.filter { searchText($0).range(of: word, options: .caseInsensitive) != nil }
        }
        return .page(of: found, for: request, by: paging, size: size, encoder: format.encoder())
    }

    /// Returns the item that `{id}` of the path identifies, or 404.
    func single(_ request: RecordedRequest) -> ServerReply {
        item(of: request).map { format.reply($0) } ?? .status(404)
    }

    /// Creates an item from the body of a request.
    func create(_ request: RecordedRequest) throws -> ServerReply {
        let (reply, created): (ServerReply, Item?) = try stored.withLock { stored in
            let base: Item? = makeItem?(stored.createdCount + 1)
            let new: Item = try format.merge(request.bytes, into: base, similarTo: base ?? stored.items.first)
            let problems: [String: String] = check(new, stored.items)
            guard problems.isEmpty else { return (format.reply(rejecting: problems), nil) }
            stored.items.append(new)
            stored.createdCount += 1
            return (format.reply(new, status: 201), new)
        }
        if let created { send(created, type: "created") }
        return reply
    }

    /// Changes those members of an item that the body of a request contains.
    func update(_ request: RecordedRequest) throws -> ServerReply {
        let (reply, changed): (ServerReply, Item?) = try stored.withLock { stored in
            guard let index = index(of: request, in: stored.items) else { return (.status(404), nil) }
            let old: Item = stored.items[index]
            let new: Item = try format.merge(request.bytes, into: old, similarTo: old)
            var others: [Item] = stored.items
            others.remove(at: index)
            let problems: [String: String] = check(new, others)
            guard problems.isEmpty else { return (format.reply(rejecting: problems), nil) }
            stored.items[index] = new
            return (format.reply(new), new)
        }
        if let changed { send(changed, type: "changed") }
        return reply
    }

    /// Removes the item that `{id}` of the path identifies.
    func remove(_ request: RecordedRequest) -> ServerReply {
        let removed: Item? = stored.withLock { stored in
            index(of: request, in: stored.items).map { stored.items.remove(at: $0) }
        }
        if let removed { send(removed, type: "removed") }
        return .status(removed == nil ? 404 : 204)
    }

    private func index(of request: RecordedRequest, in items: [Item]) -> Int? {
        items.firstIndex { "\($0.id)" == request.parameters["id"] }
    }

    private func item(of request: RecordedRequest) -> Item? {
        let items: [Item] = self.items
        return index(of: request, in: items).map { items[$0] }
    }

    private func send(_ item: Item, type: String) {
        guard let text = try? format.encoder().encode(item) else { return }
        events.send(String(decoding: text, as: UTF8.self), type: type)
    }
}
