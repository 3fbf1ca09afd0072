/// The method table of a class, read from its metadata.
///
/// Apple's UIKit queries the Objective-C runtime to determine whether a class overrides a method. Swift has no such
/// API, but the method's entry in the class metadata shows it. To find the index of the entry, compare two private
/// classes: one that overrides the method, and one that does not.
package enum ClassMetadata {
    /// The index of the first method, after the header: kind, superclass, flags and sizes, descriptor, destroyer.
    private static let firstMethod = 7

    /// Returns the machine words of the metadata that start at the address point of `type`.
    package static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        // A class reference is the address of its metadata, and callers read only whole words inside it.
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// Returns the number of machine words after the address point.
    package static func wordCount(of type: AnyClass) -> Int {
        let header = UnsafeRawPointer(words(of: type))
        // Layout without Objective-C: kind, superclass, flags (32 bits), instance address point (32), instance
        // size (32), alignment and reserved (32), class size (32), class address point (32).
        let classSize: UInt32 = header.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint: UInt32 = header.load(fromByteOffset: 36, as: UInt32.self)
        return Int(classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    /// Returns the indices of the entries of `type` that `subclass` replaces, in declaration order.
    package static func entries(of type: AnyClass, replacedBy subclass: AnyClass) -> [Int] {
        let own: UnsafePointer<UInt> = words(of: type)
        let other: UnsafePointer<UInt> = words(of: subclass)
        return (firstMethod..<wordCount(of: type)).filter { own[$0] != other[$0] }
    }
}
