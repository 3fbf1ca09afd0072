import Foundation

/// A color's components in extended sRGB.
package struct ColorComponents: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    /// The opacity, from 0 to 1.
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = min(1, max(0, alpha))
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = min(1, max(0, hue))
        let saturation = min(1, max(0, saturation))
        let sector: CGFloat = (hue == 1 ? 0 : hue) * 6
        let fraction: CGFloat = sector - sector.rounded(.down)
        let low: CGFloat = brightness * (1 - saturation)
        let falling: CGFloat = brightness * (1 - saturation * fraction)
        let rising: CGFloat = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) {
        case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
        case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
        case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
        case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
        case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
        default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
        }
    }

    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        // Both spaces have sRGB's transfer curve and white point; only the primaries differ.
        let r = ColorComponents.linear(red)
        let g = ColorComponents.linear(green)
        let b = ColorComponents.linear(blue)
        let linearRed: CGFloat = 1.2249401 * r - 0.2249404 * g
        let linearGreen: CGFloat = -0.0420569 * r + 1.0420571 * g
        let linearBlue: CGFloat = -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
        self.init(
            red: ColorComponents.encoded(linearRed), green: ColorComponents.encoded(linearGreen),
            blue: ColorComponents.encoded(linearBlue), alpha: alpha)
    }

    /// Returns the linear value of an encoded component. The function is odd: negative components give negative values.
    package static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light: CGFloat = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// Returns the encoded component of a linear value. The function is odd: negative values give negative components.
    static func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value: CGFloat = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    /// The gray component with the same luminance as this color.
    package var luminance: CGFloat {
        if red == green && green == blue { return red }
        let light: CGFloat =
            0.2126 * ColorComponents.linear(red) + 0.7152 * ColorComponents.linear(green)
            + 0.0722 * ColorComponents.linear(blue)
        return ColorComponents.encoded(light)
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let highest = max(red, green, blue)
        let lowest = min(red, green, blue)
        let range: CGFloat = highest - lowest
        guard range > 0, highest > 0 else { return (0, 0, highest) }
        var sector: CGFloat
        if highest == red {
            sector = (green - blue) / range
        } else if highest == green {
            sector = 2 + (blue - red) / range
        } else {
            sector = 4 + (red - green) / range
        }
        if sector < 0 { sector += 6 }
        return (sector / 6, range / highest, highest)
    }
}
