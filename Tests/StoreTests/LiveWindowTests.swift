import Expectations
import Bindings
import HostClock
import HostHeadless
import PlatformHost
import TestStage
import TestSupport
import Testing

@testable import Store

/// Windows of live queries.
@MainActor @Suite(.onStage) struct LiveWindowTests {
    private let host = HeadlessHost()
    private let client = MainQueueClient()
    private let store: Store

    init() throws {
        store = try .inMemory(migrations: [.create(Item.self)])
        host.attach(client)
    }

    private func insert(_ ids: some Sequence<Int>) throws {
        try store.write { try $0.insert(ids.map { Item(id: $0, name: "item \($0)", rank: $0 % 2) }) }
    }

    private func makeWindow() throws -> LiveWindow<Item, Int> {
        try LiveWindow(of: Item.where(\.rank == 0), by: \.id, in: store, pageSize: 4)
    }

    private func ids(_ window: LiveWindow<Item, Int>) -> [Int] { window.records.elements.map(\.id) }

    @Test func `the window follows the end, moves by pages, and is bounded`() throws {
        try insert(1...100)
        let window = try makeWindow()
        expect(ids(window), equals: [94, 96, 98, 100])
        try insert(101...104)
        expect(ids(window), equals: [94, 96, 98, 100, 102, 104])
        // When the window exceeds three pages, it keeps the last two.
        try insert(105...118)
        expect(ids(window), equals: Array(stride(from: 104, through: 118, by: 2)))
        try expect(window.moveBackward() && !window.moveForward())
        try expect(window.moveBackward())
        expect(ids(window) == Array(stride(from: 88, through: 110, by: 2)) && !window.isAtEnd.value)
        try insert([120])
        expect(ids(window).last, equals: 110)
        try expect(window.moveForward(notAfter: 112))
        expect(ids(window).last, equals: 112)
        try window.showEnd(notBefore: 117)
        expect(ids(window) == [118, 120] && window.isAtEnd.value)
        try window.show(around: 50, notBefore: 46)
        expect(ids(window), equals: [46, 48, 50, 52, 54, 56, 58])
    }

    @Test func `a window whose records were all deleted moves in both directions`() throws {
        try insert(1...5)
        func makeWindow() throws -> LiveWindow<Item, Int> {
            try LiveWindow(of: Item.all, by: \.id, in: store, pageSize: 2)
        }
        let end = try makeWindow()
        try store.write { _ = try $0.delete(Item.where(\.id >= 4)) }
        expect(ids(end), equals: [])
        try expect(end.moveBackward())
        expect(ids(end), equals: [2, 3])
        let bounded = try makeWindow()
        try bounded.show(around: 1)
        try insert(4...8)
        try store.write { _ = try $0.delete(Item.where(\.id <= 3)) }
        expect(ids(bounded) == [] && !bounded.isAtEnd.value)
        try expect(bounded.moveForward())
        expect(ids(bounded), equals: [4, 5])
    }

    @Test func `the number of rows that are read does not depend on the number of records`() throws {
        func counts(_ count: Int) throws -> [Int] {
            try store.write { _ = try $0.delete(Item.all) }
            try insert(1...(2 * count))
            var counts: [Int] = []
            func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
                let before: Int = store.rowCount
                defer { counts.append(store.rowCount - before) }
                return try body()
            }
            let window = try measure { try makeWindow() }
            _ = try measure { try window.moveBackward() }
            try measure { try insert([2 * count + 2]) }
            try measure { try window.show(around: count) }
            return counts
        }
        try expect(counts(50), equals: counts(5_000))
    }

    @Test func `after random moves and writes, the window shows a part of the records without a gap`() throws {
        for seed in randomCases(8) { try check(seed: seed) }
    }

    private func check(seed: Int) throws {
        let store = try Store.inMemory(migrations: [.create(Item.self)])
        var random = SplitMix64(seed: UInt64(seed))
        var present: Set<Int> = Set((1...60).map { 4 * $0 })
        try store.write { try $0.insert(present.map { Item(id: $0, name: "", rank: 0) }) }
        let window = try LiveWindow(of: Item.all, by: \.id, in: store, pageSize: 4)
        var mirror: [Item] = window.records.elements
        let token = window.records.observe { elements, changes in changes.apply(to: &mirror, from: elements) }
        for step in 0..<200 {
            let before: [Int] = ids(window)
            let sorted: [Int] = present.sorted()
            window.followsEnd = Bool.random(using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: _ = try window.moveBackward()
            case 1: _ = try window.moveForward()
            case 2: try window.showEnd()
            case 3: try window.show(around: Int.random(in: 0...260, using: &random))
            case 4:
                let id = Int.random(in: 0...400, using: &random)
                present.insert(id)
                try store.write { try $0.save(Item(id: id, name: "\(step)", rank: 0)) }
            case 5:
                let next: Int = (sorted.last ?? 0) + 1
                present.formUnion(next..<next + 3)
                try store.write { try $0.insert((next..<next + 3).map { Item(id: $0, name: "", rank: 0) }) }
            default:
                guard let id = sorted.randomElement(using: &random) else { break }
                present.remove(id)
                try store.write { _ = try $0.delete(Item.self, id: id) }
            }
            let now: [Int] = ids(window)
            // The window is a contiguous part of the sorted records. If the window is at the end, it is the last part.
            let all: [Int] = present.sorted()
            let part: [Int] = now.isEmpty ? [] : all.filter { (now[0]...now[now.count - 1]).contains($0) }
            let isPart: Bool = now == part && (!window.isAtEnd.value || now.isEmpty || now.last == all.last)
            if !isPart || mirror.map(\.id) != now || now.count > 12 + 3 {
                Issue.record("step \(step): \(before) became \(now) of \(all), observed as \(mirror.map(\.id))")
                return
            }
        }
        token.cancel()
    }
}
