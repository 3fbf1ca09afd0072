import Expectations
import Foundation
import HostClock
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Animations, transitions and display links.
@MainActor @Suite(.onStage) final class AnimationTests {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var finished: [Bool] = []

    init() {
        stage.root.addSubview(view)
        stage.host.turn()
    }

    private var presentedX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) < tolerance }

    // MARK: Blocks

    @Test func `a linear animation is halfway after half its duration`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x = 250
        } completion: {
            self.finished.append($0)
        }
        expect(view.center.x == 250 && presentedX == 50)
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 150, 4))
        expect(finished.isEmpty)
        stage.advance(by: 0.6)
        expect(presentedX == 250 && finished == [true])
    }

    @Test func `the animations of the bounds have the keys of their parts`() {
        func keys(_ changes: @escaping () -> Void) -> [String] {
            view.layer.removeAllAnimations()
            finished = []
            UIView.animate(withDuration: 0.2, animations: changes) { self.finished.append($0) }
            let keys: [String] = (view.layer.animationKeys() ?? []).sorted()
            stage.advance(by: 0.1)
            expect(finished.isEmpty)
            stage.advance(by: 0.2)
            expect(finished, equals: [true])
            return keys
        }
        let frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        expect(keys { self.view.frame = frame }, equals: ["bounds.size", "position"])
        expect(keys { self.view.bounds.origin.y = 7 }, equals: ["bounds.origin"])
        expect(
            keys { self.view.bounds = CGRect(x: 3, y: 4, width: 50, height: 50) },
            equals: ["bounds.origin", "bounds.size"])
        // A second change in the same block has its own animation.
        let twice: [String] = keys {
            self.view.bounds.size.width = 90
            self.view.bounds = CGRect(x: 9, y: 4, width: 120, height: 50)
        }
        expect(twice, equals: ["bounds.origin", "bounds.size", "bounds.size-2"])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.bounds.size.width = 20 }
        stage.advance(by: 0.5)
        expect(isNear(view.layer.presentation()?.bounds.width ?? 0, 70, 4))
    }

    @Test func `a delayed animation shows its start value until it begins`() {
        UIView.animate(withDuration: 0.5, delay: 1, options: .curveLinear) { self.view.alpha = 0 }
        stage.advance(by: 0.9)
        expect(view.layer.presentation()?.opacity, equals: 1)
        stage.advance(by: 0.35)
        expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 9), 0.5, 0.05))
    }

    @Test func `the animations of an application that is replaced end, although their completions retain the view`() {
        let view = UIView()
        var finished: [Bool] = []
        UIView.animate(withDuration: 2) {
            view.alpha = 0
        } completion: {
            finished.append($0)
            view.tag = 1
        }
        CATransaction.flush()
        expect(LayerTree.hasRunningAnimations)
        let next = Stage()
        expect(finished, equals: [false])
        expect(!LayerTree.hasRunningAnimations)
        withExtendedLifetime(next) {}
    }

    @Test func `a nested block inherits the duration unless it overrides it`() {
        UIView.animate(withDuration: 2) {
            expect(UIView.inheritedAnimationDuration, equals: 2)
            UIView.animate(withDuration: 0.1) { self.view.alpha = 0 }
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) { self.view.center.x = 99 }
        }
        expect(UIView.inheritedAnimationDuration, equals: 0)
        expect(view.layer.animation(forKey: "opacity")?.duration, equals: 2)
        expect(view.layer.animation(forKey: "position")?.duration, equals: 0.1)
    }

    @Test func `repeated animations continue until they are removed, and reverse if requested`() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            self.view.center.x = 250
        } completion: {
            self.finished.append($0)
        }
        stage.advance(by: 7.5)
        expect(isNear(presentedX, 150, 4) && finished.isEmpty)
        view.layer.removeAllAnimations()
        stage.host.turn()
        expect(finished, equals: [false])
    }

    @Test func `the number of repetitions can be set`() {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { self.view.center.x = 250 }
        } completion: {
            self.finished.append($0)
        }
        stage.advance(by: 1.75)
        expect(isNear(presentedX, 150, 5) && finished.isEmpty)
        stage.advance(by: 0.3)
        expect(finished == [true] && presentedX == 250)
    }

    @Test func `a spring oscillates and rests within its duration`() {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            self.view.center.x = 250
        }
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            farthest = max(farthest, presentedX)
        }
        expect(farthest, isGreaterThan: 290)
        stage.advance(by: 0.1)
        expect(presentedX, equals: 250)
    }

    @Test func `a spring without damping oscillates`() {
        UIView.animate(springDuration: 0.5, bounce: 1) { self.view.center.x = 250 }
        stage.advance(by: 0.25)
        expect(isNear(presentedX, 450, 20))
        stage.advance(by: 0.25)
        expect(isNear(presentedX, 50, 20))
        // Nothing waits for its end.
        expect(!LayerTree.hasEndingAnimations)
    }

    @Test func `a background color fades in from nil`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.backgroundColor = .red }
        stage.advance(by: 0.5)
        expect(isNear(view.layer.presentation()?.backgroundColor?.alpha ?? 9, 0.5, 0.05))
        view.backgroundColor = nil
        stage.advance(by: 2)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.backgroundColor = .red }
        }
        stage.advance(by: 0.5)
        expect(isNear(view.layer.presentation()?.backgroundColor?.alpha ?? 9, 0.5, 0.3))
    }

    @Test func `an app rests while the time of a layer runs backward`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 250 }
        stage.advance(by: 0.5)
        let layer: CALayer = view.layer
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.beginTime = CACurrentMediaTime()
        layer.speed = -1
        stage.advance(by: 2)
        let turns: Int = stage.host.turnCount
        stage.advance(by: 2)
        expect(stage.host.turnCount - turns, isLessThan: 5)
    }

    @Test func `a spring without bounce never overshoots`() {
        UIView.animate(springDuration: 0.5, bounce: 0) { self.view.center.x = 250 }
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            stage.advance(by: 1.0 / 60)
            farthest = max(farthest, presentedX)
        }
        expect(farthest <= 250 && presentedX == 250)
    }

    @Test func `a property that changes twice in one block finishes with the last value`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x += 200
            self.view.center.y += 100
            self.view.alpha = 0.5
            self.view.alpha = 0
        } completion: {
            self.finished.append($0)
        }
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 150, 4) && isNear(view.layer.presentation()?.position.y ?? 0, 100, 4))
        expect(finished.isEmpty)
        stage.advance(by: 0.6)
        expect(finished, equals: [true])
        expect(view.center == CGPoint(x: 250, y: 150) && presentedX == 250)
    }

    @Test func `a block whose property changed twice does not finish if a later block changes it`() {
        UIView.animate(withDuration: 1) {
            self.view.alpha = 0.5
            self.view.alpha = 0
        } completion: {
            self.finished.append($0)
        }
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1) { self.view.alpha = 1 }
        stage.host.turn()
        expect(finished, equals: [false])
    }

    @Test func `a block without duration applies its changes after the delay`() {
        UIView.animate(withDuration: 0, delay: 0.5) {
            self.view.alpha = 0
        } completion: {
            self.finished.append($0)
        }
        stage.advance(by: 0.45)
        expect(view.layer.presentation()?.opacity, equals: 1)
        expect(finished.isEmpty)
        stage.advance(by: 0.1)
        expect(view.layer.presentation()?.opacity, equals: 0)
        expect(finished, equals: [true])
    }

    @Test func `keyframes without duration apply after the delay`() {
        UIView.animateKeyframes(withDuration: 0, delay: 0.5) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 0 }
        } completion: {
            self.finished.append($0)
        }
        stage.advance(by: 0.45)
        expect(view.layer.presentation()?.opacity, equals: 1)
        stage.advance(by: 0.1)
        expect(view.layer.presentation()?.opacity == 0 && finished == [true])
    }

    @Test func `a spring with the greatest bounce oscillates without end`() {
        UIView.animate(springDuration: 1, bounce: 1) { self.view.center.x = 250 }
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 450, 8), "\(presentedX)")
        stage.advance(by: 0.5)
        expect(isNear(presentedX, 50, 8), "\(presentedX)")
        stage.advance(by: 100.5)
        expect(isNear(presentedX, 450, 8), "\(presentedX)")
        expect(!view.layer.hasEndingAnimations)
    }

    @Test func `with animations disabled, values change immediately and completions are called`() {
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) {
            self.view.center.x = 250
        } completion: {
            self.finished.append($0)
        }
        expect(presentedX == 250 && finished.isEmpty)
        stage.host.turn()
        expect(finished, equals: [true])
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { self.view.center.x = 20 }
        }
        expect(presentedX, equals: 20)
    }

    @Test func `layout can be part of an animation`() {
        let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(box)
        stage.host.turn()
        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
            box.bounds.size.width = 300
        }
        stage.advance(by: 0.5)
        expect(isNear(box.inside.layer.presentation()?.bounds.width ?? 0, 200, 4))
    }

    private final class Box: UIView {
        let inside = UIView()
        override func layoutSubviews() {
            if inside.superview == nil { addSubview(inside) }
            inside.frame = bounds
        }
    }

    // MARK: Touches

    private final class Button: UIView {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }

    @Test(arguments: [false, true])
    func `an animated view receives touches only if allowed`(isAllowed: Bool) {
        let button = Button(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stage.root.addSubview(button)
        UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
            button.center.x = 250
        }
        stage.advance(by: 0.2)
        // The animation block sets the final position immediately, and hit-testing uses that position.
        stage.tap(250, 250)
        expect(button.touches, equals: (isAllowed ? 1 : 0))
        stage.advance(by: 1)
        stage.tap(250, 250)
        expect(button.touches, equals: (isAllowed ? 2 : 1))
    }

    // MARK: Keyframes

    @Test func `keyframes are reached at their times`() {
        let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: even) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.x = 350 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.view.alpha = 0 }
        } completion: {
            self.finished.append($0)
        }
        let start: TimeInterval = stage.time
        for (moment, x, alpha) in [(0.25, 100.0, 1.0), (0.75, 150, 1), (1.25, 200, 0.5), (1.5, 250, 0), (1.9, 330, 0)] {
            stage.advance(by: start + moment - stage.time)
            expect(isNear(presentedX, x, 4))
            expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 9), alpha, 0.05))
        }
        stage.advance(by: 0.2)
        expect(finished == [true] && presentedX == 350)
    }

    @Test func `discrete keyframes change values when they begin`() {
        let options: UIView.KeyframeAnimationOptions = [
            .calculationModeDiscrete, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        ]
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { self.view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.view.center.x = 250 }
        }
        stage.advance(by: 0.2)
        expect(presentedX, equals: 50)
        stage.advance(by: 0.2)
        expect(presentedX, equals: 150)
        stage.advance(by: 0.2)
        expect(presentedX, equals: 250)
    }

    @Test func `a keyframe outside a keyframe animation applies its changes immediately`() {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.center.x = 77 }
        expect(presentedX, equals: 77)
    }

    // MARK: Transitions

    @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop])
    func `a transition runs on the view's layer and ends after its duration`(kind: UIView.AnimationOptions) {
        UIView.transition(with: view, duration: 0.5, options: kind) {
            self.view.backgroundColor = .red
        } completion: {
            self.finished.append($0)
        }
        expect(view.layer.animation(forKey: kCATransition) is CATransition)
        stage.advance(by: 0.4)
        expect(finished.isEmpty)
        stage.advance(by: 0.2)
        expect(finished == [true] && view.layer.animation(forKey: kCATransition) == nil)
    }

    @Test func `a transition replaces one view with another`() {
        let other = UIView(frame: view.frame)
        UIView.transition(from: view, to: other, duration: 0.3, options: .transitionCrossDissolve)
        expect(view.superview == nil && other.superview === stage.root)
        stage.advance(by: 0.5)
        UIView.transition(
            from: other, to: view, duration: 0.3, options: [.transitionCrossDissolve, .showHideTransitionViews])
        expect(other.superview === stage.root && other.isHidden && !view.isHidden)
    }

    @Test func `a flip narrows the old picture, then widens the new one`() {
        view.backgroundColor = .red
        stage.host.turn()
        _ = stage.pixels(row: 50)
        UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
            self.view.backgroundColor = .blue
        }
        stage.advance(by: 0.25)
        let early: [UInt32] = stage.pixels(row: 50)
        stage.advance(by: 0.5)
        let late: [UInt32] = stage.pixels(row: 50)
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        expect(early[100] == red && early[8] != red && early[192] != red)
        expect(late[100] == blue && late[8] != blue && late[192] != blue)
        stage.advance(by: 0.5)
        expect(stage.pixels(row: 50)[4], equals: blue)
    }

    @Test func `a transition in the completion of a transition without duration begins with its changes`() {
        let label = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 20))
        label.backgroundColor = .red
        view.backgroundColor = .blue
        view.addSubview(label)
        stage.advance(by: 0.1)
        let view: UIView = view
        UIView.transition(with: view, duration: 0, options: [], animations: { label.isHidden = true }) { _ in
            UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
                view.backgroundColor = .green
            }
        }
        stage.advance(by: 0.2)
        expect(stage.pixels(row: 50)[100], equals: 0xFF00_00FF)
    }

    // MARK: Display links

    @MainActor private final class Clock: NSObject {
        var times: [TimeInterval] = []
        func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test func `a display link is called in each frame unless it is paused`() {
        let clock = Clock()
        let link = CADisplayLink(target: clock, selector: Selector("tick", Clock.tick))
        stage.advance(by: 0.2)
        expect(clock.times.isEmpty)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 1)
        expect(clock.times.count, isAtLeast: 58)
        expect(isNear(link.targetTimestamp - link.timestamp, 1.0 / 60))
        // Work of tests on other threads can cause additional frames.
        for (a, b) in zip(clock.times, clock.times.dropFirst()) { expect(a < b && b - a < 1.0 / 60 + 0.001) }
        link.isPaused = true
        let count: Int = clock.times.count
        stage.advance(by: 0.5)
        expect(clock.times.count, equals: count)
        link.isPaused = false
        link.preferredFramesPerSecond = 20
        stage.advance(by: 1)
        expect((19...22).contains(clock.times.count - count))
        link.invalidate()
        let last: Int = clock.times.count
        stage.advance(by: 0.5)
        expect(clock.times.count, equals: last)
    }

    @MainActor private final class Counter {
        var count = 0
    }

    @Test func `a change of the reduce motion setting posts a notification`() {
        expect(!UIAccessibility.isReduceMotionEnabled)
        let counter = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { counter.count += 1 } }
        stage.application.reducesMotion = true
        expect(UIAccessibility.isReduceMotionEnabled && counter.count == 1)
        NotificationCenter.default.removeObserver(token)
    }
}
