import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

struct RasterTests {
    private func box(_ frame: CGRect, _ color: CGColor, in parent: CALayer) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        parent.addSublayer(layer)
        return layer
    }

    private func forgetRasters(_ layer: CALayer) {
        layer.record?.raster = nil
        for child in layer.children { forgetRasters(child) }
    }

    @Test func `a rasterized layer is drawn once until it changes`() {
        withoutActions {
            let screen = Screen(width: 100, height: 100)
            let group = box(CGRect(x: 10, y: 10, width: 50, height: 50), .testRed, in: screen.root)
            let child = box(CGRect(x: 5, y: 5, width: 10, height: 10), .testGreen, in: group)
            let above = box(CGRect(x: 30, y: 30, width: 10, height: 10), .testBlue, in: screen.root)
            group.shouldRasterize = true
            func groupsDrawn(_ change: () -> Void) -> Int {
                let before: Int = screen.compositor.statistics.groupsDrawn
                change()
                screen.refresh()
                return screen.compositor.statistics.groupsDrawn - before
            }
            expect(groupsDrawn {}, equals: 1)
            expect(groupsDrawn { above.position.x += 3 }, equals: 0)
            expect(groupsDrawn { child.backgroundColor = .testBlue }, equals: 1)
            expect(screen.pixel(20, 20) == 0xFF00_00FF && screen.pixel(12, 12) == 0xFFFF_0000)
            expect(groupsDrawn { group.shouldRasterize = false }, equals: 0)
        }
    }

    @Test func `a low resolution blurs a rasterized layer`() {
        withoutActions {
            let screen = Screen(width: 80, height: 80, scale: 2)
            let group = box(CGRect(x: 0, y: 0, width: 40, height: 40), .testWhite, in: screen.root)
            _ = box(CGRect(x: 0, y: 0, width: 10.5, height: 40), .testRed, in: group)
            group.shouldRasterize = true
            group.rasterizationScale = 2
            screen.refresh()
            expect(screen.pixel(20, 40) == 0xFFFF_0000 && screen.pixel(21, 40) == 0xFFFF_FFFF)
            group.rasterizationScale = 1
            screen.refresh()
            let edge: UInt32 = screen.pixel(21, 40)
            expect(edge != 0xFFFF_FFFF && edge != 0xFFFF_0000)
        }
    }

    @Test func `cached pictures of rasterized layers equal newly drawn ones after random changes`() {
        withoutActions {
            var random = SplitMix64(seed: 5)
            let screen = Screen(width: 120, height: 120)
            var layers: [CALayer] = []
            var wrong: [Int] = []
            let colors: [CGColor] = [.testRed, .testGreen, .testBlue, .testWhite]
            func frame() -> CGRect {
                CGRect(
                    x: CGFloat(random.below(80)) - 20, y: CGFloat(random.below(80)) - 20,
                    width: CGFloat(random.below(60) + 4), height: CGFloat(random.below(60) + 4))
            }
            for step in 0..<400 {
                if layers.count < 12 {
                    let parent: CALayer =
                        layers.isEmpty || random.chance(40) ? screen.root : layers[random.below(layers.count)]
                    layers.append(box(frame(), colors[random.below(4)], in: parent))
                } else {
                    let layer: CALayer = layers[random.below(layers.count)]
                    switch random.below(7) {
                    case 0: layer.frame = frame()
                    case 1: layer.backgroundColor = colors[random.below(4)]
                    case 2: layer.opacity = Float(random.below(5)) / 4
                    case 3: layer.masksToBounds.toggle()
                    case 4: layer.position.x += CGFloat(random.below(7)) - 3
                    case 5: layer.bounds.origin.y += CGFloat(random.below(5)) - 2
                    default: layer.shouldRasterize.toggle()
                    }
                }
                screen.refresh()
                let shown: [UInt32] = screen.pixels
                forgetRasters(screen.root)
                if screen.redrawn() != shown { wrong.append(step) }
                // Draws the cached pictures, which remain in the cache for the next step.
                if step.isMultiple(of: 3) { _ = screen.redrawn() }
            }
            expect(wrong, equals: [])
        }
    }
}
