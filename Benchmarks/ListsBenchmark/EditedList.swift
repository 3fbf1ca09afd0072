/// Lists with random edits.
enum EditedList {
    /// Returns `items` after `edits` random edits: a third each of inserted, deleted and moved items. New items are
    /// numbers of at least 1,000,000.
    static func edited(_ items: [Int], edits: Int) -> [Int] {
        var result: [Int] = items
        for edit in 0..<edits {
            switch edit % 3 {
            case 0: result.insert(1_000_000 + edit, at: .random(in: 0...result.count))
            case 1: result.remove(at: .random(in: 0..<result.count))
            default:
                let item: Int = result.remove(at: .random(in: 0..<result.count))
                result.insert(item, at: .random(in: 0...result.count))
            }
        }
        return result
    }
}
