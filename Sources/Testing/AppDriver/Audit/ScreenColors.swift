import CoreGraphics
import Foundation
import PlatformHost

/// A color in sRGB, to compute contrasts as the Web Content Accessibility Guidelines define them.
struct RelativeColor: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    /// Returns the opaque color that results from drawing this color on a background.
    func over(_ background: RelativeColor) -> RelativeColor {
        func mix(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
        return RelativeColor(
            red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
    }

    /// The relative luminance of an opaque color, from 0 to 1.
    private var luminance: CGFloat {
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the ratio of the luminances, from 1 to 21.
    func contrast(to other: RelativeColor) -> CGFloat {
        let (first, second): (CGFloat, CGFloat) = (luminance + 0.05, other.luminance + 0.05)
        return max(first, second) / min(first, second)
    }
}

/// Reads the colors of a screen. It must not outlive the surface.
struct ScreenColors {
    private let surface: HostSurface

    init(_ surface: HostSurface) {
        self.surface = surface
    }

    /// Returns the most frequent color in an area, in pixels, or nil if the area is empty. In an area of text, it is
    /// the color of the background.
    func commonColor(in area: CGRect) -> RelativeColor? {
        let inside: CGRect = area.integral.intersection(
            CGRect(x: 0, y: 0, width: surface.width, height: surface.height))
        guard inside.width >= 1, inside.height >= 1 else { return nil }
        var counts: [UInt32: Int] = [:]
        for row in Int(inside.minY)..<Int(inside.maxY) {
            for column in Int(inside.minX)..<Int(inside.maxX) {
                let offset: Int = row * surface.bytesPerRow + column * 4
                counts[surface.pixels.load(fromByteOffset: offset, as: UInt32.self) & 0xFF_FFFF, default: 0] += 1
            }
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { pixel, _ in
            func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) / 255 }
            return RelativeColor(red: part(16), green: part(8), blue: part(0))
        }
    }
}
