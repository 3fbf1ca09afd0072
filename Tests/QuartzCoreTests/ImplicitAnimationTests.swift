import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Which changes of layers start animations by themselves.
@Suite(.offStage) struct ImplicitAnimationTests {
    /// A layer that changes a sublayer when it is drawn or displayed.
    private final class DrawingLayer: CALayer {
        let sublayer = CAShapeLayer()
        var strokeEnd: CGFloat = 0.5

        override init() {
            super.init()
            addSublayer(sublayer)
            frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func draw(in ctx: CGContext) { sublayer.strokeEnd = strokeEnd }
    }

    private final class DisplayingLayer: CALayer {
        override func display() { sublayers?.first?.opacity = 0.5 }
    }

    private let screen = Screen(width: 20, height: 20)

    init() {
        screen.refresh()
    }

    @Test func `drawing the first frame of a layer starts no animations`() {
        let layer = DrawingLayer()
        CATransaction.flush()
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.refresh()
        expect(layer.sublayer.strokeEnd, equals: 0.5)
        expectNil(layer.sublayer.animationKeys())
        layer.strokeEnd = 0.75
        layer.setNeedsDisplay()
        screen.refresh()
        expect(layer.sublayer.animationKeys(), equals: ["strokeEnd"])
    }

    @Test func `displaying the first frame of a layer starts no animations`() {
        let layer = DisplayingLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let sublayer = CALayer()
        layer.addSublayer(sublayer)
        CATransaction.flush()
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.refresh()
        expect(sublayer.opacity, equals: 0.5)
        expectNil(sublayer.animationKeys())
    }

    @Test func `layers of a tree that was prepared earlier start no animations before a frame shows them`() {
        let prepared = CALayer()
        let layer = CALayer()
        prepared.addSublayer(layer)
        CATransaction.flush()
        layer.opacity = 0.9
        screen.root.addSublayer(prepared)
        layer.opacity = 0.8
        // A frame can consist of several transactions.
        CATransaction.flush()
        layer.opacity = 0.7
        expectNil(layer.animationKeys())
        screen.refresh()
        layer.opacity = 0.6
        expect(layer.animationKeys(), equals: ["opacity"])
    }

    @Test func `layers of a tree that left the screen and returns start no animations`() {
        let tree = CALayer()
        let layer = CALayer()
        tree.addSublayer(layer)
        screen.root.addSublayer(tree)
        screen.refresh()
        tree.removeFromSuperlayer()
        screen.refresh()
        screen.root.addSublayer(tree)
        layer.opacity = 0.5
        expectNil(layer.animationKeys())
    }

    @Test func `layers that a hidden superlayer hides start animations`() {
        let hidden = CALayer()
        hidden.isHidden = true
        let layer = CALayer()
        hidden.addSublayer(layer)
        screen.root.addSublayer(hidden)
        screen.refresh()
        hidden.isHidden = false
        layer.opacity = 0.5
        expect(layer.animationKeys(), equals: ["opacity"])
        let added = CALayer()
        hidden.addSublayer(added)
        added.opacity = 0.5
        expectNil(added.animationKeys())
    }

    @Test func `drawing a picture starts no animations`() throws {
        let layer = DrawingLayer()
        screen.root.addSublayer(layer)
        CATransaction.flush()
        let context = try #require(CGContext(topLeftSize: CGSize(width: 10, height: 10), scale: 1, opaque: false))
        layer.setNeedsDisplay()
        layer.render(in: context)
        expect(layer.sublayer.strokeEnd, equals: 0.5)
        expectNil(layer.sublayer.animationKeys())
    }
}
