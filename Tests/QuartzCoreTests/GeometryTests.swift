import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

struct GeometryTests {
    private func close(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
        abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }

    private func randomTransform(_ numbers: inout SplitMix64) -> CATransform3D {
        var transform: CATransform3D = CATransform3DMakeRotation(numbers.unit() * 6, 0, 0, 1)
        transform = CATransform3DScale(transform, 0.5 + numbers.unit(), 0.5 + numbers.unit(), 1)
        return CATransform3DTranslate(transform, numbers.unit() * 20, numbers.unit() * 20, 0)
    }

    /// Returns a chain of layers, in which each layer is the superlayer of the next.
    private func randomChain(_ count: Int, _ numbers: inout SplitMix64, isTransformed: Bool) -> [CALayer] {
        var chain: [CALayer] = []
        for _ in 0..<count {
            let layer = CALayer()
            layer.bounds = CGRect(
                x: numbers.unit() * 10, y: numbers.unit() * 10, width: 50 + numbers.unit() * 50, height: 40)
            layer.position = CGPoint(x: numbers.unit() * 100, y: numbers.unit() * 100)
            layer.anchorPoint = CGPoint(x: numbers.unit(), y: numbers.unit())
            if isTransformed && numbers.chance(60) { layer.transform = randomTransform(&numbers) }
            if isTransformed && numbers.chance(30) { layer.sublayerTransform = randomTransform(&numbers) }
            chain.last?.addSublayer(layer)
            chain.append(layer)
        }
        return chain
    }

    /// Converts a point to the coordinates of the superlayer according to the definition: makes the point relative to
    /// the anchor point, applies the layer's transform, adds the position, and applies the superlayer's
    /// `sublayerTransform`.
    private func stepUp(_ point: CGPoint, from layer: CALayer) -> CGPoint {
        let anchor = CGPoint(
            x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
            y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
        var result = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(layer.affineTransform())
        result.x += layer.position.x
        result.y += layer.position.y
        guard let above = layer.superlayer else { return result }
        let center = CGPoint(
            x: above.bounds.minX + above.anchorPoint.x * above.bounds.width,
            y: above.bounds.minY + above.anchorPoint.y * above.bounds.height)
        let sublayers: CGAffineTransform = CATransform3DGetAffineTransform(above.sublayerTransform)
        result = CGPoint(x: result.x - center.x, y: result.y - center.y).applying(sublayers)
        return CGPoint(x: result.x + center.x, y: result.y + center.y)
    }

    @Test(arguments: [false, true])
    func `points convert through each superlayer`(isTransformed: Bool) {
        var numbers = SplitMix64(seed: isTransformed ? 7 : 3)
        for _ in 0..<100 {
            let chain: [CALayer] = randomChain(5, &numbers, isTransformed: isTransformed)
            let point = CGPoint(x: numbers.unit() * 40, y: numbers.unit() * 40)
            var expected: CGPoint = point
            for layer in chain[2...].reversed() { expected = stepUp(expected, from: layer) }
            let leaf: CALayer = chain[4]
            expect(close(leaf.convert(point, to: chain[1]), expected))
            expect(close(chain[1].convert(expected, to: leaf), point))
            expect(close(leaf.convert(expected, from: chain[1]), point))
            expect(close(chain[1].convert(point, from: leaf), expected))
        }
    }

    @Test func `points convert between branches through the common superlayer`() {
        var numbers = SplitMix64(seed: 11)
        for _ in 0..<50 {
            let left: [CALayer] = randomChain(4, &numbers, isTransformed: true)
            let right: [CALayer] = randomChain(3, &numbers, isTransformed: true)
            let root = CALayer()
            root.addSublayer(left[0])
            root.addSublayer(right[0])
            let point = CGPoint(x: numbers.unit() * 40, y: numbers.unit() * 40)
            var up: CGPoint = point
            for layer in left.reversed() { up = stepUp(up, from: layer) }
            let converted: CGPoint = left[3].convert(point, to: right[2])
            var back: CGPoint = converted
            for layer in right.reversed() { back = stepUp(back, from: layer) }
            expect(close(up, back))
        }
    }

    @Test func `converting to the same layer changes nothing`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 30, y: 40, width: 10, height: 10)
        expect(layer.convert(CGPoint(x: 3, y: 4), to: layer), equals: CGPoint(x: 3, y: 4))
        expect(layer.convert(CGPoint(x: 3, y: 4), to: nil), equals: CGPoint(x: 33, y: 44))
        expect(layer.convert(CGPoint(x: 33, y: 44), from: nil), equals: CGPoint(x: 3, y: 4))
    }

    @Test func `the frame depends on position, bounds and anchor point`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 6, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 100)
        expect(layer.frame, equals: CGRect(x: 80, y: 90, width: 40, height: 20))
        layer.anchorPoint = .zero
        expect(layer.frame, equals: CGRect(x: 100, y: 100, width: 40, height: 20))
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 10)
        expect(layer.position, equals: CGPoint(x: 1, y: 2))
        expect(layer.bounds, equals: CGRect(x: 5, y: 6, width: 30, height: 10))
    }

    @Test func `the frame of a rotated layer is its bounding rectangle`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.position = CGPoint(x: 50, y: 50)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let frame: CGRect = layer.frame
        expect(close(frame.origin, CGPoint(x: 40, y: 30)))
        expect(abs(frame.width - 20) < 1e-6 && abs(frame.height - 40) < 1e-6)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
        expect(layer.bounds.size, equals: CGSize(width: 50, height: 30))
        expect(layer.frame, equals: CGRect(x: 10, y: 10, width: 100, height: 60))
    }

    @Test func `points convert with perspective in both directions`() {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        var perspective: CATransform3D = CATransform3DIdentity
        perspective.m34 = -1 / 500
        root.sublayerTransform = perspective
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        root.addSublayer(layer)
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        // Computed by hand: x = 50 · cos 45° and depth = −50 · sin 45°, divided by 1 − depth / 500.
        let depth: CGFloat = -50 * sin(.pi / 4)
        let divisor: CGFloat = 1 - depth / 500
        let expected = CGPoint(x: 100 + 50 * cos(.pi / 4) / divisor, y: 100)
        let converted: CGPoint = layer.convert(CGPoint(x: 100, y: 50), to: root)
        expect(close(converted, expected))
        expect(close(layer.convert(converted, from: root), CGPoint(x: 100, y: 50)))
    }

    @Test func `a hit test finds the frontmost layer`() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let back = CALayer()
        back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        let front = CALayer()
        front.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
        root.addSublayer(back)
        root.addSublayer(front)
        let point = CGPoint(x: 40, y: 40)
        expect(root.hitTest(point), isIdenticalTo: front)
        back.zPosition = 1
        expect(root.hitTest(point), isIdenticalTo: back)
        back.isHidden = true
        expect(root.hitTest(point), isIdenticalTo: front)
        expect(root.hitTest(CGPoint(x: 15, y: 90)), isIdenticalTo: root)
        expectNil(root.hitTest(CGPoint(x: 150, y: 90)))
        front.frame = CGRect(x: 90, y: 90, width: 50, height: 50)
        expect(root.hitTest(CGPoint(x: 120, y: 120)), isIdenticalTo: front)
        root.masksToBounds = true
        expectNil(root.hitTest(CGPoint(x: 120, y: 120)))
    }

    @Test func `times convert between layers`() {
        let root = CALayer()
        let slow = CALayer()
        root.addSublayer(slow)
        slow.speed = 0.5
        slow.beginTime = 10
        slow.timeOffset = 3
        expect(slow.convertTime(14, from: nil), equals: 5)
        expect(slow.convertTime(5, to: root), equals: 14)
        slow.speed = 0
        expect(slow.convertTime(99, from: nil), equals: 3)
    }
}
