import Expectations
import TestSupport
import Testing

@testable import ImagePipeline

struct CostLimitedCacheTests {
    @Test func `the least recently used values are removed first`() {
        var cache = CostLimitedCache<String, Int>(limit: 3)
        for (value, key) in ["a", "b", "c"].enumerated() { cache.store(value, for: key, cost: 1) }
        _ = cache.value(for: "a")
        cache.store(9, for: "d", cost: 1)
        expect(cache.keys, equals: ["d", "a", "c"])
        cache.limit = 1
        expect(cache.keys, equals: ["d"])
        cache.store(1, for: "large", cost: 2)
        expect(cache.keys, equals: ["d"])
    }

    /// A slow reference implementation.
    private struct Model {
        var limit: Int
        var entries: [(key: Int, cost: Int)] = []

        mutating func use(_ key: Int) {
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
            entries.insert(entries.remove(at: index), at: 0)
        }

        mutating func store(_ key: Int, cost: Int) {
            entries.removeAll { $0.key == key }
            guard cost <= limit else { return }
            entries.insert((key, cost), at: 0)
            while entries.reduce(0, { $0 + $1.cost }) > limit { entries.removeLast() }
        }
    }

    @Test func `random operations match the reference`() {
        var random = SplitMix64(seed: 7)
        var cache = CostLimitedCache<Int, Int>(limit: 50)
        var model = Model(limit: 50)
        for _ in 0..<10_000 {
            let key = Int(random.next() % 40)
            switch random.next() % 4 {
            case 0:
                cache.remove(key)
                model.entries.removeAll { $0.key == key }
            case 1:
                expect((cache.value(for: key) != nil), equals: model.entries.contains { $0.key == key })
                model.use(key)
            default:
                let cost = Int(random.next() % 12)
                cache.store(key, for: key, cost: cost)
                model.store(key, cost: cost)
            }
            expect(cache.keys, equals: model.entries.map(\.key))
            expect(cache.cost, equals: model.entries.reduce(0) { $0 + $1.cost })
        }
    }
}
