import Foundation

/// How large a person wants text to be.
///
/// The categories are ordered: `a < b` says that text is smaller at `a`. `unspecified` is below all others.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category of a name. A name that is none of the known ones compares as `unspecified`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not stated.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text a little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text a little larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large text.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text short of the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text there is.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All known categories, from the smallest to the largest.
    static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let ranks: [String: Int] = Dictionary(
        uniqueKeysWithValues: ordered.enumerated().map { ($1.rawValue, $0) })

    /// Its place among the known categories; nil when it is none of them.
    var rank: Int? { UIContentSizeCategory.ranks[rawValue] }

    /// Whether this is one of the accessibility sizes, at which layouts should give text all the room there is.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// Whether text at `left` is smaller than at `right`.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.rank ?? -1) < (right.rank ?? -1)
    }

    /// Whether text at `left` is no larger than at `right`.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.rank ?? -1) <= (right.rank ?? -1)
    }

    /// Whether text at `left` is larger than at `right`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

    /// Whether text at `left` is no smaller than at `right`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }
}

extension UIContentSizeCategory {
    /// Posted when the person chose another size of text. `userInfo` has it under `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new category in the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
