import Expectations
import Foundation
import FoundationAdditions
import HostClock
import QuartzCore
import TestStage
import Testing

@testable import UIKitAnimators
@testable import UIKitCore

/// `UIViewPropertyAnimator`.
@MainActor @Suite(.onStage) final class PropertyAnimatorTests {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var positions: [UIViewAnimatingPosition] = []

    init() {
        stage.root.addSubview(view)
        stage.host.turn()
    }

    private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { self.view.center.x = 250 }
        animator.addCompletion { self.positions.append($0) }
        return animator
    }

    private var presentedX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) < tolerance }

    @Test func `observers learn of the start and the end of an animation that pauses at its end`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.pausesOnCompletion = true
        var runs: [Bool] = []
        var states: [UIViewAnimatingState] = []
        let observations: [NSKeyValueObservation] = [
            animator.observe(\.isRunning, options: .new) { _, change in runs += [change.newValue ?? false] },
            animator.observe(\.state, options: .new) { _, change in states += [change.newValue ?? .stopped] },
        ]
        animator.startAnimation()
        stage.advance(by: 2)
        expect(runs, equals: [true, false])
        expect(states, equals: [.active])
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        expect(runs, equals: [true, false])
        expect(states, equals: [.active, .stopped, .inactive])
        for observation in observations { observation.invalidate() }
    }

    @Test func `an observer can start an animator again when it ends`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        let observation = animator.observe(\.state, options: .new) { [view] animator, change in
            guard change.newValue == .inactive else { return }
            MainActor.assumeIsolated {
                animator.addAnimations { view.center.x = 50 }
                animator.startAnimation()
            }
        }
        animator.startAnimation()
        stage.advance(by: 1.5)
        observation.invalidate()
        expect(animator.isRunning)
        stage.advance(by: 1)
        expect(animator.state == .inactive && view.center.x == 50)
    }

    @Test func `nothing changes before the animator starts`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        stage.advance(by: 1)
        expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        expect(view.center.x, equals: 50)
    }

    @Test func `an animator that stops does not set values of effects that are shown over the animation`() {
        let effect = CABasicAnimation(keyPath: "position.x")
        effect.isAdditive = true
        effect.isOverlay = true
        effect.fromValue = 20
        effect.toValue = 20
        effect.duration = 10
        view.layer.add(effect, forKey: "effect")
        stage.advance(by: 0.1)
        expect(presentedX, equals: 70)
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(true)
        expect(isNear(view.center.x, 150, 5) && isNear(presentedX, view.center.x + 20))
    }

    @Test func `an animator runs to its end and calls its completion`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.startAnimation()
        expect(animator.state == .active && animator.isRunning && view.center.x == 250 && presentedX == 50)
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 150, 4) && isNear(animator.fractionComplete, 0.5, 0.02))
        stage.advance(by: 0.6)
        expect(presentedX == 250 && positions == [.end] && animator.state == .inactive)
        expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func `a paused animator stands still and continues without a jump`() {
        let animator: UIViewPropertyAnimator = makeAnimator(.easeIn)
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.pauseAnimation()
        let presented: CGFloat = presentedX
        expect(animator.state == .active && !animator.isRunning)
        stage.advance(by: 3)
        expect(presentedX == presented && positions.isEmpty)
        animator.startAnimation()
        expect(isNear(presentedX, presented))
        stage.advance(by: 0.45)
        expect(positions.isEmpty)
        stage.advance(by: 0.1)
        expect(positions, equals: [.end])
    }

    @Test func `an animator can be scrubbed forward and backward`() {
        let animator: UIViewPropertyAnimator = makeAnimator(.easeInOut)
        animator.fractionComplete = 0.25
        expect(animator.state == .active && isNear(presentedX, 100))
        animator.fractionComplete = 0.75
        expect(isNear(presentedX, 200) && animator.fractionComplete == 0.75)
        animator.fractionComplete = 0.1
        expect(isNear(presentedX, 70))
        stage.advance(by: 2)
        expect(isNear(presentedX, 70) && positions.isEmpty)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(by: 0.85)
        expect(positions.isEmpty)
        stage.advance(by: 0.1)
        expect(positions == [.end] && presentedX == 250)
    }

    @Test func `scrubbing can follow the timing curve`() {
        let animator: UIViewPropertyAnimator = makeAnimator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        expect(presentedX, isLessThan: 130)
        expect(animator.fractionComplete, equals: 0.5)
    }

    @Test func `the completed fraction of a reversed animator counts toward the start`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.startAnimation()
        stage.advance(by: 0.3)
        animator.pauseAnimation()
        animator.isReversed = true
        expect(isNear(animator.fractionComplete, 0.7, 0.02))
        animator.fractionComplete = 0.8
        expect(isNear(animator.fractionComplete, 0.8, 1e-9) && isNear(presentedX, 90))
        animator.stopAnimation(false)
        expect(isNear(animator.fractionComplete, 0.8))
        animator.finishAnimation(at: .start)
    }

    @Test func `a delay precedes an animation without duration and an animation that is reversed`() {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0, delay: 2) {
            self.view.center.x = 250
        } completion: {
            self.positions.append($0)
        }
        stage.advance(by: 1.9)
        expect(presentedX == 50 && positions.isEmpty)
        stage.advance(by: 0.2)
        expect(presentedX == 250 && positions == [.end])
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 50 }
        animator.addCompletion { self.positions.append($0) }
        animator.startAnimation(afterDelay: 2)
        stage.advance(by: 1)
        animator.isReversed = true
        stage.advance(by: 0.9)
        expect(presentedX == 250 && positions == [.end])
        stage.advance(by: 0.2)
        expect(positions, equals: [.end, .start])
    }

    @Test func `if animations are disabled, an animator ends without its delay`() {
        UIView.performWithoutAnimation {
            let animator: UIViewPropertyAnimator = makeAnimator()
            animator.startAnimation(afterDelay: 2)
        }
        stage.advance(by: 0.1)
        expect(presentedX == 250 && positions == [.end])
    }

    @Test func `a reversed animator restores all values`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.addAnimations { self.view.alpha = 0 }
        animator.startAnimation()
        stage.advance(by: 0.6)
        animator.isReversed = true
        stage.advance(by: 0.3)
        expect(isNear(presentedX, 110, 5) && positions.isEmpty)
        stage.advance(by: 0.4)
        expect(positions == [.start] && view.center.x == 50 && view.alpha == 1 && presentedX == 50)
    }

    @Test(arguments: [nil, UIColor.systemBackground])
    func `a reversed animator restores the background color`(_ color: UIColor?) {
        view.backgroundColor = color
        view.layer.borderColor = nil
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            self.view.backgroundColor = .red
            self.view.layer.borderColor = UIColor.red.cgColor
        }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.isReversed = true
        stage.advance(by: 1)
        expect(animator.state, equals: .inactive)
        expect(view.backgroundColor, equals: color)
        expect(view.layer.backgroundColor, equals: color?.resolvedColor(with: view.traitCollection).cgColor)
        expect(view.layer.borderColor == nil)
    }

    @Test func `a scrubbed animation can be reversed and continued`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.2)
        stage.advance(by: 0.1)
        expect(isNear(presentedX, 100, 10))
        stage.advance(by: 0.15)
        expect(positions == [.start] && view.center.x == 50)
    }

    @Test func `the rest of the animation can have a different timing curve`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: CGVector(dx: 5, dy: 0))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        var farthest: CGFloat = 0
        for _ in 0..<70 {
            stage.advance(by: 1.0 / 60)
            farthest = max(farthest, presentedX)
        }
        expect(farthest > 270 && presentedX == 250 && positions == [.end])
    }

    @Test func `an animator can stop at its current values without calling completions`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.startAnimation()
        stage.advance(by: 0.5)
        let presented: CGFloat = presentedX
        animator.stopAnimation(true)
        expect(animator.state == .inactive && isNear(view.center.x, presented) && isNear(presentedX, presented))
        stage.advance(by: 2)
        expect(positions.isEmpty && isNear(presentedX, presented))
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
    func `a stopped animator finishes at the chosen position`(position: UIViewAnimatingPosition) {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.startAnimation()
        stage.advance(by: 0.5)
        let presented: CGFloat = presentedX
        animator.stopAnimation(false)
        expect(animator.state == .stopped && !animator.isRunning && positions.isEmpty)
        animator.finishAnimation(at: position)
        expect(positions == [position] && animator.state == .inactive)
        switch position {
        case .start: expect(view.center.x, equals: 50)
        case .current: expect(isNear(view.center.x, presented))
        case .end: expect(view.center.x, equals: 250)
        }
    }

    @Test func `an animator can pause on completion and be reversed`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.advance(by: 1.5)
        expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        expect(positions.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 150, 4))
        stage.advance(by: 0.6)
        expect(animator.fractionComplete == 1 && positions.isEmpty && isNear(presentedX, 50))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        expect(positions == [.start] && view.center.x == 50)
    }

    @Test func `an animation added to a running animator takes the remaining time`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.addAnimations { self.view.alpha = 0 }
        expect(view.layer.presentation()?.opacity, equals: 1)
        stage.advance(by: 0.25)
        expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 9), 0.5, 0.06))
        stage.advance(by: 0.35)
        expect(view.layer.presentation()?.opacity == 0 && positions == [.end])
    }

    @Test func `a delay factor is a fraction of the duration`() {
        let animator: UIViewPropertyAnimator = makeAnimator(.easeIn)
        animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(by: 0.48)
        expect(view.layer.presentation()?.opacity, equals: 1)
        stage.advance(by: 0.1)
        expect((view.layer.presentation()?.opacity ?? 9), isLessThan: 1)
    }

    @Test func `keyframes in an animator follow its progress`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 250 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.y = 250 }
            }
        }
        animator.fractionComplete = 0.25
        expect(isNear(presentedX, 150) && view.layer.presentation()?.position.y == 50)
        animator.fractionComplete = 0.75
        expect(isNear(presentedX, 250) && isNear(view.layer.presentation()?.position.y ?? 0, 150))
        animator.stopAnimation(true)
        expect(isNear(view.center.x, 250) && isNear(view.center.y, 150))
    }

    @Test func `the spring of each axis has its own initial velocity`() {
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 10))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { self.view.center = CGPoint(x: 250, y: 250) }
        animator.startAnimation()
        stage.advance(by: 0.05)
        let presented: CGPoint = view.layer.presentation()?.position ?? .zero
        expect(presented.y, isGreaterThan: presented.x + 20)
        stage.advance(by: 1.1)
        expect(view.layer.presentation()?.position, equals: CGPoint(x: 250, y: 250))
    }

    @Test func `a spring with mass and stiffness determines its own duration`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 77, timingParameters: spring)
        expect(animator.duration > 0.5 && animator.duration < 1.5)
        expect(UISpringTimingParameters().springTimingParameters != nil)
        expect(UICubicTimingParameters(animationCurve: .linear).timingCurveType, equals: .builtin)
        expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType, equals: .cubic)
    }

    @Test func `a spring without damping oscillates without end`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 4 * .pi * .pi, damping: 0, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { self.view.center.x = 250 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 450, 8), "\(presentedX)")
        stage.advance(by: 100.5)
        expect(isNear(presentedX, 50, 8), "\(presentedX)")
        expect(animator.isRunning)
    }

    @Test func `the default spring settles within half a second`() {
        let animator = UIViewPropertyAnimator(duration: 77, timingParameters: UISpringTimingParameters())
        expect(abs(animator.duration - 0.5), isLessThan: 0.01)
        let slow = UISpringTimingParameters(duration: 0.5, bounce: -0.5)
        expect(slow.duration(within: 1), isGreaterThan: 1, "A negative bounce is overdamped.")
    }

    @Test func `a running animator can be created with one call`() {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
            self.view.center.x = 250
        } completion: {
            self.positions.append($0)
        }
        stage.advance(by: 0.45)
        expect(presentedX, equals: 50)
        stage.advance(by: 0.3)
        expect(isNear(presentedX, 150, 8))
        stage.advance(by: 0.4)
        expect(positions, equals: [.end])
    }

    @Test func `an animator that is not interruptible cannot be paused or reversed`() {
        let animator: UIViewPropertyAnimator = makeAnimator()
        animator.isInterruptible = false
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.pauseAnimation()
        animator.isReversed = true
        expect(animator.isRunning && !animator.isReversed)
        stage.advance(by: 0.6)
        expect(positions, equals: [.end])
    }

    // MARK: Touches

    private final class Button: UIView {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }

    @Test func `hit-testing uses presented positions`() {
        let button = Button(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stage.root.addSubview(button)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.center.x = 350 }
        animator.fractionComplete = 0.5
        stage.tap(350, 250)
        expect(button.touches, equals: 0)
        stage.tap(200, 250)
        expect(button.touches, equals: 1)
        animator.stopAnimation(true)
        stage.tap(200, 250)
        expect(button.touches, equals: 2)
    }

    @Test func `hit-testing can be manual or disabled`() {
        let button = Button(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stage.root.addSubview(button)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.center.x = 350 }
        animator.isManualHitTestingEnabled = true
        animator.fractionComplete = 0.5
        stage.tap(350, 250)
        expect(button.touches, equals: 1)
        animator.stopAnimation(true)
        let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.center.x = 50 }
        other.isUserInteractionEnabled = false
        other.fractionComplete = 0.5
        for x in stride(from: CGFloat(0), to: 400, by: 20) { stage.tap(x, 250) }
        expect(button.touches, equals: 1)
        other.stopAnimation(true)
    }

    @Test func `timing parameters can be encoded and decoded`() throws {
        let spring = UISpringTimingParameters(
            mass: 2, stiffness: 30, damping: 4, initialVelocity: CGVector(dx: 1, dy: 2))
        expect(spring.copy() as AnyObject, isIdenticalTo: spring)
        let duration: TimeInterval = spring.duration(within: 1)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        spring.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let read = try #require(UISpringTimingParameters(coder: reader))
        expect(read.initialVelocity == spring.initialVelocity && read.duration(within: 1) == duration)
    }
}
