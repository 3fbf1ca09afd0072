import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite(.offStage, .serialized) struct TiledLayerTests {
    private let screen = Screen(width: 100, height: 40)

    /// Commits and draws the tree without animations.
    private func refresh() {
        for layer in screen.root.sublayers ?? [] { layer.removeAllAnimations() }
        screen.refresh()
    }

    /// Adds a layer that draws half transparent tiles with two levels of detail, and that shows the tiles of the higher
    /// one, at twice its size.
    private func addMagnifiedGrid() -> TiledGrid {
        let layer = TiledGrid()
        layer.anchorPoint = .zero
        layer.bounds = screen.root.bounds
        layer.tileSize = CGSize(width: 50, height: 50)
        layer.levelsOfDetail = 2
        layer.levelsOfDetailBias = 1
        layer.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        screen.root.addSublayer(layer)
        refresh()
        expect(screen.pixel(10, 10), equals: 0x8080_8080)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        refresh()
        return layer
    }

    @Test func `a tiled layer draws the visible tiles at the level of detail of its scale`() {
        let layer = TiledGrid()
        layer.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        layer.tileSize = CGSize(width: 50, height: 50)
        layer.levelsOfDetail = 3
        layer.levelsOfDetailBias = 1
        screen.root.addSublayer(layer)
        refresh()
        expect(
            layer.drawn,
            equals: [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50)])
        expect(layer.scales, equals: [1])
        refresh()
        expect(layer.drawn.count, equals: 2)
        layer.position.x -= 30
        refresh()
        expect(layer.drawn.count, equals: 3)
        layer.setNeedsDisplay(CGRect(x: 60, y: 0, width: 1, height: 1))
        refresh()
        expect(layer.drawn.count, equals: 4)
        expect(screen.pixels, equals: screen.redrawn())

        // At a higher level of detail, a tile covers half as many points. Beyond the bias, tiles are enlarged.
        for (scale, level, density) in [(2.0, 1, 2.0), (4.0, 1, 2.0), (0.5, -1, 0.5), (0.1, -1, 0.5)] {
            layer.reset()
            layer.anchorPoint = .zero
            layer.position = .zero
            layer.transform = CATransform3DMakeScale(scale, scale, 1)
            refresh()
            expect(layer.level(for: scale), equals: level)
            expect(layer.scales.allSatisfy { abs($0 - density) < 1e-9 }, "\(scale): \(layer.scales)")
            // The tiles of the highest level of detail are enlarged, not drawn again.
            expect(layer.drawn.isEmpty, equals: (scale == 4), "\(scale)")
            expect(layer.drawn.allSatisfy { $0.width <= 50 / density })
            expect(screen.pixels, equals: screen.redrawn())
        }
    }

    @Test func `the tiles of a tiled layer follow its bounds`() {
        let layer = TiledGrid()
        layer.anchorPoint = .zero
        layer.tileSize = CGSize(width: 50, height: 50)
        layer.bounds = CGRect(x: 0, y: 0, width: 70, height: 20)
        screen.root.addSublayer(layer)
        refresh()
        expect(screen.pixel(75, 10) == 0 && screen.pixel(60, 25) == 0)
        layer.bounds.size = CGSize(width: 90, height: 30)
        refresh()
        expect(screen.pixel(75, 10) == 0xFF00_FF00 && screen.pixel(10, 25) == 0xFF00_FF00)
        expect(screen.pixels, equals: screen.redrawn())
        layer.bounds.origin = CGPoint(x: 20, y: 10)
        refresh()
        expect(screen.pixel(2, 2) == 0xFF00_FF00 && screen.pixel(88, 28) == 0xFF00_FF00 && screen.pixel(92, 10) == 0)
        layer.bounds.size = CGSize(width: 40, height: 10)
        refresh()
        expect(screen.pixel(35, 5) == 0xFF00_FF00 && screen.pixel(45, 5) == 0 && screen.pixel(5, 15) == 0)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `new tiles fade in`() {
        let layer = FadingGrid()
        layer.frame = screen.root.bounds
        screen.root.addSublayer(layer)
        let start: CFTimeInterval = CACurrentMediaTime()
        screen.refresh()
        expect(screen.pixel(5, 5) >> 24, isLessThan: 40)
        LayerTree.advanceAnimations(to: start + 60)
        screen.draw(screen.compositor.commit(time: start + 60))
        expect(screen.pixel(5, 5), equals: 0xFF00_FF00)
    }

    @Test func `without a fade, the tiles of a new level of detail replace those of the old one at once`() {
        let layer: TiledGrid = addMagnifiedGrid()
        expect(screen.pixel(10, 10), equals: 0x8080_8080)
        expect(screen.pixels, equals: screen.redrawn())
        expect(layer.generated.count, equals: 2)
    }

    @Test func `rendering a tiled layer leaves the tiles on the screen as they are`() throws {
        let layer: TiledGrid = addMagnifiedGrid()
        let shown: [UInt32] = screen.pixels
        let cover = CALayer()
        cover.frame = CGRect(x: 20, y: 10, width: 40, height: 20)
        cover.backgroundColor = .testRed
        screen.root.addSublayer(cover)
        refresh()
        let tiles: [CALayer] = layer.generated
        let context = try #require(CGContext(topLeftSize: CGSize(width: 100, height: 40), scale: 1, opaque: false))
        layer.reset()
        layer.render(in: context)
        let image: CGImage = try #require(context.makeImage())
        expect(image.pixel(x: 10, y: 10).alpha, equals: 128)
        expect(layer.scales, equals: [1])
        expect(layer.generated, equals: tiles)
        layer.reset()
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        cover.removeFromSuperlayer()
        refresh()
        expect(layer.drawn, equals: [])
        expect(screen.pixels == shown && screen.redrawn() == shown)
    }

    @Test func `the tiles of a tiled layer follow its scale`() {
        let layer = TiledGrid()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        layer.tileSize = CGSize(width: 100, height: 100)
        screen.root.addSublayer(layer)
        refresh()
        expect(layer.scales, equals: [1])
        layer.reset()
        layer.contentsScale = 2
        refresh()
        expect(layer.scales, equals: [2])
        layer.reset()
        layer.isOpaque = true
        refresh()
        expect(layer.generated.map { $0.isOpaque }, equals: [true, true])
        expect(layer.drawn.count, equals: 2)
    }
}

private class FadingGrid: CATiledLayer {
    private(set) var drawn: [CGRect] = []
    private(set) var scales: Set<CGFloat> = []
    var color: CGColor = .testGreen

    func reset() {
        drawn = []
        scales = []
    }

    override func draw(in ctx: CGContext) {
        drawn.append(ctx.boundingBoxOfClipPath)
        scales.insert(abs(ctx.ctm.a))
        ctx.setFillColor(color)
        ctx.fill(ctx.boundingBoxOfClipPath)
    }
}

private final class TiledGrid: FadingGrid {
    override class func fadeDuration() -> CFTimeInterval { 0 }
}
