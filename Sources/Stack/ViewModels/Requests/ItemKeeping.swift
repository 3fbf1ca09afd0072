import Bindings

/// An object that keeps the items that a list shows.
@MainActor
package protocol ItemKeeping<Item>: AnyObject, Sendable {
    associatedtype Item: Identifiable & Equatable & Sendable

    /// The items that are kept.
    var items: DynamicArrayValue<Item> { get }
    /// Begins loading a page.
    ///
    /// - Parameter startsOver: Whether it is the first page.
    func visit(startsOver: Bool) async throws -> any KeeperVisit<Item>
    /// Handles a change to the query that the list follows. Until the items of the new query are known, the list is
    /// empty.
    ///
    /// - Parameter isEmpty: Whether the query needs no request, so that the list stays empty.
    func queryDidChange(isEmpty: Bool)
    /// Saves an item.
    func save(_ item: Item) async throws
    /// Removes an item.
    func remove(id: Item.ID) async throws
}

/// A load of one page whose items are saved by an item keeper.
@MainActor
package protocol KeeperVisit<Item>: AnyObject, Sendable {
    associatedtype Item

    /// Saves the page, and removes items that the server no longer has.
    ///
    /// - Parameter isLast: Whether there is no further page.
    func save(_ page: [Item], isLast: Bool) async throws
}

/// An item that differs from the keeper's version until it is saved.
struct Unsaved<Item> {
    /// The item; nil if it was removed.
    var item: Item?
    /// A number that distinguishes this difference from later differences of the same item.
    var number: Int
}
