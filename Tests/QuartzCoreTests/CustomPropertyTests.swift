import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Animatable properties that a program's subclass of a layer declares.
@Suite(.offStage) struct CustomPropertyTests {
    private final class Log {
        var drawn: [CGFloat] = []
        var actions: [String] = []
    }

    private final class RingLayer: CALayer {
        var log = Log()

        // The form that the rewriting of sources gives to a property with `@NSManaged`.
        var progress: CGFloat {
            get { __managedValue("progress") }
            set { __setManagedValue(newValue, "progress") }
        }

        var page: Int {
            get { __managedValue("page") }
            set { __setManagedValue(newValue, "page") }
        }

        var text: NSString? {
            get { __managedOptional("text") }
            set { __setManagedValue(newValue, "text") }
        }

        override init() { super.init() }

        override init(layer: Any) {
            super.init(layer: layer)
            guard let ring = layer as? RingLayer else { return }
            log = ring.log
            progress = ring.progress
        }

        required init?(coder: NSCoder) { nil }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            log.actions.append(event)
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.progress
            animation.duration = 1
            return animation
        }

        override func draw(in ctx: CGContext) { log.drawn.append(progress) }
    }

    private let screen = Screen(width: 20, height: 20)
    private let layer = RingLayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.root.addSublayer(layer)
        screen.refresh()
    }

    private func showFrame(at time: CFTimeInterval) {
        LayerTree.advanceAnimations(to: time)
        screen.draw(screen.compositor.commit(time: time))
    }

    @Test func `numbers are zero and objects are nil until they are set`() {
        expect(layer.progress, equals: 0)
        expect(layer.text == nil)
        layer.text = "a"
        expect(layer.text, equals: "a")
        expect(layer.presentation()?.text, equals: "a")
        layer.text = nil
        expect(layer.text == nil)
    }

    @Test func `each frame of an animation draws the layer with the visible value`() throws {
        layer.progress = 0.8
        expect(layer.log.actions, equals: ["progress"])
        CATransaction.flush()
        let begin: CFTimeInterval = try #require(layer.animation(forKey: "progress")).beginTime
        for elapsed in [0.25, 0.5, 1.5, 2] { showFrame(at: begin + elapsed) }
        expect(layer.log.drawn.map { ($0 * 1_000).rounded() / 1_000 }, equals: [0.2, 0.4, 0.8])
        expect(layer.progress, equals: 0.8)
        // The copies have no actions.
        expect(layer.log.actions, equals: ["progress"])
    }

    @Test func `an explicit animation draws the layer, and the end shows the value of the model`() throws {
        let animation = CAKeyframeAnimation(keyPath: "progress")
        animation.values = [0, 1, 0.5]
        animation.duration = 1
        let group = CAAnimationGroup()
        group.animations = [animation]
        group.duration = 1
        layer.add(group, forKey: "group")
        CATransaction.flush()
        let begin: CFTimeInterval = try #require(layer.animation(forKey: "group")).beginTime
        for elapsed in [0.5, 0.75, 1.1] { showFrame(at: begin + elapsed) }
        expect(layer.log.drawn, equals: [1, 0.75, 0])
    }

    @Test func `without actions, the layer is drawn once with the new value`() {
        withoutActions { layer.progress = 1 }
        screen.refresh()
        screen.refresh()
        expect(layer.log.drawn, equals: [1])
        expect(layer.animationKeys() == nil)
    }

    @Test func `numbers of any amount are returned as they were set`() throws {
        for value in [CGFloat.infinity, -.greatestFiniteMagnitude, .leastNonzeroMagnitude] {
            layer.progress = value
            expect(layer.progress, equals: value)
        }
        layer.progress = .nan
        expect(layer.progress.isNaN)
        expect(try #require(layer.presentation()).progress.isNaN)
        for value in [Int.max, .min, 1 << 53 + 1] {
            layer.page = value
            expect(layer.page, equals: value)
        }
        layer.page = .max
        expect(layer.presentation()?.page, equals: .max)
        layer.setValue(3, forKey: "progress")
        expect(layer.progress, equals: 3)
    }

    @Test func `numbers and structures of all types are zero until they are set`() {
        expect(layer.__managedValue("a") as Int64, equals: 0)
        expect(layer.__managedValue("a") as UInt8, equals: 0)
        expect(layer.__managedValue("a") as Float, equals: 0)
        expect(layer.__managedValue("a") as CGVector, equals: .zero)
        expect(layer.__managedValue("a") as NSRange, equals: NSRange(location: 0, length: 0))
        expect(layer.__managedValue("a") as Bool, equals: false)
    }

    @Test func `visible values have the type of the property`() throws {
        layer.setValue(Int64(7), forKey: "count")
        layer.setValue(CGAffineTransform(scaleX: 2, y: 3), forKey: "turn")
        for (key, value) in [("count", 9 as Any), ("turn", CGAffineTransform(scaleX: 4, y: 5))] {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
            layer.add(animation, forKey: key)
        }
        CATransaction.flush()
        let copy = try #require(layer.presentation())
        expect(layer.__managedValue("count") as Int64, equals: 7)
        expect(copy.__managedValue("count") as Int64, equals: 9)
        expect(copy.__managedValue("count") as UInt32, equals: 9)
        expect(layer.__managedValue("turn") as CGAffineTransform, equals: CGAffineTransform(scaleX: 2, y: 3))
        expect(copy.__managedValue("turn") as CGAffineTransform, equals: CGAffineTransform(scaleX: 4, y: 5))
    }

    @Test func `an animation that fills after its end determines what is drawn`() throws {
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "progress")
        CATransaction.flush()
        let begin: CFTimeInterval = try #require(layer.animation(forKey: "progress")).beginTime
        for elapsed in [0.5, 1.5] { showFrame(at: begin + elapsed) }
        expect(layer.log.drawn, equals: [0.5, 1])
        layer.setNeedsDisplay()
        showFrame(at: begin + 2)
        expect(layer.log.drawn, equals: [0.5, 1, 1])
    }
}
