import Foundation

/// The index of the responses in a cache, by URL, with their sizes. It does not access the disk.
///
/// Finding the responses for a URL takes constant time.
struct CacheIndex {
    struct Item: Sendable {
        let variant: String
        var size: Int
        /// The value of the use counter when the response was last used.
        var lastUse: UInt64
        /// The values from the head of the response; nil until this process stores or uses the response.
        var facts: Facts?
    }

    /// The values that determine whether a response matches a request.
    struct Facts: Sendable {
        var vary: [String]
        var responseTime: TimeInterval

        init(_ head: CachedHead) {
            (vary, responseTime) = (head.vary, head.responseTime)
        }
    }

    /// The maximum number of responses for one URL. Without a limit, searches would become slow if responses vary by a
    /// header that differs in each request, such as a date.
    static let variantLimit = 64

    private var items: [String: [Item]] = [:]
    /// The size of all responses on disk, in bytes.
    private(set) var total = 0
    private var useCount: UInt64 = 0

    /// The item for a file name; nil if the index does not contain it.
    subscript(name: CacheFileName) -> Item? { items[name.resource]?.first { $0.variant == name.variant } }

    /// Returns the responses for the given URL, most recently used first.
    func all(_ resource: String) -> [Item] { (items[resource] ?? []).sorted { $0.lastUse > $1.lastUse } }

    /// Adds a response, replacing one with the same name. If the URL then has more than `variantLimit` responses,
    /// removes the least recently used one and returns its name.
    mutating func insert(_ name: CacheFileName, size: Int, facts: Facts?) -> [CacheFileName] {
        remove(name)
        useCount += 1
        items[name.resource, default: []].append(
            Item(variant: name.variant, size: size, lastUse: useCount, facts: facts))
        total += size
        guard let own = items[name.resource], own.count > CacheIndex.variantLimit,
            let oldest = own.min(by: { $0.lastUse < $1.lastUse })
        else { return [] }
        let removed = CacheFileName(resource: name.resource, variant: oldest.variant)
        remove(removed)
        return [removed]
    }

    mutating func remove(_ name: CacheFileName) {
        guard let index = items[name.resource]?.firstIndex(where: { $0.variant == name.variant }),
            let item = items[name.resource]?.remove(at: index)
        else { return }
        total -= item.size
        if items[name.resource]?.isEmpty == true { items[name.resource] = nil }
    }

    /// Removes all responses for a URL and returns their names.
    mutating func removeAll(_ resource: String) -> [CacheFileName] {
        let own: [Item] = items.removeValue(forKey: resource) ?? []
        total -= own.reduce(0) { $0 + $1.size }
        return own.map { CacheFileName(resource: resource, variant: $0.variant) }
    }

    /// Marks a response as used and stores the values from its head.
    mutating func use(_ name: CacheFileName, _ facts: Facts) {
        guard let index = items[name.resource]?.firstIndex(where: { $0.variant == name.variant }) else { return }
        useCount += 1
        items[name.resource]?[index].lastUse = useCount
        items[name.resource]?[index].facts = facts
    }

    /// Removes the least recently used responses until `total` is at most `limit`, and returns their names.
    mutating func makeRoom(_ limit: Int) -> [CacheFileName] {
        guard total > limit else { return [] }
        let ordered: [(name: CacheFileName, lastUse: UInt64)] = items.flatMap { resource, own in
            own.map { (CacheFileName(resource: resource, variant: $0.variant), $0.lastUse) }
        }
        var removed: [CacheFileName] = []
        for item in ordered.sorted(by: { $0.lastUse < $1.lastUse }) {
            guard total > limit else { break }
            remove(item.name)
            removed.append(item.name)
        }
        return removed
    }
}
