import Foundation

/// A structure of numbers that `NSValue` contains. As with Objective-C, `as?` converts between the structure and a value
/// that contains it.
public protocol ValueStructure: BitwiseCopyable, _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// Creates a structure with the default numbers.
    init()

    /// The type encoding of the structure in `NSValue`. On Linux, `NSValue` supports arrays but no structures, so this is
    /// the encoding of an array of the same size that no other structure has.
    static var valueEncoding: String { get }
}

extension ValueStructure {
    /// Creates the structure that `value` contains, or the default structure if `value` contains another type.
    public init(_ value: NSValue) {
        self.init()
        guard strcmp(value.objCType, Self.valueEncoding) == 0 else { return }
        withUnsafeMutableBytes(of: &self) { bytes in
            if let address = bytes.baseAddress { value.getValue(address) }
        }
    }

    public func _bridgeToObjectiveC() -> NSValue { NSValue(structure: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = Self(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        guard strcmp(source.objCType, valueEncoding) == 0 else { return false }
        result = Self(source)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.map { Self($0) } ?? Self()
    }
}

extension NSValue {
    /// Creates a value that contains a structure.
    package convenience init<Structure: ValueStructure>(structure: Structure) {
        let copy = [structure]
        self.init(bytes: copy, objCType: Structure.valueEncoding)
    }
}

extension CGAffineTransform: ValueStructure {
    public static var valueEncoding: String { "[6d]" }
}

extension CGVector: ValueStructure {
    public static var valueEncoding: String { "[4f]" }
}
