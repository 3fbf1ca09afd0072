import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists
import UIKitSearching

/// Bars, interactions and animators of pushes and pops.
@MainActor @Suite(.onStage) struct NavigationTransitionTests {
    private let stage = Stage()
    private let first = UITableViewController(style: .plain)
    private let second = UIViewController()
    private let navigation: UINavigationController
    private let chooser = NavigationTests.Chooser()

    init() {
        navigation = UINavigationController(rootViewController: first)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func dragBack(to x: CGFloat) {
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: 0.4)
        stage.advance(by: 0.2)
        stage.touch(.ended, x, 400)
        stage.advance(by: 1)
    }

    // MARK: Bars

    @Test func `a swipe from the edge does not pop while the navigation bar is hidden`() {
        navigation.pushViewController(second, animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.advance(by: 0.1)
        dragBack(to: 300)
        expect(navigation.viewControllers, equals: [first, second])
        navigation.setNavigationBarHidden(false, animated: false)
        dragBack(to: 300)
        expect(navigation.viewControllers, equals: [first])
    }

    @Test func `a canceled swipe to a page whose search hides the navigation bar keeps the bar`() {
        let search = UISearchController(searchResultsController: nil)
        first.tableView.tableHeaderView = search.searchBar
        stage.advance(by: 0.1)
        stage.tap(200, 72)
        stage.advance(by: 1)
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1)
        expect(!navigation.isNavigationBarHidden)
        dragBack(to: 60)
        expect(navigation.viewControllers == [first, second] && !navigation.isNavigationBarHidden)
        expect(navigation.navigationBar.frame.minY, equals: 0)
        dragBack(to: 350)
        expect(navigation.viewControllers == [first] && navigation.isNavigationBarHidden)
    }

    @Test func `a pushed page that hides the navigation bar has its final frame from the beginning`() {
        final class FullPage: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let page = FullPage()
        page.edgesForExtendedLayout = []
        navigation.pushViewController(page, animated: true)
        expect(page.view.frame.minY == 0 && page.view.frame.height == 800)
        stage.advance(by: 1)
        expect(page.view.frame.minY == 0 && page.view.frame.height == 800)
    }

    @Test func `the navigation item of an untitled controller has no title`() {
        let page = UIViewController()
        expectNil(page.navigationItem.title)
        page.title = "Page"
        expect(page.navigationItem.title, equals: "Page")
        let titled = UIViewController()
        titled.title = "Titled"
        expect(titled.navigationItem.title, equals: "Titled")
    }

    // MARK: Interactions and animators

    @Test(arguments: [true, false])
    func `an interruptible transition that begins as an animation becomes interactive`(finishes: Bool) {
        let delegate = NavigationTests.InterruptibleDelegate()
        let interaction = delegate.interaction
        interaction.wantsInteractiveStart = false
        navigation.delegate = delegate
        second.view.alpha = 0
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        navigation.view.addSubview(box)
        navigation.pushViewController(second, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in box.alpha = 0 }, completion: nil)
        expect(navigation.transitionCoordinator?.isInteractive, equals: false)
        func opacity(_ view: UIView) -> Double { Double(view.layer.presentation()?.opacity ?? .nan) }
        stage.advance(by: 0.2)
        expect(abs(opacity(second.view) - 0.2), isLessThan: 0.02)
        interaction.pause()
        expect(navigation.transitionCoordinator?.isInteractive, equals: true)
        expect(abs(interaction.percentComplete - 0.2), isLessThan: 0.02)
        interaction.update(0.1)
        stage.advance(by: 0.5)
        expect(abs(opacity(second.view) - 0.1), isLessThan: 0.001)
        expect(abs(opacity(box) - 0.9), isLessThan: 0.001)
        if finishes { interaction.finish() } else { interaction.cancel() }
        stage.advance(by: 1.5)
        expect(navigation.viewControllers.count, equals: finishes ? 2 : 1)
        expect(navigation.transitionCoordinator == nil && opacity(box) == (finishes ? 0 : 1))
    }

    @Test func `a canceled transition that is paused again counts from its beginning`() {
        let delegate = NavigationTests.InterruptibleDelegate()
        let interaction = delegate.interaction
        interaction.wantsInteractiveStart = false
        navigation.delegate = delegate
        second.view.alpha = 0
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        navigation.view.addSubview(box)
        navigation.pushViewController(second, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in box.alpha = 0 }, completion: nil)
        stage.advance(by: 0.4)
        interaction.pause()
        interaction.update(0.4)
        interaction.cancel()
        stage.advance(by: 0.1)
        interaction.pause()
        func opacity(_ view: UIView) -> Double { Double(view.layer.presentation()?.opacity ?? .nan) }
        expect(interaction.percentComplete > 0.2 && interaction.percentComplete < 0.4)
        expect(abs(opacity(second.view) - interaction.percentComplete), isLessThan: 0.01)
        expect(abs(opacity(box) - (1 - interaction.percentComplete)), isLessThan: 0.01)
        interaction.update(0.7)
        expect(abs(opacity(second.view) - 0.7), isLessThan: 0.01)
        expect(abs(opacity(box) - 0.3), isLessThan: 0.01)
        interaction.finish()
        stage.advance(by: 1.5)
        expect(navigation.viewControllers.count == 2 && opacity(box) == 0)
    }

    @Test func `a canceled transition of animation blocks that is paused again counts from its beginning`() {
        let interaction = UIPercentDrivenInteractiveTransition()
        chooser.interaction = interaction
        navigation.delegate = chooser
        navigation.pushViewController(second, animated: true)
        interaction.update(0.4)
        interaction.cancel()
        stage.advance(by: 0.1)
        interaction.pause()
        // The animator scales the page from 0.5 to 1.
        func progress() -> CGFloat { ((second.view.layer.presentation()?.affineTransform().a ?? .nan) - 0.5) * 2 }
        expect(interaction.percentComplete > 0.2 && interaction.percentComplete < 0.4)
        expect(abs(progress() - interaction.percentComplete), isLessThan: 0.01)
        interaction.update(0.7)
        expect(abs(progress() - 0.7), isLessThan: 0.01)
        interaction.cancel()
        stage.advance(by: 0.1)
        expect(progress() < 0.7)
        stage.advance(by: 1.5)
        expect(navigation.viewControllers == [first] && chooser.grow.ended == [false])
    }

    @Test func `an interruptible transition that begins as an animation ends without an interaction`() {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        chooser.interaction = interaction
        navigation.delegate = chooser
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.2)
        // The animator is not interruptible.
        interaction.pause()
        expect(navigation.transitionCoordinator?.isInteractive, equals: false)
        stage.advance(by: 1)
        expect(chooser.grow.ended == [true] && navigation.transitionCoordinator == nil)
    }

    @Test func `an animator that completes at once ends the transition after the animations alongside it`() {
        final class Immediate: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                transitionContext.view(forKey: .to).map { transitionContext.containerView.addSubview($0) }
                transitionContext.completeTransition(true)
            }
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            var steps: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) {
                steps.append("didShow \(navigationController.navigationBar.topItem === viewController.navigationItem)")
            }
        }
        let immediate = Immediate()
        navigation.delegate = immediate
        final class Page: UIViewController {
            var onAppearing: (UIViewController) -> Void = { _ in }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                onAppearing(self)
            }
        }
        let page = Page()
        page.onAppearing = { page in
            page.transitionCoordinator?.animate(
                alongsideTransition: { _ in immediate.steps.append("animation") },
                completion: { _ in immediate.steps.append("completion") })
        }
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 1)
        expect(immediate.steps, equals: ["animation", "didShow true", "completion"])
        expect(navigation.transitionCoordinator == nil && navigation.topViewController === page)
    }

    @Test func `there is no transition coordinator after a transition, even if its animator keeps the context`() {
        final class Keeping: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                guard let view = transitionContext.view(forKey: .to) else { return }
                transitionContext.containerView.addSubview(view)
                UIView.animate(withDuration: 0.2) {
                    view.alpha = 0.9
                } completion: { _ in
                    transitionContext.completeTransition(true)
                }
            }
        }
        let keeping = Keeping()
        navigation.delegate = keeping
        navigation.pushViewController(second, animated: true)
        expect(second.transitionCoordinator != nil)
        stage.advance(by: 1)
        expect(navigation.transitionCoordinator == nil && second.transitionCoordinator == nil)
        expect(keeping.context != nil)
        navigation.delegate = nil
        navigation.popViewController(animated: true)
        navigation.popToRootViewController(animated: false)
        expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a push that is completed early leaves no views of its animation`() {
        let container: UIView? = first.view.superview
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        navigation.popToRootViewController(animated: false)
        expect(container?.subviews, equals: [first.view])
    }
}
