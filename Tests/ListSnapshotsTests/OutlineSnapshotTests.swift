import ListSnapshots
import TestSupport
import Testing

@Suite struct OutlineSnapshotTests {
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

    @Test func `an outline agrees with nested values after any operations`() {
        for seed in 0..<randomCaseCount / 10 {
            var random = SplitMix64(seed: UInt64(seed) &+ 5)
            let model = Model(-1)
            var outline = OutlineSnapshot<Int>()
            for step in 0..<40 {
                let item: Int = random.below(20)
                switch random.below(5) {
                case 0:
                    outline.delete([item])
                    model.remove(item)
                case 1:
                    let isExpanded: Bool = random.below(3) > 0
                    outline.setExpanded(isExpanded, [item])
                    model.find(item)?.isExpanded = isExpanded
                default:
                    let parent: Int? = outline.items.randomElement(using: &random).flatMap {
                        random.below(4) == 0 ? nil : $0
                    }
                    let index: Int = random.below(outline.children(of: parent).count + 1)
                    let isNew: Bool = outline.insert([item], at: index, of: parent).isEmpty
                    #expect(isNew == (model.find(item) == nil))
                    let target: Model = parent.flatMap(model.find) ?? model
                    if isNew { target.children.insert(Model(item), at: index) }
                }
                guard let problem = problem(outline, model) else { continue }
                Issue.record("Seed \(seed), step \(step): \(problem)")
                return
            }
        }
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

    @Test func `outlines are extracted from others and inserted into others`() {
        var outline = OutlineSnapshot<String>()
        outline.insert(["a", "b"], of: nil)
        outline.insert(["a1", "a2"], of: "a")
        outline.insert(["x"], of: "a1")
        outline.setExpanded(true, ["a1"])
        let part: OutlineSnapshot<String> = outline.outline(of: "a", includesParent: true)
        #expect(part.items == ["a", "a1", "x", "a2"] && part.roots == ["a"])
        let children: OutlineSnapshot<String> = outline.outline(of: "a", includesParent: false)
        #expect(children.roots == ["a1", "a2"] && children.visibleItems == ["a1", "x", "a2"])
        #expect(children.parent(of: "a1") == nil)
        var other = OutlineSnapshot<String>()
        other.insert(["r", "s"], of: nil)
        #expect(other.insert(children, at: 1, of: nil).isEmpty)
        #expect(other.items == ["r", "a1", "x", "a2", "s"])
        #expect(other.insert(children, of: "r") == ["a1", "x", "a2"])
        #expect(other.items == ["r", "a1", "x", "a2", "s"])
        #expect(other.delete(["a1", "q"]) == ["q"])
        #expect(other.items == ["r", "a2", "s"])
        #expect(other.indexAmongSiblings(of: "s") == 2)
    }
}
