import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// The frames of presented views that an animator places, and the members of presentation controllers for apps.
@MainActor @Suite(.onStage) final class PlacedPresentationTests {
    private let stage = Stage()
    private let root = UIViewController()
    private let modal = UIViewController()
    private let director = Director()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
    }

    /// Shows the view of the presented controller at the leading side, and moves it out of its container's view.
    private final class Drawer: NSObject, UIViewControllerAnimatedTransitioning {
        var frame: CGRect?
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.2
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.viewController(forKey: .to)?.view else { return }
            if view.window == nil { transitionContext.containerView.addSubview(view) }
            UIView.animate(withDuration: 0.2) {
                if let frame = self.frame { view.frame = frame }
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let drawer = Drawer()
        var controller: UIPresentationController?
        var interaction: UIPercentDrivenInteractiveTransition?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { controller == nil ? drawer : nil }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { controller }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = director
        root.present(modal, animated: animated)
        stage.advance(by: 1)
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .fullScreen])
    func `a view stays where an animator places it until the container has another size`(
        style: UIModalPresentationStyle
    ) {
        let frame = CGRect(x: 0, y: 0, width: 260, height: 800)
        director.drawer.frame = frame
        present(style)
        expect(modal.view.frame, equals: frame)
        modal.view.superview?.setNeedsLayout()
        stage.advance(by: 0.1)
        expect(modal.view.frame, equals: frame)
        modal.view.frame.origin.y = 100
        stage.advance(by: 0.1)
        expect(modal.view.frame.minY, equals: 100)
        stage.host.windows[0].rotate()
        stage.advance(by: 1)
        expect(modal.view.frame, equals: CGRect(x: 0, y: 0, width: 800, height: 400))
    }

    @Test func `a view stays where an animator placed it after its dismissal is canceled`() {
        let frame = CGRect(x: 0, y: 0, width: 260, height: 800)
        director.drawer.frame = frame
        present(.overFullScreen)
        let interaction = UIPercentDrivenInteractiveTransition()
        director.interaction = interaction
        root.dismiss(animated: true)
        stage.advance(by: 0.1)
        interaction.update(0.3)
        interaction.cancel()
        stage.advance(by: 1)
        expect(root.presentedViewController, isIdenticalTo: modal)
        expect(modal.view.frame, equals: frame)
    }

    @Test func `a view that an animator takes out of a sheet has the size of the sheet`() {
        modal.view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        modal.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        present(.automatic)
        let sheet: CGRect = modal.sheetPresentationController?.frameOfPresentedViewInContainerView ?? .zero
        expect(modal.view.frame.size, equals: sheet.size)
        expect(sheet.height > 700)
    }

    @Test func `animations alongside a rotation follow the layout for the new size`() {
        final class Recording: UIViewController {
            var calls: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                calls.append("transition")
                coordinator.animate { _ in
                    self.calls.append("alongside")
                } completion: { _ in
                    self.calls.append("end")
                }
            }
            override func viewWillLayoutSubviews() { calls.append("layout \(Int(view.bounds.width))") }
        }
        final class Placing: UIPresentationController {
            var widths: [CGFloat] = []
            override func containerViewWillLayoutSubviews() {
                presentedView?.frame = frameOfPresentedViewInContainerView
                widths.append(containerView?.bounds.width ?? 0)
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate { _ in self.widths.append(-1) }
            }
        }
        let page = Recording()
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        let placing = Placing(presentedViewController: modal, presenting: page)
        director.controller = placing
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = director
        page.present(modal, animated: false)
        stage.advance(by: 0.1)
        (page.calls, placing.widths) = ([], [])
        stage.host.windows[0].rotate()
        stage.advance(by: 1)
        expect(page.calls, equals: ["transition", "layout 800", "alongside", "end"])
        expect(Array(placing.widths.prefix(2)), equals: [800, -1])
    }

    @Test func `a presentation controller has the traits of its container`() {
        final class Traited: UIPresentationController {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let traited = Traited(presentedViewController: modal, presenting: root)
        expect(traited.traitCollection, equals: root.traitCollection)
        director.controller = traited
        present(.custom)
        traited.styles = []
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        expect(traited.styles, equals: [.dark])
    }

    @Test func `a presentation controller chooses whether it fills the window and how it adapts`() {
        final class Choosing: UIPresentationController {
            var adaptive = UIModalPresentationStyle.none
            override var shouldPresentInFullscreen: Bool { false }
            override var adaptivePresentationStyle: UIModalPresentationStyle { adaptive }
        }
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let choosing = Choosing(presentedViewController: modal, presenting: root)
        expect(choosing.adaptivePresentationStyle(for: compact), equals: .none)
        director.controller = choosing
        present(.custom, animated: false)
        expect(modal.view.isDescendant(of: root.view))
        expect(modal.presentationController, isIdenticalTo: choosing)
        root.dismiss(animated: false)
        stage.advance(by: 0.1)
        choosing.adaptive = .fullScreen
        expect(choosing.adaptivePresentationStyle(for: compact), equals: .fullScreen)
        expect(
            choosing.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .regular)), equals: .none)
        present(.custom, animated: false)
        expect(modal.presentationController !== choosing)
        expect(root.view.window, equals: nil)
    }

    @Test(arguments: [false, true])
    func `a context provides the transition style of controllers presented in it`(provides: Bool) {
        root.definesPresentationContext = true
        root.providesPresentationContextTransitionStyle = provides
        root.modalTransitionStyle = .crossDissolve
        modal.modalPresentationStyle = .overCurrentContext
        root.present(modal, animated: true)
        stage.advance(by: 0.1)
        let alpha: CGFloat = CGFloat(modal.view.layer.presentation()?.opacity ?? 1)
        expect(alpha < 1, equals: provides)
    }

    @Test(arguments: [true, false])
    func `a view stays where an animator placed it after it presented another controller`(animated: Bool) {
        let frame = CGRect(x: 0, y: 0, width: 260, height: 800)
        director.drawer.frame = frame
        present(.overFullScreen)
        let settings = UIViewController()
        settings.modalPresentationStyle = .fullScreen
        modal.present(settings, animated: animated)
        stage.advance(by: 1)
        expect(modal.view.window, equals: nil)
        modal.dismiss(animated: animated)
        stage.advance(by: 1)
        expect(modal.view.window, isIdenticalTo: stage.window)
        expect(modal.view.frame, equals: frame)
        modal.present(settings, animated: animated)
        stage.advance(by: 1)
        stage.host.windows[0].rotate()
        stage.advance(by: 1)
        modal.dismiss(animated: animated)
        stage.advance(by: 1)
        expect(modal.view.frame, equals: CGRect(x: 0, y: 0, width: 800, height: 400))
    }
}
