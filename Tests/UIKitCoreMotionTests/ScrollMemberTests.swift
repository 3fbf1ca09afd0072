import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Alignment, bounces per axis, and nested scroll views.
@MainActor @Suite(.onStage) final class ScrollMemberTests {
    lazy var stage = Stage()

    func makeScrollView(content: CGSize, in superview: UIView? = nil) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scrollView.contentSize = content
        (superview ?? stage.root).addSubview(scrollView)
        stage.host.turn()
        return scrollView
    }

    func swipe(dx: CGFloat = 0, dy: CGFloat = 0) {
        stage.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200 + dx, y: 200 + dy), duration: 0.3)
    }

    // MARK: Alignment

    @Test func `small content is aligned, and follows changes in size`() {
        let scrollView = makeScrollView(content: CGSize(width: 100, height: 200))
        scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        expect(scrollView.contentOffset, equals: CGPoint(x: -150, y: -200))
        scrollView.contentSize = CGSize(width: 300, height: 1_000)
        expect(scrollView.contentOffset, equals: CGPoint(x: -50, y: 0))
        scrollView.frame.size.width = 500
        expect(scrollView.contentOffset.x, equals: -100)
        scrollView.contentAlignmentPoint = .zero
        expect(scrollView.contentOffset, equals: .zero)
    }

    @Test func `the alignment applies to the space that the content inset leaves`() {
        let scrollView = makeScrollView(content: CGSize(width: 100, height: 100))
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 80, right: 90)
        scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        expect(scrollView.contentOffset, equals: CGPoint(x: -110, y: -120))
        scrollView.alwaysBounceVertical = true
        swipe(dy: -100)
        stage.advance(by: 3)
        expect(scrollView.contentOffset, equals: CGPoint(x: -110, y: -120))
    }

    @Test func `zoomed content stays aligned`() {
        let scrollView = makeScrollView(content: CGSize(width: 400, height: 200))
        let delegate = ZoomTests.ZoomDelegate()
        delegate.content.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
        scrollView.addSubview(delegate.content)
        scrollView.delegate = delegate
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.25, 4)
        scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        expect(scrollView.contentOffset, equals: CGPoint(x: 0, y: -100))
        scrollView.zoomScale = 0.5
        expect(scrollView.contentOffset, equals: CGPoint(x: -100, y: -150))
        scrollView.setZoomScale(1, animated: true)
        expect(scrollView.isZoomAnimating)
        stage.advance(by: 1)
        expect(!scrollView.isZoomAnimating && scrollView.contentOffset == CGPoint(x: 0, y: -100))
    }

    // MARK: Bounces

    @Test func `the content bounces only along the axes for which it may`() {
        let scrollView = makeScrollView(content: CGSize(width: 1_000, height: 1_000))
        scrollView.bouncesHorizontally = false
        expect(!scrollView.bounces && scrollView.bouncesVertically)
        stage.touch(.began, 200, 100)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 300, y: 200), duration: 0.3)
        expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y < -20)
        stage.touch(.ended, 300, 200)
        stage.advance(by: 2)
        scrollView.bounces = false
        stage.touch(.began, 200, 100)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 300, y: 200), duration: 0.3)
        expect(!scrollView.bouncesVertically && scrollView.contentOffset == .zero)
        scrollView.bounces = true
        expect(scrollView.bouncesHorizontally && scrollView.bouncesVertically)
    }

    // MARK: Nested scroll views

    @Test func `a scroll view that does not transfer scrolling keeps the drag at its end`() {
        let outer = makeScrollView(content: CGSize(width: 400, height: 2_000))
        let inner = makeScrollView(content: CGSize(width: 400, height: 1_000), in: outer)
        inner.contentOffset.y = 600
        inner.transfersHorizontalScrollingToParent = false
        inner.transfersVerticalScrollingToParent = false
        swipe(dy: -100)
        stage.advance(by: 3)
        expect(inner.contentOffset.y == 600 && outer.contentOffset.y == 0)
        stage.wheel(200, 200, dy: -40)
        stage.advance(by: 1)
        expect(inner.contentOffset.y == 600 && outer.contentOffset.y == 0)
        inner.transfersVerticalScrollingToParent = true
        stage.wheel(200, 200, dy: -40)
        stage.advance(by: 1)
        expect(outer.contentOffset.y, isGreaterThan: 0)
    }
}
