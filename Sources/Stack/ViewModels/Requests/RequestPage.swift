/// Some items of a list, and how to get those that follow.
public struct RequestPage<Item: Sendable>: Sendable {
    /// The items, in their order.
    public let items: [Item]
    /// Gets the page that follows; nil if this is the last one.
    public let next: (@MainActor @Sendable () async throws -> RequestPage<Item>)?

    /// Makes a page.
    public init(_ items: [Item], next: (@MainActor @Sendable () async throws -> RequestPage<Item>)? = nil) {
        self.items = items
        self.next = next
    }
}
