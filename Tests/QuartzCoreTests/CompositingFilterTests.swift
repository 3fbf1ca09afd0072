import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// Layers that are blended with the content behind them.
@Suite(.offStage) struct CompositingFilterTests {
    private let screen = Screen(width: 40, height: 40)
    private let behind = CALayer()
    private let layer = CALayer()

    init() {
        behind.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        behind.backgroundColor = CGColor(srgbRed: 0.4, green: 0.8, blue: 1, alpha: 1)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = CGColor(srgbRed: 0.6, green: 0.2, blue: 0.4, alpha: 1)
        screen.root.addSublayer(behind)
        screen.root.addSublayer(layer)
        screen.refresh()
    }

    @Test func `a filter blends the layer with the content behind it`() {
        let table: [(String, UInt32)] = [
            ("multiplyBlendMode", 0xFF3D_2966), ("screenBlendMode", 0xFFC2_D6FF), ("overlayBlendMode", 0xFF7A_ADFF),
            ("darkenBlendMode", 0xFF66_3366), ("lightenBlendMode", 0xFF99_CCFF), ("colorDodgeBlendMode", 0xFFFF_FFFF),
            ("colorBurnBlendMode", 0xFF00_00FF), ("hardLightBlendMode", 0xFF85_52CC),
            ("differenceBlendMode", 0xFF33_9999), ("exclusionBlendMode", 0xFF85_AD99), ("sourceAtop", 0xFF99_3366),
            ("plusL", 0xFFFF_FFFF), ("plusD", 0xFF00_0066), ("destOver", 0xFF66_CCFF), ("xor", 0),
        ]
        for (name, expected) in table {
            layer.compositingFilter = name
            expect(layer.compositingFilter as? String, equals: name)
            expect(screen.refresh().isEmpty, equals: false, "\(name)")
            for shift: UInt32 in [0, 8, 16, 24] {
                let difference: Int = Int(screen.pixel(20, 20) >> shift & 255) - Int(expected >> shift & 255)
                expect(abs(difference), isAtMost: 1, "\(name) \(shift)")
            }
            expect(screen.pixel(5, 5), equals: 0xFF66_CCFF)
            expect(screen.pixels, equals: screen.redrawn())
        }
        // Other values have no effect.
        for filter: Any? in ["unknown", 5, nil] {
            layer.compositingFilter = filter
            screen.refresh()
            expect(screen.pixel(20, 20), equals: 0xFF99_3366)
        }
        layer.setValue("xor", forKey: "compositingFilter")
        expect(layer.value(forKey: "compositingFilter") as? String, equals: "xor")
        expect(layer.presentation()?.compositingFilter as? String, equals: "xor")
    }

    @Test func `a filter applies to the sublayers and the opacity`() {
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        sublayer.backgroundColor = .testWhite
        layer.addSublayer(sublayer)
        layer.compositingFilter = "multiplyBlendMode"
        screen.refresh()
        expect(screen.pixel(12, 12), equals: 0xFF66_CCFF)
        withoutActions {
            sublayer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
            layer.opacity = 0.5
        }
        screen.refresh()
        expect(screen.pixel(12, 12) >> 8 & 255, isAtLeast: 0x65)
        expect(screen.pixel(12, 12) >> 8 & 255, isAtMost: 0x67)
    }

    @Test func `the content behind a layer changes`() {
        layer.compositingFilter = "multiplyBlendMode"
        screen.refresh()
        withoutActions { behind.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFF99_3366)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `xor in a mask cuts a hole`() {
        let mask = CALayer()
        mask.frame = layer.bounds
        mask.backgroundColor = .testWhite
        let hole = CALayer()
        hole.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        hole.backgroundColor = .testRed
        hole.compositingFilter = "xor"
        mask.addSublayer(hole)
        layer.mask = mask
        screen.refresh()
        expect(screen.pixel(12, 12) == 0xFF99_3366 && screen.pixel(20, 20) == 0xFF66_CCFF)
    }

    @Test func `a group limits the content behind a layer`() {
        let group = CALayer()
        group.frame = screen.root.bounds
        screen.root.addSublayer(group)
        group.addSublayer(layer)
        layer.compositingFilter = "multiplyBlendMode"
        group.shouldRasterize = true
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFF99_3366)
        group.shouldRasterize = false
        screen.refresh()
        expect(screen.pixel(20, 20) & 255, isAtMost: 0x67)
    }

    @Test func `a rotated clip does not separate a layer from the content behind it`() {
        let clip = CALayer()
        clip.frame = layer.frame
        clip.masksToBounds = true
        clip.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        screen.root.addSublayer(clip)
        clip.addSublayer(layer)
        withoutActions { layer.frame = clip.bounds }
        layer.compositingFilter = "darkenBlendMode"
        screen.refresh()
        expect(screen.pixel(20, 20) == 0xFF66_3366 && screen.pixel(20, 9) == 0xFF66_3366)
        expect(screen.pixel(11, 11), equals: 0xFF66_CCFF)
        // In a group, there is no content behind the layer.
        let group = CALayer()
        group.frame = screen.root.bounds
        group.shouldRasterize = true
        screen.root.addSublayer(group)
        group.addSublayer(clip)
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFF99_3366)
    }

    @Test func `rounded corners do not separate a layer from the content behind it`() {
        let clip = CALayer()
        clip.frame = layer.frame
        clip.cornerRadius = 8
        clip.masksToBounds = true
        screen.root.addSublayer(clip)
        clip.addSublayer(layer)
        withoutActions { layer.frame = clip.bounds }
        layer.compositingFilter = "darkenBlendMode"
        screen.refresh()
        expect(screen.pixel(20, 20) == 0xFF66_3366 && screen.pixel(14, 14) == 0xFF66_3366)
        expect(screen.pixel(10, 10), equals: 0xFF66_CCFF)
        expect(screen.pixels, equals: screen.redrawn())
    }
}
