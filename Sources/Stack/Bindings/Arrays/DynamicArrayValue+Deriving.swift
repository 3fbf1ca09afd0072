extension DynamicArrayValue {
    /// Returns an array with the results of `transform`, which is called for new and updated elements only.
    public func map<Result>(_ transform: @escaping @MainActor (Element) -> Result) -> DynamicArrayValue<Result> {
        let mapping = ArrayMapping(transform: transform)
        return derive(initial: untrackedElements.map(transform)) { mapping.apply($1, to: $0, output: &$2) }
    }

    /// Returns an array of the elements that satisfy `isIncluded`, which is called for new and updated elements only.
    public func filter(_ isIncluded: @escaping @MainActor (Element) -> Bool) -> DynamicArrayValue<Element> {
        let elements = untrackedElements
        var filtering = ArrayFiltering(elements, isIncluded: isIncluded)
        return derive(initial: elements.filter(isIncluded)) { filtering.apply($1, to: $0, output: &$2, by: isIncluded) }
    }

    /// Returns an array of the elements that satisfy `isIncluded`, which also receives another value, such as the text
    /// of a search field.
    ///
    /// When that value changes, `isIncluded` is called for every element, and the difference is delivered.
    public func filter<Criterion>(
        by criterion: DynamicValue<Criterion>, _ isIncluded: @escaping @MainActor (Element, Criterion) -> Bool
    ) -> DynamicArrayValue<Element> {
        let pointer = criterion.storage.pointer
        let criterionNode = criterion.node
        Graph.main.settle(criterionNode)
        let elements = untrackedElements
        let test: @MainActor (Element) -> Bool = { isIncluded($0, pointer.pointee) }
        var filtering = ArrayFiltering(elements, isIncluded: test)
        var seenVersion = criterionNode.version
        return derive(initial: elements.filter(test), additionalInputs: [criterionNode]) { elements, changes, output in
            defer { seenVersion = criterionNode.version }
            guard criterionNode.version != seenVersion else {
                return filtering.apply(changes, to: elements, output: &output, by: test)
            }
            return filtering.apply(changes, to: elements, output: &output, byChanged: test)
        }
    }

    /// Returns a stably sorted array.
    ///
    /// A new or updated element takes about log₂ *n* comparisons.
    public func sorted(
        by areInIncreasingOrder: @escaping @MainActor (Element, Element) -> Bool
    ) -> DynamicArrayValue<Element> {
        let elements = untrackedElements
        var sorting = ArraySorting(elements, by: areInIncreasingOrder)
        return derive(initial: sorting.order.map { elements[$0] }) {
            sorting.apply($1, to: $0, output: &$2, by: areInIncreasingOrder)
        }
    }

    /// Creates an array that follows this one.
    ///
    /// - Parameters:
    ///   - additionalInputs: Additional nodes that the array depends on.
    ///   - follow: Takes the elements, their changes, and the array to mutate; returns the changes to that array.
    func derive<Result>(
        initial: [Result], additionalInputs: ContiguousArray<Node> = [],
        _ follow: @escaping @MainActor (_ elements: [Element], ArrayChanges, _ output: inout [Result]) -> ArrayChanges
    ) -> DynamicArrayValue<Result> {
        let input = storage.pointer
        let inputHistory = history
        let result = Storage<[Result]>(initial)
        let output = result.pointer
        let outputHistory = ArrayHistory()
        var seenVersion = inputHistory.version
        let node = Node(storage: result, inputs: [node] + additionalInputs) { _ in
            let elements = input.pointee
            let changes: ArrayChanges =
                inputHistory.changes(since: seenVersion)
                ?? ArrayChanges(oldCount: elements.count, replacing: 0..<0, with: 0)
            seenVersion = inputHistory.version
            let derived = follow(elements, changes, &output.pointee)
            guard !derived.isEmpty else { return false }
            outputHistory.append(derived)
            return true
        }
        return DynamicArrayValue<Result>(node: node, storage: result, history: outputHistory)
    }
}

extension DynamicArrayValue where Element: Comparable {
    /// Returns the elements in ascending order. The sort is stable.
    public func sorted() -> DynamicArrayValue<Element> {
        sorted { $0 < $1 }
    }
}

extension DynamicValue {
    /// Returns the elements as a dynamic array, whose changes are found by comparing old and new elements.
    public func asArray<Element: Identifiable & Equatable>() -> DynamicArrayValue<Element> where Value == [Element] {
        compared { ArrayChanges(from: $0, to: $1, identifiedBy: { $0.id }, isEqual: { $0 == $1 }) }
    }

    /// Returns the elements as a dynamic array, whose changes are found by comparing old and new elements.
    public func asArray<Element: Hashable>() -> DynamicArrayValue<Element> where Value == [Element] {
        compared { ArrayChanges(from: $0, to: $1, identifiedBy: { $0 }, isEqual: { _, _ in true }) }
    }

    /// Returns the elements as a dynamic array, whose changes are found by comparing old and new elements.
    public func asArray<Element: Identifiable & Hashable>() -> DynamicArrayValue<Element> where Value == [Element] {
        compared { ArrayChanges(from: $0, to: $1, identifiedBy: { $0.id }, isEqual: { $0 == $1 }) }
    }

    private func compared<Element>(
        _ compare: @escaping @MainActor ([Element], [Element]) -> ArrayChanges
    ) -> DynamicArrayValue<Element> where Value == [Element] {
        let input = storage.pointer
        let result = Storage<[Element]>(untrackedValue)
        let output = result.pointer
        let history = ArrayHistory()
        let node = Node(storage: result, inputs: [node]) { _ in
            let changes = compare(output.pointee, input.pointee)
            guard !changes.isEmpty else { return false }
            output.pointee = input.pointee
            history.append(changes)
            return true
        }
        return DynamicArrayValue<Element>(node: node, storage: result, history: history)
    }
}
