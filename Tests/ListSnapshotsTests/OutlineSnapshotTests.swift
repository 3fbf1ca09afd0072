import Expectations
import ListSnapshots
import TestSupport
import Testing

struct OutlineSnapshotTests {
    /// An outline as nested values.
    private final class Model {
        var item: Int
        var children: [Model] = []
        var isExpanded = false
        init(_ item: Int) { self.item = item }

        func visit(level: Int = -1, parent: Model? = nil, _ body: (Model, Int, Model?) -> Void) {
            if level >= 0 { body(self, level, parent) }
            for child in children { child.visit(level: level + 1, parent: self, body) }
        }

        func find(_ item: Int) -> Model? {
            var found: Model?
            visit { model, _, _ in if model.item == item { found = model } }
            return found
        }

        func remove(_ item: Int) {
            children.removeAll { $0.item == item }
            for child in children { child.remove(item) }
        }

        var visible: [Int] { children.flatMap { [$0.item] + ($0.isExpanded ? $0.visible : []) } }
    }

    /// An operation. The test takes parents and indices modulo the number of valid values, so that every subset of the
    /// steps is a valid case.
    private enum Step {
        case delete(Int)
        case setExpanded(Bool, Int)
        case insertRoot(Int, at: Int)
        case insertChild(Int, at: Int, parent: Int)
    }

    private func steps(_ random: inout SplitMix64) -> [Step] {
        (0..<40).map { _ in
            let item: Int = random.below(20)
            switch random.below(5) {
            case 0: return .delete(item)
            case 1: return .setExpanded(random.below(3) > 0, item)
            default:
                let index: Int = random.below(60)
                if random.below(4) == 0 { return .insertRoot(item, at: index) }
                return .insertChild(item, at: index, parent: random.below(60))
            }
        }
    }

    @Test func `an outline agrees with nested values after any operations`() {
        let report: String? = failureReport(seeds: randomCases(200, listCases), steps: steps) { steps in
            let model = Model(-1)
            var outline = OutlineSnapshot<Int>()
            for step in steps {
                if let failure = change(&outline, model, step) ?? problem(outline, model) { return failure }
            }
            return nil
        }
        if let report { Issue.record("\(report)") }
    }

    /// Applies an operation to an outline and to a model. Returns an error message if the outline accepts an existing
    /// item or refuses a new one.
    private func change(_ outline: inout OutlineSnapshot<Int>, _ model: Model, _ step: Step) -> String? {
        switch step {
        case .delete(let item):
            outline.delete([item])
            model.remove(item)
        case .setExpanded(let isExpanded, let item):
            outline.setExpanded(isExpanded, [item])
            model.find(item)?.isExpanded = isExpanded
        case .insertRoot(let item, let number), .insertChild(let item, let number, _):
            var items: [Int] = []
            model.visit { node, _, _ in items.append(node.item) }
            var parent: Int?
            if case .insertChild(_, _, let place) = step, !items.isEmpty { parent = items[place % items.count] }
            let target: Model = parent.flatMap(model.find) ?? model
            let index: Int = number % (target.children.count + 1)
            let isNew: Bool = outline.insert([item], at: index, of: parent).isEmpty
            if isNew == items.contains(item) { return "\(item) is \(isNew ? "accepted" : "refused")." }
            if isNew { target.children.insert(Model(item), at: index) }
        }
        return nil
    }

    private func problem(_ outline: OutlineSnapshot<Int>, _ model: Model) -> String? {
        var items: [Int] = []
        var wrong: [Int] = []
        let visible: [Int] = model.visible
        model.visit { node, level, parent in
            items.append(node.item)
            let isRight: Bool =
                outline.level(of: node.item) == level && outline.isExpanded(node.item) == node.isExpanded
                && outline.isVisible(node.item) == visible.contains(node.item) && outline.contains(node.item)
                && outline.parent(of: node.item) == (level == 0 ? nil : parent?.item)
                && outline.children(of: node.item) == node.children.map(\.item)
            if !isRight { wrong.append(node.item) }
        }
        if outline.items != items || outline.visibleItems != visible { return "\(outline.items), not \(items)" }
        return wrong.isEmpty ? nil : "the values of \(wrong)"
    }

    @Test func `an outline shows any other items, and keeps the hidden ones`() {
        for seed in randomCases(200, listCases) {
            var random = SplitMix64(seed: UInt64(seed))
            let model = Model(-1)
            var outline = OutlineSnapshot<Int>()
            for step in steps(&random) { _ = change(&outline, model, step) }
            expectNil(problem(outline.showing(outline.visibleItems), model))
            let old: [Int] = outline.visibleItems
            // Some items move, some are deleted, and some were not visible.
            var items: [Int] = old.filter { _ in random.below(5) > 0 }
            for item in 0..<24 where random.below(6) == 0 {
                items.removeAll { $0 == item }
                items.insert(item, at: random.below(items.count + 1))
            }
            let new: OutlineSnapshot<Int> = outline.showing(items)
            let losses: [Int] = items.filter { item in
                guard old.contains(item), !outline.isExpanded(item) else { return false }
                return new.children(of: item) != outline.children(of: item).filter { !items.contains($0) }
            }
            if new.visibleItems != items || !losses.isEmpty {
                Issue.record("Seed \(seed): \(new.visibleItems), not \(items); losses: \(losses)")
            }
        }
    }

    @Test func `shown items keep their parents if the order permits`() {
        var outline = OutlineSnapshot<String>()
        outline.insert(["a", "b"], of: nil)
        outline.insert(["a1", "a2"], of: "a")
        outline.insert(["x"], of: "a1")
        outline.setExpanded(true, ["a", "a1"])
        func parents(_ visible: [String]) -> [String?] {
            let new: OutlineSnapshot<String> = outline.showing(visible)
            return visible.map { new.parent(of: $0) }
        }
        expect(parents(["b", "a", "a2", "a1", "x"]), equals: [nil, nil, "a", "a", "a1"])
        // The nearest remaining ancestor becomes the parent.
        expect(parents(["a", "x", "b"]), equals: [nil, "a", nil])
        expect(parents(["x", "a", "a1", "b"]), equals: [nil, nil, "a", nil])
        // New items are siblings of the items before them, or the first children.
        expect(parents(["n", "a", "m", "a1", "x", "a2", "o", "b"]), equals: [nil, nil, "a", "a", "a1", "a", "a", nil])
    }

    @Test func `outlines are extracted from others and inserted into others`() {
        var outline = OutlineSnapshot<String>()
        outline.insert(["a", "b"], of: nil)
        outline.insert(["a1", "a2"], of: "a")
        outline.insert(["x"], of: "a1")
        outline.setExpanded(true, ["a1"])
        let part: OutlineSnapshot<String> = outline.outline(of: "a", includesParent: true)
        expect(part.items == ["a", "a1", "x", "a2"] && part.roots == ["a"])
        let children: OutlineSnapshot<String> = outline.outline(of: "a", includesParent: false)
        expect(children.roots == ["a1", "a2"] && children.visibleItems == ["a1", "x", "a2"])
        expectNil(children.parent(of: "a1"))
        var other = OutlineSnapshot<String>()
        other.insert(["r", "s"], of: nil)
        expect(other.insert(children, at: 1, of: nil).isEmpty)
        expect(other.items, equals: ["r", "a1", "x", "a2", "s"])
        expect(other.insert(children, of: "r"), equals: ["a1", "x", "a2"])
        expect(other.items, equals: ["r", "a1", "x", "a2", "s"])
        expect(other.delete(["a1", "q"]), equals: ["q"])
        expect(other.items, equals: ["r", "a2", "s"])
        expect(other.indexAmongSiblings(of: "s"), equals: 2)
    }
}
