import Foundation

/// The text size that the user prefers.
///
/// The categories are ordered: `a < b` means that text is smaller in `a`. `unspecified` is less than all others.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates a category from a name. A category with an unknown name compares like `unspecified`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text that is slightly smaller than the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text that is slightly larger than the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large text.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text below the accessibility sizes.
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
    /// The largest accessibility size.
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

    /// The index in the ordered categories, or nil if the name is unknown.
    var rank: Int? { UIContentSizeCategory.ranks[rawValue] }

    /// The size of body text divided by its default size; 1 if the name is unknown.
    package var textScale: Double { rank.map(UIContentSizeCategory.textScale(ofRank:)) ?? 1 }

    /// Creates the category whose body text is closest to `textScale` times the default size.
    package init(textScale: Double) {
        let distance: (Int) -> Double = { abs(UIContentSizeCategory.textScale(ofRank: $0) - textScale) }
        let ranks = UIContentSizeCategory.ordered.indices
        self = UIContentSizeCategory.ordered[ranks.min { distance($0) < distance($1) } ?? 3]
    }

    private static func textScale(ofRank rank: Int) -> Double { DynamicType.body[rank].0 / DynamicType.body[3].0 }

    /// Whether the category is an accessibility size. Layouts should then provide as much space for text as possible.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether text is smaller in `left` than in `right`.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.rank ?? -1) < (right.rank ?? -1)
    }

    /// Returns whether text is no larger in `left` than in `right`.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.rank ?? -1) <= (right.rank ?? -1)
    }

    /// Returns whether text is larger in `left` than in `right`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

    /// Returns whether text is no smaller in `left` than in `right`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }
}

extension UIContentSizeCategory {
    /// The notification that is posted when the user changes the text size. `userInfo` contains the new category under
    /// the key `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new category in the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
