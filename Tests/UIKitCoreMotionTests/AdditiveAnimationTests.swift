import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Animations of properties that earlier blocks still animate.
@MainActor @Suite(.onStage) final class AdditiveAnimationTests {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var finished: [String] = []

    init() {
        stage.root.addSubview(view)
        stage.host.turn()
    }

    private var presented: CALayer { view.layer.presentation() ?? view.layer }
    private var presentedX: CGFloat { presented.position.x }

    private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) < tolerance }

    private func animate(
        _ name: String = "", _ duration: TimeInterval = 1, _ options: UIView.AnimationOptions = [],
        _ changes: @escaping () -> Void
    ) {
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) {
            self.finished.append("\(name) \($0)")
        }
    }

    @Test func `the speed is continuous when a second animation begins`() {
        animate { self.view.center.x = 250 }
        stage.advance(by: 0.5)
        let before: CGFloat = presentedX
        stage.advance(by: 1.0 / 60)
        let speed: CGFloat = presentedX - before
        let start: CGFloat = presentedX
        animate { self.view.center.x = 50 }
        expect(isNear(presentedX, start, 1e-6))
        stage.advance(by: 1.0 / 60)
        expect(speed, isGreaterThan: 3)
        expect(isNear(presentedX - start, speed, 0.5), "\(presentedX - start) \(speed)")
        stage.advance(by: 1.1)
        expect(presentedX, equals: 50)
    }

    @Test func `earlier animations finish at their own end`() {
        animate("first") { self.view.center.x = 250 }
        stage.advance(by: 0.5)
        animate("second") { self.view.center.x = 50 }
        stage.host.turn()
        expect(finished, equals: [])
        stage.advance(by: 0.6)
        expect(finished, equals: ["first true"])
        stage.advance(by: 0.6)
        expect(finished, equals: ["first true", "second true"])
        expect(view.layer.animationKeys() ?? [], equals: [])
    }

    @Test func `linear animations of opposite directions cancel each other out`() {
        animate("first", 1, .curveLinear) { self.view.bounds.size.width = 300 }
        stage.advance(by: 0.5)
        animate("second", 1, .curveLinear) { self.view.bounds.size.width = 100 }
        let width: CGFloat = presented.bounds.width
        stage.advance(by: 0.4)
        expect(isNear(presented.bounds.width, width, 0.1))
        stage.advance(by: 0.35)
        expect(isNear(presented.bounds.width, 150, 5), "\(presented.bounds.width)")
        stage.advance(by: 0.3)
        expect(presented.bounds.width, equals: 100)
    }

    @Test func `a transform continues from its presented value, and reaches its last value`() {
        let transforms: [CGAffineTransform] = [
            CGAffineTransform(translationX: 100, y: 20), CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0),
            CGAffineTransform(rotationAngle: 1), CGAffineTransform(scaleX: 2, y: 0.5),
            CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 1), CGAffineTransform(scaleX: 0, y: 0), .identity,
        ]
        for transform in transforms {
            let before: CATransform3D = presented.transform
            animate { self.view.transform = transform }
            let after: CATransform3D = presented.transform
            for path in [\CATransform3D.m11, \.m12, \.m21, \.m22, \.m41, \.m42] {
                expect(isNear(before[keyPath: path], after[keyPath: path], 1e-6), "\(transform)")
            }
            stage.advance(by: 0.3)
        }
        stage.advance(by: 1.1)
        expect(CATransform3DIsIdentity(presented.transform))
        expect(finished.count, equals: transforms.count)
    }

    @Test func `a single rotation and a single scale move as they would alone`() {
        animate("", 1, .curveLinear) {
            self.view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
        }
        stage.advance(by: 0.5)
        let transform: CATransform3D = presented.transform
        expect(isNear(hypot(transform.m11, transform.m12), 2, 0.05))
        expect(isNear(atan2(transform.m12, transform.m11), .pi / 4, 0.05))
    }

    @Test func `an animation replaces one that repeats`() {
        animate("first", 1, [.repeat, .autoreverse, .curveLinear]) { self.view.center.x = 250 }
        stage.advance(by: 2.5)
        animate("second", 1, .curveLinear) { self.view.center.x = 50 }
        stage.host.turn()
        expect(finished, equals: ["first false"])
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 100, 5))
        stage.advance(by: 0.6)
        expect(finished == ["first false", "second true"] && presentedX == 50)
    }

    @Test func `keyframes replace the animations in progress`() {
        animate("first") { self.view.center.x = 250 }
        stage.advance(by: 0.5)
        animate("second") { self.view.center.x = 450 }
        stage.advance(by: 0.1)
        let start: CGFloat = presentedX
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.x = 0 }
        }
        stage.advance(by: 0.3)
        expect(isNear(presentedX, start))
        expect(finished, equals: ["first false", "second false"])
    }

    @Test func `the opacity starts from its presented value and ends the earlier animation`() {
        animate("first") { self.view.alpha = 0 }
        stage.advance(by: 0.5)
        animate("second") { self.view.alpha = 1 }
        stage.host.turn()
        expect(finished, equals: ["first false"])
    }
}
