/// A page of a list, with the loader of the next page.
public struct RequestPage<Item: Sendable>: Sendable {
    /// A handler for items that are delivered before their page is complete.
    public typealias ItemHandler = @MainActor @Sendable (_ items: [Item]) -> Void

    /// Loads a page. It can pass early items to `receive`; the page then contains the remaining ones.
    public typealias Loader = @MainActor @Sendable (_ receive: @escaping ItemHandler) async throws -> RequestPage<Item>

    /// The items, in order, without those that were delivered early.
    public let items: [Item]
    /// Loads the next page; nil if this is the last one.
    public let next: Loader?

    /// Creates a page.
    public init(_ items: [Item], next: (@MainActor @Sendable () async throws -> RequestPage<Item>)? = nil) {
        self.items = items
        if let next {
            self.next = { _ in try await next() }
        } else {
            self.next = nil
        }
    }

    /// Creates a page whose next page can deliver items one by one.
    public init(_ items: [Item], streaming next: Loader?) {
        self.items = items
        self.next = next
    }
}
