/// A cache with a limit for the total cost of its values. It evicts the least recently used values first.
///
/// Reading, storing and removing take constant time.
struct CostLimitedCache<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var cost: Int
        var newer: Int
        var older: Int
    }

    /// The maximum total cost of the values.
    var limit: Int {
        didSet { evict() }
    }

    /// The total cost of the values.
    private(set) var cost = 0

    // A linked list in an array: each entry stores the indices of the next newer and the next older entry, or -1.
    private var entries: [Entry?] = []
    private var places: [Key: Int] = [:]
    private var free: [Int] = []
    private var newest = -1
    private var oldest = -1

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of values.
    var count: Int { places.count }

    /// The keys, most recently used first.
    var keys: [Key] {
        var keys: [Key] = []
        var place = newest
        while place >= 0, let entry = entries[place] {
            keys.append(entry.key)
            place = entry.older
        }
        return keys
    }

    /// Returns the value for `key` and marks it as the most recently used.
    mutating func value(for key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        unlink(place)
        link(place)
        return entries[place]?.value
    }

    /// Stores `value`, unless its cost alone is higher than the limit.
    mutating func store(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        guard cost <= limit else { return }
        let entry = Entry(key: key, value: value, cost: cost, newer: -1, older: -1)
        let place: Int
        if let reused = free.popLast() {
            place = reused
            entries[place] = entry
        } else {
            place = entries.count
            entries.append(entry)
        }
        places[key] = place
        self.cost += cost
        link(place)
        evict()
    }

    /// Removes the value for `key`.
    mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        unlink(place)
        cost -= entries[place]?.cost ?? 0
        entries[place] = nil
        free.append(place)
    }

    /// Removes all values.
    mutating func removeAll() {
        self = CostLimitedCache(limit: limit)
    }

    private mutating func evict() {
        while cost > limit, oldest >= 0, let key = entries[oldest]?.key { remove(key) }
    }

    private mutating func link(_ place: Int) {
        entries[place]?.older = newest
        entries[place]?.newer = -1
        if newest >= 0 { entries[newest]?.newer = place }
        newest = place
        if oldest < 0 { oldest = place }
    }

    private mutating func unlink(_ place: Int) {
        guard let entry = entries[place] else { return }
        if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
        if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
    }
}
