import Foundation

extension UIColor {
    private static func element(
        _ name: String, _ light: SemanticColor.Value, dark: SemanticColor.Value, high: SemanticColor.Value? = nil,
        darkHigh: SemanticColor.Value? = nil, elevated: SemanticColor.Value? = nil,
        elevatedHigh: SemanticColor.Value? = nil
    ) -> UIColor {
        UIColor(
            storage: .semantic(
                SemanticColor(
                    name, light, dark: dark, high: high, darkHigh: darkHigh, elevated: elevated,
                    elevatedHigh: elevatedHigh)))
    }

    /// The color of primary text.
    public static let label = element(
        "labelColor", .init(0x000000), dark: .init(0xFFFFFF))

    /// The color of secondary text.
    public static let secondaryLabel = element(
        "secondaryLabelColor", .init(0x3C3C43, 0.6), dark: .init(0xEBEBF5, 0.6), high: .init(0x3C3C43, 0.8),
        darkHigh: .init(0xEBEBF5, 0.7))

    /// The color of tertiary text.
    public static let tertiaryLabel = element(
        "tertiaryLabelColor", .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3), high: .init(0x3C3C43, 0.7),
        darkHigh: .init(0xEBEBF5, 0.55))

    /// The color of quaternary text.
    public static let quaternaryLabel = element(
        "quaternaryLabelColor", .init(0x3C3C43, 0.18), dark: .init(0xEBEBF5, 0.16), high: .init(0x3C3C43, 0.55),
        darkHigh: .init(0xEBEBF5, 0.4))

    /// The color of placeholder text in empty fields.
    public static let placeholderText = element(
        "placeholderTextColor", .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3), high: .init(0x3C3C43, 0.7),
        darkHigh: .init(0xEBEBF5, 0.55))

    /// The color of links.
    public static let link = element(
        "linkColor", .init(0x007AFF), dark: .init(0x0984FF), high: .init(0x0040DD), darkHigh: .init(0x409CFF))

    /// The color of translucent separator lines.
    public static let separator = element(
        "separatorColor", .init(0x3C3C43, 0.29), dark: .init(0x545458, 0.6), high: .init(0x3C3C43, 0.37),
        darkHigh: .init(0x545458, 0.75))

    /// The color of opaque separator lines.
    public static let opaqueSeparator = element(
        "opaqueSeparatorColor", .init(0xC6C6C8), dark: .init(0x38383A))

    /// The fill color of thin and small shapes.
    public static let systemFill = element(
        "systemFillColor", .init(0x787880, 0.2), dark: .init(0x787880, 0.36), high: .init(0x787880, 0.28),
        darkHigh: .init(0x787880, 0.44))

    /// The fill color of medium-size shapes.
    public static let secondarySystemFill = element(
        "secondarySystemFillColor", .init(0x787880, 0.16), dark: .init(0x787880, 0.32), high: .init(0x787880, 0.24),
        darkHigh: .init(0x787880, 0.4))

    /// The fill color of large shapes, such as fields and buttons.
    public static let tertiarySystemFill = element(
        "tertiarySystemFillColor", .init(0x767680, 0.12), dark: .init(0x767680, 0.24), high: .init(0x767680, 0.2),
        darkHigh: .init(0x767680, 0.32))

    /// The fill color of large areas with complex content.
    public static let quaternarySystemFill = element(
        "quaternarySystemFillColor", .init(0x747480, 0.08), dark: .init(0x767680, 0.18), high: .init(0x747480, 0.16),
        darkHigh: .init(0x767680, 0.26))

    /// The main background color.
    public static let systemBackground = element(
        "systemBackgroundColor", .init(0xFFFFFF), dark: .init(0x000000), high: .init(0xFFFFFF),
        darkHigh: .init(0x000000), elevated: .init(0x1C1C1E), elevatedHigh: .init(0x242426))

    /// The background color of content on the main background.
    public static let secondarySystemBackground = element(
        "secondarySystemBackgroundColor", .init(0xF2F2F7), dark: .init(0x1C1C1E), high: .init(0xEBEBF0),
        darkHigh: .init(0x242426), elevated: .init(0x2C2C2E), elevatedHigh: .init(0x363638))

    /// The background color of content on the secondary background.
    public static let tertiarySystemBackground = element(
        "tertiarySystemBackgroundColor", .init(0xFFFFFF), dark: .init(0x2C2C2E), high: .init(0xFFFFFF),
        darkHigh: .init(0x363638), elevated: .init(0x3A3A3C), elevatedHigh: .init(0x444446))

    /// The main background color of grouped content.
    public static let systemGroupedBackground = element(
        "systemGroupedBackgroundColor", .init(0xF2F2F7), dark: .init(0x000000), high: .init(0xEBEBF0),
        darkHigh: .init(0x000000), elevated: .init(0x1C1C1E), elevatedHigh: .init(0x242426))

    /// Apple's older name of `systemGroupedBackground`.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }

    /// The background color of content on the grouped background, such as the rows of a table.
    public static let secondarySystemGroupedBackground = element(
        "secondarySystemGroupedBackgroundColor", .init(0xFFFFFF), dark: .init(0x1C1C1E), high: .init(0xFFFFFF),
        darkHigh: .init(0x242426), elevated: .init(0x2C2C2E), elevatedHigh: .init(0x363638))

    /// The background color of content on the secondary grouped background.
    public static let tertiarySystemGroupedBackground = element(
        "tertiarySystemGroupedBackgroundColor", .init(0xF2F2F7), dark: .init(0x2C2C2E), high: .init(0xEBEBF0),
        darkHigh: .init(0x363638), elevated: .init(0x3A3A3C), elevatedHigh: .init(0x444446))

    /// The color of text on a light background. It does not depend on traits.
    public static let darkText = UIColor(white: 0, alpha: 1)

    /// The color of text on a dark background. It does not depend on traits.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The tint color of the view that uses this color. Outside views, it is the accent color of the app, or
    /// `systemBlue`.
    ///
    /// In a tint color, it is the accent color of the app. In the accent color, it is `systemBlue`.
    public static let tintColor = UIColor { traits in
        // The tint may be derived from this color, so it is resolved with another tint.
        guard let tint = traits.values.tintColor else {
            return defaultTint.resolvedColor(with: traits.replacing(tintColor: .systemBlue))
        }
        return tint.resolvedColor(with: traits.replacing(tintColor: nil))
    }

    /// The accent color of the app: the color in the asset catalogs whose name is the value of `NSAccentColorName` in
    /// `Info.plist`, or `systemBlue` if no such color exists.
    package static let defaultTint: UIColor = {
        let name: Any? = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName")
        return (name as? String).flatMap { UIColor(named: $0) } ?? .systemBlue
    }()
}
