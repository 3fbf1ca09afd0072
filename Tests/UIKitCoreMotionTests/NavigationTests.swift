import Expectations
import Foundation
import HostClock
import QuartzCore
import TestStage
import Testing
import UIKitAnimators

@testable import UIKitCore

/// Pushes and pops, animated and interactive.
@MainActor @Suite(.onStage) final class NavigationTests {
    /// Logs appearance callbacks.
    final class Page: UIViewController {
        var log: Log?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log?.calls.append("\(title ?? "").willAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log?.calls.append("\(title ?? "").didAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log?.calls.append("\(title ?? "").willDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log?.calls.append("\(title ?? "").didDisappear")
        }
    }

    final class Log {
        var calls: [String] = []
    }

    let log = Log()
    let first = Page()
    let second = Page()
    let navigation: UINavigationController
    let stage: Stage

    init() {
        stage = Stage()
        first.title = "First"
        second.title = "Second"
        navigation = UINavigationController(rootViewController: first)
        first.log = log
        second.log = log
        first.view.backgroundColor = .systemGray5
        second.view.backgroundColor = .white
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func pushSecond() {
        navigation.pushViewController(second, animated: false)
        stage.advance(by: 0.1)
        log.calls = []
    }

    private func presentedX(_ controller: UIViewController) -> CGFloat {
        controller.view.layer.presentation()?.position.x ?? .nan
    }

    private func dragBack(to x: CGFloat) {
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: 0.4)
        stage.advance(by: 0.2)
    }

    @Test func `a push slides the new page in and moves the old one more slowly`() {
        navigation.pushViewController(second, animated: true)
        expect(presentedX(second), equals: 600)
        stage.advance(by: 0.1)
        let (new, old): (CGFloat, CGFloat) = (presentedX(second), presentedX(first))
        expect(new < 600 && new > 200 && old < 200 && old > 80)
        expect(first.view.window != nil)
        stage.advance(by: 0.4)
        expect(presentedX(second) == 200 && first.view.window == nil)
        expect(navigation.navigationBar.topItem, isIdenticalTo: second.navigationItem)
    }

    @Test func `with reduced motion, pages fade`() {
        stage.application.reducesMotion = true
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.15)
        expect(presentedX(second), equals: 200)
        let opacity: Float = second.view.layer.presentation()?.opacity ?? 9
        expect(opacity > 0.1 && opacity < 0.9)
        stage.advance(by: 0.4)
        expect(second.view.layer.presentation()?.opacity, equals: 1)
    }

    @Test func `animations of the coordinator run alongside, and completions are called at the end`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        first.view.addSubview(box)
        var ends: [Bool] = []
        navigation.pushViewController(second, animated: true)
        let coordinator: (any UIViewControllerTransitionCoordinator)? = second.transitionCoordinator
        expect(coordinator != nil && coordinator === navigation.transitionCoordinator)
        coordinator?.animate { _ in
            box.alpha = 0
        } completion: {
            ends.append($0.isCancelled)
        }
        expect(coordinator?.viewController(forKey: .to), isIdenticalTo: second)
        stage.advance(by: 0.1)
        let opacity: Float = box.layer.presentation()?.opacity ?? 9
        expect(opacity > 0 && opacity < 1 && ends.isEmpty)
        stage.advance(by: 0.5)
        expect(ends == [false] && navigation.transitionCoordinator == nil)
    }

    // MARK: Interactive pop

    @Test func `a drag from the edge moves the page and pops it`() {
        pushSecond()
        dragBack(to: 305)
        expect(abs(presentedX(second) - 490), isLessThan: 12)
        expect(navigation.viewControllers.count == 1 && first.view.window != nil)
        expect(log.calls, equals: ["Second.willDisappear", "First.willAppear"])
        stage.touch(.ended, 305, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers == [first] && second.parent == nil && second.view.window == nil)
        expect(
            log.calls, equals: ["Second.willDisappear", "First.willAppear", "Second.didDisappear", "First.didAppear"])
        expect(first.view.center.x == 200 && presentedX(first) == 200)
        expect(navigation.navigationBar.topItem, isIdenticalTo: first.navigationItem)
    }

    @Test func `a drag that returns to the edge cancels the pop`() {
        pushSecond()
        var ends: [Bool] = []
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        stage.advance(by: 0.2)
        stage.touch(.ended, 60, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers == [first, second] && second.parent === navigation)
        expect(second.view.window != nil && first.view.window == nil && presentedX(second) == 200)
        expect(second.view.center.x == 200 && ends == [true])
        expect(navigation.navigationBar.topItem, isIdenticalTo: second.navigationItem)
        expect(
            log.calls,
            equals: [
                "Second.willDisappear", "First.willAppear", "First.willDisappear", "Second.willAppear",
                "First.didDisappear", "Second.didAppear",
            ])
        // A canceled pop can be repeated.
        dragBack(to: 380)
        stage.touch(.ended, 380, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers, equals: [first])
    }

    @Test func `a fast drag pops because of its velocity`() {
        pushSecond()
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400), duration: 0.1)
        stage.touch(.ended, 105, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers, equals: [first])
    }

    @Test func `a slow drag over less than half of the width does not pop`() {
        pushSecond()
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 125, y: 400), duration: 0.3)
        stage.touch(.ended, 125, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers, equals: [first, second])
    }

    @Test func `the distance of a pushed page decays exponentially from the first frame on`() {
        navigation.pushViewController(second, animated: true)
        func rest(after seconds: TimeInterval) -> CGFloat {
            stage.advance(by: seconds)
            return (presentedX(second) - 200) / 400
        }
        let first: CGFloat = rest(after: 0.05)
        let next: CGFloat = rest(after: 0.06)
        expect(first > 0.4 && first < 0.55, "\(first)")
        expect(abs(next / first - exp(-1)), isLessThan: 0.03)
    }

    @Test func `in a right-to-left layout, a drag from the right edge pops`() {
        navigation.view.semanticContentAttribute = .forceRightToLeft
        for view in navigation.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
        navigation.view.setNeedsLayout()
        pushSecond()
        dragBack(to: 305)
        stage.touch(.ended, 305, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers.count, equals: 2)
        stage.touch(.began, 396, 400)
        stage.drag(from: CGPoint(x: 396, y: 400), to: CGPoint(x: 96, y: 400), duration: 0.4)
        expect(presentedX(second), isLessThan: 0)
        stage.advance(by: 0.2)
        stage.touch(.ended, 96, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers, equals: [first])
    }

    @Test func `no interactive pop on the first page, with a hidden back button, or with disabled recognizers`() {
        dragBack(to: 300)
        stage.touch(.ended, 300, 400)
        expect(navigation.viewControllers, equals: [first])
        second.navigationItem.hidesBackButton = true
        pushSecond()
        dragBack(to: 300)
        stage.touch(.ended, 300, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers.count, equals: 2)
        second.navigationItem.hidesBackButton = false
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        dragBack(to: 300)
        stage.touch(.ended, 300, 400)
        stage.advance(by: 1)
        expect(navigation.viewControllers.count, equals: 2)
    }

    // MARK: Custom transitions

    /// Scales the new page up from the center.
    final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: [Bool] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.view(forKey: .to),
                let controller = transitionContext.viewController(forKey: .to)
            else { return }
            transitionContext.containerView.addSubview(to)
            to.frame = transitionContext.finalFrame(for: controller)
            to.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                to.transform = .identity
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    final class Chooser: NSObject, UINavigationControllerDelegate {
        let grow = Grow()
        var operations: Set<UINavigationController.Operation> = [.push]
        var interaction: UIPercentDrivenInteractiveTransition?
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { operations.contains(operation) ? grow : nil }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private func presentedScale(_ controller: UIViewController) -> CGFloat {
        controller.view.layer.presentation()?.affineTransform().a ?? .nan
    }

    @Test func `a custom animator animates a push`() {
        let chooser = Chooser()
        navigation.delegate = chooser
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.5)
        expect(abs(presentedScale(second) - 0.75), isLessThan: 0.02)
        stage.advance(by: 0.6)
        expect(presentedScale(second) == 1 && chooser.grow.ended == [true] && first.view.window == nil)
    }

    @Test func `the standard swipe does not pop if the delegate animates pops`() {
        let chooser = Chooser()
        chooser.operations = [.push, .pop]
        pushSecond()
        navigation.delegate = chooser
        dragBack(to: 305)
        stage.touch(.ended, 305, 400)
        stage.advance(by: 2)
        expect(navigation.viewControllers, equals: [first, second])
    }

    @Test(arguments: [true, false])
    func `an interactive transition can be updated, finished and canceled`(finishes: Bool) {
        let chooser = Chooser()
        let interaction = UIPercentDrivenInteractiveTransition()
        chooser.interaction = interaction
        navigation.delegate = chooser
        navigation.pushViewController(second, animated: true)
        expect(navigation.transitionCoordinator?.isInteractive, equals: true)
        stage.advance(by: 1)
        expect(presentedScale(second), equals: 0.5)
        interaction.update(0.5)
        expect(abs(presentedScale(second) - 0.75), isLessThan: 0.001)
        interaction.update(0.25)
        expect(abs(presentedScale(second) - 0.625), isLessThan: 0.001)
        if finishes { interaction.finish() } else { interaction.cancel() }
        expect(navigation.transitionCoordinator?.isInteractive, equals: false)
        stage.advance(by: finishes ? 0.7 : 0.2)
        expect(chooser.grow.ended.isEmpty)
        stage.advance(by: 0.2)
        expect(chooser.grow.ended, equals: [finishes])
        expect(navigation.viewControllers.count, equals: (finishes ? 2 : 1))
        expect(navigation.topViewController?.view.window != nil)
        expect((second.parent == nil), equals: !finishes)
        expect(navigation.navigationBar.topItem, isIdenticalTo: navigation.topViewController?.navigationItem)
    }

    /// Animates with a property animator, which the interaction scrubs.
    final class InterruptibleGrow: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            context.view(forKey: .to).map { context.containerView.addSubview($0) }
            animator.addAnimations { context.view(forKey: .to)?.alpha = 1 }
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            self.animator = animator
            return animator
        }
    }

    /// A delegate whose transitions can be interactive.
    final class InterruptibleDelegate: NSObject, UINavigationControllerDelegate {
        var animator: any UIViewControllerAnimatedTransitioning = InterruptibleGrow()
        let interaction = UIPercentDrivenInteractiveTransition()
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test func `an interactive transition can be used again with another animator`() {
        let delegate = InterruptibleDelegate()
        navigation.delegate = delegate
        navigation.pushViewController(second, animated: true)
        delegate.interaction.update(0.5)
        delegate.interaction.finish()
        stage.advance(by: 2)
        expect(navigation.transitionCoordinator == nil && second.view.window != nil)
        let grow = Grow()
        delegate.animator = grow
        let third = Page()
        navigation.pushViewController(third, animated: true)
        delegate.interaction.update(0.5)
        expect(abs(presentedScale(third) - 0.75), isLessThan: 0.001)
        delegate.interaction.finish()
        stage.advance(by: 2)
        expect(grow.ended == [true] && navigation.transitionCoordinator == nil)
    }

    @Test func `a push during the animation of a canceled pop keeps the page on the stack`() {
        pushSecond()
        dragBack(to: 105)
        stage.touch(.ended, 105, 400)
        stage.advance(by: 0.05)
        let third = Page()
        navigation.pushViewController(third, animated: true)
        stage.advance(by: 1)
        expect(navigation.viewControllers, equals: [first, second, third])
        for page in navigation.viewControllers { expect(page.parent, isIdenticalTo: navigation) }
    }

    @Test func `a push during another push completes the first`() {
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        let third = Page()
        navigation.pushViewController(third, animated: true)
        stage.advance(by: 1)
        expect(navigation.viewControllers == [first, second, third] && third.view.window != nil)
        expect(second.view.window == nil && presentedX(third) == 200)
    }
}
