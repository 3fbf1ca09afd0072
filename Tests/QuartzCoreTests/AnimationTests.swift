import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite(.offStage) struct AnimationTests {
    /// Returns a layer in a tree. The transaction that added the layer is committed.
    private func makeLayer() -> (root: CALayer, layer: CALayer) {
        let root = CALayer()
        root.treeObserver = {}
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(layer)
        CATransaction.flush()
        return (root, layer)
    }

    /// Returns the visible values `elapsed` seconds after the animation began.
    private func visibleValues(_ layer: CALayer, _ key: String, after elapsed: CFTimeInterval) -> LayerProperties? {
        guard let start = layer.animation(forKey: key)?.beginTime else { return nil }
        return layer.extrasBox?.animations?.values(layer.properties, at: start + elapsed)
    }

    private func basic(_ keyPath: String, _ from: Any?, _ to: Any?, _ duration: CFTimeInterval = 1) -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    final class EventRecorder: NSObject, CAAnimationDelegate {
        var events: [String] = []

        func animationDidStart(_ anim: CAAnimation) { events.append("start") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    /// The owner of a layer tree, which another thread releases.
    ///
    /// The conformance to `Sendable` is unchecked, because a semaphore orders the accesses of the two threads.
    final class LayerOwner: @unchecked Sendable {
        var root: CALayer?
    }

    @Test func `tests of animations run outside the main thread`() {
        expect(!Thread.isMainThread)
    }

    @Test func `a key path animates its property`() throws {
        let table: [(String, Any, Any, (LayerProperties) -> CGFloat, CGFloat)] = [
            ("position.x", 0, 10, { $0.position.x }, 5),
            ("position", CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 8), { $0.position.y }, 4),
            ("bounds.size.width", 10.0, 20.0, { $0.bounds.width }, 15),
            ("bounds.origin", CGPoint.zero, CGPoint(x: 2, y: 2), { $0.bounds.minX }, 1),
            ("opacity", Float(1), Float(0), { CGFloat($0.opacity) }, 0.5),
            ("cornerRadius", CGFloat(0), CGFloat(8), { $0.cornerRadius }, 4),
            ("transform.rotation.z", 0.0, 1.0, { $0.rare.transform.map { atan2($0.m12, $0.m11) } ?? 0 }, 0.5),
            ("transform.scale", 1, 3, { $0.rare.transform?.m22 ?? 1 }, 2),
            ("transform.translation.x", 0, 50, { $0.rare.transform?.m41 ?? 0 }, 25),
            ("transform", CATransform3DIdentity, CATransform3DMakeScale(3, 1, 1), { $0.rare.transform?.m11 ?? 1 }, 2),
            ("shadowOffset.width", 0, 6, { $0.rare.shadowOffset.width }, 3),
            ("shadowOpacity", NSNumber(value: 0), NSNumber(value: 1), { CGFloat($0.rare.shadowOpacity) }, 0.5),
            ("borderWidth", 0, 4, { $0.rare.borderWidth }, 2),
            (
                "backgroundColor", CGColor.testRed, CGColor.testBlue, { CGFloat($0.backgroundColor?.drawing.z ?? 0) },
                0.5
            ),
            ("zPosition", 0, 8, { $0.zPosition }, 4),
            ("anchorPoint.y", 0, 1, { $0.anchorPoint.y }, 0.5),
            ("sublayerTransform.translation.y", 0, 4, { $0.rare.sublayerTransform?.m42 ?? 0 }, 2),
        ]
        for (keyPath, from, to, read, expected) in table {
            let (root, layer) = makeLayer()
            layer.add(basic(keyPath, from, to), forKey: "a")
            CATransaction.flush()
            let values = try #require(visibleValues(layer, "a", after: 0.5))
            expect(abs(read(values) - expected), isLessThan: 1e-6, "\(keyPath)")
            withExtendedLifetime(root) {}
        }
    }

    @Test func `shape and gradient layers animate their own properties`() throws {
        let root = CALayer()
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        root.addSublayer(shape)
        shape.add(basic("strokeEnd", 0, 1), forKey: "end")
        let larger = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30), transform: nil)
        shape.add(basic("path", shape.path, larger), forKey: "path")
        CATransaction.flush()
        let values: ShapeProperties = try #require(visibleValues(shape, "end", after: 0.5)).rare.special.shape
        expect(values.strokeEnd, equals: 0.5)
        expect(values.path?.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 15, height: 20))
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.testRed, CGColor.testBlue]
        root.addSublayer(gradient)
        gradient.add(basic("colors", nil, [CGColor.testBlue, CGColor.testRed]), forKey: "colors")
        CATransaction.flush()
        let colors: [CGColor] = try #require(visibleValues(gradient, "colors", after: 0.5)).rare.special.gradient.colors
        expect(colors[0].drawing.x == 0.5 && colors[1].drawing.x == 0.5)
        let plain = CALayer()
        plain.add(basic("strokeEnd", 0, 1), forKey: "end")
        CATransaction.flush()
        try expect(#require(visibleValues(plain, "end", after: 0.5)).rare.special.isNone)
    }

    @Test func `a missing start or end is computed from the other values or the value without the animation`() throws {
        let cases: [(Any?, Any?, Any?, Double, Double)] = [
            (2, nil, nil, 2, 6), (nil, 2, nil, 6, 2), (nil, nil, 3, 6, 9), (1, nil, 3, 1, 4), (nil, 9, 3, 6, 9),
            (1, 2, 99, 1, 2),
        ]
        for (from, to, by, first, last) in cases {
            let (root, layer) = makeLayer()
            withoutActions { layer.cornerRadius = 6 }
            let animation: CABasicAnimation = basic("cornerRadius", from, to)
            animation.byValue = by
            animation.fillMode = .both
            layer.add(animation, forKey: "a")
            CATransaction.flush()
            try expect(#require(visibleValues(layer, "a", after: 0)).cornerRadius, equals: CGFloat(first))
            try expect(#require(visibleValues(layer, "a", after: 1)).cornerRadius, equals: CGFloat(last))
            withExtendedLifetime(root) {}
        }
    }

    @Test func `additive animations are summed`() throws {
        let (root, layer) = makeLayer()
        withoutActions { layer.position = CGPoint(x: 100, y: 0) }
        for (key, from) in [("a", -100.0), ("b", -40.0)] {
            let animation: CABasicAnimation = basic("position.x", from, 0)
            animation.isAdditive = true
            layer.add(animation, forKey: key)
        }
        CATransaction.flush()
        try expect(#require(visibleValues(layer, "a", after: 0.5)).position.x, equals: 30)
        withExtendedLifetime(root) {}
    }

    @Test func `an overlay applies after all other animations, which do not start from its value`() throws {
        let (root, layer) = makeLayer()
        withoutActions { layer.position = CGPoint(x: 100, y: 0) }
        let overlay: CABasicAnimation = basic("position.x", 7, 7)
        overlay.isAdditive = true
        overlay.isOverlay = true
        layer.add(overlay, forKey: "overlay")
        CATransaction.flush()
        layer.position.x = 200
        let other: CABasicAnimation = basic("position.y", 5, 5)
        other.isAdditive = true
        layer.add(other, forKey: "other")
        CATransaction.flush()
        for (elapsed, x) in [(0, 107), (0.25, 207)] as [(CFTimeInterval, CGFloat)] {
            let position: CGPoint = try #require(visibleValues(layer, "position", after: elapsed)).position
            expect(position.x == x && position.y == 5)
        }
        expect(layer.animationKeys(), equals: ["position", "other", "overlay"])
        withExtendedLifetime(root) {}
    }

    @Test func `a cumulative animation continues from its previous repetition`() throws {
        let (root, layer) = makeLayer()
        let animation: CABasicAnimation = basic("position.x", 0, 10)
        animation.isCumulative = true
        animation.repeatCount = 3
        layer.add(animation, forKey: "a")
        CATransaction.flush()
        expect(abs(try #require(visibleValues(layer, "a", after: 2.5)).position.x - 25), isLessThan: 1e-6)
        withExtendedLifetime(root) {}
    }

    @Test func `keyframes pass through their values`() throws {
        func frames(_ mode: CAAnimationCalculationMode, _ times: [NSNumber]?) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 40]
            animation.keyTimes = times
            animation.calculationMode = mode
            animation.duration = 1
            return animation
        }
        let table: [(CAKeyframeAnimation, [Double: Double])] = [
            (frames(.linear, nil), [0: 0, 0.25: 5, 0.5: 10, 0.75: 25]),
            (frames(.linear, [0, 0.2, 1]), [0.1: 5, 0.2: 10, 0.6: 25]),
            (frames(.discrete, nil), [0.2: 0, 0.4: 10, 0.9: 40]),
            (frames(.discrete, [0, 0.1, 0.2, 1]), [0.05: 0, 0.15: 10, 0.3: 40]),
            (frames(.paced, nil), [0.25: 10, 0.5: 20, 0.75: 30]),
            (frames(.cubic, nil), [0: 0, 0.5: 10]),
        ]
        for (animation, expected) in table {
            let (root, layer) = makeLayer()
            layer.add(animation, forKey: "a")
            CATransaction.flush()
            for (time, value) in expected {
                let x: CGFloat = try #require(visibleValues(layer, "a", after: time)).position.x
                expect(abs(Double(x) - value), isLessThan: 1e-6, "\(animation.calculationMode.rawValue) at \(time)")
            }
            withExtendedLifetime(root) {}
        }
    }

    @Test func `cubic keyframes have a continuous slope`() throws {
        let keyframes = Keyframes(
            values: [0.0, 10.0, 40.0, 30.0].map { .number($0) }, times: nil, curves: [], mode: .cubic)
        func value(_ time: Double) -> Double {
            guard case .number(let number) = keyframes.value(at: time) else { return .nan }
            return number
        }
        for knot in [1.0 / 3, 2.0 / 3] {
            let before: Double = (value(knot) - value(knot - 1e-5)) / 1e-5
            let behind: Double = (value(knot + 1e-5) - value(knot)) / 1e-5
            expect(abs(before - behind), isLessThan: 0.1)
        }
    }

    @Test func `a layer rotates along a path`() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        // A quarter of a circle, down from the end of the line.
        path.addArc(center: CGPoint(x: 10, y: 10), radius: 10, startAngle: -.pi / 2, endAngle: 0, clockwise: false)
        let (_, layer) = makeLayer()
        for (mode, times) in [(CAAnimationCalculationMode.linear, [0.25, 0.75, 1]), (.paced, [0.2, 0.6945, 1])] {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = mode
            animation.duration = 1
            animation.fillMode = .forwards
            for (rotationMode, offset) in [(CAAnimationRotationMode.rotateAuto, 0), (.rotateAutoReverse, Double.pi)] {
                animation.rotationMode = rotationMode
                layer.add(animation, forKey: "move")
                CATransaction.flush()
                for (time, expected) in zip(times, [0, Double.pi / 4, Double.pi / 2]) {
                    let values = try #require(visibleValues(layer, "move", after: time))
                    let transform = try #require(values.rare.transform)
                    expect(abs(Double(transform.m11) - cos(expected + offset)), isLessThan: 0.02)
                    expect(abs(Double(transform.m12) - sin(expected + offset)), isLessThan: 0.02)
                }
            }
        }
        let values = CAKeyframeAnimation(keyPath: "position")
        values.values = [CGPoint.zero, CGPoint(x: 0, y: 10)]
        values.rotationMode = .rotateAuto
        values.duration = 1
        let (_, straight) = makeLayer()
        straight.add(values, forKey: "values")
        CATransaction.flush()
        expectNil(visibleValues(straight, "values", after: 0.5)?.rare.transform)
    }

    @Test func `keyframes follow a path`() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        let even = CAKeyframeAnimation(keyPath: "position")
        even.path = path
        even.duration = 1
        let paced = CAKeyframeAnimation(keyPath: "position")
        paced.path = path
        paced.calculationMode = .paced
        paced.duration = 1
        let (root, layer) = makeLayer()
        layer.add(even, forKey: "a")
        CATransaction.flush()
        try expect(#require(visibleValues(layer, "a", after: 0.5)).position, equals: CGPoint(x: 10, y: 0))
        layer.removeAllAnimations()
        layer.add(paced, forKey: "a")
        CATransaction.flush()
        try expect(#require(visibleValues(layer, "a", after: 0.5)).position, equals: CGPoint(x: 10, y: 10))
        withExtendedLifetime(root) {}
    }

    @Test func `a group runs its animations together and truncates them`() throws {
        let (root, layer) = makeLayer()
        let late: CABasicAnimation = basic("opacity", 1, 0, 4)
        late.beginTime = 1
        let group = CAAnimationGroup()
        group.animations = [basic("position.x", 0, 10, 0), late]
        group.duration = 2
        layer.add(group, forKey: "g")
        CATransaction.flush()
        let early: LayerProperties = try #require(visibleValues(layer, "g", after: 0.5))
        expect(early.position.x == 2.5 && early.opacity == 1)
        let end: LayerProperties = try #require(visibleValues(layer, "g", after: 1.999))
        expect(abs(end.opacity - 0.75), isLessThan: 0.001)
        try expect(#require(visibleValues(layer, "g", after: 2)).opacity, equals: 1)
        withExtendedLifetime(root) {}
    }

    @Test func `an animation that fills the end of its group keeps its last value`() throws {
        for duration in [0.0, 2] {
            let (root, layer) = makeLayer()
            let scale: CABasicAnimation = basic("transform.scale", 1, 3, duration)
            let turn: CABasicAnimation = basic("transform.rotation", 0, 1, 1)
            let group = CAAnimationGroup()
            group.animations = [scale, turn]
            group.duration = 2
            group.fillMode = .forwards
            group.isRemovedOnCompletion = false
            layer.add(group, forKey: "g")
            CATransaction.flush()
            for elapsed in [2.0, 3] {
                let values: LayerProperties = try #require(visibleValues(layer, "g", after: elapsed))
                expect(values.rare.transform?.m11, equals: 3)
                // The rotation ends earlier.
                expect(values.rare.transform?.m12 ?? 0, equals: 0)
            }
            withExtendedLifetime(root) {}
        }
    }

    @Test func `an animation keeps its last value at the turning point of its group`() throws {
        let (root, layer) = makeLayer()
        let group = CAAnimationGroup()
        group.animations = [basic("position.x", 40, 80, 0.5)]
        group.duration = 0.5
        group.autoreverses = true
        layer.add(group, forKey: "g")
        CATransaction.flush()
        try expect(#require(visibleValues(layer, "g", after: 0.5)).position.x, equals: 80)
        withExtendedLifetime(root) {}
    }

    @Test func `animations that scale from zero and rotate together begin with a scale of zero`() throws {
        let (root, layer) = makeLayer()
        let group = CAAnimationGroup()
        group.animations = [
            basic("transform.scale", 0, 1), basic("transform.rotation", 0, 2),
            basic("transform.translation.x", 0, 20),
        ]
        group.duration = 1
        layer.add(group, forKey: "g")
        CATransaction.flush()
        let first: CATransform3D = try #require(visibleValues(layer, "g", after: 0)?.rare.transform)
        expect(first.m11 == 0 && first.m12 == 0 && first.m22 == 0)
        withExtendedLifetime(root) {}
    }

    @Test func `colors and contents fade in from nil`() throws {
        let (root, layer) = makeLayer()
        layer.backgroundColor = .testRed
        let context = try #require(CGContext(topLeftSize: CGSize(width: 2, height: 2), scale: 1, opaque: true))
        layer.contents = context.makeImage()
        CATransaction.flush()
        let color: LayerProperties = try #require(visibleValues(layer, "backgroundColor", after: 0))
        expect(color.backgroundColor?.alpha, equals: 0)
        try expect(#require(visibleValues(layer, "backgroundColor", after: 0.25)).backgroundColor?.alpha, equals: 1)
        let contents: LayerProperties = try #require(visibleValues(layer, "contents", after: 0))
        expect(contents.rare.fadeFraction == 0 && contents.rare.fadingImage == nil && contents.image != nil)
        layer.removeAllAnimations()
        withoutActions { layer.backgroundColor = nil }
        let keyframes = CAKeyframeAnimation(keyPath: "backgroundColor")
        keyframes.values = [NSNull(), CGColor.testRed]
        keyframes.duration = 1
        layer.add(keyframes, forKey: "k")
        CATransaction.flush()
        try expect(#require(visibleValues(layer, "k", after: 0.5)).backgroundColor?.alpha, equals: 0.5)
        withExtendedLifetime(root) {}
    }

    @Test func `an undamped spring oscillates`() throws {
        let (root, layer) = makeLayer()
        let spring = CASpringAnimation(perceptualDuration: 1, bounce: 1)
        spring.keyPath = "position.x"
        spring.fromValue = 0
        spring.toValue = 10
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: "s")
        CATransaction.flush()
        expect(layer.extrasBox?.animations?.list.first?.endTime, equals: .infinity)
        for (elapsed, x) in [(0.25, 10.0), (0.5, 20), (0.75, 10), (1, 0), (3.5, 20)] {
            let values: LayerProperties = try #require(visibleValues(layer, "s", after: elapsed))
            expect(abs(values.position.x - CGFloat(x)), isLessThan: 1e-3, "\(elapsed)")
        }
        withExtendedLifetime(root) {}
    }

    @Test func `cubic keyframes of colors and contents are interpolated linearly`() throws {
        let (root, layer) = makeLayer()
        let context = try #require(CGContext(topLeftSize: CGSize(width: 2, height: 2), scale: 1, opaque: true))
        let images: [CGImage] = try (0..<3).map { _ in try #require(context.makeImage()) }
        let kinds: [(String, [Any])] = [
            ("backgroundColor", [CGColor.testRed, CGColor.testBlue, CGColor.testGreen]), ("contents", images),
        ]
        for (keyPath, values) in kinds {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.calculationMode = .cubic
            animation.duration = 1
            layer.add(animation, forKey: keyPath)
        }
        CATransaction.flush()
        let quarter: LayerProperties = try #require(visibleValues(layer, "contents", after: 0.25))
        expect(quarter.backgroundColor?.drawing, equals: SIMD4(0.5, 0, 0.5, 1))
        expect(quarter.rare.fadingImage, isIdenticalTo: images[0])
        expect(quarter.rare.fadeFraction, equals: 0.5)
        withExtendedLifetime(root) {}
    }

    @Test func `delegates and completion blocks are called on time`() throws {
        let (root, layer) = makeLayer()
        let recorder = EventRecorder()
        var completed = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        let animation: CABasicAnimation = basic("opacity", 1, 0)
        animation.delegate = recorder
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        let start: CFTimeInterval = try #require(layer.animation(forKey: "fade")).beginTime
        expect(LayerTree.advanceAnimations(to: start + 0.1))
        expect(recorder.events == ["start"] && completed == 0)
        expect(LayerTree.advanceAnimations(to: start + 0.9))
        expect(abs(layer.visible.opacity - 0.1), isLessThan: 1e-6)
        expect(!LayerTree.advanceAnimations(to: start + 1))
        expect(recorder.events == ["start", "stop true"] && completed == 1)
        expect(layer.animationKeys() == nil && layer.visible.opacity == 1)
        withExtendedLifetime(root) {}
    }

    @Test func `removing an animation ends it early`() {
        let (root, layer) = makeLayer()
        let recorder = EventRecorder()
        let animation: CABasicAnimation = basic("opacity", 1, 0)
        animation.delegate = recorder
        layer.add(animation, forKey: "fade")
        layer.add(basic("opacity", 0.5, 0), forKey: "fade")
        expect(layer.animationKeys(), equals: ["fade"])
        CATransaction.flush()
        expect(recorder.events, equals: ["stop false"])
        layer.removeAllAnimations()
        expectNil(layer.animationKeys())
        withExtendedLifetime(root) {}
    }

    @Test func `removing a layer from its tree ends its animations`() {
        let (root, layer) = makeLayer()
        let recorder = EventRecorder()
        let animation: CABasicAnimation = basic("opacity", 1, 0, 100)
        animation.delegate = recorder
        layer.add(animation, forKey: "fade")
        CATransaction.flush()
        let now: CFTimeInterval = CACurrentMediaTime()
        expect(LayerTree.advanceAnimations(to: now))
        layer.removeFromSuperlayer()
        root.addSublayer(layer)
        expect(LayerTree.advanceAnimations(to: now + 1))
        layer.removeFromSuperlayer()
        expect(!LayerTree.advanceAnimations(to: now + 2))
        expect(recorder.events, equals: ["start", "stop false"])
    }

    @Test func `animations that are not removed on completion continue when their layer returns to its tree`() throws {
        let (root, layer) = makeLayer()
        let recorder = EventRecorder()
        let spin: CABasicAnimation = basic("transform.rotation.z", 0, 1, 10)
        spin.repeatCount = .infinity
        let fade: CABasicAnimation = basic("opacity", 1, 0, 4)
        fade.delegate = recorder
        let move: CABasicAnimation = basic("position.x", 0, 9, 100)
        for animation in [spin, fade] { animation.isRemovedOnCompletion = false }
        let container = CALayer()
        root.addSublayer(container)
        container.addSublayer(layer)
        for (key, animation) in [("spin", spin), ("fade", fade), ("move", move)] { layer.add(animation, forKey: key) }
        CATransaction.flush()
        let start: CFTimeInterval = try #require(layer.animation(forKey: "spin")).beginTime
        expect(LayerTree.advanceAnimations(to: start))
        container.removeFromSuperlayer()
        // The animations need no frames. The one that ends needs its delegate to be called.
        expect(!LayerTree.advanceAnimations(to: start + 1))
        expect(layer.animationKeys(), equals: ["spin", "fade"])
        try expect(abs(#require(LayerTree.nextAnimationTime) - (start + 4)), isLessThan: 1e-6)
        expect(!LayerTree.advanceAnimations(to: start + 4))
        expect(recorder.events, equals: ["start", "stop true"])
        expectNil(LayerTree.nextAnimationTime)
        root.addSublayer(container)
        // The return needs a frame.
        expect(LayerTree.nextAnimationTime != nil)
        expect(LayerTree.advanceAnimations(to: start + 25))
        expect(layer.animationKeys(), equals: ["spin", "fade"])
        expect(abs((layer.visible.rare.transform?.m12 ?? 0) - sin(0.5)), isLessThan: 1e-9)
        expect(recorder.events, equals: ["start", "stop true"])
    }

    @Test func `releasing a layer on another thread ends its animations on the thread that added them`() {
        let recorder = EventRecorder()
        let owner = LayerOwner()
        owner.root = {
            let (root, layer) = makeLayer()
            let animation: CABasicAnimation = basic("opacity", 1, 0, 100)
            animation.delegate = recorder
            layer.add(animation, forKey: "fade")
            CATransaction.flush()
            return root
        }()
        let now: CFTimeInterval = CACurrentMediaTime()
        // Other tests may have animations on this thread, so only the events of this animation are verified.
        _ = LayerTree.advanceAnimations(to: now)
        let isReleased = DispatchSemaphore(value: 0)
        Thread {
            owner.root = nil
            isReleased.signal()
        }.start()
        isReleased.wait()
        expect(recorder.events, equals: ["start"])
        _ = LayerTree.advanceAnimations(to: now + 1)
        expect(recorder.events, equals: ["start", "stop false"])
    }

    @Test func `an animation that is not removed keeps its last value`() {
        let (root, layer) = makeLayer()
        let animation: CABasicAnimation = basic("opacity", 1, 0.25)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.beginTime = CACurrentMediaTime() - 5
        layer.add(animation, forKey: "fade")
        CATransaction.flush()
        expect(!LayerTree.advanceAnimations(to: CACurrentMediaTime()))
        expect(layer.visible.opacity, equals: 0.25)
        expect(layer.presentation()?.opacity, equals: 0.25)
        expect(layer.opacity, equals: 1)
        withExtendedLifetime(root) {}
    }

    @Test func `the begin time of the next animation is reported`() throws {
        let (root, layer) = makeLayer()
        let now: CFTimeInterval = CACurrentMediaTime()
        let animation: CABasicAnimation = basic("opacity", 0, 1)
        animation.beginTime = now + 50
        animation.fillMode = .backwards
        layer.add(animation, forKey: "fade")
        CATransaction.flush()
        expect(!LayerTree.advanceAnimations(to: now))
        expect(LayerTree.nextAnimationTime, equals: now + 50)
        expect(layer.visible.opacity, equals: 0)
        expect(LayerTree.advanceAnimations(to: now + 50))
        expectNil(LayerTree.nextAnimationTime)
        withExtendedLifetime(root) {}
    }

    @Test func `an animation with a time offset begins when its local time is not negative`() throws {
        let (root, layer) = makeLayer()
        let now: CFTimeInterval = CACurrentMediaTime()
        let animation: CABasicAnimation = basic("opacity", 0, 1)
        animation.beginTime = now - 1
        animation.timeOffset = -3
        animation.speed = 2
        layer.add(animation, forKey: "fade")
        CATransaction.flush()
        expect(!LayerTree.advanceAnimations(to: now))
        try expect(abs(#require(LayerTree.nextAnimationTime) - (now + 0.5)), isLessThan: 1e-6)
        expect(LayerTree.advanceAnimations(to: now + 0.5))
        withExtendedLifetime(root) {}
    }

    @Test func `a layer whose time runs backward does not wait for the beginning of its animations`() throws {
        let (root, layer) = makeLayer()
        layer.add(basic("position.x", 0, 10), forKey: "move")
        let later: CABasicAnimation = basic("opacity", 0, 1)
        later.beginTime = CACurrentMediaTime() + 50
        layer.add(later, forKey: "fade")
        CATransaction.flush()
        let start: CFTimeInterval = try #require(layer.animation(forKey: "move")).beginTime
        _ = LayerTree.advanceAnimations(to: start + 0.4)
        layer.timeOffset = layer.convertTime(start + 0.4, from: nil)
        layer.beginTime = start + 0.4
        layer.speed = -1
        expect(LayerTree.advanceAnimations(to: start + 0.6))
        expect(abs(layer.visible.position.x - 2), isLessThan: 1e-6)
        expect(!LayerTree.advanceAnimations(to: start + 0.9))
        expectNil(LayerTree.nextAnimationTime)
        withExtendedLifetime(root) {}
    }

    @Test func `a paused layer does not move`() throws {
        let (root, layer) = makeLayer()
        layer.add(basic("position.x", 0, 10), forKey: "move")
        CATransaction.flush()
        let start: CFTimeInterval = try #require(layer.animation(forKey: "move")).beginTime
        _ = LayerTree.advanceAnimations(to: start + 0.3)
        let paused: CFTimeInterval = layer.convertTime(start + 0.3, from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        expect(!LayerTree.advanceAnimations(to: start + 7))
        expect(abs(layer.visible.position.x - 3), isLessThan: 1e-6)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = layer.convertTime(start + 10, from: nil) - paused
        expect(LayerTree.advanceAnimations(to: start + 10.2))
        expect(abs(layer.visible.position.x - 5), isLessThan: 1e-6)
        withExtendedLifetime(root) {}
    }

    @Test func `the presentation has the values of the current time`() throws {
        let (root, layer) = makeLayer()
        let frozen: CABasicAnimation = basic("position.x", 40, 80)
        frozen.speed = 0
        frozen.timeOffset = 0.5
        layer.add(frozen, forKey: "frozen")
        CATransaction.flush()
        let presentation: CALayer = try #require(layer.presentation())
        expect(presentation.position.x, equals: 60)
        expect(presentation.model(), isIdenticalTo: layer)
        expect(layer.model(), isIdenticalTo: layer)
        expect(presentation.superlayer?.model(), isIdenticalTo: root)
        expect(root.presentation()?.hitTest(CGPoint(x: 60, y: 5))?.model(), isIdenticalTo: layer)
        expectNil(CALayer().presentation())
        presentation.position.x = 1
        expect(layer.position.x, equals: 5)
        expectNil(CAShapeLayer().presentation())
        let shape = CAShapeLayer()
        shape.lineWidth = 7
        root.addSublayer(shape)
        expect(shape.presentation()?.lineWidth, equals: 7)
        let mask = CALayer()
        layer.mask = mask
        expect(layer.presentation()?.mask?.model(), isIdenticalTo: mask)
        expect(layer.presentation()?.mask?.superlayer?.model(), isIdenticalTo: layer)
        layer.mask = nil
        expectNil(layer.presentation()?.mask)
    }

    @Test func `a hit test of a presentation finds the frontmost layer`() {
        let (root, layer) = makeLayer()
        let other = CALayer()
        other.frame = layer.frame
        root.addSublayer(other)
        withoutActions { layer.zPosition = 1 }
        let point: CGPoint = layer.position
        expect(root.hitTest(point), isIdenticalTo: layer)
        expect(root.presentation()?.hitTest(point)?.model(), isIdenticalTo: layer)
    }

    @Test func `layers that were visible animate implicitly`() throws {
        let (root, layer) = makeLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.opacity = 0
        layer.frame.origin.x += 10
        CATransaction.commit()
        expect(layer.animationKeys(), equals: ["opacity", "position"])
        let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        expect(fade.fromValue as? CGFloat == 1 && fade.duration == 2)
        withoutActions { layer.cornerRadius = 3 }
        expectNil(layer.animation(forKey: "cornerRadius"))
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
        expectNil(layer.animation(forKey: "shadowPath"))
        let added = CALayer()
        root.addSublayer(added)
        added.opacity = 0.5
        expectNil(added.animationKeys())
        CATransaction.flush()
        added.opacity = 0.25
        expect(added.animationKeys(), equals: ["opacity"])
        added.removeAllAnimations()
        added.actions = ["opacity": NSNull()]
        added.opacity = 1
        expectNil(added.animationKeys())
    }

    @Test func `the damage follows the visible position`() throws {
        let screen = Screen(width: 100, height: 20)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = .testRed
        screen.root.addSublayer(layer)
        screen.refresh()
        layer.add(basic("position.x", 5, 95), forKey: "move")
        CATransaction.flush()
        let start: CFTimeInterval = try #require(layer.animation(forKey: "move")).beginTime
        _ = LayerTree.advanceAnimations(to: start + 0.5)
        let update: FrameUpdate = screen.compositor.commit(time: start + 0.5)
        screen.draw(update)
        let damage: DamageRegion = update.damage
        expect(damage.contains(x: 0, y: 0) && damage.contains(x: 50, y: 5) && damage.area == 200)
        expect(screen.pixel(50, 5) == 0xFFFF_0000 && screen.pixel(5, 5) == 0)
        _ = LayerTree.advanceAnimations(to: start + 1)
        screen.draw(screen.compositor.commit(time: start + 1))
        expect(screen.pixel(50, 5) == 0 && screen.pixel(5, 5) == 0xFFFF_0000)
    }

    @Test func `a transition leads from the old to the new contents`() throws {
        func run(_ type: CATransitionType, _ subtype: CATransitionSubtype?) throws -> [UInt32] {
            let screen = Screen(width: 40, height: 10)
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
            layer.backgroundColor = .testRed
            screen.root.addSublayer(layer)
            screen.refresh()
            let transition = CATransition()
            transition.type = type
            transition.subtype = subtype
            transition.duration = 1
            layer.add(transition, forKey: nil)
            withoutActions { layer.backgroundColor = .testBlue }
            CATransaction.flush()
            let start: CFTimeInterval = try #require(layer.animation(forKey: kCATransition)).beginTime
            _ = LayerTree.advanceAnimations(to: start + 0.25)
            screen.draw(screen.compositor.commit(time: start + 0.25))
            let result: [UInt32] = [screen.pixel(2, 5), screen.pixel(15, 5), screen.pixel(37, 5)]
            _ = LayerTree.advanceAnimations(to: start + 1)
            screen.draw(screen.compositor.commit(time: start + 1))
            expect(screen.pixels.allSatisfy { $0 == 0xFF00_00FF })
            return result
        }
        let red: UInt32 = 0xFFFF_0000
        let blue: UInt32 = 0xFF00_00FF
        try expect(run(.fade, nil), equals: [0xFFBF_0040, 0xFFBF_0040, 0xFFBF_0040])
        try expect(run(.push, .fromLeft), equals: [blue, red, red])
        try expect(run(.push, .fromRight), equals: [red, red, blue])
        try expect(run(.moveIn, .fromRight), equals: [red, red, blue])
        try expect(run(.reveal, .fromRight), equals: [red, red, blue])
        try expect(run(.reveal, .fromLeft), equals: [blue, red, red])
    }
}
