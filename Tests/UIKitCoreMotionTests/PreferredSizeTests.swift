import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// The sizes of sheets and popovers whose content has a preferred size.
@MainActor @Suite(.onStage) struct PreferredSizeTests {
    private let stage = Stage()
    private let root = UIViewController()
    private let modal = UIViewController()

    init() {
        stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 800))
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
    }

    private func frameInWindow(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: stage.window)
    }

    private func presentPopover(_ controller: UIViewController) {
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = root.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 480, y: 20, width: 40, height: 40)
        root.present(controller, animated: false)
        stage.advance(by: 0.1)
    }

    @Test func `a form sheet with a preferred height follows the finger`() {
        modal.modalPresentationStyle = .formSheet
        modal.preferredContentSize = CGSize(width: 500, height: 400)
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        expect(frameInWindow(modal), equals: CGRect(x: 250, y: 400, width: 500, height: 400))
        stage.touch(.began, 500, 420)
        stage.drag(from: CGPoint(x: 500, y: 420), to: CGPoint(x: 500, y: 520), duration: 0.4)
        expect(abs(frameInWindow(modal).minY - 500), isLessThan: 12)
        stage.drag(from: CGPoint(x: 500, y: 520), to: CGPoint(x: 500, y: 430), duration: 0.4)
        stage.advance(by: 0.2)
        stage.touch(.ended, 500, 430)
        stage.advance(by: 1)
        expect(frameInWindow(modal).minY, equals: 400)
    }

    @Test func `a drag does not change the detent of a form sheet whose detents have the same height`() {
        modal.modalPresentationStyle = .formSheet
        modal.preferredContentSize = CGSize(width: 500, height: 300)
        modal.sheetPresentationController?.detents = [.medium(), .large()]
        modal.sheetPresentationController?.selectedDetentIdentifier = .large
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        stage.touch(.began, 500, 520)
        stage.drag(from: CGPoint(x: 500, y: 520), to: CGPoint(x: 500, y: 560), duration: 0.4)
        stage.advance(by: 0.2)
        stage.touch(.ended, 500, 560)
        stage.advance(by: 1)
        expect(modal.sheetPresentationController?.selectedDetentIdentifier, equals: .large)
        expect(frameInWindow(modal).minY, equals: 500)
    }

    @Test func `a popover has the preferred size of the top page of its navigation controller`() {
        let first = UIViewController()
        first.preferredContentSize = CGSize(width: 200, height: 300)
        let navigation = UINavigationController(rootViewController: first)
        presentPopover(navigation)
        expect(frameInWindow(navigation).size, equals: CGSize(width: 200, height: 300))
        let second = UIViewController()
        second.preferredContentSize = CGSize(width: 260, height: 400)
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        let layer: CALayer? = navigation.view.superview?.superview?.layer.presentation()
        expect((layer?.frame.width ?? 0) > 200 && (layer?.frame.width ?? 0) < 260)
        stage.advance(by: 1)
        expect(frameInWindow(navigation).size, equals: CGSize(width: 260, height: 400))
        expect(frameInWindow(second), equals: frameInWindow(navigation))
        second.preferredContentSize.height = 350
        stage.host.turn()
        expect(frameInWindow(navigation).height, equals: 350)
        navigation.popViewController(animated: false)
        stage.host.turn()
        expect(frameInWindow(navigation).size, equals: CGSize(width: 200, height: 300))
        expect(frameInWindow(first), equals: frameInWindow(navigation))
        navigation.preferredContentSize = CGSize(width: 240, height: 320)
        stage.host.turn()
        expect(frameInWindow(navigation).size, equals: CGSize(width: 240, height: 320))
    }

    // MARK: Sizes of the window

    /// Records the sizes that it is notified of.
    final class Page: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private func resize(_ width: CGFloat, _ height: CGFloat) {
        stage.host.windows[0].resize(to: CGSize(width: width, height: height))
        stage.advance(by: 1)
    }

    @Test func `a popover is notified only if its own size changes`() {
        let page = Page()
        page.preferredContentSize = CGSize(width: 320, height: 400)
        presentPopover(page)
        resize(1_100, 800)
        expect(page.sizes, equals: [])
        expect(frameInWindow(page).size, equals: CGSize(width: 320, height: 400))
    }

    @Test func `a sheet is notified of its own size`() {
        let page = Page()
        root.present(page, animated: false)
        stage.advance(by: 0.1)
        resize(1_100, 800)
        expect(page.sizes, equals: [])
        for (width, height) in [(1_100, 700), (500, 700), (800, 400), (400, 800)] as [(CGFloat, CGFloat)] {
            page.sizes = []
            resize(width, height)
            expect(page.sizes, equals: [frameInWindow(page).size])
        }
    }

    @Test func `a full screen presentation above a sheet is notified of the size of the window`() {
        let sheet = Page()
        root.present(sheet, animated: false)
        stage.advance(by: 0.1)
        let page = Page()
        page.modalPresentationStyle = .fullScreen
        sheet.present(page, animated: false)
        stage.advance(by: 0.1)
        resize(1_100, 800)
        expect(sheet.sizes == [] && page.sizes == [CGSize(width: 1_100, height: 800)])
        resize(500, 700)
        expect(sheet.sizes.count == 1 && page.sizes.last == CGSize(width: 500, height: 700))
    }
}
