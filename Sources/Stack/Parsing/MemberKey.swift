/// A key in an index of members, compared by its UTF-8 bytes.
///
/// In contrast, two `String` values are also equal if they are only canonically equivalent. The search without an index
/// compares bytes, so the index does too.
struct MemberKey: Hashable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: MemberKey, right: MemberKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// The limits after which the members of an object or element are indexed.
///
/// Types with few members read large objects without an index. Without the index, decoding a type that requests all
/// members of a large object in an order other than that of the text would take quadratic time.
enum MemberSearch {
    /// The number of members after which a search counts as long.
    static let longSearchLength = 256
    /// The number of long searches in an object or element that do not build an index. The next long search builds it.
    static let longSearchLimit = 8
}
