/// A path that is equal to another path only if its bytes are equal, as in a file system on Linux.
///
/// Strings that differ only in the composition of characters, such as “é” as one character or as two, are equal.
struct ExactPath: Hashable {
    let path: String

    init(_ path: String) { self.path = path }

    static func == (left: ExactPath, right: ExactPath) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

    func hash(into hasher: inout Hasher) {
        for byte in path.utf8 { hasher.combine(byte) }
    }
}
