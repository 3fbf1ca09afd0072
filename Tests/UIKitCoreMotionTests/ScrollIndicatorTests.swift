import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) final class ScrollIndicatorTests {
    private let stage = Stage()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    private func show(_ contentSize: CGSize) {
        scrollView.contentSize = contentSize
        stage.root.addSubview(scrollView)
        stage.host.turn()
        scrollView.flashScrollIndicators()
    }

    /// The indicators that are visible.
    private var shown: [UIView] { scrollView.subviews.filter { $0 is ScrollIndicatorView && $0.alpha == 1 } }

    @Test func `an indicator does not appear when its axis no longer overflows`() {
        show(CGSize(width: 800, height: 2_000))
        expect(shown.count, equals: 2)
        stage.advance(by: 2)
        expect(shown.count, equals: 0)
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        scrollView.flashScrollIndicators()
        expect(shown.map { $0.bounds.width < $0.bounds.height }, equals: [true])
    }

    @Test func `indicators stay in front of content that is added while they are visible`() {
        show(CGSize(width: 800, height: 2_000))
        let header = UIView(frame: CGRect(x: 0, y: 900, width: 400, height: 40))
        scrollView.addSubview(header)
        scrollView.contentOffset.y = 200
        stage.host.turn()
        expect(scrollView.subviews.first === header && shown.count == 2)
    }

    @Test func `the vertical indicator avoids the safe area at the left edge of a right-to-left layout`() {
        final class Notched: UIViewController {}
        let controller = Notched()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
        controller.view.addSubview(scrollView)
        stage.window.rootViewController = controller
        scrollView.semanticContentAttribute = .forceRightToLeft
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        scrollView.contentInsetAdjustmentBehavior = .never
        stage.host.turn()
        scrollView.flashScrollIndicators()
        expect(shown.map { $0.frame.minX - scrollView.bounds.minX }, equals: [47])
    }
}
