import CoreGraphics
import ProgramDiagnostics

/// An element of a `SummedTree`.
package protocol Measured {
    /// The length, in UTF-16 code units.
    var units: Int { get }
    /// The height, in points.
    var height: CGFloat { get }
}

extension Measured {
    package var height: CGFloat { 0 }
}

/// The number of elements, and the sums of their lengths and heights.
package struct Measure: Equatable {
    package var count = 0
    package var units = 0
    package var height: CGFloat = 0

    mutating func add(_ other: Measure) {
        count += other.count
        units += other.units
        height += other.height
    }
}

/// A list of elements that finds an element by its index, offset or height in O(log *n*).
///
/// The list is a balanced binary tree whose leaves are short arrays. The replacement of *k* elements takes O(*k* + log
/// *n*). The tree cannot be copied, because changes modify its nodes in place.
package struct SummedTree<Element: Measured>: ~Copyable {
    /// The maximum number of elements in a leaf.
    static var leafLimit: Int { 64 }

    fileprivate final class Node {
        /// The elements of a leaf. Empty in an inner node.
        var elements: ContiguousArray<Element> = []
        var left: Node?
        var right: Node?
        /// The number of levels below the node: 0 for a leaf.
        var rank = 0
        var total = Measure()

        init(leaf elements: ContiguousArray<Element>) {
            self.elements = elements
            measure()
        }

        init(_ left: Node, _ right: Node) {
            self.left = left
            self.right = right
            measure()
        }

        func measure() {
            if let left, let right {
                rank = max(left.rank, right.rank) + 1
                total = left.total
                total.add(right.total)
            } else {
                total = Measure()
                for element in elements {
                    total.add(Measure(count: 1, units: element.units, height: element.height))
                }
            }
        }
    }

    private var root: Node?

    /// Creates a tree. O(*n*).
    package init(_ elements: [Element] = []) {
        root = Self.build(elements[...])
    }

    /// Creates a tree of the elements that `fill` adds, without creating an array. O(*n*).
    package init(_ fill: (_ add: (Element) -> Void) -> Void) {
        var leaves: [Node] = []
        var elements: ContiguousArray<Element> = []
        func finishLeaf() {
            if !elements.isEmpty { leaves.append(Node(leaf: ContiguousArray(elements[...]))) }
            elements.removeAll(keepingCapacity: true)
        }
        fill { element in
            elements.append(element)
            if elements.count == Self.leafLimit { finishLeaf() }
        }
        finishLeaf()
        root = Self.build(leaves[...])
    }

    /// The measure of all elements.
    package var total: Measure { root?.total ?? Measure() }

    package var count: Int { root?.total.count ?? 0 }

    /// A position of an element: the measure of all elements before it.
    package typealias Position = Measure

    // MARK: Search

    /// Returns the position of the element at the given index.
    package func position(at index: Int) -> Position {
        descend(to: Measure(count: index)) { rest, total in rest.count >= total.count }.position
    }

    /// Returns the position of the element that contains an offset. The last element contains the offset at its end.
    /// Elements without a length are found only at the end of the tree.
    package func position(containing offset: Int) -> Position {
        descend(to: Measure(units: max(0, offset))) { rest, total in rest.units >= total.units }.position
    }

    /// Returns the position of the element at a height, which is clamped to the height of the tree.
    package func position(atHeight height: CGFloat) -> Position {
        descend(to: Measure(height: max(0, height))) { rest, total in rest.height >= total.height }.position
    }

    /// Finds the first element for which `isAfter` is false, or the last element.
    private func descend(
        to target: Measure, _ isAfter: (_ rest: Measure, _ total: Measure) -> Bool
    ) -> (position: Position, element: Element?) {
        var rest = target
        var position = Measure()
        guard var node = root else { return (position, nil) }
        func skip(_ measure: Measure) {
            position.add(measure)
            rest.count -= measure.count
            rest.units -= measure.units
            rest.height -= measure.height
        }
        while let left = node.left, let right = node.right {
            if isAfter(rest, left.total) {
                skip(left.total)
                node = right
            } else {
                node = left
            }
        }
        for (index, element) in node.elements.enumerated() {
            let measure = Measure(count: 1, units: element.units, height: element.height)
            if index == node.elements.count - 1 || !isAfter(rest, measure) { return (position, element) }
            skip(measure)
        }
        return (position, nil)
    }

    /// The element at an index.
    package subscript(index: Int) -> Element {
        get {
            guard let element = descend(to: Measure(count: index), { $0.count >= $1.count }).element else {
                stopProgram("There is no element at the index \(index).")
            }
            return element
        }
        set { Self.set(root, index, newValue) }
    }

    /// Replaces an element and updates the sums on the path to it.
    private static func set(_ node: Node?, _ index: Int, _ element: Element) {
        guard let node else { return }
        if let left = node.left, let right = node.right {
            if index < left.total.count {
                set(left, index, element)
            } else {
                set(right, index - left.total.count, element)
            }
        } else {
            node.elements[index] = element
        }
        node.measure()
    }

    /// Calls `body` for the elements from an index, with their positions, until `body` returns false.
    package func forEach(from index: Int, _ body: (Element, Position) -> Bool) {
        var position = Measure()
        if let root { _ = Self.visit(root, index, &position, body) }
    }

    private static func visit(
        _ node: Node, _ first: Int, _ position: inout Position, _ body: (Element, Position) -> Bool
    ) -> Bool {
        if position.count + node.total.count <= first {
            position.add(node.total)
            return true
        }
        if let left = node.left, let right = node.right {
            return visit(left, first, &position, body) && visit(right, first, &position, body)
        }
        for element in node.elements {
            if position.count >= first, !body(element, position) { return false }
            position.add(Measure(count: 1, units: element.units, height: element.height))
        }
        return true
    }

    // MARK: Changes

    /// Modifies each element in place, in order. O(*n*).
    package mutating func updateAll(_ change: (inout Element) -> Void) {
        if let root { Self.update(root, change) }
    }

    private static func update(_ node: Node, _ change: (inout Element) -> Void) {
        if let left = node.left, let right = node.right {
            update(left, change)
            update(right, change)
        } else {
            for index in node.elements.indices { change(&node.elements[index]) }
        }
        node.measure()
    }

    /// Replaces the elements in a range of indexes.
    package mutating func replace(_ range: Range<Int>, with elements: [Element]) {
        // OPTIMIZATION: most changes replace one element with one element.
        if range.count == 1, elements.count == 1 {
            self[range.lowerBound] = elements[0]
            return
        }
        let (head, rest) = Self.split(root, at: range.lowerBound)
        let (_, tail) = Self.split(rest, at: range.count)
        root = Self.join(Self.join(head, Self.build(elements[...])), tail)
    }

    private static func build(_ elements: ArraySlice<Element>) -> Node? {
        if elements.isEmpty { return nil }
        if elements.count <= leafLimit { return Node(leaf: ContiguousArray(elements)) }
        let middle: Int = elements.startIndex + elements.count / 2
        guard let left = build(elements[..<middle]), let right = build(elements[middle...]) else { return nil }
        return Node(left, right)
    }

    private static func build(_ leaves: ArraySlice<Node>) -> Node? {
        if leaves.count <= 1 { return leaves.first }
        let middle: Int = leaves.startIndex + leaves.count / 2
        guard let left = build(leaves[..<middle]), let right = build(leaves[middle...]) else { return nil }
        return Node(left, right)
    }

    private static func split(_ node: Node?, at index: Int) -> (Node?, Node?) {
        guard let node else { return (nil, nil) }
        if index <= 0 { return (nil, node) }
        if index >= node.total.count { return (node, nil) }
        if let left = node.left, let right = node.right {
            if index < left.total.count {
                let (head, tail) = split(left, at: index)
                return (head, join(tail, right))
            }
            let (head, tail) = split(right, at: index - left.total.count)
            return (join(left, head), tail)
        }
        return (
            Node(leaf: ContiguousArray(node.elements[..<index])), Node(leaf: ContiguousArray(node.elements[index...]))
        )
    }

    private static func join(_ left: Node?, _ right: Node?) -> Node? {
        guard let left else { return right }
        guard let right else { return left }
        if left.rank == 0, right.rank == 0, left.elements.count + right.elements.count <= leafLimit {
            return Node(leaf: left.elements + right.elements)
        }
        if left.rank > right.rank + 1, let outer = left.left, let joined = join(left.right, right) {
            return balanced(outer, joined)
        }
        if right.rank > left.rank + 1, let outer = right.right, let joined = join(left, right.left) {
            return balanced(joined, outer)
        }
        return Node(left, right)
    }

    /// Returns a node for two trees whose ranks differ by at most two.
    private static func balanced(_ left: Node, _ right: Node) -> Node {
        if left.rank > right.rank + 1, let outer = left.left, let inner = left.right {
            if outer.rank >= inner.rank { return Node(outer, Node(inner, right)) }
            if let near = inner.left, let far = inner.right { return Node(Node(outer, near), Node(far, right)) }
        }
        if right.rank > left.rank + 1, let inner = right.left, let outer = right.right {
            if outer.rank >= inner.rank { return Node(Node(left, inner), outer) }
            if let near = inner.left, let far = inner.right { return Node(Node(left, near), Node(far, outer)) }
        }
        return Node(left, right)
    }

    /// The number of levels, for tests.
    package var depth: Int { (root?.rank ?? 0) + 1 }
}
