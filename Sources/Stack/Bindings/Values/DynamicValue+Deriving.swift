extension DynamicValue {
    /// Returns a value with the result of `transform`.
    ///
    /// `transform` is called once now and once for every change. It should have no side effects. Use `combine` for
    /// other values that it depends on, instead of capturing them.
    @inlinable public func map<Result>(_ transform: @escaping @MainActor (Value) -> Result) -> DynamicValue<Result> {
        let input = storage.pointer
        let result = Storage<Result>(transform(untrackedValue))
        let output = result.pointer
        let node = Node(storage: result, inputs: [node]) { _ in
            output.pointee = transform(input.pointee)
            return true
        }
        return DynamicValue<Result>(node: node, storage: result)
    }

    /// Returns the last value that satisfies `isIncluded`; nil until there is one.
    public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> DynamicValue<Value?> {
        let first = untrackedValue
        return filtered(initial: isIncluded(first) ? first : nil) { isIncluded($0) ? .some($0) : nil }
    }

    /// Returns the last value that satisfies `isIncluded`; `initial` until there is one.
    public func filter(initial: Value, _ isIncluded: @escaping @MainActor (Value) -> Bool) -> DynamicValue<Value> {
        let first = untrackedValue
        return filtered(initial: isIncluded(first) ? first : initial) { isIncluded($0) ? $0 : nil }
    }

    /// Returns the last result of `transform` that is not nil; nil until there is one.
    public func compactMap<Result>(_ transform: @escaping @MainActor (Value) -> Result?) -> DynamicValue<Result?> {
        filtered(initial: transform(untrackedValue)) { transform($0).map { .some($0) } }
    }

    /// Returns a value that takes the non-nil results of `next`.
    private func filtered<Result>(
        initial: consuming Result, next: @escaping @MainActor (Value) -> Result?
    ) -> DynamicValue<Result> {
        let input = storage.pointer
        let result = Storage<Result>(initial)
        let output = result.pointer
        let node = Node(storage: result, inputs: [node]) { _ in
            guard let value = next(input.pointee) else { return false }
            output.pointee = value
            return true
        }
        return DynamicValue<Result>(node: node, storage: result)
    }

    /// Returns a value that ignores a change if `isEqual` returns true for the old and new values.
    @inlinable public func distinct(by isEqual: @escaping @MainActor (Value, Value) -> Bool) -> DynamicValue<Value> {
        let input = storage.pointer
        let result = Storage<Value>(untrackedValue)
        let output = result.pointer
        let node = Node(storage: result, inputs: [node]) { _ in
            if isEqual(output.pointee, input.pointee) { return false }
            output.pointee = input.pointee
            return true
        }
        return DynamicValue<Value>(node: node, storage: result)
    }

    /// Returns a value that follows the dynamic value that `transform` returns.
    ///
    /// The result changes when this value changes, and when the latest dynamic value from `transform` changes.
    public func flatMap<Result>(
        _ transform: @escaping @MainActor (Value) -> DynamicValue<Result>
    ) -> DynamicValue<Result> {
        let outer = node
        let input = storage.pointer
        let chosen = transform(untrackedValue)
        let result = Storage<Result>(chosen.untrackedValue)
        let output = result.pointer
        var inner = chosen.storage.pointer
        var choice = outer.version
        let node = Node(storage: result, inputs: [outer, chosen.node]) { record in
            if outer.version != choice {
                choice = outer.version
                let chosen = transform(input.pointee)
                Graph.main.settle(chosen.node)
                record.pointee.owner.replaceInput(at: 1, for: chosen.node)
                inner = chosen.storage.pointer
            }
            output.pointee = inner.pointee
            return true
        }
        return DynamicValue<Result>(node: node, storage: result)
    }
}

extension DynamicValue where Value: Equatable {
    /// Returns a value that ignores a change if the old and new values are equal.
    @inlinable public func distinct() -> DynamicValue<Value> {
        distinct { $0 == $1 }
    }
}
