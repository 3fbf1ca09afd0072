/// Lets Foundation compare objects that are values in attributed strings. It must be a class's first stored property.
///
/// Foundation on Linux keeps attributed strings in Core Foundation, which reads a type number from the first word
/// behind an object's header before it asks the object whether it equals another, and stops the process when that
/// number is zero. Any other number makes it call `isEqual(_:)`. Objects of an application's own classes are not
/// protected: a class used as the value of an attribute should begin with a property that is neither zero nor small.
struct FoundationTypeWord {
    /// Bits 8 to 17 are the type number: 1 is "any type".
    private let word: UInt64 = 1 << 8
}
