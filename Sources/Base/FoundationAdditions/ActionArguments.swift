/// The arguments of an action, which its method receives.
public struct ActionArguments {
    private let values: [Any?]

    init(_ values: [Any?]) {
        self.values = values
    }

    /// Returns the argument at an index; nil if it is missing.
    func value(_ index: Int) -> Any? { index < values.count ? values[index] : nil }

    /// The argument at an index, converted to the type of a parameter.
    ///
    /// Throws an error if the argument has another type. An argument that is missing is nil.
    public subscript<Value>(index: Int) -> Value {
        get throws {
            let value: Any? = value(index)
            if value == nil, PointerConversion.isNonoptional(Value.self) {
                // Methods often declare a context as a pointer that cannot be nil, although apps pass nil. As on Apple
                // platforms, they receive a null pointer, which they must not use. An optional could not contain it.
                return unsafeBitCast(UInt(0), to: Value.self)
            }
            let pointer: Value? = PointerConversion.convert(value, to: Value.self)
            guard let result = pointer ?? KeyValueConversion.convert(value, to: Value.self) else {
                throw ActionError(index: index, expected: Value.self, found: value.map { type(of: $0) })
            }
            return result
        }
    }
}

/// The error for an argument that the method of an action does not accept.
struct ActionError: Error, CustomStringConvertible {
    var index: Int
    var expected: Any.Type
    var found: Any.Type?

    var description: String {
        "its parameter \(index + 1) has the type \(expected), and the argument is \(found.map { "of the type \($0)" } ?? "nil")"
    }
}
