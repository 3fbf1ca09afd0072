import Foundation

/// Which responses a cache keeps, by their URLs, and how much room they take. It knows no disk.
///
/// Finding what is kept for a URL takes the same time however much is kept.
struct CacheIndex {
    struct Item: Sendable {
        let variant: String
        var size: Int
        /// Which was used last, by count.
        var lastUse: UInt64
        /// What its head says; nil until it was read.
        var facts: Facts?
    }

    /// What has to be known to tell whether a response is for a request.
    struct Facts: Sendable {
        var vary: [String]
        var responseTime: TimeInterval

        init(_ head: CachedHead) {
            (vary, responseTime) = (head.vary, head.responseTime)
        }
    }

    /// The most responses for one URL. A server that lets its answers vary by what differs in each request, such as a
    /// date, would otherwise make every search longer.
    static let variantLimit = 64

    private var items: [String: [Item]] = [:]
    /// How much room all of them take, in bytes.
    private(set) var total = 0
    private var useCount: UInt64 = 0

    /// Whether a response is in it.
    subscript(name: CacheFileName) -> Item? { items[name.resource]?.first { $0.variant == name.variant } }

    /// What is kept for a URL, the one that was used last first.
    func all(_ resource: String) -> [Item] { (items[resource] ?? []).sorted { $0.lastUse > $1.lastUse } }

    /// Adds a response in the place of the one of its name, and returns the names of those that have to go for it.
    mutating func insert(_ name: CacheFileName, size: Int, facts: Facts?) -> [CacheFileName] {
        remove(name)
        useCount += 1
        items[name.resource, default: []].append(
            Item(variant: name.variant, size: size, lastUse: useCount, facts: facts))
        total += size
        guard let own = items[name.resource], own.count > CacheIndex.variantLimit,
            let oldest = own.min(by: { $0.lastUse < $1.lastUse })
        else { return [] }
        let gone = CacheFileName(resource: name.resource, variant: oldest.variant)
        remove(gone)
        return [gone]
    }

    mutating func remove(_ name: CacheFileName) {
        guard let index = items[name.resource]?.firstIndex(where: { $0.variant == name.variant }),
            let item = items[name.resource]?.remove(at: index)
        else { return }
        total -= item.size
        if items[name.resource]?.isEmpty == true { items[name.resource] = nil }
    }

    /// Takes out all that is kept for a URL, and returns the names.
    mutating func removeAll(_ resource: String) -> [CacheFileName] {
        let own: [Item] = items.removeValue(forKey: resource) ?? []
        total -= own.reduce(0) { $0 + $1.size }
        return own.map { CacheFileName(resource: resource, variant: $0.variant) }
    }

    /// Takes out everything, and returns the names.
    mutating func removeAll() -> [CacheFileName] { items.keys.flatMap { removeAll($0) } }

    /// Notes that a response was used, and what its head says.
    mutating func use(_ name: CacheFileName, _ facts: Facts) {
        guard let index = items[name.resource]?.firstIndex(where: { $0.variant == name.variant }) else { return }
        useCount += 1
        items[name.resource]?[index].lastUse = useCount
        items[name.resource]?[index].facts = facts
    }

    /// Takes out what was not used for longest until `total` is at most `limit`, and returns the names.
    mutating func makeRoom(_ limit: Int) -> [CacheFileName] {
        guard total > limit else { return [] }
        let ordered: [(name: CacheFileName, lastUse: UInt64)] = items.flatMap { resource, own in
            own.map { (CacheFileName(resource: resource, variant: $0.variant), $0.lastUse) }
        }
        var gone: [CacheFileName] = []
        for item in ordered.sorted(by: { $0.lastUse < $1.lastUse }) {
            guard total > limit else { break }
            remove(item.name)
            gone.append(item.name)
        }
        return gone
    }
}
