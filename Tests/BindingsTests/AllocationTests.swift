import Expectations
import CAllocationCount
import Testing

@testable import Bindings

/// Counts the allocations during changes.
@Suite(.enabled(if: allocations_are_counted(), "Sanitizers replace the allocator."))
@MainActor
struct AllocationTests {
    private func allocations(_ body: () -> Void) -> Int {
        // Memory that is allocated once, such as the levels of the queue, does not count.
        for _ in 0..<3 { body() }
        let before: Int = allocation_count()
        for _ in 0..<100 { body() }
        return allocation_count() - before
    }

    @Test func `the counter counts allocations`() {
        var kept: [[Int]] = []
        expect(allocations { kept.append([kept.count]) }, isAtLeast: 100)
    }

    @Test func `a change through map, distinct and combine allocates nothing`() {
        let number = Dynamic(0)
        let other = Dynamic(1)
        var sum = 0
        let token = number.map { $0 + 1 }.distinct().combine(other) { $0 + $1 }.observe { sum += $0 }
        expect(allocations { number.value += 1 }, equals: 0)
        expect(sum, isGreaterThan: 0)
        token.cancel()
    }

    @Test func `a diamond of ten levels allocates nothing`() {
        let number = Dynamic(0)
        var last: DynamicValue<Int> = number
        for _ in 0..<10 { last = last.map { $0 + 1 }.combine(last.map { $0 - 1 }) { ($0 + $1) / 2 } }
        var sum = 0
        let token = last.observe { sum += $0 }
        expect(allocations { number.value += 1 }, equals: 0)
        expect(sum, isGreaterThan: 0)
        token.cancel()
    }

    @Test func `notifying observers with and without owners allocates nothing`() {
        final class Label { var number = 0 }
        let number = Dynamic(0)
        let labels: [Label] = (0..<1_000).map { _ in Label() }
        for label in labels { number.observe(with: label) { $0.number = $1 } }
        expect(allocations { number.value += 1 }, equals: 0)
        expect(labels.allSatisfy { $0.number == number.value })
    }

    @Test func `combining the updates of many elements takes linear time`() {
        func count(_ size: Int) -> Int {
            let items = DynamicArray(Array(repeating: 0, count: size))
            var updates: [Int] = []
            let token = items.map { $0 + 1 }.observe { _, changes in updates = changes.updates }
            let count: Int = allocations {
                withBatchedUpdates {
                    for index in 0..<size { items[index] += 1 }
                    items.insert(0, at: 50)
                    items.remove(at: 50)
                }
            }
            expect(updates, equals: Array(0..<size))
            token.cancel()
            return count
        }
        expect(count(400), isLessThan: 3 * count(200))
    }
}
