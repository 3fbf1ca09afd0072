/// Some items of a list, and how to get those that follow.
public struct RequestPage<Item: Sendable>: Sendable {
    /// Takes items that came before the rest of their page did.
    public typealias Arrival = @MainActor @Sendable (_ items: [Item]) -> Void

    /// Gets a page. Items of it that are there sooner than others may be given to `arrive`; the page has the others.
    public typealias Loader = @MainActor @Sendable (_ arrive: @escaping Arrival) async throws -> RequestPage<Item>

    /// The items, in their order, without those that arrived before.
    public let items: [Item]
    /// Gets the page that follows; nil if this is the last one.
    public let next: Loader?

    /// Makes a page.
    public init(_ items: [Item], next: (@MainActor @Sendable () async throws -> RequestPage<Item>)? = nil) {
        self.items = items
        if let next {
            self.next = { _ in try await next() }
        } else {
            self.next = nil
        }
    }

    /// Makes a page that is followed by one whose items arrive one after the other.
    public init(_ items: [Item], arriving next: Loader?) {
        self.items = items
        self.next = next
    }
}
