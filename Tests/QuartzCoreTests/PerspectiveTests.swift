import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Content, transitions and animations in perspective.
struct PerspectiveTests {
    /// A rotation about a vertical axis, seen from a short distance. The left edge is in front.
    private var turned: CATransform3D {
        var eye: CATransform3D = CATransform3DIdentity
        eye.m34 = -1 / 200
        return CATransform3DRotate(eye, 1, 0, 1, 0)
    }

    /// An image of four rows: red, blue, blue and red.
    private func stripes() throws -> CGImage {
        let context = try #require(CGContext(topLeftSize: CGSize(width: 100, height: 60), scale: 1, opaque: false))
        for (row, color) in [CGColor.testRed, .testBlue, .testBlue, .testRed].enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: row * 15, width: 100, height: 15))
        }
        return try #require(context.makeImage())
    }

    private func shown(scale: CGFloat = 1, transform: CATransform3D? = nil, _ prepare: (CALayer) -> Void) -> Screen {
        let screen = Screen(width: Int(160 * scale), height: Int(120 * scale), scale: scale)
        let layer = CALayer()
        withoutActions {
            layer.frame = CGRect(x: 30, y: 30, width: 100, height: 60)
            layer.contentsScale = scale
            layer.transform = transform ?? turned
            prepare(layer)
            screen.root.addSublayer(layer)
        }
        screen.refresh()
        return screen
    }

    private func alpha(_ pixel: UInt32) -> Int { Int(pixel >> 24) }

    /// Expects that a screen shows opaque content where `model` does. The edges may be smoothed differently.
    private func expectSameShape(_ screen: Screen, _ model: Screen, _ comment: String) {
        let differences: [Int] = screen.pixels.indices.filter {
            abs(alpha(screen.pixels[$0]) - alpha(model.pixels[$0])) > 110
        }
        expect(differences.count, equals: 0, "\(comment): \(differences.prefix(5))")
        expect(model.pixels.contains { alpha($0) == 255 }, "\(comment)")
    }

    @Test(arguments: [1.0, 2.0] as [CGFloat])
    func `all content in perspective fills the shape of its layer`(scale: CGFloat) throws {
        let image: CGImage = try stripes()
        let model: Screen = shown(scale: scale) { $0.backgroundColor = .testGreen }
        expectSameShape(shown(scale: scale) { $0.contents = image }, model, "an image")
        let painter = PaintingDelegate(.testGreen)
        let drawn: Screen = shown(scale: scale) {
            $0.delegate = painter
            $0.setNeedsDisplay()
        }
        expectSameShape(drawn, model, "drawn contents")
        let gradient: Screen = shown(scale: scale) {
            let sublayer = CAGradientLayer()
            sublayer.frame = $0.bounds
            sublayer.colors = [CGColor.testRed, CGColor.testBlue]
            $0.addSublayer(sublayer)
        }
        expectSameShape(gradient, model, "a gradient")
        let shape: Screen = shown(scale: scale) {
            let sublayer = CAShapeLayer()
            sublayer.path = CGPath(rect: $0.bounds, transform: nil)
            $0.addSublayer(sublayer)
        }
        expectSameShape(shape, model, "a shape")
    }

    @Test func `the rows of an image in perspective run toward the far edge`() throws {
        let image: CGImage = try stripes()
        let screen: Screen = shown { $0.contents = image }
        let plane = PlaneTransform(turned)
        // A row boundary is at a quarter of the height.
        for x in [-45, -20, 0, 20, 45] as [CGFloat] {
            let above: CGPoint = plane.apply(CGPoint(x: x, y: -17))
            let below: CGPoint = plane.apply(CGPoint(x: x, y: -13))
            let colors: [UInt32] = [above, below].map { screen.pixel(Int(80 + $0.x), Int(60 + $0.y)) }
            expect(colors[0] >> 16 & 0xFF > 150 && colors[1] & 0xFF > 150, "\(x): \(colors)")
        }
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `content behind the eye is not drawn`() throws {
        let image: CGImage = try stripes()
        var eye: CATransform3D = CATransform3DIdentity
        eye.m34 = -1 / 40
        let screen: Screen = shown(transform: CATransform3DRotate(eye, 1.5, 0, 1, 0)) { $0.contents = image }
        // Without this rule, the left end would be reflected to the right of the right edge.
        expect((83..<100).allSatisfy { x in (0..<120).allSatisfy { screen.pixel(x, $0) == 0 } })
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a flip shows its near edge beyond the bounds`() throws {
        for subtype in [CATransitionSubtype.fromLeft, .fromTop] {
            let screen = Screen(width: 80, height: 80)
            let layer = CALayer()
            withoutActions {
                layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
                layer.backgroundColor = .testRed
                screen.root.addSublayer(layer)
            }
            screen.refresh()
            let transition = CATransition()
            transition.type = .flip
            transition.subtype = subtype
            transition.duration = 1
            layer.add(transition, forKey: nil)
            withoutActions { layer.backgroundColor = .testBlue }
            CATransaction.flush()
            let start: CFTimeInterval = try #require(layer.animation(forKey: kCATransition)).beginTime
            func draw(at time: CFTimeInterval) {
                _ = LayerTree.advanceAnimations(to: start + time)
                screen.draw(screen.compositor.commit(time: start + time))
            }
            draw(at: 0.3)
            let isAcross: Bool = subtype == .fromLeft
            let painted: [(Int, Int)] = (0..<80).flatMap { y in (0..<80).map { ($0, y) } }.filter {
                screen.pixel($0.0, $0.1) != 0
            }
            let near: [(Int, Int)] = painted.filter { isAcross ? $0.1 < 20 || $0.1 >= 60 : $0.0 < 20 || $0.0 >= 60 }
            // The side from which the picture turns is in front.
            expect(!near.isEmpty && near.allSatisfy { (isAcross ? $0.0 : $0.1) < 40 }, "\(subtype): \(near)")
            draw(at: 0.7)
            expect(screen.pixel(40, 40), equals: 0xFF00_00FF)
            draw(at: 1)
            let rest: Int = screen.pixels.count { $0 != 0 }
            expect(rest, equals: 1_600)
            expect(screen.pixels, equals: screen.redrawn())
        }
    }

    @Test func `a rotation with perspective keeps its perspective while it is animated`() {
        var eye: CATransform3D = CATransform3DIdentity
        eye.m34 = -1 / 100
        func turn(_ angle: CGFloat) -> CATransform3D {
            CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), eye)
        }
        let middle: CATransform3D = TransformParts.between(eye, turn(.pi * 0.9), 0.5)
        let expected: CATransform3D = turn(.pi * 0.45)
        for (a, b) in [
            (middle.rows.0, expected.rows.0), (middle.rows.1, expected.rows.1), (middle.rows.2, expected.rows.2),
            (middle.rows.3, expected.rows.3),
        ] { expect(((a - b) * (a - b)).sum(), isLessThan: 1e-18, "\(middle)") }
        let layer = CALayer()
        layer.transform = eye
        layer.setValue(50, forKeyPath: "transform.translation.z")
        // At half of the distance, the layer is twice as large.
        expect(layer.transform.m44, equals: 0.5)
        layer.transform = turn(0.5)
        layer.setValue(0, forKeyPath: "transform.rotation.y")
        expect(abs(layer.transform.m14) < 1e-9 && abs(layer.transform.m34 + 0.01) < 1e-9)
    }
}
