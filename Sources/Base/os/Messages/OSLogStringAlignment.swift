/// The alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
    private let columns: (@Sendable () -> Int)?
    private let isLeading: Bool

    /// The value is not padded.
    public static let none = OSLogStringAlignment(columns: nil, isLeading: true)

    /// The value is padded on the left.
    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeading: false)
    }

    /// The value is padded on the right.
    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeading: true)
    }

    func aligned(_ text: String) -> String {
        guard let columns else { return text }
        let padding = String(repeating: " ", count: max(0, columns() - text.count))
        return isLeading ? text + padding : padding + text
    }
}
