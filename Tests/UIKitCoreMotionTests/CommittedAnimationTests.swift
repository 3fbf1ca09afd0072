import Expectations
import Foundation
import FoundationAdditions
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// `UIView.beginAnimations` and `commitAnimations`.
@MainActor @Suite(.onStage) final class CommittedAnimationTests {
    /// Records the calls to a delegate.
    final class Delegate: NSObject {
        var calls: [String] = []

        func willStart(_ identifier: String?, context: UnsafeMutableRawPointer?) {
            calls.append("start \(identifier ?? "nil") \(context == nil ? 0 : 1)")
        }

        func didStop(_ identifier: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
            calls.append("stop \(identifier ?? "nil") \(finished.boolValue) \(context == nil ? 0 : 1)")
        }
    }

    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()

    init() {
        stage.root.addSubview(view)
        stage.host.turn()
    }

    private var presentedX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func expectX(_ x: CGFloat, _ tolerance: CGFloat = 4, _ location: SourceLocation = #_sourceLocation) {
        expect(abs(presentedX - x), isLessThan: tolerance, "\(presentedX)", sourceLocation: location)
    }

    @Test func `changes between begin and commit are animated with the settings of the block`() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationCurve(.linear)
        view.center.x = 250
        UIView.commitAnimations()
        expect(view.center.x, equals: 250)
        stage.advance(by: 0.4)
        expectX(50)
        stage.advance(by: 0.6)
        expectX(150)
        stage.advance(by: 0.6)
        expectX(250)
    }

    @Test func `a block without settings lasts 0.2 seconds`() {
        UIView.beginAnimations(nil, context: nil)
        view.center.x = 250
        UIView.commitAnimations()
        stage.advance(by: 0.1)
        expectX(150, 30)
        stage.advance(by: 0.12)
        expectX(250, 0.001)
    }

    @Test func `a property that changes twice in a block finishes`() {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationDidStop(
            Selector("didStop", with: Delegate.self) { try $0.didStop($1[0], finished: $1[1], context: $1[2]) })
        view.center.x = 250
        view.center.y = 250
        UIView.commitAnimations()
        stage.advance(by: 0.3)
        expect(delegate.calls, equals: ["stop move true 0"])
    }

    @Test func `changes after the commit are not animated`() {
        UIView.beginAnimations(nil, context: nil)
        UIView.commitAnimations()
        view.center.x = 250
        expectX(250, 0.001)
    }

    @Test func `the delegate is notified when the animations start and stop`() {
        var value = 1
        withUnsafeMutablePointer(to: &value) { pointer in
            UIView.beginAnimations("move", context: pointer)
            UIView.setAnimationDelay(0.5)
            UIView.setAnimationDelegate(delegate)
            UIView.setAnimationWillStart(
                Selector("willStart", with: Delegate.self) { try $0.willStart($1[0], context: $1[1]) })
            UIView.setAnimationDidStop(Selector("didStop", Delegate.didStop))
            view.center.x = 250
            view.alpha = 0.5
            UIView.commitAnimations()
            stage.advance(by: 0.4)
            expect(delegate.calls, equals: [])
            stage.advance(by: 0.15)
            expect(delegate.calls, equals: ["start move 1"])
            stage.advance(by: 0.2)
            expect(delegate.calls, equals: ["start move 1", "stop move true 1"])
        }
    }

    @Test func `a nested block has settings of its own`() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.beginAnimations(nil, context: nil)
        expect(UIView.inheritedAnimationDuration, equals: 1)
        UIView.setAnimationDuration(0.2)
        view.alpha = 0
        UIView.commitAnimations()
        view.center.x = 250
        UIView.commitAnimations()
        stage.advance(by: 0.5)
        expect(view.layer.presentation()?.opacity, equals: 0)
        expectX(150)
    }

    @Test func `passes repeat and play backward`() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 250
        UIView.commitAnimations()
        stage.advance(by: 1.5)
        expectX(150)
        stage.advance(by: 1)
        expectX(150)
        stage.advance(by: 2)
        expectX(250, 0.001)
    }

    @Test func `a transition flips the view`() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
        view.addSubview(UIView(frame: view.bounds))
        UIView.commitAnimations()
        let transition = view.layer.animation(forKey: kCATransition) as? CATransition
        expect(transition?.type == .flip && transition?.subtype == .fromLeft && transition?.duration == 1)
        stage.advance(by: 1.1)
        expectNil(view.layer.animation(forKey: kCATransition))
    }

    @Test func `a commit without beginAnimations is ignored with a warning`() {
        let lines: [String] = warnings { UIView.commitAnimations() }
        UIView.setAnimationDuration(3)
        expect(UIView.inheritedAnimationDuration, equals: 0)
        expect(lines.contains { $0.contains("commitAnimations() was ignored") })
    }
}
