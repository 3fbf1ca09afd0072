/// An array that can be changed and observed.
///
///     let items = DynamicArray<Item>()
///     items.bind(with: table) { table, items, changes in … }
///     items.append(item)
///
/// Each mutating method delivers its changes before it returns. `withBatchedUpdates` combines several changes into one.
/// The rules of `Dynamic` about setting values in observers, and about deallocation, apply here too.
public final class DynamicArray<Element>: DynamicArrayValue<Element> {
    /// Creates an array. This initializer can be called from any thread, so that it can initialize a property of any
    /// object.
    public nonisolated init(_ elements: sending [Element] = []) {
        super.init(source: Storage(elements))
    }

    isolated deinit {
        let node = self.node
        Graph.main.whenIdle { node.freeze() }
    }

    /// Mutates the elements in place. `changes` must describe the mutation.
    private func change(_ changes: ArrayChanges, _ body: (inout [Element]) -> Void) {
        guard !changes.isEmpty else { return }
        Graph.main.expectSettable()
        let pointer = storage.pointer
        node.mutate { body(&pointer.pointee) }
        history.append(changes)
        Graph.main.sourceDidChange(node)
    }

    private var current: [Element] { storage.pointer.pointee }

    // MARK: Single elements

    /// Appends an element.
    public func append(_ element: Element) {
        insert(element, at: current.count)
    }

    /// Inserts an element before the element at `index`, or at the end.
    public func insert(_ element: Element, at index: Int) {
        change(ArrayChanges(oldCount: current.count, replacing: index..<index, with: 1)) {
            $0.insert(element, at: index)
        }
    }

    /// Removes and returns the element at `index`.
    @discardableResult
    public func remove(at index: Int) -> Element {
        let element = current[index]
        change(ArrayChanges(oldCount: current.count, replacing: index..<index + 1, with: 0)) { $0.remove(at: index) }
        return element
    }

    /// Moves the element at `from` so that its new index is `to`.
    public func move(from: Int, to: Int) {
        guard from != to else { return }
        var origins = Array(0..<current.count)
        origins.insert(origins.remove(at: from), at: to)
        change(ArrayChanges(oldCount: current.count, origins: origins, updated: [])) {
            $0.insert($0.remove(at: from), at: to)
        }
    }

    /// The element at `index`, which must be valid. Setting it updates the element.
    public override subscript(index: Int) -> Element {
        get { super[index] }
        set { change(ArrayChanges(count: current.count, updating: index)) { $0[index] = newValue } }
    }

    // MARK: Many elements

    /// Appends the elements of a collection.
    public func append(contentsOf elements: some Collection<Element>) {
        replaceSubrange(current.count..<current.count, with: elements)
    }

    /// Replaces the elements of a range.
    public func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
        change(ArrayChanges(oldCount: current.count, replacing: range, with: elements.count)) {
            $0.replaceSubrange(range, with: elements)
        }
    }

    /// Removes all elements.
    public func removeAll() {
        replaceSubrange(0..<current.count, with: [])
    }

    /// Removes the elements that satisfy `shouldBeRemoved`.
    public func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        let elements = current
        let kept: [Int] = try elements.indices.filter { try !shouldBeRemoved(elements[$0]) }
        change(ArrayChanges(oldCount: elements.count, origins: kept, updated: [])) { array in
            array = kept.map { elements[$0] }
        }
    }

    /// Replaces all elements. `changes` must describe the difference.
    package func replace(with elements: [Element], _ changes: ArrayChanges) {
        change(changes) { $0 = elements }
    }

    /// Replaces all elements: removes the old ones, and inserts the new ones.
    public func replaceAll(with elements: [Element]) {
        replaceSubrange(0..<current.count, with: elements)
    }
}

extension DynamicArray where Element: Equatable {
    /// Replaces all elements. The change is the smallest range that contains every difference.
    public func replace(with elements: [Element]) {
        replace(with: elements, ArrayChanges(from: untrackedElements, to: elements, isEqual: { $0 == $1 }))
    }
}

extension DynamicArray where Element: Hashable {
    /// Replaces all elements. Equal elements stay or move.
    public func replace(with elements: [Element]) {
        let changes = ArrayChanges(
            from: untrackedElements, to: elements, identifiedBy: { $0 }, isEqual: { _, _ in true })
        replace(with: elements, changes)
    }
}

extension DynamicArray where Element: Identifiable {
    /// Replaces all elements. Elements with the same identity stay or move, and count as updated.
    public func replace(with elements: [Element]) {
        let changes = ArrayChanges(
            from: untrackedElements, to: elements, identifiedBy: { $0.id }, isEqual: { _, _ in false })
        replace(with: elements, changes)
    }
}

extension DynamicArray where Element: Identifiable & Equatable {
    /// Replaces all elements. Elements with the same identity stay or move, and are updated if they differ.
    public func replace(with elements: [Element]) {
        replace(
            with: elements,
            ArrayChanges(from: untrackedElements, to: elements, identifiedBy: { $0.id }, isEqual: { $0 == $1 }))
    }
}

extension DynamicArray where Element: Identifiable & Hashable {
    /// Replaces all elements. Elements with the same identity stay or move, and are updated if they differ.
    public func replace(with elements: [Element]) {
        replace(
            with: elements,
            ArrayChanges(from: untrackedElements, to: elements, identifiedBy: { $0.id }, isEqual: { $0 == $1 }))
    }
}
