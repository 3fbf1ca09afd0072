import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Opacity without groups, and edges without smoothing.
struct EffectMemberTests {
    private func shown(_ prepare: (CALayer) -> Void) -> Screen {
        let screen = Screen(width: 60, height: 60)
        let layer = CALayer()
        withoutActions {
            screen.root.backgroundColor = .testWhite
            layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            prepare(layer)
            screen.root.addSublayer(layer)
        }
        screen.refresh()
        expect(screen.pixels, equals: screen.redrawn())
        return screen
    }

    /// The largest difference between the channels of two pictures.
    private func difference(_ one: Screen, _ other: Screen) -> UInt32 {
        zip(one.pixels, other.pixels).map { a, b in
            [0, 8, 16, 24].map { (shift: UInt32) in
                let (x, y): (UInt32, UInt32) = (a >> shift & 255, b >> shift & 255)
                return max(x, y) - min(x, y)
            }.max() ?? 0
        }.max() ?? 0
    }

    @Test func `an opacity without a group applies to each layer`() {
        let parent = CALayer()
        let screen = Screen(width: 60, height: 60)
        withoutActions {
            screen.root.backgroundColor = .testWhite
            parent.frame = screen.root.bounds
            parent.backgroundColor = .testRed
            parent.opacity = 0.5
            let child = CALayer()
            child.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
            child.backgroundColor = .testBlue
            parent.addSublayer(child)
            screen.root.addSublayer(parent)
        }
        expect(parent.allowsGroupOpacity)
        screen.refresh()
        expect(screen.pixel(10, 10) >> 16 & 255, isAtLeast: 0x7E)
        withoutActions { parent.allowsGroupOpacity = false }
        screen.refresh()
        // Half of the red background is visible through the sublayer, and white through both.
        let (front, back): (UInt32, UInt32) = (screen.pixel(10, 10), screen.pixel(40, 10))
        expect((0x3E...0x41).contains(front >> 8 & 255) && (0xBD...0xC1).contains(front & 255), "\(front)")
        expect((0x7E...0x81).contains(back >> 8 & 255) && back >> 16 & 255 >= 0xFE, "\(back)")
        expect(screen.compositor.statistics.groupsDrawn, equals: 1)
        // A change of the opacity redraws the sublayers.
        withoutActions { parent.opacity = 0.1 }
        screen.refresh()
        expect(screen.pixels, equals: screen.redrawn())
        expect(screen.pixel(10, 10) >> 8 & 255, isGreaterThan: 0xC0)
        withoutActions { parent.allowsGroupOpacity = true }
        screen.refresh()
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `all that a layer paints has its opacity without a group`() throws {
        let context = try #require(CGContext(topLeftSize: CGSize(width: 7, height: 7), scale: 1, opaque: false))
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 0, y: 0, width: 7, height: 7))
        let image: CGImage = try #require(context.makeImage())
        var eye: CATransform3D = CATransform3DIdentity
        eye.m34 = -1 / 100
        let turned: CATransform3D = CATransform3DRotate(eye, 0.7, 1, 1, 0)
        let kinds: [(String, (CALayer) -> Void)] = [
            ("a scaled image", { $0.contents = image }),
            (
                "a rotated image",
                {
                    $0.contents = image
                    $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
                }
            ),
            (
                "an image in perspective",
                {
                    $0.contents = image
                    $0.transform = turned
                }
            ),
            (
                "a rotated background",
                {
                    $0.backgroundColor = .testGreen
                    $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
                }
            ),
            (
                "round corners",
                {
                    $0.backgroundColor = .testGreen
                    $0.cornerRadius = 9.3
                }
            ),
            (
                "a border",
                {
                    $0.borderColor = .testBlue
                    $0.borderWidth = 3.4
                }
            ),
            (
                "the shadow of a path",
                {
                    $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
                    $0.shadowOpacity = 1
                    $0.backgroundColor = nil
                }
            ),
            (
                "a shape",
                {
                    let shape = CAShapeLayer()
                    shape.path = CGPath(ellipseIn: $0.bounds, transform: nil)
                    shape.fillColor = .testRed
                    $0.addSublayer(shape)
                }
            ),
            (
                "a gradient",
                {
                    let gradient = CAGradientLayer()
                    gradient.frame = $0.bounds
                    gradient.colors = [CGColor.testRed, CGColor.testBlue]
                    gradient.cornerRadius = 8
                    $0.addSublayer(gradient)
                }
            ),
        ]
        for (name, prepare) in kinds {
            func screen(groups: Bool) -> Screen {
                shown {
                    prepare($0)
                    $0.opacity = 0.4
                    $0.allowsGroupOpacity = groups
                }
            }
            let single: Screen = screen(groups: false)
            expect(single.pixels.contains { $0 != 0xFFFF_FFFF }, "\(name)")
            expect(difference(single, screen(groups: true)), isAtMost: 3, "\(name)")
        }
    }

    @Test func `edges without smoothing have no mixed colors`() {
        func colors(_ isSmooth: Bool) -> Set<UInt32> {
            let screen: Screen = shown {
                $0.backgroundColor = .testRed
                $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
                $0.allowsEdgeAntialiasing = isSmooth
            }
            return Set(screen.pixels)
        }
        expect(colors(true).count, isGreaterThan: 10)
        expect(colors(false), equals: [0xFFFF_FFFF, 0xFFFF_0000])
    }

    @Test func `a bias softens or sharpens contents that are scaled down`() throws {
        // Columns of two pixels, alternately black and clear.
        let context = try #require(CGContext(topLeftSize: CGSize(width: 80, height: 80), scale: 1, opaque: false))
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        for x in stride(from: 0, to: 80, by: 4) { context.fill(CGRect(x: x, y: 0, width: 2, height: 80)) }
        let image: CGImage = try #require(context.makeImage())
        final class Columns: NSObject, CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                for x in stride(from: 0, to: 40, by: 2) { ctx.fill(CGRect(x: x, y: 0, width: 1, height: 40)) }
            }
        }
        /// The difference between the darkest and the lightest pixel in the middle of the layer.
        func contrast(_ bias: Float, filter: CALayerContentsFilter = .trilinear, _ prepare: (CALayer) -> Void) -> Int {
            let screen: Screen = shown {
                prepare($0)
                $0.minificationFilter = filter
                $0.minificationFilterBias = bias
            }
            let row: [Int] = (20..<40).map { Int(screen.pixel($0, 30) & 255) }
            return (row.max() ?? 0) - (row.min() ?? 0)
        }
        let columns = Columns()
        let kinds: [(CALayer) -> Void] = [
            { $0.contents = image },
            {
                $0.delegate = columns
                $0.contentsScale = 2
                $0.setNeedsDisplay()
            },
        ]
        for prepare in kinds {
            let plain: Int = contrast(0, prepare)
            expect(plain, isGreaterThan: 100)
            expect(contrast(2, prepare), isLessThan: plain / 2)
            expect(contrast(2, filter: .linear, prepare), equals: plain)
            expect(contrast(-1, prepare), isAtLeast: plain)
        }
    }

    @Test func `hints for the performance are kept`() {
        let layer = CALayer()
        expect(!layer.drawsAsynchronously && layer.allowsEdgeAntialiasing)
        layer.drawsAsynchronously = true
        expect(layer.drawsAsynchronously)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        let copy = animation.copy() as? CABasicAnimation
        expect(copy?.preferredFrameRateRange, equals: animation.preferredFrameRateRange)
    }
}
