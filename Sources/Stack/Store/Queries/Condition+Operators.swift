/// True where a property has this value.
public func == <Record: StoredRecord, Value: Codable & Equatable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .equal, value)
}

/// True where a property has another value than this.
public func != <Record: StoredRecord, Value: Codable & Equatable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .unequal, value)
}

/// True where a property is nil.
public func == <Record: StoredRecord, Value: Codable>(
    keyPath: KeyPath<Record, Value?>, _: _OptionalNilComparisonType
) -> Condition<Record> {
    .make(keyPath) { place, _ in .compare(place, .equal, .null) }
}

/// True where a property is not nil.
public func != <Record: StoredRecord, Value: Codable>(
    keyPath: KeyPath<Record, Value?>, _: _OptionalNilComparisonType
) -> Condition<Record> {
    .make(keyPath) { place, _ in .compare(place, .unequal, .null) }
}

/// True where a property is smaller than a value.
public func < <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .less, value)
}

/// True where a property is at most a value.
public func <= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .lessOrEqual, value)
}

/// True where a property is larger than a value.
public func > <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greater, value)
}

/// True where a property is at least a value.
public func >= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greaterOrEqual, value)
}

/// True where a property is not nil, and smaller than a value.
public func < <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .less, value)
}

/// True where a property is not nil, and at most a value.
public func <= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .lessOrEqual, value)
}

/// True where a property is not nil, and larger than a value.
public func > <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greater, value)
}

/// True where a property is not nil, and at least a value.
public func >= <Record: StoredRecord, Value: Codable & Comparable>(
    keyPath: KeyPath<Record, Value?>, value: Value
) -> Condition<Record> {
    .compare(keyPath, .greaterOrEqual, value)
}

extension Condition {
    /// True where both are.
    public static func && (left: Condition, right: Condition) -> Condition {
        Condition(.all([left.node, right.node]))
    }

    /// True where one of them is, or both are.
    public static func || (left: Condition, right: Condition) -> Condition {
        Condition(.any([left.node, right.node]))
    }

    /// True where the other is not.
    public static prefix func ! (condition: Condition) -> Condition {
        Condition(.not(condition.node))
    }
}
