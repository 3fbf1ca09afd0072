import Expectations
import CoreGraphics
import Testing

@testable import QuartzCore

struct ScrollLayerTests {
    @Test func `a scroll layer scrolls in the directions of its mode`() {
        withoutActions {
            let layer = CAScrollLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            let content = CALayer()
            content.frame = CGRect(x: 10, y: 10, width: 400, height: 400)
            layer.addSublayer(content)
            layer.scroll(to: CGPoint(x: 30, y: 40))
            expect(layer.bounds.origin, equals: CGPoint(x: 30, y: 40))
            expect(content.visibleRect, equals: CGRect(x: 20, y: 30, width: 100, height: 50))
            layer.scrollMode = .vertically
            content.scrollRectToVisible(CGRect(x: 300, y: 300, width: 10, height: 10))
            expect(layer.bounds.origin, equals: CGPoint(x: 30, y: 270))
            content.scroll(.zero)
            expect(layer.bounds.origin, equals: CGPoint(x: 30, y: 10))
        }
    }

    @Test func `a value function animates a part of the transform`() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.fromValue = 0
        animation.toValue = CGFloat.pi
        let layer = CALayer()
        let track: AnimationTrack? = animation.makeTrack(layer, inheriting: 1)
        let plain = CABasicAnimation(keyPath: "transform.rotation.z")
        plain.fromValue = 0
        plain.toValue = CGFloat.pi
        let expected: AnimationTrack? = plain.makeTrack(layer, inheriting: 1)
        var (first, second) = (layer.properties, layer.properties)
        track?.apply(to: &first, at: 0.125)
        expected?.apply(to: &second, at: 0.125)
        expect(
            track != nil
                && CATransform3DEqualToTransform(
                    first.rare.transform ?? CATransform3DIdentity, second.rare.transform ?? CATransform3DIdentity)
                && first.rare.transform != nil)
        expect((animation.copy() as? CABasicAnimation)?.valueFunction?.name, equals: .rotateZ)
    }

    @Test func `a layer is drawn again after a change to a key that its class declares`() {
        final class Dial: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
        }
        let dial = Dial()
        dial.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dial.displayIfNeeded()
        dial.setValue(0.5, forKey: "other")
        expect(!dial.needsDisplay())
        dial.setValue(0.5, forKey: "progress")
        expect(dial.needsDisplay() && dial.value(forKey: "progress") as? Double == 0.5)
    }
}
