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
