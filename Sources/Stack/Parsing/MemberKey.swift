/// A key or name in an index, which is the same as another one if its bytes are.
///
/// A `String` would also be the same as one that is composed of other scalars, which the search without an index tells
/// apart.
struct MemberKey: Hashable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: MemberKey, right: MemberKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text: String = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// How far the search for a member goes before it counts as long, and how many long ones an object or element has before
/// its members get an index. Types with few members read large objects without one; whatever asks for each member of a
/// large object in another order than the text's would otherwise take time that grows with the square of their number.
enum MemberSearch {
    static let longest = 256
    static let mostLong = 8
}
