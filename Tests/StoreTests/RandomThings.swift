import Foundation
import TestSupport

@testable import Store

/// A generator of random things, queries and operations. Queries and operations have two forms: for the store, and for
/// a dictionary.
struct RandomThings {
    /// A condition and its expected result.
    struct Test {
        var condition: Condition<Thing>
        var holds: (Thing) -> Bool

        init(_ condition: Condition<Thing>, _ holds: @escaping (Thing) -> Bool) {
            self.condition = condition
            self.holds = holds
        }
    }

    /// A query and its expected result.
    struct Search {
        var query: Query<Thing>
        var find: ([Int: Thing]) -> [Thing]
    }

    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    // MARK: Things

    private static let names: [String] = [
        "", "a", "A", "ab", "b%", "ä", "a\u{308}", "z_", "日本", "x'y", "[a", "a\0b",
    ]
    /// Whole and fractional numbers, including some that are outside the range of `Int`.
    static let heights: [Double] = [-1, 0, 0.5, 1, 2, 2.5, 3, 0x1p60, 1e300, .infinity]
    static let days: [Date] = [0, 0.5, 43_200, 86_400, 172_800].map { Date(timeIntervalSinceReferenceDate: $0) }
    static let numbers: [Int] = [-1, 0, 1, 2, 3, 4, .max]

    mutating func thing() -> Thing {
        Thing(
            id: number(30), name: pick(RandomThings.names), rank: maybe(RandomThings.numbers),
            height: pick(RandomThings.heights), weight: maybe(RandomThings.heights), born: pick(RandomThings.days),
            isOpen: number(2) == 0, isKept: maybe([true, false]), score: pick(RandomThings.heights),
            seen: maybe(RandomThings.days), level: maybe(RandomThings.numbers), nick: maybe(RandomThings.names))
    }

    mutating func things() -> [Thing] { (0..<1 + number(5)).map { _ in thing() } }

    mutating func maybe<Value>(_ values: [Value]) -> Value? { number(4) == 0 ? nil : pick(values) }

    // MARK: Conditions

    mutating func test(depth: Int = 2) -> Test {
        guard depth > 0, number(2) == 0 else { return simpleTest() }
        let first: Test = test(depth: depth - 1)
        let second: Test = test(depth: depth - 1)
        switch number(3) {
        case 0: return Test(first.condition && second.condition) { first.holds($0) && second.holds($0) }
        case 1: return Test(first.condition || second.condition) { first.holds($0) || second.holds($0) }
        default: return Test(!first.condition) { !first.holds($0) }
        }
    }

    private mutating func simpleTest() -> Test {
        switch number(14) {
        case 0: test(\.id, [0, 3, 7, 12, 20])
        case 1: test(\.rank, RandomThings.numbers)
        case 2: test(\.height, RandomThings.heights)
        case 3: test(\.weight, RandomThings.heights)
        case 4: test(\.born, RandomThings.days)
        case 5, 6: test(\.score, RandomThings.heights)
        case 7, 8: test(\.seen, RandomThings.days)
        case 9, 10: test(\.level, RandomThings.numbers)
        case 11: flagTest()
        case 12: text(\.nick)
        default: text(\.name)
        }
    }

    private mutating func test<Value: Codable & Comparable>(
        _ keyPath: KeyPath<Thing, Value>, _ values: [Value]
    ) -> Test {
        let (low, high): (Value, Value) = (pick(values), pick(values))
        switch number(8) {
        case 0: return Test(keyPath == low) { $0[keyPath: keyPath] == low }
        case 1: return Test(keyPath != low) { $0[keyPath: keyPath] != low }
        case 2: return Test(keyPath < high) { $0[keyPath: keyPath] < high }
        case 3: return Test(keyPath <= high) { $0[keyPath: keyPath] <= high }
        case 4: return Test(keyPath > low) { $0[keyPath: keyPath] > low }
        case 5: return Test(keyPath >= low) { $0[keyPath: keyPath] >= low }
        case 6:
            return Test(keyPath >= low && keyPath < high) {
                let value: Value = $0[keyPath: keyPath]
                return value >= low && value < high
            }
        default: return Test(.isIn(keyPath, [low, high])) { [low, high].contains($0[keyPath: keyPath]) }
        }
    }

    private mutating func test<Value: Codable & Comparable>(
        _ keyPath: KeyPath<Thing, Value?>, _ values: [Value]
    ) -> Test {
        let (low, high): (Value, Value) = (pick(values), pick(values))
        func present(_ thing: Thing, _ holds: (Value) -> Bool) -> Bool { thing[keyPath: keyPath].map(holds) ?? false }
        switch number(10) {
        case 0: return Test(keyPath == low) { $0[keyPath: keyPath] == low }
        case 1: return Test(keyPath != low) { $0[keyPath: keyPath] != low }
        case 2: return Test(keyPath == nil) { $0[keyPath: keyPath] == nil }
        case 3: return Test(keyPath != nil) { $0[keyPath: keyPath] != nil }
        case 4: return Test(keyPath < high) { present($0) { $0 < high } }
        case 5: return Test(keyPath <= high) { present($0) { $0 <= high } }
        case 6: return Test(keyPath > low) { present($0) { $0 > low } }
        case 7: return Test(keyPath > low && keyPath <= high) { present($0) { $0 > low && $0 <= high } }
        case 8: return Test(.isIn(keyPath, [low, high])) { [low, high].contains($0[keyPath: keyPath]) }
        default: return Test(.isIn(keyPath, [low, nil])) { [low, nil].contains($0[keyPath: keyPath]) }
        }
    }

    private mutating func flagTest() -> Test {
        let flag: Bool = number(2) == 0
        switch number(4) {
        case 0: return Test(\.isOpen == flag) { $0.isOpen == flag }
        case 1: return Test(\.isKept == flag) { $0.isKept == flag }
        case 2: return Test(\.isKept == nil) { $0.isKept == nil }
        default: return Test(.isIn(\.isKept, [flag, nil])) { $0.isKept == nil || $0.isKept == flag }
        }
    }

    /// Returns a test of a string property. The store compares strings by their bytes, unlike Swift's `==`.
    private mutating func text<Text: StoredText & Codable & Equatable>(_ keyPath: KeyPath<Thing, Text>) -> Test {
        let part: String = pick(RandomThings.names)
        let bytes = Array(part.utf8)
        func present(_ thing: Thing, _ holds: ([UInt8]) -> Bool) -> Bool {
            (thing[keyPath: keyPath] as? String).map { holds(Array($0.utf8)) } ?? false
        }
        switch number(5) {
        case 0: return Test(.hasPrefix(keyPath, part)) { present($0) { $0.starts(with: bytes) } }
        case 1: return Test(.hasSuffix(keyPath, part)) { present($0) { $0.reversed().starts(with: bytes.reversed()) } }
        case 2: return Test(.contains(keyPath, part)) { present($0) { $0.contains(bytes) } }
        case 3:
            let lowered = Array(part.lowercased().utf8)
            return Test(.containsIgnoringCase(keyPath, part)) {
                present($0) { Array(String(decoding: $0, as: UTF8.self).lowercased().utf8).contains(lowered) }
            }
        default:
            guard let wanted = part as? Text else { return Test(.contains(keyPath, "")) { present($0) { _ in true } } }
            return Test(keyPath != wanted) { !present($0) { $0 == bytes } }
        }
    }

    // MARK: Queries

    mutating func search() -> Search {
        let test: Test = test()
        let (limit, offset): (Int, Int) = (1 + number(12), number(4) == 0 ? number(3) : 0)
        let direction: SortDirection = number(2) == 0 ? .ascending : .descending
        let isWhole: Bool = number(3) == 0
        let precedes: (Thing, Thing) -> Bool?
        var query: Query<Thing> = Thing.where(test.condition)
        func sort<Value: Comparable>(_ value: @escaping (Thing) -> Value?) -> (Thing, Thing) -> Bool? {
            { left, right in
                let (first, second): (Value?, Value?) = (value(left), value(right))
                guard first != second else { return nil }
                guard let first, let second else { return (first == nil) == (direction == .ascending) }
                return (first < second) == (direction == .ascending)
            }
        }
        switch number(7) {
        case 0: (query, precedes) = (query.sorted(by: \.rank, direction), sort(\.rank))
        case 1: (query, precedes) = (query.sorted(by: \.height, direction), sort(\.height))
        case 2: (query, precedes) = (query.sorted(by: \.seen, direction), sort(\.seen))
        case 3: (query, precedes) = (query.sorted(by: \.level, direction), sort(\.level))
        case 4: (query, precedes) = (query.sorted(by: \.id, direction), sort(\.id))
        case 5:
            precedes = sort { String(decoding: $0.name.utf8.flatMap { [$0 >> 4 + 65, $0 & 15 + 65] }, as: UTF8.self) }
            query = query.sorted(by: \.name, direction)
        default: precedes = { _, _ in nil }
        }
        if !isWhole { query = query.skipping(offset).limit(limit) }
        return Search(query: query) { things in
            let found: [Thing] = things.values.filter(test.holds).sorted { precedes($0, $1) ?? ($0.id < $1.id) }
            return isWhole ? found : Array(found.dropFirst(offset).prefix(limit))
        }
    }
}
