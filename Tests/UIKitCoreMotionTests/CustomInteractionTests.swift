import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Transitions that an interaction controller of the app drives, without `UIPercentDrivenInteractiveTransition`.
@MainActor @Suite(.onStage) final class CustomInteractionTests {
    private let stage = Stage()
    private let root = UIViewController()
    private let modal = UIViewController()
    private let director = Director()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        modal.transitioningDelegate = director
        modal.modalPresentationStyle = .custom
    }

    private final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        }
        func finish() {
            context?.finishInteractiveTransition()
            context?.completeTransition(true)
        }
        func cancel() {
            context?.cancelInteractiveTransition()
            context?.completeTransition(false)
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let interaction = Interaction()
        var controller: UIPresentationController?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { controller }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { PresentationTests.Fade(.to) }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { PresentationTests.Fade(.from) }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test func `animations alongside a transition begin with it`() {
        var calls: [String] = []
        func log(_ name: String) {
            modal.transitionCoordinator?.animate { _ in
                calls.append(name)
            } completion: { _ in
                calls.append("end")
            }
        }
        final class Dimming: UIPresentationController {
            var onBegin: () -> Void = {}
            override func presentationTransitionWillBegin() { onBegin() }
            override func dismissalTransitionWillBegin() { onBegin() }
        }
        let dimming = Dimming(presentedViewController: modal, presenting: root)
        director.controller = dimming
        dimming.onBegin = { log("present") }
        root.present(modal, animated: true)
        expect(calls, equals: ["present"])
        stage.advance(by: 2)
        director.interaction.finish()
        expect(calls, equals: ["present", "end"])
        dimming.onBegin = { log("dismiss") }
        root.dismiss(animated: true)
        expect(calls.last, equals: "dismiss")
        director.interaction.finish()
        expect(calls, equals: ["present", "end", "dismiss", "end"])
    }

    @Test func `an animator that keeps the completion of its transition is released with its controller`() {
        final class Keeper: NSObject, UIViewControllerAnimatedTransitioning {
            var complete: ((Bool) -> Void)?
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                complete = transitionContext.completeTransition
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
                complete?(true)
            }
        }
        final class Keepers: NSObject, UIViewControllerTransitioningDelegate {
            weak var last: Keeper?
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                let keeper = Keeper()
                last = keeper
                return keeper
            }
        }
        let keepers = Keepers()
        weak var target: UIViewController?
        do {
            let controller = UIViewController()
            controller.transitioningDelegate = keepers
            controller.modalPresentationStyle = .custom
            root.present(controller, animated: true)
            target = controller
        }
        stage.advance(by: 0.1)
        expect(target != nil)
        root.dismiss(animated: false)
        stage.advance(by: 0.1)
        expect(target == nil && keepers.last == nil)
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen], [true, false])
    func `a dismissal that is canceled during the next presentation completes`(
        style: UIModalPresentationStyle, isAnimated: Bool
    ) {
        let (first, next, page) = (Page(), Page(), Page())
        stage.window.rootViewController = page
        first.transitioningDelegate = director
        (first.modalPresentationStyle, next.modalPresentationStyle) = (style, style)
        page.present(first, animated: false)
        stage.advance(by: 0.1)
        (page.calls, first.calls) = ([], [])
        page.dismiss(animated: true)
        page.present(next, animated: isAnimated)
        stage.advance(by: 0.1)
        director.interaction.cancel()
        if isAnimated { expect(page.transitionCoordinator != nil) }
        stage.advance(by: 2)
        expect(page.presentedViewController, isIdenticalTo: next)
        expect(first.calls, equals: ["will disappear", "disappeared"])
        expect(first.viewIfLoaded?.window == nil && first.presentingViewController == nil)
        expect(next.calls, equals: ["will appear", "appeared"])
        expect(page.calls.last, equals: style == .fullScreen ? "disappeared" : nil)
        page.dismiss(animated: false)
        stage.advance(by: 0.1)
        expect(page.presentedViewController == nil && next.viewIfLoaded?.window == nil)
        expect(page.calls.last, equals: style == .fullScreen ? "appeared" : nil)
    }
}
