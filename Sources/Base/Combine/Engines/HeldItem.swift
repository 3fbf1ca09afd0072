import Foundation

/// An item that a stream holds until it ends, such as a subscription to another publisher.
final class HeldItem<Item> {
    private let lock = NSLock()
    private var stored: Item?
    private var isEnded = false

    /// The item; nil before it is stored, and after the end.
    var item: Item? { lock.withLock { stored } }

    /// Stores the item, unless the stream has ended. Returns whether the item was stored.
    func store(_ item: Item) -> Bool {
        lock.withLock {
            if !isEnded { stored = item }
            return !isEnded
        }
    }

    /// Removes and returns the item. No item can be stored after that.
    @discardableResult
    func end() -> Item? {
        lock.withLock {
            defer { (stored, isEnded) = (nil, true) }
            return stored
        }
    }
}
