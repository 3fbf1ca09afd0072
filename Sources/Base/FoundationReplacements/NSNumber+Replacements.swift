import Foundation

// Foundation on Linux shares the objects of small integers, whose type is that of 32-bit integers.

extension NSNumber {
    /// Replaces the getter of `objCType`. The type of small integers is that of `Int`, which almost all of them are
    /// created from, as on Apple platforms.
    @_silgen_name("engawa_number_type")
    public final func replacedObjCType() -> UnsafePointer<CChar> {
        let type: UnsafePointer<CChar> = originalObjCType()
        guard type.pointee == CChar(UInt8(ascii: "i")), (-1...12).contains(intValue) else { return type }
        return NSNumber.integerType
    }

    /// The encoding of `Int`.
    // nonisolated(unsafe): the memory never changes.
    private nonisolated(unsafe) static let integerType: UnsafePointer<CChar> = {
        let type = UnsafeMutablePointer<CChar>.allocate(capacity: 2)
        type.initialize(repeating: 0, count: 2)
        type.pointee = CChar(UInt8(ascii: "q"))
        return UnsafePointer(type)
    }()

    @_silgen_name("engawa_original_number_type")
    private final func originalObjCType() -> UnsafePointer<CChar>
}
