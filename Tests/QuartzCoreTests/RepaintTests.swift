import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// After any change, redrawing the damage must have the same result as redrawing everything.
struct RepaintTests {
    /// Creates and changes layer trees at random.
    private struct TreeMutator {
        var numbers: SplitMix64
        let delegates: [PaintingDelegate] = [
            PaintingDelegate(.testRed), PaintingDelegate(CGColor(gray: 0.5, alpha: 0.5)),
        ]
        var layers: [CALayer] = []
        /// The elements of `layers` that scroll.
        var scrollers: [CALayer] = []
        let images: [CGImage]
        /// Whether layers may have fractional coordinates, affine transforms and elliptical paths.
        let isUnaligned: Bool

        mutating func color() -> CGColor {
            let alpha: CGFloat = numbers.chance(60) ? 1 : numbers.unit()
            return CGColor(red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: alpha)
        }

        mutating func coordinate(_ limit: Int) -> CGFloat {
            let whole = CGFloat(numbers.below(limit))
            return isUnaligned && numbers.chance(30) ? whole + numbers.unit() : whole
        }

        mutating func frame() -> CGRect {
            CGRect(x: coordinate(60) - 10, y: coordinate(60) - 10, width: coordinate(50), height: coordinate(50))
        }

        mutating func makeLayer() -> CALayer {
            let layer: CALayer
            switch numbers.below(10) {
            case 0:
                let gradient = CAGradientLayer()
                gradient.colors = [color(), color()]
                layer = gradient
            case 1:
                let shape = CAShapeLayer()
                let box = CGRect(x: coordinate(20), y: coordinate(20), width: coordinate(30), height: coordinate(30))
                shape.path = isUnaligned ? CGPath(ellipseIn: box, transform: nil) : CGPath(rect: box, transform: nil)
                shape.fillColor = color()
                layer = shape
            case 2, 3:
                layer = CALayer()
                layer.delegate = delegates[numbers.below(2)]
                layer.setNeedsDisplay()
            default: layer = CALayer()
            }
            layer.frame = frame()
            if numbers.chance(70) { layer.backgroundColor = color() }
            layers.append(layer)
            return layer
        }

        mutating func anyLayer() -> CALayer { layers[numbers.below(layers.count)] }

        func isAbove(_ ancestor: CALayer, _ layer: CALayer) -> Bool {
            var current: CALayer? = layer
            while let one = current {
                if one === ancestor { return true }
                current = one.superlayer
            }
            return false
        }

        mutating func insertRandomly(_ layer: CALayer) {
            let parent: CALayer = anyLayer()
            guard !isAbove(layer, parent) else { return }
            parent.insertSublayer(layer, at: UInt32(numbers.below(4)))
        }

        /// Adds a layer that scrolls, with some sublayers in its content.
        mutating func addScroller(in parent: CALayer) {
            let scroller = CALayer()
            scroller.frame = CGRect(
                x: coordinate(20), y: coordinate(20), width: 30 + coordinate(50), height: 30 + coordinate(50))
            scroller.masksToBounds = true
            if numbers.chance(70) { scroller.backgroundColor = color() }
            if numbers.chance(20) { scroller.cornerRadius = 5 }
            if numbers.chance(20) { scroller.borderWidth = 2 }
            parent.addSublayer(scroller)
            layers.append(scroller)
            scrollers.append(scroller)
            for row in 0..<10 {
                let layer: CALayer = makeLayer()
                layer.frame.origin.y = CGFloat(row * 12 - 20) + (isUnaligned ? numbers.unit() : 0)
                scroller.addSublayer(layer)
                if numbers.chance(50) { layer.addSublayer(makeLayer()) }
            }
        }

        /// Scrolls by whole pixels, and changes a row of the content as an app may do.
        mutating func scroll(scale: CGFloat) {
            let scroller: CALayer = scrollers[numbers.below(scrollers.count)]
            scroller.bounds.origin.y += (CGFloat(numbers.below(25)) - 12) / scale
            if numbers.chance(30) { scroller.bounds.origin.x += (CGFloat(numbers.below(9)) - 4) / scale }
            guard let row = scroller.sublayers?.first else { return }
            switch numbers.below(8) {
            case 0: scroller.addSublayer(row)
            case 1: row.frame.origin.y += scroller.bounds.height
            case 2: row.removeFromSuperlayer()
            case 3: row.position.y += scroller.bounds.minY
            default: break
            }
        }

        mutating func change() {
            let layer: CALayer = anyLayer()
            switch numbers.below(25) {
            case 0: layer.position = CGPoint(x: coordinate(60), y: coordinate(60))
            case 1: layer.bounds.size = CGSize(width: coordinate(50), height: coordinate(50))
            case 2: layer.bounds.origin = CGPoint(x: coordinate(10), y: coordinate(10))
            case 3: layer.backgroundColor = numbers.chance(80) ? color() : nil
            case 4: layer.opacity = numbers.chance(50) ? 1 : Float(numbers.unit())
            case 5: layer.isHidden = numbers.chance(40)
            case 6: layer.cornerRadius = CGFloat(numbers.below(12))
            case 7: layer.masksToBounds = numbers.chance(60)
            case 8: layer.borderWidth = CGFloat(numbers.below(4))
            case 9: layer.borderColor = color()
            case 10: layer.shadowOpacity = numbers.chance(50) ? 0 : Float(numbers.unit())
            case 11: layer.shadowRadius = CGFloat(numbers.below(4))
            case 12: layer.shadowOffset = CGSize(width: CGFloat(numbers.below(8)) - 4, height: 2)
            case 13: layer.setNeedsDisplay()
            case 14: layer.zPosition = CGFloat(numbers.below(3))
            case 15:
                if layer !== layers[0] { layer.removeFromSuperlayer() }
            case 16:
                if layer !== layers[0] { insertRandomly(layer) }
            case 17: insertRandomly(makeLayer())
            case 18:
                if numbers.chance(50) {
                    layer.mask = nil
                } else {
                    let mask: CALayer = makeLayer()
                    layers.removeLast()
                    layer.mask = mask
                }
            case 19:
                let corners: [CACornerMask] = [
                    .all, [.layerMinXMinYCorner], [.layerMaxXMinYCorner, .layerMinXMaxYCorner],
                ]
                layer.maskedCorners = corners[numbers.below(3)]
                layer.cornerCurve = numbers.chance(50) ? .circular : .continuous
            case 20:
                layer.contents = numbers.chance(70) ? images[numbers.below(images.count)] : nil
                layer.contentsScale = CGFloat(1 + numbers.below(2))
            case 21:
                let gravities: [CALayerContentsGravity] = [
                    .resize, .center, .topLeft, .resizeAspect, .resizeAspectFill,
                ]
                // Only gravities that the whole-pixel test supports within its tolerance.
                layer.contentsGravity = gravities[numbers.below(gravities.count)]
            case 22:
                layer.contentsRect = CGRect(x: 0, y: 0, width: numbers.chance(50) ? 0.5 : 1, height: 1)
            case 23:
                let box = CGRect(x: -2, y: 3, width: coordinate(30), height: coordinate(30))
                layer.shadowPath = numbers.chance(50) ? nil : CGPath(rect: box, transform: nil)
            default:
                if isUnaligned {
                    let angle: CGFloat = numbers.chance(40) ? 0 : numbers.unit() * 3
                    layer.setAffineTransform(CGAffineTransform(rotationAngle: angle).scaledBy(x: 1.2, y: 0.9))
                }
            }
        }
    }

    /// Returns an image of two colors. Its right half has the given alpha.
    private func picture(_ side: Int, _ alpha: CGFloat) -> CGImage {
        let size = CGSize(width: CGFloat(side), height: CGFloat(side))
        // Contexts of a few pixels can always be created.
        let context = CGContext(topLeftSize: size, scale: 1, opaque: alpha == 1)!
        context.setFillColor(.testGreen)
        context.fill(CGRect(x: 0, y: 0, width: side / 2, height: side))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: alpha))
        context.fill(CGRect(x: side / 2, y: 0, width: side, height: side))
        return context.makeImage()!
    }

    /// Changes a random tree repeatedly, and compares each update with a full redraw. Returns the number of pixels that
    /// the compositor moved instead of drawing.
    @discardableResult
    private func run(seed: Int, isUnaligned: Bool, isScrolling: Bool = false, scale: CGFloat, tolerance: Int) -> Int {
        let screen = Screen(width: 96, height: 80, scale: scale)
        screen.draw(screen.compositor.fullUpdate)
        var mutator = TreeMutator(
            numbers: SplitMix64(seed: UInt64(seed)), images: [picture(8, 0.5), picture(20, 1)], isUnaligned: isUnaligned
        )
        mutator.layers = [screen.root]
        withoutActions {
            for _ in 0..<12 { mutator.insertRandomly(mutator.makeLayer()) }
            if isScrolling { for _ in 0..<2 { mutator.addScroller(in: mutator.anyLayer()) } }
            if isScrolling { for _ in 0..<3 { mutator.insertRandomly(mutator.makeLayer()) } }
        }
        for round in 0..<(isScrolling ? 24 : 12) {
            screen.refresh()
            let expected: [UInt32] = screen.redrawn()
            let difference: Int = worstDifference(screen.pixels, expected)
            expect(
                difference, isAtMost: tolerance, "seed \(seed), round \(round)\n\(screen.root.layerTreeDescription())")
            guard difference <= tolerance else { break }
            withoutActions {
                if isScrolling {
                    mutator.scroll(scale: scale)
                    guard mutator.numbers.chance(40) else { return }
                }
                for _ in 0..<(1 + mutator.numbers.below(4)) { mutator.change() }
            }
        }
        return screen.compositor.statistics.pixelsMoved
    }

    private func worstDifference(_ left: [UInt32], _ right: [UInt32]) -> Int {
        guard left != right else { return 0 }
        var worst = 0
        for (a, b) in zip(left, right) where a != b {
            for shift: UInt32 in [0, 8, 16, 24] {
                worst = max(worst, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
            }
        }
        return worst
    }

    // Cairo interpolates scaled pictures in steps of 1/128, and rounds their positions differently where a clip begins.
    // The results may then differ by 2 in a channel, whose values are 0 to 255.
    @Test(arguments: 0..<40)
    func `redrawing whole pixels is exact, apart from rounding`(seed: Int) {
        run(seed: seed, isUnaligned: false, scale: seed % 2 == 0 ? 1 : 2, tolerance: 2)
    }

    // Cairo antialiases an edge slightly differently where a clip intersects it.
    @Test(arguments: 100..<125)
    func `redrawing between pixels is nearly exact`(seed: Int) {
        run(seed: seed, isUnaligned: true, scale: seed % 2 == 0 ? 1 : 2, tolerance: 24)
    }

    /// The number of random trees that scroll.
    private static let scrollCount: Int =
        ProcessInfo.processInfo.environment["ENGAWA_SCROLL_TREES"].flatMap { Int($0) } ?? 60

    @Test func `moving pixels is exact`() {
        var moved = 0
        for seed in 0..<Self.scrollCount {
            moved += run(
                seed: 1_000 + seed, isUnaligned: false, isScrolling: true, scale: CGFloat(1 + seed % 2), tolerance: 2)
        }
        expect(moved, isGreaterThan: Self.scrollCount * 1_000)
    }

    @Test func `moving layers between pixels is nearly exact`() {
        var moved = 0
        for seed in 0..<Self.scrollCount {
            moved += run(
                seed: 2_000 + seed, isUnaligned: true, isScrolling: true, scale: CGFloat(1 + seed % 2), tolerance: 24)
        }
        expect(moved, isGreaterThan: Self.scrollCount * 1_000)
    }
}
