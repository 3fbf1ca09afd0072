/// The identifiers of an outline: items in order, each with child items that are visible while their parent is
/// expanded.
public struct OutlineSnapshot<Item: Hashable> {
    struct Node {
        var parent: Item?
        var children: [Item] = []
        var isExpanded = false
    }

    /// The items without a parent, in order.
    public private(set) var roots: [Item] = []
    var nodes: [Item: Node] = [:]

    /// Creates an empty outline.
    public init() {}

    // MARK: Queries

    /// Whether the outline contains `item`.
    public func contains(_ item: Item) -> Bool { nodes[item] != nil }

    /// All items, each followed by its descendants.
    public var items: [Item] { collect { _ in true } }

    /// The items whose ancestors are all expanded, each followed by its visible descendants.
    public var visibleItems: [Item] { collect { $0.isExpanded } }

    /// Returns the roots, each followed by its descendants. Leaves out the descendants of each node for which
    /// `descends` is false.
    private func collect(_ descends: (Node) -> Bool) -> [Item] {
        var collected: [Item] = []
        collected.reserveCapacity(nodes.count)
        var pending: [Item] = roots.reversed()
        while let item = pending.popLast() {
            collected.append(item)
            guard let node = nodes[item], !node.children.isEmpty, descends(node) else { continue }
            pending.append(contentsOf: node.children.reversed())
        }
        return collected
    }

    /// Returns the children of `item`, or the roots for nil.
    public func children(of item: Item?) -> [Item] {
        guard let item else { return roots }
        return nodes[item]?.children ?? []
    }

    /// Returns the parent of `item`; nil for a root.
    public func parent(of item: Item) -> Item? { nodes[item]?.parent }

    /// Returns whether `item` is expanded.
    public func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Returns whether the outline contains `item` and all its ancestors are expanded.
    public func isVisible(_ item: Item) -> Bool {
        guard var node = nodes[item] else { return false }
        while let parent = node.parent, let above = nodes[parent] {
            guard above.isExpanded else { return false }
            node = above
        }
        return true
    }

    /// Returns the number of ancestors of `item`.
    public func level(of item: Item) -> Int {
        var level = 0
        var current: Item = item
        while let parent = nodes[current]?.parent {
            level += 1
            current = parent
        }
        return level
    }

    /// Returns the part of the outline below `item`.
    ///
    /// - Parameter includesParent: Whether `item` is the root of the result. Otherwise its children are the roots.
    public func outline(of item: Item, includesParent: Bool) -> OutlineSnapshot {
        var result = OutlineSnapshot()
        guard let node = nodes[item] else { return result }
        result.roots = includesParent ? [item] : node.children
        var pending: [Item] = result.roots
        while let next = pending.popLast() {
            guard let node = nodes[next] else { continue }
            result.nodes[next] = node
            pending.append(contentsOf: node.children)
        }
        for root in result.roots { result.nodes[root]?.parent = nil }
        return result
    }

    // MARK: Changes

    /// Inserts `items` at `index` among the children of `parent`, or among the roots for nil. Items that are already in
    /// the outline, and repetitions, are not inserted.
    ///
    /// - Parameter index: The index; nil appends.
    /// - Returns: The items that were not inserted.
    @discardableResult
    public mutating func insert(_ items: [Item], at index: Int? = nil, of parent: Item?) -> [Item] {
        var duplicates: [Item] = []
        var accepted: [Item] = []
        for item in items {
            guard nodes[item] == nil else {
                duplicates.append(item)
                continue
            }
            nodes[item] = Node(parent: parent)
            accepted.append(item)
        }
        insertChildren(accepted, at: index, of: parent)
        return duplicates
    }

    private mutating func insertChildren(_ items: [Item], at index: Int?, of parent: Item?) {
        if let parent {
            let place: Int = index ?? children(of: parent).count
            nodes[parent]?.children.insert(contentsOf: items, at: place)
        } else {
            roots.insert(contentsOf: items, at: index ?? roots.count)
        }
    }

    /// Inserts another outline at `index` among the children of `parent`, or among the roots for nil, unless the two
    /// outlines have an item in common.
    ///
    /// - Returns: The items that both contain. If there are any, nothing was inserted.
    @discardableResult
    public mutating func insert(_ outline: OutlineSnapshot, at index: Int? = nil, of parent: Item?) -> [Item] {
        let duplicates: [Item] = outline.items.filter(contains)
        guard duplicates.isEmpty else { return duplicates }
        nodes.merge(outline.nodes) { $1 }
        for root in outline.roots { nodes[root]?.parent = parent }
        insertChildren(outline.roots, at: index, of: parent)
        return []
    }

    /// Returns the index of `item` among its siblings.
    public func indexAmongSiblings(of item: Item) -> Int? { children(of: parent(of: item)).firstIndex(of: item) }

    /// Deletes items with their descendants.
    ///
    /// - Returns: The items that are not in the outline.
    @discardableResult
    public mutating func delete(_ items: [Item]) -> [Item] {
        let unknown: [Item] = items.filter { !contains($0) }
        // The deleted items by parent, so that the children of each parent are filtered once.
        var deleted: [Item?: Set<Item>] = [:]
        for item in items {
            guard let node = nodes[item] else { continue }
            deleted[node.parent, default: []].insert(item)
        }
        for (parent, items) in deleted {
            if let parent {
                nodes[parent]?.children.removeAll { items.contains($0) }
            } else {
                roots.removeAll { items.contains($0) }
            }
        }
        var pending: [Item] = deleted.values.flatMap(\.self)
        while let item = pending.popLast() {
            if let node = nodes.removeValue(forKey: item) { pending.append(contentsOf: node.children) }
        }
        return unknown
    }

    /// Sets whether items are expanded.
    ///
    /// - Returns: The items that are not in the outline.
    @discardableResult
    public mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) -> [Item] {
        var unknown: [Item] = []
        for item in items {
            if nodes[item] == nil { unknown.append(item) } else { nodes[item]?.isExpanded = isExpanded }
        }
        return unknown
    }
}

extension OutlineSnapshot {
    /// Returns the items that are in both outlines, but whose level differs, or that differ in whether they are
    /// expanded or have children.
    public func changedItems(in new: OutlineSnapshot) -> [Item] {
        new.nodes.compactMap { item, node in
            guard let old = nodes[item] else { return nil }
            let isEqual: Bool =
                old.isExpanded == node.isExpanded && old.children.isEmpty == node.children.isEmpty
                && (old.parent == node.parent || level(of: item) == new.level(of: item))
            return isEqual ? nil : item
        }
    }

    /// Returns this outline with other visible items.
    ///
    /// An item keeps its parent, or else its nearest ancestor, if the order of `visible` permits. Hidden descendants
    /// stay with their ancestors. An item that was not visible becomes the next sibling of the item before it, or its first
    /// child if the other children follow.
    public func showing(_ visible: [Item]) -> OutlineSnapshot {
        let old = Set(visibleItems)
        let shown = Set(visible)
        var result = OutlineSnapshot()
        // The previous item, after its ancestors.
        var path: [Item] = []
        for (index, item) in visible.enumerated() {
            var parent: Item?
            if old.contains(item) {
                parent = self.parent(of: item)
                while let ancestor = parent, !path.contains(ancestor) { parent = self.parent(of: ancestor) }
            } else if let previous = path.last {
                let next: Item? = index + 1 < visible.count ? visible[index + 1] : nil
                let precedesChildren: Bool = next.map { old.contains($0) && self.parent(of: $0) == previous } ?? false
                parent = precedesChildren ? previous : result.parent(of: previous)
            }
            while let last = path.last, last != parent { path.removeLast() }
            path.append(item)
            result.insert([item], of: parent)
            if old.contains(item), isExpanded(item) {
                result.setExpanded(true, [item])
            } else {
                var hidden: OutlineSnapshot = outline(of: item, includesParent: false)
                hidden.delete(hidden.items.filter(shown.contains))
                result.insert(hidden, of: item)
            }
        }
        return result
    }

    /// Inserts another outline so that its roots follow the visible item `previous`. If `previous` is expanded and has
    /// children, the roots become its first children. Otherwise, they become its next siblings, or the first roots of
    /// this outline if `previous` is nil.
    public mutating func insert(_ outline: OutlineSnapshot, following previous: Item?) {
        if let previous, isExpanded(previous), !children(of: previous).isEmpty {
            insert(outline, at: 0, of: previous)
        } else {
            let index: Int = previous.flatMap { indexAmongSiblings(of: $0) }.map { $0 + 1 } ?? 0
            insert(outline, at: index, of: previous.flatMap { parent(of: $0) })
        }
    }
}

extension OutlineSnapshot: Sendable where Item: Sendable {}
extension OutlineSnapshot.Node: Sendable where Item: Sendable {}
