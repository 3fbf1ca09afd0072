/// Returns a small subset of the items, in their original order. For this subset, `fails` still returns true.
///
/// Removes smaller and smaller groups of items as long as `fails` returns true for the rest. Calls `fails` at most
/// `limit` times.
public func shrunk<Item>(_ items: [Item], limit: Int = 300, fails: ([Item]) -> Bool) -> [Item] {
    var items: [Item] = items
    var calls = 0
    var length: Int = items.count / 2
    while length > 0 {
        var start = 0
        while start < items.count, calls < limit {
            var rest: [Item] = items
            rest.removeSubrange(start..<min(start + length, items.count))
            calls += 1
            if fails(rest) { items = rest } else { start += length }
        }
        length /= 2
    }
    return items
}
