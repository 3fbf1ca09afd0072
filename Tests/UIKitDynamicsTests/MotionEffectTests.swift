import Expectations
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKitCore

@testable import UIKitDynamics

@MainActor @Suite(.onStage) struct MotionEffectTests {
    private func effect(_ path: String, _ type: UIInterpolatingMotionEffect.EffectType, _ reach: CGFloat)
        -> UIInterpolatingMotionEffect
    {
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        effect.minimumRelativeValue = -reach
        effect.maximumRelativeValue = reach
        return effect
    }

    @Test func `values follow the position between their limits`() {
        let horizontal = effect("center.x", .tiltAlongHorizontalAxis, 10)
        let found: [CGFloat?] = [-2, -1, 0, 0.5, 1].map {
            horizontal.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: $0, vertical: 0))?["center.x"]
                as? CGFloat
        }
        expect(found, equals: [-10, -10, 0, 5, 10])
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal, effect("center.y", .tiltAlongVerticalAxis, 4), horizontal]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
        expect(values?["center.x"] as? CGFloat == 20 && values?["center.y"] as? CGFloat == -4)
        expect(values?["center.x"] as? NSNumber == 20 && values?["center.y"] as? Double == -4)
    }

    @Test func `a group adds values of all kinds`() {
        final class Fixed: UIMotionEffect {
            var value: Any = 0
            override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
                ["x": value]
            }
        }
        func sum(_ values: Any...) -> Any? {
            let group = UIMotionEffectGroup()
            group.motionEffects = values.map { value in
                let effect = Fixed()
                effect.value = value
                return effect
            }
            return group.keyPathsAndRelativeValues(forViewerOffset: .zero)?["x"]
        }
        expect(sum(CGSize(width: 9, height: 0), CGSize(width: 0, height: 4)) as? CGSize == CGSize(width: 9, height: 4))
        expect(sum(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)) as? CGPoint == CGPoint(x: 4, y: 6))
        expect(sum(1.5, CGFloat(2), NSNumber(value: 3)) as? CGFloat == 6.5)
        expect(sum(UIOffset(horizontal: 1, vertical: 2), CGPoint(x: 3, y: 4)) as? CGPoint == CGPoint(x: 4, y: 6))
    }

    @Test func `limits can be objects`() {
        let effect = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongHorizontalAxis)
        func value() -> Any? {
            effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))?[effect.keyPath]
        }
        expectNil(value())
        effect.maximumRelativeValue = NSValue(cgSize: CGSize(width: 8, height: 4))
        expect(value() as? CGSize == CGSize(width: 6, height: 3))
        effect.minimumRelativeValue = NSValue(cgSize: CGSize(width: -8, height: -4))
        expect(value() as? CGSize == CGSize(width: 4, height: 2))
        effect.maximumRelativeValue = nil
        effect.minimumRelativeValue = NSValue(cgPoint: CGPoint(x: 8, y: 4))
        expect(value() as? CGPoint == CGPoint(x: 2, y: 1))
        effect.minimumRelativeValue = UIOffset(horizontal: 8, vertical: 4)
        expect(value() as? CGPoint == CGPoint(x: 2, y: 1))
    }

    @Test func `a view follows the pointer without a change of its center`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.root.addSubview(view)
        let horizontal = effect("center.x", .tiltAlongHorizontalAxis, 20)
        view.addMotionEffect(horizontal)
        func move(_ x: CGFloat, _ y: CGFloat) {
            stage.host.post(.hover(CGPoint(x: x, y: y)), at: stage.host.windows[0])
            stage.host.turn()
            stage.advance(by: 0.05)
        }
        move(300, 400)
        expect(view.layer.presentation()?.position.x == 135 && view.center.x == 125)
        move(100, 400)
        expect(view.layer.presentation()?.position.x, equals: 115)
        view.removeMotionEffect(horizontal)
        stage.advance(by: 0.05)
        expect(view.layer.presentation()?.position.x == 125 && view.motionEffects.isEmpty)
    }

    @Test func `an animation that began during an effect continues without the effect`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.root.addSubview(view)
        let horizontal = effect("center.x", .tiltAlongHorizontalAxis, 20)
        view.addMotionEffect(horizontal)
        stage.host.post(.hover(CGPoint(x: 300, y: 400)), at: stage.host.windows[0])
        stage.host.turn()
        stage.advance(by: 0.05)
        expect(view.layer.presentation()?.position.x, equals: 135)
        UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { view.center.x = 225 }
        stage.advance(by: 5)
        expect(abs((view.layer.presentation()?.position.x ?? 0) - 185), isLessThan: 1)
        view.removeMotionEffect(horizontal)
        stage.advance(by: 1)
        expect(abs((view.layer.presentation()?.position.x ?? 0) - 185), isLessThan: 1)
        stage.advance(by: 5)
        expect(view.layer.presentation()?.position.x, equals: 225)
    }

    @Test func `a copy of an effect has the class of the effect`() {
        final class Shift: UIMotionEffect {
            override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
                ["center.x": viewerOffset.horizontal]
            }
        }
        let copy = Shift().copy() as? UIMotionEffect
        let values = copy?.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
        expect(values?["center.x"] as? CGFloat, equals: 1)
    }
}
