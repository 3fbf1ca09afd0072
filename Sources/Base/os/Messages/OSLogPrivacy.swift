/// Whether a value of a message is shown.
public struct OSLogPrivacy: Hashable, Sendable {
    /// The text that is shown in place of a private value.
    public enum Mask: Hashable, Sendable {
        /// A number that is equal for equal values during the lifetime of the process.
        case hash
        /// The text `<private>`.
        case none
    }

    private enum Visibility: Hashable {
        case shown, hidden
    }

    private let visibility: Visibility
    private let mask: Mask

    /// The value is shown.
    public static let `public` = OSLogPrivacy(visibility: .shown, mask: .none)
    /// The value is replaced.
    public static let `private` = OSLogPrivacy(visibility: .hidden, mask: .none)
    /// The value is replaced.
    public static let sensitive = OSLogPrivacy(visibility: .hidden, mask: .none)
    /// The value is shown, as in Xcode's console.
    public static let auto = OSLogPrivacy(visibility: .shown, mask: .none)

    /// The value is replaced by a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: mask) }

    /// The value is replaced by a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: mask) }

    /// The value is shown, as in Xcode's console.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .shown, mask: mask) }

    static let replacement = "<private>"

    /// Returns the text that a message shows for a value.
    func text(of value: () -> String) -> String {
        if visibility == .shown { return value() }
        if mask == .none { return OSLogPrivacy.replacement }
        return "<mask.hash: \(String(UInt(bitPattern: value().hashValue), radix: 16))>"
    }
}
