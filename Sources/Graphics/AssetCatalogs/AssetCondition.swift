/// The conditions for which an entry of an asset is intended. Nil means any value.
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
    /// The platform of an entry whose idiom exists on several platforms, such as `ios` or `watchos`.
    package var platform: String?
    /// A device with a particular screen, such as `retina4`.
    package var subtype: String?
    /// The number of pixels per point, or nil for an image for all scales.
    package var scale: Double?
    package var luminosity: Luminosity?
    package var isHighContrast = false
    package var widthClass: SizeClass?
    package var heightClass: SizeClass?
    package var direction: Direction?
    package var gamut: Gamut?
    /// A language, such as `pt-BR`.
    package var locale: String?
    /// Whether the entry is only for devices with a certain graphics processor or amount of memory.
    package var requiresHardware = false

    package init() {}

    /// Reads the conditions of an entry of a Contents.json. Unknown keys and values have no effect.
    init(_ entry: AssetValue) {
        guard case .object(let entries) = entry else { return }
        for (key, value) in entries { read(key, value) }
    }

    private mutating func read(_ key: String, _ value: AssetValue) {
        switch key {
        case "idiom": idiom = AssetIdiom(rawValue: value.text ?? "universal") ?? .other
        case "platform": platform = value.text
        case "subtype", "screen-width": subtype = value.text
        case "scale": scale = AssetCondition.scale(value)
        case "appearances": readAppearances(value)
        case "width-class": widthClass = value.text.flatMap { SizeClass(rawValue: $0) }
        case "height-class": heightClass = value.text.flatMap { SizeClass(rawValue: $0) }
        case "language-direction": direction = value.text.flatMap { Direction(rawValue: $0) }
        case "display-gamut":
            let name: String? = value.text?.lowercased()
            gamut = name == "srgb" ? .sRGB : name == "display-p3" ? .displayP3 : nil
        case "locale": locale = value.text
        case "memory", "graphics-feature-set": requiresHardware = true
        default: break
        }
    }

    private mutating func readAppearances(_ appearances: AssetValue) {
        for appearance in appearances.objects {
            let value: String = appearance["value"]?.text ?? ""
            switch appearance["appearance"]?.text {
            case "luminosity": luminosity = Luminosity(rawValue: value)
            case "contrast": isHighContrast = value == "high"
            default: break
            }
        }
    }

    /// Returns the number of a scale such as "2x", or nil.
    private static func scale(_ value: AssetValue) -> Double? {
        guard let text = value.text else { return value.number }
        let digits: Substring = text.hasSuffix("x") ? text.dropLast() : text[...]
        return Double(digits).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
    }
}
