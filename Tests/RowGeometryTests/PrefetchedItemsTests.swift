import Expectations
import RowGeometry
import TestSupport
import Testing

struct PrefetchedItemsTests {
    @Test func `items are requested once, and canceled when scrolling reverses`() {
        var items = PrefetchedItems<Int>()
        expect(items.update(visible: [0, 1], near: [2, 3]).requested, equals: [2, 3])
        expect(items.update(visible: [0, 1], near: [2, 3]), equals: .init())
        expect(items.update(visible: [1, 2], near: [3, 4]), equals: .init(requested: [4]))
        expect(items.update(visible: [1, 2], near: [0]), equals: .init(requested: [0], canceled: [3, 4]))
        items.removeAll()
        expect(items.update(visible: [1, 2], near: [0]).canceled.isEmpty)
    }

    /// Compares the requested and canceled items with a set of open requests during random scrolling.
    @Test func `every request becomes visible or is canceled`() {
        var random = SplitMix64(seed: 2)
        var items = PrefetchedItems<Int>()
        var open: Set<Int> = []
        var top = 500
        for _ in 0..<1_000 {
            let step = random.below(13) - 6
            top += step
            let visible = Set(top..<top + 10)
            let near: [Int] = step >= 0 ? Array(top + 10..<top + 20) : Array((top - 10..<top).reversed())
            let changes = items.update(visible: visible, near: near)
            let isNew: Bool = open.isDisjoint(with: changes.requested) && visible.isDisjoint(with: changes.requested)
            let wasOpen: Bool = open.isSuperset(of: changes.canceled)
            open.subtract(visible)
            open.subtract(changes.canceled)
            open.formUnion(changes.requested)
            expect(isNew && wasOpen && open == Set(near))
        }
    }
}
