import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Layers whose corners have different radii.
struct CornerRadiiTests {
    private let screen = Screen(width: 100, height: 100)
    private let layer = CALayer()

    init() {
        screen.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        screen.root.addSublayer(layer)
    }

    /// The colors at a distance of 5 points from the vertices: top left, top right, bottom right, bottom left.
    private var corners: [UInt32] {
        [screen.pixel(12, 12), screen.pixel(87, 12), screen.pixel(87, 87), screen.pixel(12, 87)].map { $0 & 0xFF }
    }

    @Test func `each corner has its own radius`() {
        layer.cornerRadii = CornerRadii(topLeft: 30, topRight: 0, bottomRight: 20, bottomLeft: 0)
        screen.refresh()
        expect(corners, equals: [255, 0, 255, 0])
        // The curve of the top left corner crosses the diagonal 30 × (1 − √½) = 8.8 points from the sides.
        expect(screen.pixel(18, 18) & 0xFF, isLessThan: 255)
        expect(screen.pixel(17, 17) & 0xFF, equals: 255)
        expect(screen.pixel(20, 20) & 0xFF, equals: 0)
    }

    @Test func `equal radii look like a corner radius`() {
        layer.cornerRadius = 20
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        screen.refresh()
        let plain: [UInt32] = screen.pixels
        layer.cornerRadii = CornerRadii(20, at: layer.maskedCorners)
        screen.refresh()
        let differences: [Int] = zip(plain, screen.pixels).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }
        expect(differences.max() ?? 0, isLessThan: 12)
    }

    @Test func `sublayers are clipped to the radii`() {
        let content = CALayer()
        content.frame = layer.bounds
        content.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(content)
        layer.masksToBounds = true
        layer.cornerRadii = CornerRadii(topLeft: 0, topRight: 30, bottomRight: 0, bottomLeft: 20)
        screen.refresh()
        expect(corners, equals: [0, 255, 0, 255])
        layer.cornerRadii = CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 20)
        screen.refresh()
        expect(corners, equals: [255, 0, 0, 255])
        expect(screen.pixels, equals: screen.redrawn())
        layer.cornerRadii = nil
        screen.refresh()
        expect(corners, equals: [0, 0, 0, 0])
    }

    @Test func `a border follows the radii`() {
        layer.borderWidth = 4
        layer.borderColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.cornerRadii = CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 0)
        screen.refresh()
        // On the diagonal, the border is between 8.8 and 12.8 points from the sides.
        expect(screen.pixel(20, 20) >> 8 & 0xFF, equals: 255)
        expect(screen.pixel(24, 24) >> 8 & 0xFF, equals: 0)
        expect(screen.pixel(88, 11) >> 8 & 0xFF, equals: 255)
    }

    @Test func `layers behind a rounded corner are drawn`() {
        let behind = CALayer()
        behind.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        behind.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        screen.root.insertSublayer(behind, at: 0)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.cornerRadii = CornerRadii(topLeft: 40, topRight: 0, bottomRight: 0, bottomLeft: 0)
        screen.refresh()
        expect(corners, equals: [255, 0, 0, 0])
    }

    @Test func `animations interpolate the radii`() {
        layer.cornerRadii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 20, bottomLeft: 30)
        let animation = CABasicAnimation(keyPath: "cornerRadii")
        animation.fromValue = [40.0, 10, 0, 30]
        (animation.duration, animation.speed, animation.timeOffset) = (1, 0, 0.5)
        layer.add(animation, forKey: nil)
        screen.refresh()
        expect(
            layer.presentation()?.cornerRadii,
            equals: CornerRadii(topLeft: 20, topRight: 10, bottomRight: 10, bottomLeft: 30))
    }
}
