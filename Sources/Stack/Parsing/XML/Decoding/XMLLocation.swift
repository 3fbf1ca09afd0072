/// The location in an `XMLTree` that a decoder reads, as indices.
///
/// It is small and trivial, so that a decoder with a location fits into an `any Decoder` without an allocation.
enum XMLLocation: BitwiseCopyable {
    case element(Int32)
    /// The text of an element, excluding its descendants.
    case text(Int32)
    case attribute(Int32, of: Int32)
    /// All children of an element that have the same name. The first value is the number of the name.
    case repeated(Int32, in: Int32)

    static func element(_ index: Int) -> XMLLocation { .element(Int32(truncatingIfNeeded: index)) }
    static func text(_ element: Int) -> XMLLocation { .text(Int32(truncatingIfNeeded: element)) }
    static func attribute(_ index: Int, of element: Int) -> XMLLocation {
        .attribute(Int32(truncatingIfNeeded: index), of: Int32(truncatingIfNeeded: element))
    }
    static func repeated(_ name: Int32, in element: Int) -> XMLLocation {
        .repeated(name, in: Int32(truncatingIfNeeded: element))
    }

    /// The element at this location, or the one that contains the text, the attribute or the repeated elements.
    var element: Int {
        switch self {
        case .element(let element), .text(let element), .attribute(_, let element), .repeated(_, let element):
            Int(element)
        }
    }
}
