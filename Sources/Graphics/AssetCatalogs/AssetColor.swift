import Foundation

/// A color of a color set.
package enum AssetColor: Hashable, Sendable {
    /// The color space of components.
    package enum Space: String, Sendable {
        case sRGB = "srgb"
        case displayP3 = "display-p3"
        case extendedSRGB = "extended-srgb"
        case extendedLinearSRGB = "extended-linear-srgb"
        case gray = "gray-gamma-22"
        case extendedGray = "extended-gray"

        var isExtended: Bool {
            switch self {
            case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
            case .sRGB, .displayP3, .gray: false
            }
        }
    }

    /// Red, green and blue from 0 to 1, or beyond in extended color spaces, and the opacity.
    case rgb(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A gray value from 0 to 1, or beyond in the extended color space, and the opacity.
    case gray(Space, white: Double, alpha: Double)
    /// A system color, such as `systemBlueColor`.
    case system(String)

    /// Creates a color from the value of `color`, or nil if the value is not a color.
    init?(_ value: AssetValue?) {
        guard let value else { return nil }
        if let reference = value["reference"]?.text {
            self = .system(reference)
            return
        }
        guard let components = value["components"] else { return nil }
        let name: String? = value["color-space"]?.text?.lowercased()
        let stated: Space? = name.flatMap { Space(rawValue: $0) }
        func component(_ key: String, _ isExtended: Bool) -> Double? {
            AssetColor.component(components[key], isExtended: isExtended)
        }
        let alpha: Double = component("alpha", false) ?? 1
        if components["white"] != nil {
            let space: Space = stated == .extendedGray ? .extendedGray : .gray
            guard let white = component("white", space.isExtended) else { return nil }
            self = .gray(space, white: white, alpha: alpha)
            return
        }
        let space: Space = stated ?? .sRGB
        guard let red = component("red", space.isExtended), let green = component("green", space.isExtended),
            let blue = component("blue", space.isExtended)
        else { return nil }
        self = .rgb(space, red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Parses a component. Catalogs contain components as strings, such as `0xFF` and `255` for 8 bits, `1.000` and
    /// `100%`, or as numbers.
    private static func component(_ value: AssetValue?, isExtended: Bool) -> Double? {
        let number: Double? = value?.text.map { parse($0.trimmingCharacters(in: .whitespaces)) } ?? value?.number
        guard let number, number.isFinite else { return nil }
        return isExtended ? number : min(max(number, 0), 1)
    }

    private static func parse(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if text.hasSuffix("%") {
            return Double(text.dropLast().trimmingCharacters(in: .whitespaces)).map { $0 / 100 }
        }
        // Some locales write a decimal comma.
        let text: String = text.replacingOccurrences(of: ",", with: ".")
        if text.contains(".") || text.lowercased().contains("e") { return Double(text) }
        return Int(text).map { Double($0) / 255 }
    }
}
