import CoreGraphics
import Expectations
import Foundation
import FoundationAdditions
import Testing

@testable import QuartzCore

/// Properties that a program's subclass of a layer declares with `@objc`, and animations in presentation copies.
@Suite(.offStage) struct DeclaredPropertyTests {
    private final class Log {
        var drawn: [CGFloat] = []
    }

    private final class GaugeLayer: CALayer {
        var log = Log()
        var level: CGFloat = 0
        var count = 1
        var note: String?
        let limit: CGFloat = 9

        override init() { super.init() }

        override init(layer: Any) {
            super.init(layer: layer)
            guard let gauge = layer as? GaugeLayer else { return }
            (log, level, count, note) = (gauge.log, gauge.level, gauge.count, gauge.note)
        }

        required init?(coder: NSCoder) { nil }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "level" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) { log.drawn.append(level) }
    }

    /// Registers the properties, as rewritten sources do. The class is registered only once.
    private static let registration: Void = ClassMembers.add(GaugeLayer.self) { members in
        members.property("level") { \.level }
        members.property("count") { \.count }
        members.property("note") { \.note }
        members.property("limit") { \.limit }
    }

    private let screen = Screen(width: 20, height: 20)
    private let layer = GaugeLayer()

    init() {
        DeclaredPropertyTests.registration
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.root.addSublayer(layer)
        screen.refresh()
    }

    private func add(_ animation: CAAnimation) throws -> CFTimeInterval {
        layer.add(animation, forKey: "a")
        CATransaction.flush()
        return try #require(layer.animation(forKey: "a")).beginTime
    }

    /// Returns an animation that stays at half of its progress.
    private func frozen(_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        (animation.speed, animation.timeOffset) = (0, 0.5)
        return animation
    }

    @Test func `keys refer to declared properties`() {
        layer.setValue(2, forKey: "level")
        expect(layer.level, equals: 2)
        layer.setValue(5.0, forKeyPath: "count")
        expect(layer.count, equals: 5)
        layer.level = 7
        layer.count = 8
        expect(layer.value(forKey: "level") as? CGFloat, equals: 7)
        expect(layer.value(forKeyPath: "count") as? Int, equals: 8)
        layer.setValue("a", forKey: "note")
        expect(layer.note, equals: "a")
        layer.setValue(nil, forKey: "note")
        expect(layer.note == nil && layer.value(forKey: "note") == nil)
        expect(layer.value(forKey: "limit") as? CGFloat, equals: 9)
        layer.setValue("b", forKey: "other")
        expect(layer.value(forKey: "other") as? String, equals: "b")
    }

    @Test func `an animation of a declared property sets the property of the presentation`() throws {
        layer.level = 4
        _ = try add(frozen("level", 0, 10))
        expect(layer.presentation()?.level, equals: 5)
        expect(layer.presentation()?.value(forKey: "level") as? CGFloat, equals: 5)
        expect(layer.level, equals: 4)
        _ = try add(frozen("count", 1, 9))
        expect(layer.presentation()?.count, equals: 5)
        let group = CAAnimationGroup()
        group.animations = [frozen("level", 2, 4)]
        group.duration = 10
        _ = try add(group)
        expect(layer.presentation()?.level, equals: 3)
    }

    @Test func `an animation without an end value leads to the current value of a declared property`() throws {
        layer.level = 4
        _ = try add(frozen("level", 0, nil))
        expect(layer.presentation()?.level, equals: 2)
        layer.level = 8
        expect(layer.presentation()?.level, equals: 4)
        layer.level = 6
        _ = try add(frozen("level", nil, 10))
        expect(layer.presentation()?.level, equals: 8)
    }

    @Test func `each frame of an animation draws the visible value of a declared property`() throws {
        let animation = CABasicAnimation(keyPath: "level")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 4, 1)
        let begin: CFTimeInterval = try add(animation)
        for elapsed in [0.25, 0.5, 1.5] {
            LayerTree.advanceAnimations(to: begin + elapsed)
            screen.draw(screen.compositor.commit(time: begin + elapsed))
        }
        expect(layer.log.drawn, equals: [1, 2, 0])
    }

    @Test func `the presentation has the animations of its layer`() throws {
        expectNil(layer.presentation()?.animationKeys())
        _ = try add(frozen("opacity", 0, 1))
        let copy = try #require(layer.presentation())
        expect(copy.animationKeys(), equals: ["a"])
        expect((copy.animation(forKey: "a") as? CABasicAnimation)?.keyPath, equals: "opacity")
        expectNil(copy.animation(forKey: "b"))
        // The animation is applied only once.
        expect(copy.opacity, equals: 0.5)
        copy.removeAllAnimations()
        expect(layer.animationKeys(), equals: ["a"])
    }
}
