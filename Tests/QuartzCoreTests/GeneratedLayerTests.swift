import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Replicator and transform layers.
@Suite(.offStage, .serialized) struct GeneratedLayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    private let screen = Screen(width: 100, height: 40)

    /// Commits and draws the tree without animations.
    private func refresh() {
        func settle(_ layer: CALayer) {
            layer.removeAllAnimations()
            for child in layer.sublayers ?? [] { settle(child) }
        }
        settle(screen.root)
        screen.refresh()
    }

    private func square(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func replicator(_ count: Int) -> (CAReplicatorLayer, CALayer) {
        let layer = CAReplicatorLayer()
        layer.frame = screen.root.bounds
        layer.instanceCount = count
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let dot = square(CGRect(x: 0, y: 10, width: 10, height: 10), white)
        layer.addSublayer(dot)
        screen.root.addSublayer(layer)
        return (layer, dot)
    }

    /// Updates the screen, compares it with a full redraw of the same tree, and returns pixels of row 15.
    private func row(_ columns: Int...) -> [UInt32] {
        refresh()
        expect(screen.pixels, equals: screen.redrawn())
        return columns.map { screen.pixel($0, 15) }
    }

    @Test func `a replicator draws its instances with their colors`() {
        let (layer, dot) = replicator(3)
        expect(row(5, 15, 25, 45, 65), equals: [0xFFFF_FFFF, 0, 0xFFFF_FFFF, 0xFFFF_FFFF, 0])
        layer.instanceColor = red
        layer.instanceRedOffset = -0.5
        layer.instanceBlueOffset = 0.5
        expect(row(5, 25, 45), equals: [0xFFFF_0000, 0xFF80_0080, 0xFF00_00FF])
        layer.instanceAlphaOffset = -0.5
        expect(row(25)[0], equals: 0x8040_0040)
        layer.instanceColor = nil
        layer.instanceRedOffset = 0
        layer.instanceAlphaOffset = 0
        layer.instanceBlueOffset = 0
        // Changing the sublayer changes the copies, and removing the sublayer removes them.
        dot.backgroundColor = blue
        expect(row(5, 45), equals: [0xFF00_00FF, 0xFF00_00FF])
        layer.instanceCount = 2
        expect(row(25, 45), equals: [0xFF00_00FF, 0])
        layer.instanceCount = 0
        expect(row(5, 25), equals: [0, 0])
        layer.instanceCount = 2
        expect(row(5, 25), equals: [0xFF00_00FF, 0xFF00_00FF])
        dot.removeFromSuperlayer()
        expect(row(5, 25), equals: [0, 0])
        expect(layer.hitTest(CGPoint(x: 25, y: 15)), isIdenticalTo: layer)
    }

    @Test func `instances rotate about the center of the replicator`() {
        let (layer, _) = replicator(2)
        layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        screen.refresh()
        expect(screen.pixel(5, 15), equals: 0xFFFF_FFFF)
        expect(screen.pixel(95, 25), equals: 0xFFFF_FFFF)
        expect(screen.pixel(95, 15), equals: 0)
    }

    @Test func `copies follow animations with a delay`() {
        let (layer, dot) = replicator(3)
        layer.instanceDelay = 1
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 1
        fade.beginTime = CACurrentMediaTime() - 1.5
        fade.repeatCount = .infinity
        fade.fillMode = .backwards
        dot.add(fade, forKey: nil)
        LayerTree.advanceAnimations(to: fade.beginTime + 1.5)
        screen.draw(screen.compositor.commit(time: fade.beginTime + 1.5))
        // The first instance is halfway through its second repetition, the second instance is halfway through its
        // first, and the third instance has not begun.
        let shown: [UInt32] = [5, 25, 45].map { screen.pixel($0, 15) >> 24 }
        expect(shown[0] == 128 && shown[1] == 128 && shown[2] == 0, "\(shown)")
        dot.removeAllAnimations()
    }

    @Test func `the delay between instances is scaled by the speed of the layer`() {
        let (layer, dot) = replicator(3)
        layer.instanceDelay = 1
        dot.speed = 0.5
        let now: CFTimeInterval = CACurrentMediaTime()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 1
        fade.beginTime = now / 2 - 1.25
        fade.repeatCount = .infinity
        fade.fillMode = .backwards
        dot.add(fade, forKey: nil)
        LayerTree.advanceAnimations(to: now)
        screen.draw(screen.compositor.commit(time: now))
        // In the layer's local time, the second instance is half a second behind the first, and the third instance is
        // one second behind the first.
        let shown: [UInt32] = [5, 25, 45].map { screen.pixel($0, 15) >> 24 }
        expect(shown, equals: [64, 191, 64], "\(shown)")
        dot.removeAllAnimations()
    }

    @Test func `replicators nest, and copies share drawn contents and masks`() {
        let (outer, dot) = replicator(2)
        dot.removeFromSuperlayer()
        outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        let inner = CAReplicatorLayer()
        inner.frame = outer.bounds
        inner.instanceCount = 2
        inner.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        outer.addSublayer(inner)
        let drawn = DrawnSquare()
        drawn.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        drawn.setNeedsDisplay()
        let mask = square(CGRect(x: 0, y: 0, width: 10, height: 10), white)
        drawn.mask = mask
        inner.addSublayer(drawn)
        screen.refresh()
        for (x, y) in [(5, 5), (35, 5), (5, 25), (35, 25)] {
            expect(screen.pixel(x, y), equals: 0xFF00_FF00, "\(x), \(y)")
        }
        expect(screen.pixel(15, 5) == 0 && screen.pixel(45, 25) == 0)
        expect(drawn.count, equals: 1)
        drawn.setNeedsDisplay()
        screen.refresh()
        expect(drawn.count, equals: 2)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a transform layer sorts its sublayers by depth and draws nothing itself`() {
        let body = CATransformLayer()
        body.frame = screen.root.bounds
        body.backgroundColor = white
        body.borderWidth = 5
        body.masksToBounds = true
        let front = square(CGRect(x: 30, y: 10, width: 40, height: 20), red)
        front.transform = CATransform3DMakeTranslation(0, 0, 10)
        let back = square(CGRect(x: 30, y: 10, width: 40, height: 20), blue)
        back.transform = CATransform3DMakeTranslation(0, 0, -10)
        body.sublayers = [front, back]
        screen.root.addSublayer(body)
        expect(row(2, 50), equals: [0, 0xFFFF_0000])
        // Half a turn shows the other side.
        body.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        expect(row(2, 50), equals: [0, 0xFF00_00FF])
        body.opacity = 0.5
        expect(row(50)[0] >> 24, equals: 0xC0)
        body.opacity = 1
        // A plain layer flattens its sublayers into its plane.
        let flat = CALayer()
        flat.frame = screen.root.bounds
        flat.sublayers = [back, front]
        flat.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        screen.root.sublayers = [flat]
        expect(row(50), equals: [0xFFFF_0000])
    }

    @Test func `the perspective around a transform layer applies to the depth of its sublayers`() {
        screen.root.sublayerTransform.m34 = -1 / 100
        let body = CATransformLayer()
        body.frame = screen.root.bounds
        let near = square(CGRect(x: 40, y: 10, width: 20, height: 20), red)
        near.transform = CATransform3DMakeTranslation(0, 0, 50)
        body.addSublayer(near)
        screen.root.addSublayer(body)
        // At half of the distance, the layer is twice as large.
        expect(row(29, 31, 69, 71), equals: [0, 0xFFFF_0000, 0xFFFF_0000, 0])
    }

    @Test func `the sides of a solid body meet in perspective`() {
        screen.root.sublayerTransform.m34 = -1 / 100
        let body = CATransformLayer()
        body.frame = CGRect(x: 30, y: 0, width: 40, height: 40)
        body.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        for (color, turn) in [(red, 0.0), (blue, -Double.pi / 2)] {
            let side = square(CGRect(x: 5, y: 5, width: 30, height: 30), color)
            side.transform = CATransform3DTranslate(CATransform3DMakeRotation(turn, 0, 1, 0), 0, 0, 15)
            body.addSublayer(side)
        }
        screen.root.addSublayer(body)
        refresh()
        // The edge in the middle is nearest, and longest. No background shows between the sides.
        let edge: [UInt32] = (2..<38).map { screen.pixel(50, $0) | screen.pixel(49, $0) }
        expect(edge.allSatisfy { $0 >> 24 == 0xFF }, "\(edge.map { String($0, radix: 16) })")
        expect(screen.pixel(40, 20), differsFrom: screen.pixel(60, 20))
    }

    @Test func `copies order their layers by depth`() {
        let (layer, dot) = replicator(2)
        dot.zPosition = 1
        layer.addSublayer(square(dot.frame, blue))
        expect(row(5, 25), equals: [0xFFFF_FFFF, 0xFFFF_FFFF])
        dot.zPosition = -1
        expect(row(5, 25), equals: [0xFF00_00FF, 0xFF00_00FF])
        // The sublayers of a copied layer change their order, too.
        let group = CALayer()
        group.frame = layer.bounds
        group.sublayers = layer.sublayers
        layer.addSublayer(group)
        expect(row(5, 25), equals: [0xFF00_00FF, 0xFF00_00FF])
        dot.zPosition = 1
        expect(row(5, 25), equals: [0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    @Test func `removing a mask removes it from the copies`() {
        let (_, dot) = replicator(2)
        dot.mask = square(CGRect(x: 0, y: 0, width: 5, height: 10), white)
        expect(row(2, 7, 22, 27), equals: [0xFFFF_FFFF, 0, 0xFFFF_FFFF, 0])
        dot.mask = nil
        expect(row(2, 7, 22, 27), equals: Array(repeating: 0xFFFF_FFFF, count: 4))
    }

    @Test func `rendering a replicator does not change the copies on the screen`() throws {
        let (layer, _) = replicator(3)
        expect(row(5, 25, 45), equals: Array(repeating: 0xFFFF_FFFF, count: 3))
        let shown: [CALayer] = layer.generated
        layer.instanceCount = 2
        let context = try #require(CGContext(topLeftSize: CGSize(width: 100, height: 40), scale: 1, opaque: false))
        layer.render(in: context)
        expect(layer.generated, equals: shown)
        let image: CGImage = try #require(context.makeImage())
        expect(image.pixel(x: 25, y: 15), equals: Pixel(red: 255, green: 255, blue: 255))
        expect(image.pixel(x: 45, y: 15).alpha, equals: 0)
        expect(row(5, 25, 45), equals: [0xFFFF_FFFF, 0xFFFF_FFFF, 0])
        layer.sublayers?.first?.removeFromSuperlayer()
        layer.render(in: context)
        expect(layer.generated, equals: [shown[0]])
        expect(row(5, 25), equals: [0, 0])
    }

    @Test func `rendering into a context leaves no copies that refer to its compositor`() throws {
        let (layer, _) = replicator(3)
        layer.removeFromSuperlayer()
        let context = try #require(CGContext(topLeftSize: CGSize(width: 100, height: 40), scale: 1, opaque: false))
        layer.render(in: context)
        let image: CGImage = try #require(context.makeImage())
        expect(image.pixel(x: 45, y: 15), equals: Pixel(red: 255, green: 255, blue: 255))
        let copies: [CALayer] = layer.generated.flatMap { [$0] + $0.children }
        expect(copies.allSatisfy { $0.record == nil })
    }
}

private final class DrawnSquare: CALayer {
    var count = 0

    override func draw(in ctx: CGContext) {
        count += 1
        ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill(bounds)
    }
}
