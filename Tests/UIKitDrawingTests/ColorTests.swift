import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitDrawing

struct ColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    private func bytes(_ color: UIColor) -> [Int] {
        components(color).map { Int(($0 * 255).rounded()) }
    }

    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func `components are preserved`() {
        expect(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), equals: [0.1, 0.2, 0.3, 0.4])
        expect(components(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 2)), equals: [1.5, -0.5, 0, 1])
        expect(components(UIColor(white: 0.25, alpha: 0.5)), equals: [0.25, 0.25, 0.25, 0.5])
    }

    private static let hues: [(CGFloat, CGFloat, CGFloat, [Int])] = [
        (0, 1, 1, [255, 0, 0, 255]), (1.0 / 3, 1, 1, [0, 255, 0, 255]), (2.0 / 3, 1, 1, [0, 0, 255, 255]),
        (1, 1, 1, [255, 0, 0, 255]), (0.5, 0.5, 0.5, [64, 128, 128, 255]), (0.9, 0, 0.2, [51, 51, 51, 255]),
    ]

    @Test(arguments: hues)
    func `hue, saturation and brightness are converted to RGB`(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [Int]
    ) {
        expect(bytes(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)), equals: expected)
    }

    @Test func `hue, saturation and brightness are returned`() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for step in 0..<12 {
            let wanted = CGFloat(step) / 12
            UIColor(hue: wanted, saturation: 0.6, brightness: 0.8, alpha: 0.7)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            expect(abs(hue - wanted), isLessThan: 1e-6)
            expect(abs(saturation - 0.6), isLessThan: 1e-6)
            expect(abs(brightness - 0.8), isLessThan: 1e-6)
            expect(alpha, equals: 0.7)
        }
        UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        expect([hue, saturation, brightness, alpha], equals: [0, 0, 0.5, 1])
    }

    @Test func `Display P3 is converted`() {
        let red = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        expect(abs(red[0] - 1.093), isLessThan: 0.002)
        expect(abs(red[1] + 0.227), isLessThan: 0.002)
        expect(abs(red[2] + 0.150), isLessThan: 0.002)
        let white = components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
        for component in white { expect(abs(component - 1), isLessThan: 1e-4) }
    }

    @Test func `semantic colors depend on the style`() {
        expect(bytes(UIColor.label.resolvedColor(with: light)), equals: [0, 0, 0, 255])
        expect(bytes(UIColor.label.resolvedColor(with: dark)), equals: [255, 255, 255, 255])
        expect(bytes(UIColor.systemBlue.resolvedColor(with: light)), equals: [0, 122, 255, 255])
        expect(bytes(UIColor.systemBlue.resolvedColor(with: dark)), equals: [10, 132, 255, 255])
        expect(bytes(UIColor.secondaryLabel.resolvedColor(with: light)), equals: [60, 60, 67, 153])
        expect(bytes(UIColor.systemGroupedBackground.resolvedColor(with: light)), equals: [242, 242, 247, 255])
    }

    @Test func `semantic colors depend on the level and the contrast`() {
        let elevated = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.userInterfaceLevel = .elevated
        }
        let strong = UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.accessibilityContrast = .high
        }
        expect(bytes(UIColor.systemBackground.resolvedColor(with: dark)), equals: [0, 0, 0, 255])
        expect(bytes(UIColor.systemBackground.resolvedColor(with: elevated)), equals: [28, 28, 30, 255])
        expect(bytes(UIColor.systemRed.resolvedColor(with: strong)), equals: [215, 0, 21, 255])
    }

    @Test func `cgColor is resolved with the current traits`() {
        dark.performAsCurrent {
            expect(UIColor.label.cgColor.components, equals: [1, 1, 1, 1])
        }
        light.performAsCurrent {
            expect(UIColor.label.cgColor.components, equals: [0, 0, 0, 1])
        }
    }

    @Test func `a provider is called with traits`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        expect(color.resolvedColor(with: dark), equals: .red)
        expect(color.resolvedColor(with: light), equals: .blue)
        let nested = UIColor { _ in color }
        expect(nested.resolvedColor(with: dark), equals: .red)
    }

    @Test func `a color with an alpha remains dynamic`() {
        let faint: UIColor = .label.withAlphaComponent(0.5)
        expect(bytes(faint.resolvedColor(with: light)), equals: [0, 0, 0, 128])
        expect(bytes(faint.resolvedColor(with: dark)), equals: [255, 255, 255, 128])
        expect(UIColor.red.withAlphaComponent(3).cgColor.alpha, equals: 1)
    }

    @Test func `a tint that is derived from the tint color is derived from the accent color`() {
        let faded: UIColor = .tintColor.withAlphaComponent(0.5)
        let provided = UIColor { _ in .tintColor }
        for (tint, alpha) in [(faded, 128), (provided, 255), (.tintColor, 255), (.defaultTint, 255)] {
            let traits: UITraitCollection = dark.replacing(tintColor: tint)
            let resolved: [Int] = bytes(.systemBlue.resolvedColor(with: dark)).dropLast() + [alpha]
            expect(bytes(UIColor.tintColor.resolvedColor(with: traits)), equals: resolved)
            expect(bytes(tint.resolvedColor(with: traits)), equals: resolved)
        }
        let red: UITraitCollection = light.replacing(tintColor: .red)
        expect(bytes(faded.resolvedColor(with: red)), equals: [255, 0, 0, 128])
    }

    @Test func `equality depends on the kind and the components`() {
        expect(UIColor.red, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        expect(UIColor.red.hash, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        expect(UIColor.black, differsFrom: UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        expect(UIColor.label, differsFrom: UIColor.black)
        expect(UIColor.label, equals: UIColor.label)
        expect(UIColor.label.withAlphaComponent(0.5), equals: UIColor.label.withAlphaComponent(0.5))
        expect(UIColor.label.withAlphaComponent(0.5), differsFrom: UIColor.label.withAlphaComponent(0.4))
    }

    @Test func `the tint color is that of the view, or blue`() {
        expect(UIColor.tintColor.resolvedColor(with: light), equals: UIColor.systemBlue.resolvedColor(with: light))
        expect(UIColor.tintColor.resolvedColor(with: light.replacing(tintColor: .orange)), equals: .orange)
    }

    @Test func `prominence decreases the opacity of a color, which remains dynamic`() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        expect(red.prominence == .primary && red.withProminence(.primary) === red)
        let secondary: UIColor = red.withProminence(.secondary)
        expect(secondary.prominence == .secondary && components(secondary) == [1, 0, 0, 0.3])
        expect(secondary == red.withProminence(.secondary) && secondary.hash == red.withProminence(.secondary).hash)
        expect(secondary != red.withProminence(.tertiary) && secondary.withProminence(.primary) == red)
        expect(components(secondary.withProminence(.tertiary))[3], equals: 0.15)
        expect(components(secondary.withAlphaComponent(0.9))[3], equals: 0.9)
        let label: UIColor = .label.withProminence(.quaternary)
        expect(label.resolvedColor(with: light).cgColor.alpha, equals: 0.18)
        expect(bytes(label.resolvedColor(with: light)) == [0, 0, 0, 46])
        expect(bytes(label.resolvedColor(with: dark)) == [255, 255, 255, 46])
    }

    @Test func `Core Graphics colors are converted`() {
        expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)), equals: .gray)
        expect(UIColor(cgColor: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)), equals: .blue)
        let cyan = UIColor(cgColor: CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1))
        expect(bytes(cyan)[0], equals: 0)
    }

    @Test func `the white component of a color is its luminance`() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        expect(UIColor.darkGray.getWhite(&white, alpha: &alpha))
        expect(white, equals: 1.0 / 3)
        UIColor.green.getWhite(&white, alpha: &alpha)
        expect(abs(white - 0.862), isLessThan: 0.01)
    }

    @Test func `the components of Core Graphics colors are converted`() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let wide = UIColor(cgColor: try #require(CGColor(colorSpace: space, components: [1, 0, 0, 0.5])))
        expect(bytes(wide), equals: bytes(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)))
        expect(wide.cgColor.colorSpace, equals: space)
        let ink = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 0, black: 0.5, alpha: 1)
        expect(bytes(UIColor(cgColor: ink)), equals: [128, 0, 128, 255])
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearGray))
        let gray = UIColor(cgColor: try #require(CGColor(colorSpace: linear, components: [0.5, 1])))
        expect(bytes(gray), equals: [188, 188, 188, 255])
        expect(components(UIColor(cgColor: CGColor(gray: 0.3, alpha: 0.4))), equals: [0.3, 0.3, 0.3, 0.4])
    }
}
