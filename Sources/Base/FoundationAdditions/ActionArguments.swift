/// The arguments of an action, which its method receives.
public struct ActionArguments {
    private let values: [Any?]
    /// The event that replaces a missing one if the method's parameter cannot be nil.
    private let emptyEvent: AnyObject?

    init(_ values: [Any?], emptyEvent: AnyObject? = nil) {
        self.values = values
        self.emptyEvent = emptyEvent
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
                // platforms, they receive a null pointer, which they must not use. The code returns it
                // directly, because an optional would represent it as nil.
                return unsafeBitCast(UInt(0), to: Value.self)
            }
            let pointer: Value? = PointerConversion.convert(value, to: Value.self)
            let converted: Value? = pointer ?? KeyValueConversion.convert(value, to: Value.self)
            guard let result = converted ?? (value == nil ? replacement(index) : nil) else {
                throw ActionError(index: index, expected: Value.self, found: value.map { type(of: $0) })
            }
            return result
        }
    }

    /// Returns the object that a method receives in place of a missing argument if its parameter cannot be nil.
    ///
    /// Methods often declare an event that cannot be nil, although an action can be sent without an event. As on Apple
    /// platforms, such an action calls the method. There, the method receives nil, and the properties of nil have the
    /// same values as the properties of an event without touches.
    func replacement<Value>(_ index: Int) -> Value? { index == 1 ? emptyEvent as? Value : nil }
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
