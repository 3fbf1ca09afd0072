import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Popovers in a narrow window, and the methods of their delegate.
@MainActor @Suite(.onStage) final class AdaptivePresentationTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var replacement: UIViewController?
        var log: [String] = []

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            log.append(traitCollection.horizontalSizeClass == .compact ? "style" : "?")
            return style
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("controller \(style)")
            return replacement
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            log.append("prepare \(presentationController is UIPopoverPresentationController)")
            (adaptivePresentationController as? UISheetPresentationController)?.prefersGrabberVisible = true
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            let isPopover: Bool = presentationController is UIPopoverPresentationController
            log.append("will present \(isPopover) \(style) \(transitionCoordinator != nil)")
        }
    }

    private let stage = Stage()
    private let root = UIViewController()
    private let modal = UIViewController()
    private let delegate = Delegate()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 220, height: 120)
        modal.popoverPresentationController?.delegate = delegate
        modal.popoverPresentationController?.sourceView = root.view
    }

    private func present(animated: Bool = false) {
        root.present(modal, animated: animated)
        stage.advance(by: 1)
    }

    @Test func `a popover stays a popover if the delegate answers none for the traits`() {
        present()
        expect(modal.view.frame.size, equals: CGSize(width: 220, height: 120))
        expect(delegate.log, equals: ["style", "will present true none false"])
    }

    @Test func `the delegate prepares the sheet that a popover becomes`() {
        delegate.style = .formSheet
        present(animated: true)
        expect(modal.sheetPresentationController?.prefersGrabberVisible, equals: true)
        expect(
            delegate.log,
            equals: ["style", "controller formSheet", "prepare true", "will present true formSheet true"])
        root.dismiss(animated: true)
        stage.advance(by: 1)
        expect(root.presentedViewController == nil && modal.presentationController?.presentation == nil)
    }

    @Test func `a popover that becomes a sheet uses its adaptive sheet`() {
        delegate.style = .pageSheet
        modal.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.custom { _ in 200 }]
        present()
        expect(modal.view.convert(CGPoint.zero, to: nil as UIView?).y, equals: 600)
    }

    @Test(arguments: [true, false])
    func `the delegate replaces the controller of a popover that adapts`(animated: Bool) {
        delegate.style = .fullScreen
        let navigation = UINavigationController(rootViewController: modal)
        delegate.replacement = navigation
        present(animated: animated)
        expect(root.presentedViewController, isIdenticalTo: navigation)
        expect(modal.presentingViewController, isIdenticalTo: root)
        expect(navigation.view.frame, equals: stage.window.bounds)
        expect(modal.viewIfLoaded?.window, isIdenticalTo: stage.window)
        modal.dismiss(animated: animated)
        stage.advance(by: 1)
        expect(root.presentedViewController == nil && navigation.view.window == nil)
        expect(delegate.log.last, equals: "will present true fullScreen \(animated)")
    }

    @Test func `the controller that replaces a popover can be presented again during its dismissal`() {
        delegate.style = .fullScreen
        let navigation = UINavigationController(rootViewController: modal)
        delegate.replacement = navigation
        present()
        root.dismiss(animated: true)
        stage.advance(by: 0.1)
        present(animated: true)
        expect(root.presentedViewController, isIdenticalTo: navigation)
        expect(navigation.presentingViewController, isIdenticalTo: root)
        expect(modal.view.window, isIdenticalTo: stage.window)
        modal.dismiss(animated: false)
        stage.advance(by: 1)
        expect(root.presentedViewController == nil && stage.window.subviews == [root.view])
    }

    @Test func `a sheet computes the heights of its detents again on request`() {
        var height: CGFloat = 200
        modal.modalPresentationStyle = .pageSheet
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.custom { _ in height }]
        root.present(sheet, animated: false)
        stage.advance(by: 1)
        height = 300
        sheet.sheetPresentationController?.invalidateDetents()
        stage.advance(by: 1)
        expect(sheet.view.convert(CGPoint.zero, to: nil as UIView?).y, equals: 500)
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let controller: UIPresentationController
        init(_ controller: UIPresentationController) { self.controller = controller }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { controller }
    }

    @Test func `the delegate of a custom presentation chooses its style for a compact height`() {
        let custom = UIPresentationController(presentedViewController: modal, presenting: root)
        custom.delegate = delegate
        let director = Director(custom)
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = director
        present()
        expect(modal.presentationController, isIdenticalTo: custom)
        root.dismiss(animated: false)
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 450))
        stage.advance(by: 1)
        delegate.log = []
        delegate.style = .overFullScreen
        present()
        expect(modal.presentationController?.presentationStyle == .custom && modal.presentationController !== custom)
        expect(
            delegate.log,
            equals: ["?", "controller overFullScreen", "prepare false", "will present false overFullScreen false"])
    }

    @Test func `a delegate that chooses no style adapts only popovers`() {
        final class Silent: NSObject, UIPopoverPresentationControllerDelegate {}
        let silent = Silent()
        let custom = UIPresentationController(presentedViewController: modal, presenting: root)
        custom.delegate = silent
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        expect(custom.adaptivePresentationStyle(for: compact), equals: .none)
        let popover = UIPopoverPresentationController(presentedViewController: modal, presenting: root)
        popover.delegate = silent
        expect(popover.adaptivePresentationStyle(for: compact), equals: .pageSheet)
        expect(
            popover.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .regular)), equals: .none)
    }

    @Test func `the delegate of a sheet can choose a style that fills the window`() {
        modal.modalPresentationStyle = .pageSheet
        modal.presentationController?.delegate = delegate
        delegate.style = .formSheet
        present()
        expect(delegate.log, equals: ["style", "will present false none false"])
        root.dismiss(animated: false)
        stage.advance(by: 0.1)
        let other = UIViewController()
        other.modalPresentationStyle = .pageSheet
        other.presentationController?.delegate = delegate
        delegate.style = .fullScreen
        root.present(other, animated: false)
        stage.advance(by: 0.1)
        expect(other.view.frame, equals: stage.window.bounds)
        expect(root.view.window, equals: nil)
    }
}
