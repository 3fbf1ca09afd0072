/// The circumstances for which an entry of an asset is made. Nil stands for any.
package struct AssetCondition: Hashable, Sendable {
    /// The appearance of an interface, or of the icons on a home screen.
    package enum Luminosity: String, Sendable {
        case light, dark
        /// An icon that the system tints with a color.
        case tinted
    }

    /// The direction of text and layout.
    package enum Direction: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    package enum SizeClass: String, Sendable {
        case compact, regular
    }

    package enum Gamut: String, Sendable {
        case sRGB
        case displayP3 = "display-P3"
    }

    package var idiom: AssetIdiom = .universal
    /// The platform of an entry for several idioms: `ios`, `watchos`.
    package var platform: String?
    /// A device with a particular screen, such as `retina4`.
    package var subtype: String?
    /// The number of pixels per point, or nil for an image that is not made for a scale.
    package var scale: Double?
    package var luminosity: Luminosity?
    package var isHighContrast = false
    package var widthClass: SizeClass?
    package var heightClass: SizeClass?
    package var direction: Direction?
    package var gamut: Gamut?
    /// A language, such as `pt-BR`.
    package var locale: String?
    /// Whether the entry is only for devices with a certain amount of memory or graphics processor.
    package var requiresHardware = false

    package init() {}

    /// Reads the conditions of an entry of a Contents.json. Unknown keys and values have no effect.
    init(_ entry: [String: Any]) {
        idiom = AssetIdiom(rawValue: entry["idiom"] as? String ?? "universal") ?? .other
        platform = entry["platform"] as? String
        subtype = entry["subtype"] as? String ?? entry["screen-width"] as? String
        scale = AssetCondition.scale(entry["scale"])
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            let value: String = appearance["value"] as? String ?? ""
            switch appearance["appearance"] as? String {
            case "luminosity": luminosity = Luminosity(rawValue: value)
            case "contrast": isHighContrast = value == "high"
            default: break
            }
        }
        widthClass = (entry["width-class"] as? String).flatMap { SizeClass(rawValue: $0) }
        heightClass = (entry["height-class"] as? String).flatMap { SizeClass(rawValue: $0) }
        direction = (entry["language-direction"] as? String).flatMap { Direction(rawValue: $0) }
        gamut = (entry["display-gamut"] as? String).flatMap { text in
            text.lowercased() == "srgb" ? .sRGB : text.lowercased() == "display-p3" ? .displayP3 : nil
        }
        locale = entry["locale"] as? String
        requiresHardware = entry["memory"] != nil || entry["graphics-feature-set"] != nil
    }

    /// Returns the number of a scale such as "2x", or nil.
    private static func scale(_ value: Any?) -> Double? {
        guard let text = value as? String else { return ContentsFile.number(value) }
        let digits: Substring = text.hasSuffix("x") ? text.dropLast() : text[...]
        return Double(digits).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
    }
}
