/// A word that lets Foundation compare objects used as values in attributed strings. It must be the first stored
/// property of a class.
///
/// Foundation on Linux stores attributed strings in Core Foundation. Before it compares two objects, Core Foundation
/// reads a type number from the first word after the object header, and stops the process if the number is zero. For
/// any other number it calls `isEqual(_:)`. The classes of an app are not protected: a class whose instances are values
/// of attributes should begin with a stored property that is neither zero nor a small number.
struct FoundationTypeWord {
    /// Bits 8 to 17 contain the type number; 1 means any type.
    private let word: UInt64 = 1 << 8
}
