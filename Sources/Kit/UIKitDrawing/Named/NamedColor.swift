import AssetCatalogs
import Foundation

/// A named color of a bundle, with its versions for different traits.
final class NamedColor: Sendable {
    let name: String
    private let set: ColorSet
    private let languages: [String]
    private let colors: [UIColor]

    init(name: String, set: ColorSet, languages: [String]) {
        self.name = name
        self.set = set
        self.languages = languages
        colors = set.entries.map { UIColor($0.color) }
    }

    /// Returns the version that fits the traits, or the first version if none fits.
    func color(in traits: UITraitCollection) -> UIColor {
        colors[set.index(for: AssetTraits(traits, languages: languages)) ?? 0]
    }
}

extension UIColor {
    /// Creates a color from an entry of a color set. An unknown system color becomes black.
    fileprivate convenience init(_ color: AssetColor) {
        switch color {
        case .gray(_, let white, let alpha): self.init(white: CGFloat(white), alpha: CGFloat(alpha))
        case .rgb(.displayP3, let red, let green, let blue, let alpha):
            self.init(
                displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .rgb(.extendedLinearSRGB, let red, let green, let blue, let alpha):
            self.init(
                red: UIColor.encoded(red), green: UIColor.encoded(green), blue: UIColor.encoded(blue),
                alpha: CGFloat(alpha))
        case .rgb(_, let red, let green, let blue, let alpha):
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .system(let name): self.init(storage: UIColor.systemColor(named: name)?.storage ?? UIColor.black.storage)
        }
    }

    /// Returns the sRGB component for a linear component.
    private static func encoded(_ linear: Double) -> CGFloat {
        let size: Double = abs(linear)
        let encoded: Double = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return CGFloat(linear < 0 ? -encoded : encoded)
    }

    /// Returns the system color for a name that asset catalogs use, such as "systemBlueColor", or nil if the name is
    /// unknown.
    static func systemColor(named name: String) -> UIColor? {
        systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    private static let systemColors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "link": .link, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "darkText": .darkText,
        "lightText": .lightText, "tint": .tintColor, "black": .black, "darkGray": .darkGray, "lightGray": .lightGray,
        "white": .white, "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
        "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
        "clear": .clear,
        // Colors of macOS that have an equivalent in UIKit.
        "controlAccent": .tintColor, "windowBackground": .systemBackground, "text": .label,
        "textBackground": .systemBackground,
    ]
}
