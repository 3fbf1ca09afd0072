/// Returns a condition that is true for records whose property is equal to a value.
public func == <Record: StoredRecord, Value: Codable & Equatable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .equal, value)
}

/// Returns a condition that is true for records whose property is not equal to a value.
public func != <Record: StoredRecord, Value: Codable & Equatable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .unequal, value)
}

/// Returns a condition that is true for records whose property is nil.
public func == <Record: StoredRecord, Value: Codable>(
    keyPath: KeyPath<Record, Value?>, _: _OptionalNilComparisonType
) -> Condition<Record> {
    .make(keyPath) { columnIndex, _ in .compare(columnIndex, .equal, .null) }
}

/// Returns a condition that is true for records whose property is not nil.
public func != <Record: StoredRecord, Value: Codable>(
    keyPath: KeyPath<Record, Value?>, _: _OptionalNilComparisonType
) -> Condition<Record> {
    .make(keyPath) { columnIndex, _ in .compare(columnIndex, .unequal, .null) }
}

/// Returns a condition that is true for records whose property is less than a value.
public func < <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .less, value)
}

/// Returns a condition that is true for records whose property is less than or equal to a value.
public func <= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .lessOrEqual, value)
}

/// Returns a condition that is true for records whose property is greater than a value.
public func > <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greater, value)
}

/// Returns a condition that is true for records whose property is greater than or equal to a value.
public func >= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greaterOrEqual, value)
}

/// Returns a condition that is true for records whose property is not nil and less than a value.
public func < <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .less, value)
}

/// Returns a condition that is true for records whose property is not nil and less than or equal to a value.
public func <= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .lessOrEqual, value)
}

/// Returns a condition that is true for records whose property is not nil and greater than a value.
public func > <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greater, value)
}

/// Returns a condition that is true for records whose property is not nil and greater than or equal to a value.
public func >= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greaterOrEqual, value)
}

extension Condition {
    /// Returns a condition that is true if both conditions are true.
    public static func && (left: Condition, right: Condition) -> Condition {
        Condition(.all(left.node.conjuncts + right.node.conjuncts))
    }

    /// Returns a condition that is true if at least one of the conditions is true.
    public static func || (left: Condition, right: Condition) -> Condition {
        Condition(.any(left.node.disjuncts + right.node.disjuncts))
    }

    /// Returns a condition that is true if the given one is false.
    public static prefix func ! (condition: Condition) -> Condition {
        Condition(.not(condition.node))
    }
}
