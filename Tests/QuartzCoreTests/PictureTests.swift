import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Pictures of layers on the screen.
@Suite(.offStage) struct PictureTests {
    /// A layer that changes its sublayers when it displays or draws its contents.
    private final class Building: CALayer {
        var onDisplay: () -> Void = {}
        var onDraw: () -> Void = {}

        override func display() {
            onDisplay()
            super.display()
        }

        override func draw(in ctx: CGContext) { onDraw() }
    }

    private let screen = Screen(width: 40, height: 40)
    private let layer = Building()
    private let part = CALayer()

    init() {
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        part.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        part.backgroundColor = .testRed
        screen.root.addSublayer(layer)
        screen.refresh()
    }

    private func context(scale: CGFloat = 1) throws -> CGContext {
        try #require(CGContext(topLeftSize: CGSize(width: 20, height: 20), scale: scale, opaque: false))
    }

    @Test(arguments: [false, true]) func `sublayers that a layer adds for a picture are shown by the next frame`(
        hasDepth: Bool
    ) throws {
        part.zPosition = hasDepth ? 1 : 0
        layer.onDisplay = { [unowned layer, part] in if part.superlayer == nil { layer.addSublayer(part) } }
        layer.setNeedsDisplay()
        let context = try context()
        layer.render(in: context)
        let image: CGImage = try #require(context.makeImage())
        expect(image.pixel(x: 10, y: 10), equals: Pixel(red: 255, green: 0, blue: 0))
        expectNil(part.record)
        // There is no frame with the layer, so its changes have no actions.
        CATransaction.flush()
        part.opacity = 0.5
        part.opacity = 1
        expectNil(part.animationKeys())
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
        expect(screen.pixels, equals: screen.redrawn())
        part.removeFromSuperlayer()
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0)
    }

    @Test func `sublayers with a depth that a layer adds for a frame are shown`() {
        let other = CALayer()
        other.zPosition = 1
        layer.addSublayer(other)
        screen.refresh()
        layer.onDisplay = { [unowned layer, part] in layer.addSublayer(part) }
        layer.setNeedsDisplay()
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
    }

    @Test(arguments: [false, true]) func `sublayers that a layer removes for a picture leave the screen`(
        draws: Bool
    ) throws {
        layer.addSublayer(part)
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
        let remove: () -> Void = { [part] in part.removeFromSuperlayer() }
        if draws { layer.onDraw = remove } else { layer.onDisplay = remove }
        layer.setNeedsDisplay()
        layer.render(in: try context())
        (layer.onDraw, layer.onDisplay) = ({}, {})
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0)
        expect(screen.pixels, equals: screen.redrawn())
        layer.addSublayer(part)
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
    }

    @Test func `a layer without a window that builds its sublayers is drawn`() throws {
        let alone = Building()
        alone.frame = layer.frame
        alone.onDisplay = { [unowned alone, part] in alone.addSublayer(part) }
        alone.setNeedsDisplay()
        let context = try context()
        alone.render(in: context)
        expect(context.makeImage()?.pixel(x: 10, y: 10), equals: Pixel(red: 255, green: 0, blue: 0))
        expectNil(part.record)
        part.removeFromSuperlayer()
    }

    @Test func `a layer that its transform makes invisible is drawn in its own coordinates`() throws {
        layer.addSublayer(part)
        withoutActions {
            layer.transform = CATransform3DMakeScale(0, 0, 1)
            layer.bounds.origin = CGPoint(x: 3, y: 0)
        }
        screen.refresh()
        let context = try context()
        layer.render(in: context)
        let image: CGImage = try #require(context.makeImage())
        expect(image.pixel(x: 10, y: 10), equals: Pixel(red: 255, green: 0, blue: 0))
        expect(image.pixel(x: 4, y: 10).alpha == 0 && image.pixel(x: 14, y: 10).red == 255)
    }

    @Test(arguments: [CATransitionType.fade, .push, .flip])
    func `a picture of another scale shows both pictures of a transition`(_ type: CATransitionType) throws {
        let screen = Screen(width: 40, height: 40, scale: 2)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = .testRed
        let right = CALayer()
        right.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
        right.backgroundColor = .testGreen
        layer.addSublayer(right)
        screen.root.addSublayer(layer)
        screen.refresh()
        let transition = CATransition()
        transition.type = type
        transition.duration = 1000
        transition.timeOffset = 250
        layer.add(transition, forKey: nil)
        withoutActions {
            layer.backgroundColor = .testBlue
            right.backgroundColor = .testBlue
        }
        screen.refresh()
        func picture(_ scale: CGFloat) throws -> CGImage {
            let context = try context(scale: scale)
            layer.renderVisibleTree(in: context)
            return try #require(context.makeImage())
        }
        let reference: CGImage = try picture(2)
        for scale in [1, 4] {
            let image: CGImage = try picture(CGFloat(scale))
            for x in [5, 8, 12, 15] {
                let (old, new) = (
                    reference.pixel(x: 2 * x, y: 20), image.pixel(x: scale * x + scale / 2, y: 10 * scale)
                )
                expect(abs(Int(old.red) - Int(new.red)), isAtMost: 3, "\(scale) \(x)")
                expect(abs(Int(old.green) - Int(new.green)), isAtMost: 3, "\(scale) \(x)")
                expect(abs(Int(old.blue) - Int(new.blue)), isAtMost: 3, "\(scale) \(x)")
            }
        }
    }
}
