import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite(.offStage) struct CompositorTests {
    private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    @Test func `a background color fills its rectangle`() {
        let screen = Screen(width: 20, height: 20, scale: 2)
        screen.root.addSublayer(layer(CGRect(x: 1, y: 2, width: 3, height: 4), .testRed))
        expect(screen.refresh(), equals: screen.compositor.fullUpdate.damage)
        expect(screen.pixel(2, 4), equals: 0xFFFF_0000)
        expect(screen.pixel(7, 11), equals: 0xFFFF_0000)
        expect(screen.pixel(8, 11), equals: 0)
        expect(screen.pixel(1, 4), equals: 0)
    }

    @Test func `a commit without changes does nothing`() {
        let screen = Screen(width: 20, height: 20)
        screen.root.addSublayer(layer(CGRect(x: 1, y: 2, width: 3, height: 4), .testRed))
        screen.refresh()
        screen.compositor.statistics = CompositorStatistics()
        expect(screen.refresh().isEmpty)
        expect(screen.compositor.statistics, equals: CompositorStatistics())
    }

    @Test func `equal values cause no damage`() {
        let screen = Screen(width: 20, height: 20)
        let child: CALayer = layer(CGRect(x: 1, y: 2, width: 3, height: 4), .testRed)
        screen.root.addSublayer(child)
        screen.refresh()
        child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        child.opacity = 1
        child.transform = CATransform3DIdentity
        expect(!screen.root.treeNeedsCommit)
        // Values that are changed and changed back within a frame cause no damage either.
        withoutActions {
            child.position.x += 5
            child.opacity = 0.5
            child.position.x -= 5
            child.opacity = 1
        }
        expect(screen.root.treeNeedsCommit)
        expect(screen.refresh().isEmpty)
    }

    @Test func `a move damages the old and the new area`() {
        let screen = Screen(width: 100, height: 100)
        let child: CALayer = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .testRed)
        screen.root.addSublayer(child)
        screen.refresh()
        withoutActions { child.frame.origin = CGPoint(x: 70, y: 70) }
        let damage: DamageRegion = screen.refresh()
        expect(damage.area, equals: 800)
        expect(damage.contains(x: 0, y: 0) && damage.contains(x: 89, y: 89))
    }

    @Test func `a commit visits only the path to the change`() {
        let screen = Screen(width: 100, height: 100)
        var leaf = CALayer()
        for _ in 0..<10 {
            let group: CALayer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
            for place in 0..<10 {
                leaf = layer(CGRect(x: place * 10, y: 0, width: 5, height: 5), .testRed)
                group.addSublayer(leaf)
            }
            screen.root.addSublayer(group)
        }
        screen.refresh()
        screen.compositor.statistics.layersVisited = 0
        withoutActions { leaf.backgroundColor = .testBlue }
        screen.refresh()
        expect(screen.compositor.statistics.layersVisited, equals: 3)
    }

    @Test func `removing a layer damages its area`() {
        let screen = Screen(width: 100, height: 100)
        let parent: CALayer = layer(CGRect(x: 10, y: 10, width: 50, height: 50), nil)
        let child: CALayer = layer(CGRect(x: 5, y: 5, width: 10, height: 10), .testRed)
        parent.addSublayer(child)
        screen.root.addSublayer(parent)
        screen.refresh()
        child.removeFromSuperlayer()
        expect(screen.refresh().rects, equals: [DeviceRect(15, 15, 25, 25)])
        expectNil(child.record)
    }

    @Test func `reordering damages only the moved layers`() {
        let screen = Screen(width: 100, height: 100)
        var layers: [CALayer] = []
        for place in 0..<5 {
            let one: CALayer = layer(CGRect(x: place * 10, y: place * 10, width: 15, height: 15), .testRed)
            layers.append(one)
            screen.root.addSublayer(one)
        }
        screen.refresh()
        screen.root.addSublayer(layers[0])
        expect(screen.refresh().rects, equals: [DeviceRect(0, 0, 15, 15)])
        screen.root.insertSublayer(layers[4], at: 0)
        expect(screen.refresh().rects, equals: [DeviceRect(40, 40, 55, 55)])
        withoutActions { layers[2].zPosition = 1 }
        expect(screen.refresh().rects, equals: [DeviceRect(20, 20, 35, 35)])
    }

    @Test func `layers behind an opaque layer are not drawn`() {
        let screen = Screen(width: 50, height: 50)
        let back = PaintingDelegate(.testRed)
        let behind: CALayer = layer(CGRect(x: 5, y: 5, width: 20, height: 20), nil)
        behind.delegate = back
        behind.setNeedsDisplay()
        screen.root.addSublayer(behind)
        screen.root.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 50), .testBlue))
        screen.refresh()
        expect(back.drawCount, equals: 0)
        expect(screen.compositor.statistics.layersDrawn, equals: 1)
        expect(screen.pixel(10, 10), equals: 0xFF00_00FF)
    }

    @Test func `opacity applies to a layer and its sublayers as a group`() {
        let screen = Screen(width: 20, height: 20)
        let group: CALayer = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .testRed)
        group.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 20), .testBlue))
        group.opacity = 0.5
        screen.root.backgroundColor = .testWhite
        screen.root.addSublayer(group)
        screen.refresh()
        // Blue hides red within the group, and white shows through the group.
        expect(screen.pixel(5, 5), equals: 0xFF7F_7FFF)
        expect(screen.pixel(15, 5), equals: 0xFFFF_7F7F)
    }

    @Test func `a mask shows the area that it covers`() {
        let screen = Screen(width: 20, height: 20)
        let masked: CALayer = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .testRed)
        let mask: CALayer = layer(CGRect(x: 5, y: 5, width: 10, height: 10), .testBlue)
        masked.mask = mask
        screen.root.addSublayer(masked)
        screen.refresh()
        expect(mask.superlayer, isIdenticalTo: masked)
        screen.draw(screen.compositor.fullUpdate)
        expect(screen.pixel(10, 10), equals: 0xFFFF_0000)
        expect(screen.pixel(2, 10), equals: 0)
        withoutActions { mask.position.x -= 5 }
        screen.refresh()
        expect(screen.pixel(2, 10), equals: 0xFFFF_0000)
        expect(screen.pixel(12, 10), equals: 0)
        masked.mask = nil
        screen.refresh()
        expect(screen.pixel(19, 19), equals: 0xFFFF_0000)
    }

    @Test func `rounded corners clip the contents`() {
        let screen = Screen(width: 40, height: 40)
        let rounded: CALayer = layer(CGRect(x: 0, y: 0, width: 40, height: 40), .testRed)
        rounded.cornerRadius = 20
        screen.root.addSublayer(rounded)
        screen.root.backgroundColor = .testWhite
        screen.refresh()
        expect(screen.pixel(0, 0), equals: 0xFFFF_FFFF)
        expect(screen.pixel(39, 39), equals: 0xFFFF_FFFF)
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
        let covered: Int = screen.pixels.reduce(0) { $0 + Int(255 - ($1 & 255)) }
        expect(abs(Double(covered) / 255 - Double.pi * 400), isLessThan: 3)
        rounded.addSublayer(layer(CGRect(x: 0, y: 0, width: 40, height: 40), .testBlue))
        screen.refresh()
        expect(screen.pixel(0, 0), equals: 0xFF00_00FF)
        withoutActions { rounded.masksToBounds = true }
        screen.refresh()
        expect(screen.pixel(0, 0), equals: 0xFFFF_FFFF)
        expect(screen.pixel(20, 20), equals: 0xFF00_00FF)
        withoutActions { rounded.maskedCorners = [.layerMaxXMaxYCorner] }
        screen.refresh()
        expect(screen.pixel(0, 0), equals: 0xFF00_00FF)
        expect(screen.pixel(39, 39), equals: 0xFFFF_FFFF)
    }

    @Test func `overlapping corners of a clip are drawn once`() {
        let screen = Screen(width: 41, height: 41)
        let round: CALayer = layer(CGRect(x: 0, y: 0, width: 41, height: 41), CGColor(gray: 1, alpha: 0.5))
        round.cornerRadius = 20.5
        round.masksToBounds = true
        round.addSublayer(layer(CGRect(x: 0, y: 0, width: 41, height: 41), nil))
        screen.root.addSublayer(round)
        screen.refresh()
        expect([(20, 20), (20, 5), (5, 20), (15, 15)].map { screen.pixel($0, $1) }.allSatisfy { $0 == 0x8080_8080 })
    }

    @Test func `unequal scales stretch rounded corners and borders`() {
        let screen = Screen(width: 90, height: 80)
        let wide: CALayer = layer(CGRect(x: 35, y: 10, width: 20, height: 40), .testRed)
        wide.cornerRadius = 10
        wide.transform = CATransform3DMakeScale(3, 1, 1)
        screen.root.backgroundColor = .testWhite
        screen.root.addSublayer(wide)
        screen.refresh()
        // The corners are ellipses of 30 × 10 pixels.
        expect(screen.pixel(16, 12) == 0xFFFF_FFFF && screen.pixel(16, 25) == 0xFFFF_0000)
        expect(screen.pixel(25, 16) == 0xFFFF_0000 && screen.pixel(88, 25) == 0xFFFF_FFFF)
        expect(screen.pixels, equals: screen.redrawn())
        withoutActions {
            wide.shadowOpacity = 1
            wide.shadowRadius = 0
            wide.shadowOffset = CGSize(width: 0, height: 20)
        }
        screen.refresh()
        expect(screen.pixel(45, 65) == 0xFF00_0000 && screen.pixel(16, 68) == 0xFFFF_FFFF)
        // The sides of the border are 6 pixels wide, and its top is 2 pixels high.
        withoutActions {
            wide.shadowOpacity = 0
            wide.borderWidth = 2
            wide.borderColor = .testBlue
        }
        screen.refresh()
        expect(screen.pixel(45, 11) == 0xFF00_00FF && screen.pixel(45, 13) == 0xFFFF_0000)
        expect(screen.pixel(19, 30) == 0xFF00_00FF && screen.pixel(22, 30) == 0xFFFF_0000)
        withoutActions { wide.cornerRadius = 0 }
        screen.refresh()
        expect(screen.pixel(45, 13) == 0xFFFF_0000 && screen.pixel(19, 30) == 0xFF00_00FF)
        withoutActions {
            wide.cornerRadius = 10
            wide.borderWidth = 0
            wide.masksToBounds = true
            wide.addSublayer(layer(CGRect(x: 0, y: 0, width: 20, height: 40), .testGreen))
        }
        screen.refresh()
        expect(screen.pixel(16, 12) == 0xFFFF_FFFF && screen.pixel(16, 25) == 0xFF00_FF00)
        expect(screen.pixels, equals: screen.redrawn())
    }

    @Test func `rounded corners clip an image that fades out`() throws {
        let screen = Screen(width: 40, height: 40)
        let context = try #require(CGContext(topLeftSize: CGSize(width: 40, height: 40), scale: 1, opaque: true))
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        let rounded: CALayer = layer(screen.root.bounds, nil)
        rounded.cornerRadius = 20
        rounded.masksToBounds = true
        let image: CGImage = try #require(context.makeImage())
        rounded.contents = image
        screen.root.backgroundColor = .testWhite
        screen.root.addSublayer(rounded)
        screen.refresh()
        rounded.contents = nil
        CATransaction.flush()
        let animation = try #require(rounded.animation(forKey: "contents"))
        let time: CFTimeInterval = animation.beginTime + 0.05
        LayerTree.advanceAnimations(to: time)
        screen.draw(screen.compositor.commit(time: time))
        expect(screen.pixel(20, 20), differsFrom: 0xFFFF_FFFF)
        expect(screen.pixel(0, 0), equals: 0xFFFF_FFFF)
        rounded.removeAllAnimations()
    }

    @Test func `a border is inside the bounds and above the sublayers`() {
        let screen = Screen(width: 20, height: 20)
        let framed: CALayer = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .testWhite)
        framed.borderWidth = 2
        framed.borderColor = .testRed
        framed.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 10), .testBlue))
        screen.root.addSublayer(framed)
        screen.refresh()
        expect(screen.pixel(1, 1), equals: 0xFFFF_0000)
        expect(screen.pixel(2, 2), equals: 0xFF00_00FF)
        expect(screen.pixel(18, 10), equals: 0xFFFF_0000)
        expect(screen.pixel(17, 15), equals: 0xFFFF_FFFF)
    }

    @Test func `a shadow has its offset and blur`() {
        let screen = Screen(width: 60, height: 60)
        let box: CALayer = layer(CGRect(x: 20, y: 20, width: 20, height: 20), .testRed)
        box.shadowOpacity = 1
        box.shadowRadius = 0
        box.shadowOffset = CGSize(width: 5, height: 7)
        screen.root.backgroundColor = .testWhite
        screen.root.addSublayer(box)
        screen.refresh()
        expect(screen.pixel(30, 30), equals: 0xFFFF_0000)
        expect(screen.pixel(42, 45), equals: 0xFF00_0000)
        expect(screen.pixel(46, 45), equals: 0xFFFF_FFFF)
        withoutActions { box.shadowRadius = 2 }
        screen.refresh()
        let edge: UInt32 = screen.pixel(45, 35) & 255
        expect(edge > 60 && edge < 200)
        withoutActions { box.backgroundColor = nil }
        screen.refresh()
        expect(screen.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func `a gradient fills the bounds from end to end`() {
        let screen = Screen(width: 10, height: 101)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 101)
        gradient.colors = [CGColor.testRed, CGColor.testBlue]
        screen.root.addSublayer(gradient)
        screen.refresh()
        expect(screen.pixel(5, 0) >> 16, equals: 0xFFFE)
        expect(screen.pixel(5, 100) & 255, isAtLeast: 253)
        let middle: UInt32 = screen.pixel(5, 50)
        expect((middle >> 16) & 255 == 128 || (middle >> 16) & 255 == 127)
    }

    @Test func `a location that is not a number counts as the previous location`() {
        let screen = Screen(width: 10, height: 100)
        let gradient = CAGradientLayer()
        gradient.frame = screen.root.bounds
        gradient.colors = [CGColor.testRed, CGColor.testBlue]
        screen.root.addSublayer(gradient)
        for (locations, color) in [
            ([0, Double.nan], 0xFF00_00FF), ([-Double.infinity, 1], 0xFF00_00FF), ([0, .infinity], 0xFFFF_0000),
        ] {
            withoutActions { gradient.locations = locations.map { NSNumber(value: $0) } }
            screen.refresh()
            expect(screen.pixel(5, 50), equals: UInt32(color), "\(locations)")
        }
    }

    @Test func `a conic gradient turns clockwise around its start, from the direction of its end`() {
        let screen = Screen(width: 80, height: 80)
        let gradient = CAGradientLayer()
        gradient.type = .conic
        gradient.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
        gradient.colors = [CGColor.testRed, CGColor.testRed, CGColor.testBlue, CGColor.testBlue, CGColor.testRed]
        gradient.locations = [0, 0.25, 0.25, 0.75, 0.75]
        screen.root.addSublayer(gradient)
        screen.refresh()
        // The upper-right and upper-left quarters are red.
        expect(screen.pixel(70, 10) == 0xFFFF_0000 && screen.pixel(10, 10) == 0xFFFF_0000)
        expect(screen.pixel(70, 70) == 0xFF00_00FF && screen.pixel(10, 70) == 0xFF00_00FF)
        withoutActions { gradient.endPoint = CGPoint(x: 1, y: 0.5) }
        screen.refresh()
        expect(screen.pixel(70, 70) == 0xFFFF_0000 && screen.pixel(70, 10) == 0xFFFF_0000)
        // The edge between the two ends of a gradient is antialiased.
        withoutActions {
            gradient.colors = [CGColor.testRed, CGColor.testBlue]
            gradient.locations = nil
            gradient.endPoint = CGPoint(x: 1, y: 0.49)
        }
        screen.refresh()
        let column: [UInt32] = (35..<45).map { screen.pixel(70, $0) & 255 }
        expect(column.contains { $0 > 20 && $0 < 235 })
    }

    @Test func `an additive layer brightens the content behind it`() {
        let screen = Screen(width: 40, height: 40)
        let behind = CALayer()
        behind.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        behind.backgroundColor = CGColor(srgbRed: 0.2, green: 0, blue: 1, alpha: 1)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = .testRed
        layer.opacity = 0.4
        screen.root.addSublayer(behind)
        screen.root.addSublayer(layer)
        screen.refresh()
        expect(screen.pixel(20, 20) & 255, isLessThan: 200)
        layer.blendMode = .plusLighter
        screen.refresh()
        expect(screen.pixel(20, 20) == 0xFF99_00FF && screen.pixel(5, 5) == 0xFF33_00FF)
        withoutActions { layer.opacity = 1 }
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFFFF_00FF)
        layer.blendMode = .normal
        screen.refresh()
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
    }

    @Test func `a shape is filled and stroked`() {
        let screen = Screen(width: 40, height: 40)
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        shape.fillColor = .testRed
        shape.strokeColor = .testBlue
        shape.lineWidth = 4
        screen.root.addSublayer(shape)
        screen.refresh()
        screen.draw(screen.compositor.fullUpdate)
        expect(screen.pixel(20, 20), equals: 0xFFFF_0000)
        expect(screen.pixel(20, 9), equals: 0xFF00_00FF)
        expect(screen.pixel(20, 11), equals: 0xFF00_00FF)
        expect(screen.pixel(20, 5), equals: 0)
        withoutActions { shape.strokeEnd = 0.25 }
        screen.refresh()
        expect(screen.pixel(20, 9), equals: 0xFF00_00FF)
        expect(screen.pixel(9, 20), equals: 0)
    }
}
