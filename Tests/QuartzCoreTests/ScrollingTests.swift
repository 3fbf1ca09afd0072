import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// The pixels that a frame moves and redraws when layers scroll by whole pixels. Whether the pixels are correct is
/// tested on random trees, in `RepaintTests`.
struct ScrollingTests {
    private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    /// A screen of 100 by 200 points with a list of 20 rows on a background.
    private func list(scale: CGFloat = 1, background: CGColor? = .testWhite) -> (screen: Screen, list: CALayer) {
        let screen = Screen(width: Int(100 * scale), height: Int(200 * scale), scale: scale)
        let list = layer(CGRect(x: 0, y: 0, width: 100, height: 200), background)
        list.masksToBounds = true
        for row in 0..<20 {
            let color: CGColor = row % 2 == 0 ? .testRed : .testGreen
            list.addSublayer(layer(CGRect(x: 5, y: CGFloat(row) * 30, width: 90, height: 20), color))
        }
        screen.root.addSublayer(list)
        screen.refresh()
        return (screen, list)
    }

    /// Returns the work of a frame after `change`.
    private func work(_ screen: Screen, _ change: () -> Void) -> CompositorStatistics {
        screen.compositor.statistics = CompositorStatistics()
        withoutActions(change)
        screen.refresh()
        return screen.compositor.statistics
    }

    @Test func `a frame of a scrolling list redraws only the strip that it exposes`() {
        let (screen, list) = list(scale: 2)
        let down = work(screen) { list.bounds.origin.y = 15 }
        expect(down.pixelsComposited == 200 * 30 && down.pixelsMoved == 200 * 370)
        let up = work(screen) { list.bounds.origin.y = 10 }
        expect(up.pixelsComposited == 200 * 10 && up.pixelsMoved == 200 * 390)
        // Two rows and the space between them are in the strip.
        expect(down.layersDrawn <= 4 && up.layersDrawn <= 4)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a frame of a scrolling list visits only the rows near the screen`() {
        let (screen, list) = list()
        let rows: [CALayer] = list.sublayers ?? []
        for row in rows { row.addSublayer(layer(CGRect(x: 0, y: 0, width: 9, height: 9), .testBlue)) }
        screen.refresh()
        let down = work(screen) { list.bounds.origin.y = 15 }
        // The root, the list, and seven or eight rows with a sublayer each.
        expect(down.layersVisited, isAtMost: 18)
        expect(screen.pixels, equals: screen.redrawn())
        let jump = work(screen) { list.bounds.origin.y = 400 }
        // The rows that disappear and those that appear.
        expect(jump.layersVisited, isAtMost: 34)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a row that changes outside the screen appears with the change`() {
        let (screen, list) = list()
        let row: CALayer = list.sublayers![19]
        let mark = layer(CGRect(x: 0, y: 0, width: 9, height: 9), .testBlue)
        row.addSublayer(mark)
        screen.refresh()
        _ = work(screen) { list.bounds.origin.y = 15 }
        _ = work(screen) { mark.frame.origin.x = 30 }
        _ = work(screen) { list.bounds.origin.y = 30 }
        _ = work(screen) { list.bounds.origin.y = 420 }
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a row whose sublayer reaches the screen is drawn`() {
        let (screen, list) = list()
        let row: CALayer = list.sublayers![19]
        row.addSublayer(layer(CGRect(x: 80, y: -300, width: 9, height: 300), .testBlue))
        screen.refresh()
        for offset in [15.0, 40, 80, 90] {
            _ = work(screen) { list.bounds.origin.y = CGFloat(offset) }
            expect(screen.pixels, equals: screen.redrawn())
        }
    }

    @Test func `a list without a background moves over one color`() {
        let (screen, list) = list(background: nil)
        screen.root.backgroundColor = .testBlue
        screen.refresh()
        let frame = work(screen) { list.bounds.origin.y = 15 }
        expect(frame.pixelsMoved == 100 * 185 && frame.pixelsComposited == 100 * 15)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a list over a pattern is redrawn`() throws {
        let (screen, list) = list(background: nil)
        let context = try #require(CGContext(topLeftSize: CGSize(width: 7, height: 7), scale: 1, opaque: true))
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image: CGImage = try #require(context.makeImage())
        let tile: PatternTile = try #require(PatternTile(image, size: CGSize(width: 7, height: 7)))
        screen.root.backgroundColor = CGColor(pattern: tile)
        screen.refresh()
        let frame = work(screen) { list.bounds.origin.y = 5 }
        expect(frame.pixelsMoved, equals: 0)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a list over a picture is redrawn`() {
        let (screen, list) = list(background: nil)
        let gradient = CAGradientLayer()
        gradient.frame = screen.root.bounds
        gradient.colors = [CGColor.testRed, CGColor.testBlue]
        screen.root.insertSublayer(gradient, at: 0)
        screen.refresh()
        let frame = work(screen) { list.bounds.origin.y = 15 }
        expect(frame.pixelsMoved == 0 && frame.pixelsComposited > 100 * 150)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a bar above a list is redrawn, with the area to which its pixels move`() {
        let (screen, list) = list()
        screen.root.addSublayer(layer(CGRect(x: 0, y: 0, width: 100, height: 30), CGColor(gray: 0.5, alpha: 0.5)))
        screen.refresh()
        let frame = work(screen) { list.bounds.origin.y = -10 }
        expect(frame.pixelsMoved, equals: 100 * 190)
        // The bar at 0…30 moves to 10…40, and the strip is at 0…10.
        expect(frame.pixelsComposited, equals: 100 * 40)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a row that changes, moves or leaves while the list scrolls is redrawn`() {
        let (screen, list) = list()
        let rows: [CALayer] = list.sublayers ?? []
        let frame = work(screen) {
            list.bounds.origin.y = 10
            rows[2].backgroundColor = .testBlue
            rows[3].frame.origin.x = 8
            rows[4].removeFromSuperlayer()
        }
        expect(frame.pixelsMoved == 100 * 190 && frame.pixelsComposited < 100 * 80)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a list that scrolls by a fraction of a pixel is redrawn`() {
        let (screen, list) = list()
        let frame = work(screen) { list.bounds.origin.y = 10.5 }
        expect(frame.pixelsMoved, equals: 0)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a list inside a group is redrawn`() {
        let (screen, list) = list()
        screen.root.opacity = 0.5
        screen.refresh()
        let frame = work(screen) { list.bounds.origin.y = 10 }
        expect(frame.pixelsMoved, equals: 0)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `moves become damage after frames that were not drawn`() {
        let (screen, list) = list()
        var update = FrameUpdate()
        for offset in [10.0, 20] {
            withoutActions { list.bounds.origin.y = CGFloat(offset) }
            update.append(screen.compositor.commit(time: CACurrentMediaTime()))
        }
        expect(update.moves.isEmpty && update.damage.area == 100 * 200)
        var unchanged = FrameUpdate()
        unchanged.append(update)
        unchanged.append(FrameUpdate())
        expect(unchanged, equals: update)
        screen.draw(update)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `a layer that several opaque layers hide together is not drawn`() {
        let screen = Screen(width: 100, height: 100)
        let hidden = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .testRed)
        screen.root.addSublayer(hidden)
        for row in 0..<4 {
            screen.root.addSublayer(layer(CGRect(x: 0, y: CGFloat(row) * 25, width: 100, height: 25), .testGreen))
        }
        screen.refresh()
        let frame = work(screen) { screen.root.backgroundColor = .testBlue }
        expect(frame.layersDrawn, equals: 4)
        expect(screen.pixels, equals: screen.redrawn())
    }
}
