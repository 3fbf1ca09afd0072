/// Conversion of untyped pointers that the method of an action receives, such as the context of an operation.
enum PointerConversion {
    /// Returns whether a type is an untyped pointer that cannot be nil.
    static func isNonoptional<Value>(_ type: Value.Type) -> Bool {
        type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self
    }

    /// Returns a pointer as a pointer of another type; nil for other values and types.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let pointer = value as? UnsafeMutableRawPointer else { return nil }
        switch type {
        case is UnsafeRawPointer.Type, is UnsafeRawPointer?.Type: return UnsafeRawPointer(pointer) as? Value
        case is OpaquePointer.Type, is OpaquePointer?.Type: return OpaquePointer(pointer) as? Value
        default: return nil
        }
    }
}
