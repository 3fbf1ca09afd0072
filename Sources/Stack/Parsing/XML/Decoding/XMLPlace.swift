/// What a decoder of XML stands at: indices of a tree.
///
/// It is small and made of plain values, so that a decoder that has one fits in a variable of type `any Decoder` without
/// memory of its own.
enum XMLPlace: BitwiseCopyable {
    case element(Int32)
    /// The own text of an element.
    case text(Int32)
    case attribute(Int32, of: Int32)
    /// Every element of a name, which has a number, inside of another element.
    case repeated(Int32, in: Int32)

    static func element(_ index: Int) -> XMLPlace { .element(Int32(truncatingIfNeeded: index)) }
    static func text(_ element: Int) -> XMLPlace { .text(Int32(truncatingIfNeeded: element)) }
    static func attribute(_ index: Int, of element: Int) -> XMLPlace {
        .attribute(Int32(truncatingIfNeeded: index), of: Int32(truncatingIfNeeded: element))
    }
    static func repeated(_ name: Int32, in element: Int) -> XMLPlace {
        .repeated(name, in: Int32(truncatingIfNeeded: element))
    }

    /// The element that it belongs to.
    var element: Int {
        switch self {
        case .element(let element), .text(let element), .attribute(_, let element), .repeated(_, let element):
            Int(element)
        }
    }
}
