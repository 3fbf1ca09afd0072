/// The method table of a class, read from its metadata.
///
/// Apple's kit asks the Objective-C runtime whether a class overrides a method. Swift has no words for that question,
/// but the answer lies in the class's metadata, in the entry of the method. Which entry that is, two small classes of
/// our own tell: one that overrides the method, and one that does not.
package enum ClassMetadata {
    /// Behind the header of a class: kind, superclass, flags and sizes, descriptor, destroyer.
    private static let firstMethod = 6

    /// The words of metadata behind the address point of `type`.
    package static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        // A class reference is the address of its metadata; only whole words inside it are read.
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// How many words there are.
    package static func wordCount(of type: AnyClass) -> Int {
        let header = UnsafeRawPointer(words(of: type))
        // Layout without Objective-C: kind, superclass, flags (32 bits), instance address point (32), instance
        // size (32), alignment and reserved (32), class size (32), class address point (32).
        let classSize: UInt32 = header.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint: UInt32 = header.load(fromByteOffset: 36, as: UInt32.self)
        return Int(classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    /// The entries of `type` that `subclass` replaces, in the order of their declarations.
    package static func entries(of type: AnyClass, replacedBy subclass: AnyClass) -> [Int] {
        let own: UnsafePointer<UInt> = words(of: type)
        let other: UnsafePointer<UInt> = words(of: subclass)
        return (firstMethod..<wordCount(of: type)).filter { own[$0] != other[$0] }
    }
}
