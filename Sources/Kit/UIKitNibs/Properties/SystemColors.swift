import UIKitCore

/// The system colors by their names in interface files.
@MainActor
enum SystemColors {
    static func named(_ name: String) -> UIColor? {
        colors[name] ?? (name.hasSuffix("Color") ? colors[String(name.dropLast(5))] : nil)
    }

    private static let colors: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground, "darkText": .darkText, "lightText": .lightText,
        "tint": .tintColor, "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground, "tableCellBackground": .systemBackground,
        "systemLightText": .lightText, "systemDarkText": .darkText, "black": .black, "white": .white,
        "clear": .clear, "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "red": .red, "green": .green,
        "blue": .blue,
    ]
}
