import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// The values of keyframe animations at their ends and along paths.
@Suite(.offStage) struct KeyframeTests {
    private let root = CALayer()
    private let layer = CALayer()

    init() {
        root.treeObserver = {}
        root.addSublayer(layer)
        CATransaction.flush()
    }

    /// Returns the visible values `elapsed` seconds after an animation of one second began.
    private func values(
        _ animation: CAKeyframeAnimation, after elapsed: CFTimeInterval, inGroup: Bool = false
    ) throws -> LayerProperties {
        animation.duration = 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.removeAllAnimations()
        if inGroup {
            let group = CAAnimationGroup()
            group.animations = [animation]
            (group.duration, group.fillMode, group.isRemovedOnCompletion) = (1, .both, false)
            layer.add(group, forKey: "a")
        } else {
            layer.add(animation, forKey: "a")
        }
        CATransaction.flush()
        let start: CFTimeInterval = try #require(layer.animation(forKey: "a")).beginTime
        return try #require(layer.extrasBox?.animations).values(layer.properties, at: start + elapsed)
    }

    private func path(_ points: [CGPoint], isClosed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
        return path
    }

    @Test func `a discrete animation keeps the value that lasts until its end`() throws {
        let animation = CAKeyframeAnimation(keyPath: "hidden")
        animation.calculationMode = .discrete
        animation.values = [true, false, true]
        // The first and the last value last no time.
        animation.keyTimes = [0, 0, 1, 1]
        for isInGroup in [false, true] {
            for elapsed in [0, 0.5, 1, 3] {
                try expect(!values(animation, after: elapsed, inGroup: isInGroup).isHidden, "\(elapsed)")
            }
        }
        animation.keyTimes = [0, 0.25, 0.75, 1]
        for (elapsed, isHidden) in [(0.0, true), (0.25, false), (0.75, true), (1, true)] {
            try expect(values(animation, after: elapsed).isHidden, equals: isHidden)
        }
    }

    @Test func `points of a path animate translations and sizes`() throws {
        let line: CGPath = path([CGPoint(x: 30, y: 40), CGPoint(x: 130, y: 40)])
        for mode in [CAAnimationCalculationMode.linear, .paced, .discrete] {
            for (keyPath, read) in [
                ("transform.translation", { $0.rare.transform.map { CGPoint(x: $0.m41, y: $0.m42) } }),
                ("sublayerTransform.translation", { $0.rare.sublayerTransform.map { CGPoint(x: $0.m41, y: $0.m42) } }),
                ("shadowOffset", { CGPoint(x: $0.rare.shadowOffset.width, y: $0.rare.shadowOffset.height) }),
                ("position", { $0.position }),
            ] as [(String, (LayerProperties) -> CGPoint?)] {
                let animation = CAKeyframeAnimation(keyPath: keyPath)
                animation.path = line
                animation.calculationMode = mode
                let expected = CGPoint(x: mode == .discrete ? 130 : 80, y: 40)
                try expect(read(values(animation, after: 0.5)), equals: expected, "\(keyPath)")
            }
        }
        let additive = CAKeyframeAnimation(keyPath: "shadowOffset")
        additive.path = line
        additive.isAdditive = true
        try expect(values(additive, after: 0.5).rare.shadowOffset, equals: CGSize(width: 80, height: 37))
    }

    @Test func `the line that closes a path needs no key time`() throws {
        let points: [CGPoint] = [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 0)]
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path(points, isClosed: true)
        animation.keyTimes = [0, 0.5, 1]
        for (elapsed, x) in [(0.25, CGFloat(5)), (0.75, 60), (1, 110)] {
            try expect(values(animation, after: elapsed).position.x, equals: x)
        }
        animation.calculationMode = .discrete
        animation.keyTimes = [0, 0.2, 0.4, 1]
        for (elapsed, x) in [(0.1, CGFloat(0)), (0.3, 10), (0.9, 110), (1, 110)] {
            try expect(values(animation, after: elapsed).position.x, equals: x)
        }
    }

    @Test func `an animation follows the line that closes its path`() throws {
        let square: [CGPoint] = [.zero, CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 8), CGPoint(x: 0, y: 8)]
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path(square, isClosed: true)
        for times in [nil, [0, 0.25, 0.5, 0.75, 1]] as [[NSNumber]?] {
            animation.keyTimes = times
            try expect(values(animation, after: 0.875).position, equals: CGPoint(x: 0, y: 4))
        }
        // Paced animations ignore the times.
        animation.calculationMode = .paced
        animation.keyTimes = [0, 0.1, 0.2, 1]
        try expect(values(animation, after: 0.875).position, equals: CGPoint(x: 0, y: 4))
    }
}
