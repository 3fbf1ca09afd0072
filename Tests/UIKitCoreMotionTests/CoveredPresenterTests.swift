import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// The views of controllers that full-screen presentations cover.
@MainActor @Suite(.onStage) final class CoveredPresenterTests {
    private final class Page: UIViewController {
        var sizes: [CGSize] = []
        var windows: [Bool] = []
        override func viewWillAppear(_ animated: Bool) { record() }
        override func viewDidAppear(_ animated: Bool) { record() }
        override func viewWillDisappear(_ animated: Bool) { record() }
        override func viewDidDisappear(_ animated: Bool) { record() }
        private func record() { windows.append(view.window != nil) }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
    {
        var log: [String] = []

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        /// Fades between the views. Both are in the container.
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
                let controller = transitionContext.viewController(forKey: .to)
            else {
                log.append("no view")
                return transitionContext.completeTransition(true)
            }
            to.frame = transitionContext.finalFrame(for: controller)
            log.append("\(to.frame)")
            transitionContext.containerView.insertSubview(to, belowSubview: from)
            UIView.animate(withDuration: 0.3) {
                from.alpha = 0
            } completion: { _ in
                from.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    private let stage = Stage()
    private let page = Page()
    private let modal = Page()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = page
        modal.modalPresentationStyle = .fullScreen
        stage.advance(by: 0.1)
        page.windows = []
    }

    @Test(arguments: [true, false])
    func `a full-screen presentation removes the view of its presenter until the dismissal`(animated: Bool) {
        page.present(modal, animated: animated)
        expect(page.view.window != nil)
        stage.advance(by: 1)
        expect(page.view.window == nil && page.view.superview == nil)
        expect(stage.window.subviews.count, equals: 1)
        page.dismiss(animated: animated)
        expect(page.view.superview, isIdenticalTo: stage.window)
        stage.advance(by: 1)
        expect(stage.window.subviews, equals: [page.view])
        expect(page.windows, equals: [true, false, false, true])
    }

    @Test func `a presentation that covers a presented controller removes its view`() {
        let sheet = UIViewController()
        page.present(sheet, animated: true)
        stage.advance(by: 1)
        sheet.present(modal, animated: true)
        stage.advance(by: 1)
        expect(sheet.view.window == nil && page.view.window != nil)
        modal.dismiss(animated: true)
        stage.advance(by: 1)
        expect(sheet.view.convert(CGPoint.zero, to: nil as UIView?).y, equals: 12)
        expect(sheet.view.window, isIdenticalTo: stage.window)
    }

    @Test(arguments: [true, false])
    func `dismissing two full-screen presentations at once shows the lowest presenter`(animated: Bool) {
        let top = Page()
        top.modalPresentationStyle = .fullScreen
        page.present(modal, animated: false)
        stage.advance(by: 0.1)
        modal.present(top, animated: false)
        stage.advance(by: 0.1)
        expect(modal.view.window == nil && page.view.window == nil)
        page.dismiss(animated: animated)
        stage.advance(by: 1)
        expect(stage.window.subviews, equals: [page.view])
        expect(modal.viewIfLoaded?.window == nil && top.viewIfLoaded?.window == nil)
    }

    @Test func `a covered presenter is notified of each new size, and has it after the dismissal`() {
        page.present(modal, animated: false)
        stage.advance(by: 0.1)
        for isWide in [true, false, true] {
            let size = CGSize(width: isWide ? 800 : 400, height: isWide ? 400 : 800)
            stage.host.windows[0].resize(to: size)
            stage.advance(by: 1)
        }
        expect(page.sizes.map(\.width), equals: [800, 400, 800])
        expect(modal.sizes.map(\.width), equals: [800, 400, 800])
        page.dismiss(animated: true)
        expect(page.view.frame, equals: CGRect(x: 0, y: 0, width: 800, height: 400))
        stage.advance(by: 1)
        expect(page.traitCollection.verticalSizeClass, equals: .compact)
    }

    @Test func `an animator receives both views, and may move them to the container`() {
        let animator = Animator()
        modal.transitioningDelegate = animator
        page.present(modal, animated: true)
        stage.advance(by: 0.1)
        expect(page.view.window != nil)
        stage.advance(by: 1)
        expect(page.view.window == nil && modal.view.window != nil)
        page.dismiss(animated: true)
        stage.advance(by: 1)
        expect(animator.log, equals: ["\(stage.window.bounds)", "\(stage.window.bounds)"])
        expect(stage.window.subviews, equals: [page.view])
        expect(page.windows.count, equals: 4)
    }

    @Test func `a presenter is visible during a dismissal that is canceled, and covered afterward`() {
        let interaction = UIPercentDrivenInteractiveTransition()
        final class Director: NSObject, UIViewControllerTransitioningDelegate {
            var interaction: UIPercentDrivenInteractiveTransition?
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }
        let director = Director()
        director.interaction = interaction
        modal.transitioningDelegate = director
        page.present(modal, animated: true)
        stage.advance(by: 1)
        page.dismiss(animated: true)
        interaction.update(0.4)
        stage.advance(by: 0.1)
        expect(page.view.window != nil)
        interaction.cancel()
        stage.advance(by: 1)
        expect(page.view.window == nil && modal.view.window != nil && page.presentedViewController === modal)
    }

    @Test func `the safe area and the offset of a covered list stay`() {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        let content = UIViewController()
        content.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: content)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        let offset: CGPoint = scrollView.contentOffset
        expect(offset.y, isLessThan: 0)
        navigation.present(modal, animated: true)
        stage.advance(by: 1)
        navigation.dismiss(animated: true)
        stage.advance(by: 1)
        expect(scrollView.contentOffset == offset && scrollView.adjustedContentInset.top == -offset.y)
    }

    @Test func `a push that hides the large title and shows the toolbar settles`() {
        final class ToolPage: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                navigationController?.setToolbarHidden(false, animated: animated)
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        let next = ToolPage()
        next.navigationItem.largeTitleDisplayMode = .never
        next.view.addSubview(UIScrollView(frame: next.view.bounds))
        let found: [String] = warnings {
            navigation.pushViewController(next, animated: true)
            stage.advance(by: 1)
        }
        expect(found, equals: [])
        expect(navigation.navigationBar.frame.height, equals: 44)
    }

    @Test(arguments: [true, false])
    func `the view of a covered presenter returns in front of the views that were behind it`(animated: Bool) {
        let background = UIView(frame: stage.window.bounds)
        stage.window.addSubview(background)
        stage.window.sendSubviewToBack(background)
        page.present(modal, animated: animated)
        stage.advance(by: 1)
        page.dismiss(animated: animated)
        stage.advance(by: 1)
        expect(stage.window.subviews, equals: [background, page.view])
        let top = Page()
        top.modalPresentationStyle = .fullScreen
        page.present(modal, animated: false)
        stage.advance(by: 0.1)
        modal.present(top, animated: false)
        stage.advance(by: 0.1)
        page.dismiss(animated: animated)
        stage.advance(by: 1)
        expect(stage.window.subviews, equals: [background, page.view])
    }

    @Test func `a dismissal that begins when the controller has appeared notifies the presenter at its end`() {
        final class Empty: UIViewController {
            var isBeingDismissedAtEnd: Bool?
            override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
            override func viewDidDisappear(_ animated: Bool) { isBeingDismissedAtEnd = isBeingDismissed }
        }
        let empty = Empty()
        empty.modalPresentationStyle = .fullScreen
        page.present(empty, animated: false)
        stage.advance(by: 0.1)
        expect(page.appearance == .appearing && empty.appearance == .disappearing)
        stage.advance(by: 1)
        expect(page.appearance == .appeared && stage.window.subviews == [page.view])
        expect(empty.isBeingDismissedAtEnd, equals: true)
    }
}
