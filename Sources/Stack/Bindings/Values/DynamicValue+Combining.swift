extension DynamicValue {
    /// Returns a value that combines this value and another.
    ///
    /// If both change in the same update, the result changes once.
    @inlinable public func combine<Other, Result>(
        _ other: DynamicValue<Other>, _ transform: @escaping @MainActor (Value, Other) -> Result
    ) -> DynamicValue<Result> {
        let first = storage.pointer
        let second = other.storage.pointer
        let result = Storage<Result>(transform(untrackedValue, other.untrackedValue))
        let output = result.pointer
        let node = Node(storage: result, inputs: [node, other.node]) { _ in
            output.pointee = transform(first.pointee, second.pointee)
            return true
        }
        return DynamicValue<Result>(node: node, storage: result)
    }

    /// Returns this value and another as a pair.
    @inlinable public func combine<Other>(_ other: DynamicValue<Other>) -> DynamicValue<(Value, Other)> {
        combine(other) { ($0, $1) }
    }
}

/// Returns a value that combines three values.
@inlinable @MainActor
public func combine<First, Second, Third, Result>(
    _ first: DynamicValue<First>, _ second: DynamicValue<Second>, _ third: DynamicValue<Third>,
    _ transform: @escaping @MainActor (First, Second, Third) -> Result
) -> DynamicValue<Result> {
    let inputs = (first.storage.pointer, second.storage.pointer, third.storage.pointer)
    let result = Storage<Result>(transform(first.untrackedValue, second.untrackedValue, third.untrackedValue))
    let output = result.pointer
    let node = Node(storage: result, inputs: [first.node, second.node, third.node]) { _ in
        output.pointee = transform(inputs.0.pointee, inputs.1.pointee, inputs.2.pointee)
        return true
    }
    return DynamicValue<Result>(node: node, storage: result)
}

/// Returns three values as a tuple.
@inlinable @MainActor
public func combine<First, Second, Third>(
    _ first: DynamicValue<First>, _ second: DynamicValue<Second>, _ third: DynamicValue<Third>
) -> DynamicValue<(First, Second, Third)> {
    combine(first, second, third) { ($0, $1, $2) }
}

/// Returns any number of values of the same type as an array, in the given order.
@MainActor
public func combine<Value>(_ values: [DynamicValue<Value>]) -> DynamicValue<[Value]> {
    let inputs = values.map(\.storage.pointer)
    let result = Storage<[Value]>(values.map(\.untrackedValue))
    let output = result.pointer
    let node = Node(storage: result, inputs: ContiguousArray(values.map(\.node))) { _ in
        output.pointee = inputs.map(\.pointee)
        return true
    }
    return DynamicValue<[Value]>(node: node, storage: result)
}
