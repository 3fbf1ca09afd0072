import Expectations
import CoreGraphics
import Testing

struct ColorTests {
    @Test func `the last component is the alpha`() throws {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        expect(color.components, equals: [0.25, 0.5, 0.75, 0.5])
        expect(color.numberOfComponents, equals: 4)
        expect(color.colorSpace?.model, equals: .rgb)
        expect(CGColor(gray: 0.5, alpha: 1).components, equals: [0.5, 1])
    }

    @Test func `copying with an alpha changes only the alpha`() throws {
        let faded = try #require(CGColor.red.copy(alpha: 0.25))
        expect(faded.components, equals: [1, 0, 0, 0.25])
        expect(faded, differsFrom: CGColor.red)
        expect(faded.copy(alpha: 1), equals: CGColor.red)
    }

    @Test func `colors of different spaces differ`() {
        expect(CGColor(gray: 1, alpha: 1), differsFrom: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1), equals: CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func `color spaces have names`() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        expect(space.name, equals: CGColorSpace.displayP3)
        expect(space.isWideGamutRGB)
        expectNil(CGColorSpace(name: "no such space" as CFString))
        expectNil(CGColorSpaceCreateDeviceRGB().name)
        expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents, equals: 4)
    }

    @Test func `Display P3 red exceeds sRGB red`() throws {
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
        let inSRGB = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        expect(abs(inSRGB[0] - 1.0930), isLessThan: 0.001)
        expect(abs(inSRGB[1] + 0.2267), isLessThan: 0.001)
        expect(abs(inSRGB[2] + 0.1501), isLessThan: 0.001)
        let context = try topLeft(1, 1)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0), equals: .red)
    }

    @Test func `converting to a space and back keeps the color`() throws {
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let standard = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        let there = try #require(color.converted(to: wide, intent: .defaultIntent, options: nil))
        let back = try #require(there.converted(to: standard, intent: .defaultIntent, options: nil)?.components)
        for (value, expected) in zip(back, [0.2, 0.4, 0.6, 0.5] as [CGFloat]) {
            expect(abs(value - expected), isLessThan: 1e-6)
        }
    }

    @Test func `CMYK is converted to RGB`() throws {
        let context = try topLeft(1, 1)
        context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0), equals: Pixel(red: 0, green: 255, blue: 255))
    }
}
