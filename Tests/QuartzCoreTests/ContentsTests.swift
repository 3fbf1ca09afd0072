import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct ContentsTests {
    private func drawn(_ delegate: PaintingDelegate, _ frame: CGRect, on screen: Screen) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.delegate = delegate
        layer.contentsScale = screen.compositor.scale
        layer.setNeedsDisplay()
        screen.root.addSublayer(layer)
        return layer
    }

    @Test func `a layer that flips flipped contents draws with y pointing up`() {
        final class Chart: CALayer {
            override func draw(in ctx: CGContext) {
                if contentsAreFlipped() {
                    ctx.translateBy(x: 0, y: bounds.height)
                    ctx.scaleBy(x: 1, y: -1)
                }
                ctx.setFillColor(.testRed)
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
            }
        }
        let screen = Screen(width: 10, height: 10)
        let chart = Chart()
        chart.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        chart.setNeedsDisplay()
        screen.root.addSublayer(chart)
        screen.refresh()
        expect(screen.pixel(5, 1) == 0 && screen.pixel(5, 9) == 0xFFFF_0000)
    }

    @Test func `contents are drawn once and kept`() {
        let screen = Screen(width: 100, height: 100, scale: 2)
        let delegate = PaintingDelegate(.testRed)
        let layer: CALayer = drawn(delegate, CGRect(x: 5, y: 5, width: 10, height: 10), on: screen)
        screen.refresh()
        expect(delegate.drawCount, equals: 1)
        expect(screen.pixel(10, 10) == 0xFFFF_0000 && screen.pixel(29, 29) == 0xFFFF_0000)
        expect(layer.backingStoreBytes, equals: 20 * 20 * 4)
        withoutActions { layer.position.x += 10 }
        screen.refresh()
        screen.draw(screen.compositor.fullUpdate)
        expect(delegate.drawCount, equals: 1)
        expect(screen.pixel(30, 10) == 0xFFFF_0000 && screen.pixel(29, 10) == 0)
        delegate.color = .testBlue
        layer.setNeedsDisplay()
        expect(screen.refresh().rects, equals: [DeviceRect(30, 10, 50, 30)])
        expect(delegate.drawCount, equals: 2)
        expect(screen.pixel(40, 20), equals: 0xFF00_00FF)
        expect(screen.compositor.statistics.backingStoresRendered, equals: 2)
    }

    @Test func `opaque contents are kept for the next drawing if they are not cleared`() {
        func left(clears: Bool, isOpaque: Bool) -> UInt32 {
            let screen = Screen(width: 20, height: 20)
            let painter = PaintingDelegate(.testRed)
            painter.part = CGRect(x: 0, y: 0, width: 5, height: 10)
            let layer: CALayer = drawn(painter, CGRect(x: 0, y: 0, width: 10, height: 10), on: screen)
            layer.clearsContents = clears
            layer.isOpaque = isOpaque
            screen.refresh()
            painter.part?.origin.x = 5
            layer.setNeedsDisplay()
            screen.refresh()
            return screen.pixel(2, 2)
        }
        expect(left(clears: false, isOpaque: true), equals: 0xFFFF_0000)
        expect(left(clears: true, isOpaque: true), equals: 0xFF00_0000)
        expect(left(clears: false, isOpaque: false), equals: 0)
    }

    @Test func `contents are not drawn until they are composited`() {
        let screen = Screen(width: 100, height: 100)
        let delegate = PaintingDelegate(.testRed)
        let layer: CALayer = drawn(delegate, CGRect(x: 5, y: 5, width: 10, height: 10), on: screen)
        screen.compositor.commit(time: 0)
        layer.setNeedsDisplay()
        screen.compositor.commit(time: 0)
        expect(delegate.drawCount, equals: 0)
        expect(layer.backingStoreBytes, equals: 0)
        screen.draw(screen.compositor.fullUpdate)
        expect(delegate.drawCount, equals: 1)
    }

    @Test func `only the dirty rectangle is redrawn`() {
        let screen = Screen(width: 100, height: 100)
        let delegate = PaintingDelegate(.testRed)
        let layer: CALayer = drawn(delegate, CGRect(x: 10, y: 10, width: 50, height: 50), on: screen)
        screen.refresh()
        delegate.color = .testBlue
        layer.setNeedsDisplay(CGRect(x: 5, y: 5, width: 10, height: 10))
        layer.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
        expect(screen.refresh().rects, equals: [DeviceRect(15, 15, 30, 30)])
        expect(delegate.clips.last, equals: CGRect(x: 5, y: 5, width: 15, height: 15))
        expect(screen.pixel(16, 16), equals: 0xFF00_00FF)
        expect(screen.pixel(14, 14), equals: 0xFFFF_0000)
    }

    @Test func `a layer without drawing has no backing store`() {
        let screen = Screen(width: 100, height: 100)
        let delegate = PaintingDelegate(.testRed)
        let layer: CALayer = drawn(delegate, CGRect(x: 10, y: 10, width: 50, height: 50), on: screen)
        layer.drawsContent = false
        screen.refresh()
        layer.setNeedsDisplay()
        screen.refresh()
        expect(delegate.drawCount, equals: 0)
        expect(screen.compositor.backingStoreBytes, equals: 0)
    }

    @Test func `the backing store is freed after the layer is removed`() {
        let screen = Screen(width: 100, height: 100)
        let delegate = PaintingDelegate(.testRed)
        let parent = CALayer()
        parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer: CALayer = drawn(delegate, CGRect(x: 10, y: 10, width: 50, height: 50), on: screen)
        parent.addSublayer(layer)
        screen.root.addSublayer(parent)
        screen.refresh()
        parent.removeFromSuperlayer()
        expect(layer.backingStoreBytes, isGreaterThan: 0)
        screen.refresh()
        expect(layer.backingStoreBytes, equals: 0)
        screen.root.addSublayer(parent)
        screen.refresh()
        expect(delegate.drawCount, equals: 2)
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
    }

    @Test func `changing the superlayer keeps the contents`() {
        let screen = Screen(width: 100, height: 100)
        let delegate = PaintingDelegate(.testRed)
        let other = CALayer()
        other.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
        screen.root.addSublayer(other)
        let layer: CALayer = drawn(delegate, CGRect(x: 0, y: 0, width: 10, height: 10), on: screen)
        screen.refresh()
        other.addSublayer(layer)
        screen.refresh()
        expect(delegate.drawCount, equals: 1)
        expect(screen.pixel(5, 5) == 0 && screen.pixel(35, 35) == 0xFFFF_0000)
    }

    @Test func `a delegate can provide an image`() throws {
        final class Provider: NSObject, CALayerDelegate {
            let image: CGImage
            init(_ image: CGImage) { self.image = image }
            func display(_ layer: CALayer) { layer.contents = image }
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }
        let screen = Screen(width: 40, height: 40)
        let provider = Provider(try checkerboard(10))
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        layer.delegate = provider
        layer.setNeedsDisplay()
        screen.root.addSublayer(layer)
        screen.refresh()
        expect(screen.pixel(10, 10) == 0xFFFF_0000 && screen.pixel(11, 10) == 0xFF00_00FF)
        expect(screen.refresh().isEmpty)
        expect(layer.backingStoreBytes, equals: 0)
    }

    @Test func `drawn contents replace an image`() throws {
        let screen = Screen(width: 40, height: 40)
        let delegate = PaintingDelegate(.testGreen)
        let layer: CALayer = drawn(delegate, CGRect(x: 10, y: 10, width: 10, height: 10), on: screen)
        let image: CGImage = try checkerboard(10)
        screen.refresh()
        layer.contents = image
        screen.refresh()
        expect(screen.pixel(10, 10), equals: 0xFFFF_0000)
        layer.setNeedsDisplay()
        expect(screen.refresh().rects, equals: [DeviceRect(10, 10, 20, 20)])
        expect(screen.pixel(10, 10), equals: 0xFF00_FF00)
        expectNil(layer.contents)
        expect(delegate.drawCount, equals: 2)
    }

    @Test func `contents that are set to nil remove the drawn ones`() {
        let screen = Screen(width: 40, height: 40)
        let delegate = PaintingDelegate(.testRed)
        let layer: CALayer = drawn(delegate, CGRect(x: 10, y: 10, width: 10, height: 10), on: screen)
        screen.refresh()
        layer.contents = nil
        expect(layer.backingStoreBytes, equals: 0)
        expect(screen.refresh().rects, equals: [DeviceRect(10, 10, 20, 20)])
        expect(screen.pixel(15, 15), equals: 0)
        layer.contents = nil
        expect(screen.refresh().isEmpty)
        layer.setNeedsDisplay()
        screen.refresh()
        expect(screen.pixel(15, 15), equals: 0xFFFF_0000)
        // The next drawing can be removed before it becomes visible.
        layer.setNeedsDisplay()
        screen.compositor.commit(time: 0)
        layer.contents = nil
        screen.refresh()
        expect(screen.pixel(15, 15), equals: 0)
        expect(delegate.drawCount, equals: 2)
    }

    @Test func `a scale that is set by its key redraws the contents`() {
        let screen = Screen(width: 40, height: 40)
        let delegate = PaintingDelegate(.testRed)
        let layer: CALayer = drawn(delegate, CGRect(x: 10, y: 10, width: 10, height: 10), on: screen)
        screen.refresh()
        layer.setValue(2, forKey: "contentsScale")
        screen.refresh()
        expect(layer.backingStoreBytes, equals: 20 * 20 * 4)
        expect(delegate.drawCount, equals: 2)
    }

    /// Returns an image of alternating red and blue pixels, beginning with red.
    private func checkerboard(_ side: Int) throws -> CGImage {
        let size = CGSize(width: CGFloat(side), height: CGFloat(side))
        let context = try #require(CGContext(topLeftSize: size, scale: 1, opaque: false))
        for y in 0..<side {
            for x in 0..<side {
                context.setFillColor((x + y) % 2 == 0 ? .testRed : .testBlue)
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return try #require(context.makeImage())
    }

    @Test func `the gravity determines the frame of the contents`() {
        let size = CGSize(width: 20, height: 10)
        let bounds = CGRect(x: 5, y: 5, width: 60, height: 60)
        func frame(_ gravity: CALayerContentsGravity) -> CGRect {
            ContentsPlacement.frame(of: size, in: bounds, gravity: gravity)
        }
        expect(frame(.resize), equals: bounds)
        expect(frame(.center), equals: CGRect(x: 25, y: 30, width: 20, height: 10))
        expect(frame(.topLeft), equals: CGRect(x: 5, y: 5, width: 20, height: 10))
        expect(frame(.bottomRight), equals: CGRect(x: 45, y: 55, width: 20, height: 10))
        expect(frame(.left), equals: CGRect(x: 5, y: 30, width: 20, height: 10))
        expect(frame(.top), equals: CGRect(x: 25, y: 5, width: 20, height: 10))
        expect(frame(.resizeAspect), equals: CGRect(x: 5, y: 20, width: 60, height: 30))
        expect(frame(.resizeAspectFill), equals: CGRect(x: -25, y: 5, width: 120, height: 60))
    }

    @Test func `images of matching size are copied pixel by pixel`() throws {
        let screen = Screen(width: 40, height: 40)
        let layer = CALayer()
        layer.frame = CGRect(x: 3, y: 3, width: 10, height: 10)
        layer.contents = try checkerboard(10)
        screen.root.addSublayer(layer)
        screen.refresh()
        expect(screen.pixel(3, 3) == 0xFFFF_0000 && screen.pixel(4, 3) == 0xFF00_00FF)
        withoutActions { layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) }
        withoutActions { layer.contentsGravity = .topLeft }
        screen.refresh()
        expect(screen.pixel(3, 3) == 0xFF00_00FF && screen.pixel(4, 3) == 0xFFFF_0000)
        expect(screen.pixel(8, 3), equals: 0)
    }

    @Test func `the edges of contents extend to the part of their rectangle outside the image`() throws {
        let context = try #require(CGContext(topLeftSize: CGSize(width: 10, height: 10), scale: 1, opaque: true))
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 1, y: 1, width: 8, height: 8))
        let screen = Screen(width: 40, height: 40)
        screen.root.backgroundColor = .testWhite
        let layer = CALayer()
        layer.frame = screen.root.bounds
        layer.contents = context.makeImage()
        layer.magnificationFilter = .nearest
        layer.contentsRect = CGRect(x: -0.5, y: -0.5, width: 2, height: 2)
        screen.root.addSublayer(layer)
        screen.refresh()
        // The image covers 10 to 30, and its red border is 2 pixels wide.
        for (x, color) in [(1, UInt32(0xFFFF_0000)), (11, 0xFFFF_0000), (13, 0xFF00_00FF), (38, 0xFFFF_0000)] {
            expect(screen.pixel(x, 20) == color && screen.pixel(20, x) == color, "\(x)")
        }
        // One pixel of the image is one pixel of the screen.
        withoutActions {
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.contentsRect = CGRect(x: 0.5, y: 0, width: 1, height: 1)
        }
        screen.refresh()
        expect((0..<10).map { screen.pixel($0, 5) == 0xFF00_00FF }, equals: (0..<10).map { $0 < 4 })
        expect((4..<10).allSatisfy { screen.pixel($0, 5) == 0xFFFF_0000 })
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `sliced contents follow the scale of the contents`() throws {
        let context = try #require(CGContext(topLeftSize: CGSize(width: 30, height: 30), scale: 1, opaque: true))
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        let screen = Screen(width: 100, height: 100)
        let layer = CALayer()
        layer.frame = screen.root.bounds
        layer.contents = context.makeImage()
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        layer.magnificationFilter = .nearest
        screen.root.addSublayer(layer)
        screen.refresh()
        expect(screen.pixel(7, 50), equals: 0xFFFF_0000)
        withoutActions { layer.contentsScale = 2 }
        screen.refresh()
        expect(screen.pixel(7, 50), equals: 0xFF00_00FF)
    }

    @Test func `an opaque layer that is too large to draw hides nothing`() {
        let screen = Screen(width: 20, height: 20)
        screen.root.backgroundColor = .testBlue
        screen.refresh()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40_000)
        layer.isOpaque = true
        let painter = PaintingDelegate(.testRed)
        layer.delegate = painter
        layer.setNeedsDisplay()
        withoutActions {
            screen.root.backgroundColor = .testGreen
            screen.root.addSublayer(layer)
        }
        screen.refresh()
        expect(screen.pixels.allSatisfy { $0 == 0xFF00_FF00 })
    }

    @Test func `only the center of sliced contents stretches`() throws {
        let context = try #require(CGContext(topLeftSize: CGSize(width: 3, height: 1), scale: 1, opaque: false))
        for (x, color) in [CGColor.testRed, .testGreen, .testBlue].enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        let screen = Screen(width: 12, height: 4)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 12, height: 4)
        let image: CGImage = try #require(context.makeImage())
        layer.contents = image
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        layer.magnificationFilter = .nearest
        screen.root.addSublayer(layer)
        screen.refresh()
        expect(screen.pixel(0, 2), equals: 0xFFFF_0000)
        expect(screen.pixel(1, 2) == 0xFF00_FF00 && screen.pixel(10, 2) == 0xFF00_FF00)
        expect(screen.pixel(11, 2), equals: 0xFF00_00FF)
        // A center without pixels stretches the pixel at its position.
        withoutActions { layer.contentsCenter = CGRect(x: 2.0 / 3, y: 0.5, width: 0, height: 0) }
        screen.refresh()
        expect(screen.pixel(0, 2) == 0xFFFF_0000 && screen.pixel(1, 2) == 0xFF00_FF00)
        expect((2..<12).allSatisfy { screen.pixel($0, 0) == 0xFF00_00FF && screen.pixel($0, 3) == 0xFF00_00FF })
    }
}

struct RenderingTests {
    @Test func `rendering a tree into a context does not affect the compositor`() throws {
        let screen = Screen(width: 40, height: 40)
        let group = CALayer()
        group.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        group.backgroundColor = .testRed
        let child = CALayer()
        child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        child.backgroundColor = .testBlue
        group.addSublayer(child)
        screen.root.addSublayer(group)
        screen.refresh()
        withoutActions { child.position.x += 5 }
        let context = try #require(CGContext(topLeftSize: CGSize(width: 20, height: 20), scale: 2, opaque: false))
        group.render(in: context)
        let image: CGImage = try #require(context.makeImage())
        expect(image.pixel(x: 1, y: 1), equals: Pixel(red: 255, green: 0, blue: 0))
        expect(image.pixel(x: 22, y: 20), equals: Pixel(red: 0, green: 0, blue: 255))
        expect(image.pixel(x: 12, y: 20), equals: Pixel(red: 255, green: 0, blue: 0))
        let damage: DamageRegion = screen.refresh()
        expect(damage.rects, equals: [DeviceRect(15, 15, 30, 25)])
        expect(screen.pixel(26, 20) == 0xFF00_00FF && screen.pixel(16, 20) == 0xFFFF_0000)
    }

    @Test func `a presentation is drawn with its sublayers and the visible values`() throws {
        let screen = Screen(width: 40, height: 40)
        let group = CALayer()
        group.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        group.backgroundColor = .testRed
        let child = CALayer()
        child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        child.backgroundColor = .testBlue
        group.addSublayer(child)
        screen.root.addSublayer(group)
        screen.refresh()
        func animate(_ layer: CALayer, _ keyPath: String, _ value: Any) {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = value
            animation.toValue = value
            animation.duration = 100
            layer.add(animation, forKey: keyPath)
        }
        animate(child, "backgroundColor", CGColor.testGreen)
        // The layer is drawn in its own coordinates.
        animate(group, "position", CGPoint(x: 30, y: 30))
        screen.refresh()
        func picture(_ layer: CALayer?) throws -> CGImage {
            let context = try #require(CGContext(topLeftSize: CGSize(width: 20, height: 20), scale: 1, opaque: false))
            layer?.render(in: context)
            return try #require(context.makeImage())
        }
        let visible: CGImage = try picture(group.presentation())
        expect(visible.pixel(x: 1, y: 1), equals: Pixel(red: 255, green: 0, blue: 0))
        expect(visible.pixel(x: 10, y: 10), equals: Pixel(red: 0, green: 255, blue: 0))
        expect(try picture(group).pixel(x: 10, y: 10), equals: Pixel(red: 0, green: 0, blue: 255))
        // The screen is not affected.
        expect(screen.refresh().isEmpty)
        expect(screen.pixels, equals: screen.redrawn())
        expect(screen.pixel(30, 30) == 0xFF00_FF00 && screen.pixel(15, 15) == 0)
    }

    @Test func `contents drawn outside a commit are shown by the next commit`() throws {
        let screen = Screen(width: 20, height: 20)
        let layer = CALayer()
        layer.frame = screen.root.bounds
        let painter = PaintingDelegate(.testRed)
        layer.delegate = painter
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.refresh()
        let context = try #require(CGContext(topLeftSize: CGSize(width: 20, height: 20), scale: 1, opaque: false))
        let draws: [(CGColor, () -> Void, UInt32)] = [
            (.testBlue, { layer.render(in: context) }, 0xFF00_00FF),
            (.testGreen, { layer.displayIfNeeded() }, 0xFF00_FF00),
        ]
        for (color, draw, expected) in draws {
            painter.color = color
            layer.setNeedsDisplay()
            let count: Int = painter.drawCount
            draw()
            expect(screen.refresh().area, equals: 400)
            expect(screen.pixel(10, 10), equals: expected)
            expect(painter.drawCount, equals: count + 1)
            expect(screen.refresh().area, equals: 0)
        }
    }
}
