import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitLists

/// Calls to `stopScrollingAndZooming()`.
@MainActor @Suite(.onStage) final class ScrollStopTests {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() {
        scrollView.contentSize = CGSize(width: 400, height: 4_000)
        stage.root.addSubview(scrollView)
        stage.host.turn()
    }

    func swipe(to y: CGFloat) {
        stage.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: y), duration: 0.2)
    }

    @Test func `stopping keeps the offset, or moves past an end back to it`() {
        swipe(to: 50)
        stage.advance(by: 0.1)
        let offset: CGFloat = scrollView.contentOffset.y
        scrollView.stopScrollingAndZooming()
        expect(!scrollView.isDecelerating)
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y, equals: offset)
        scrollView.setContentOffset(.zero, animated: true)
        stage.advance(by: 0.1)
        scrollView.stopScrollingAndZooming()
        expect(!scrollView.isScrollAnimating && scrollView.contentOffset.y > 0)
        scrollView.contentOffset = .zero
        stage.advance(by: 1)
        swipe(to: 350)
        expect(scrollView.contentOffset.y, isLessThan: 0)
        scrollView.stopScrollingAndZooming()
        expect(scrollView.contentOffset, equals: .zero)
    }

    @Test func `stopping moves to a page`() {
        scrollView.isPagingEnabled = true
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        stage.advance(by: 0.2)
        scrollView.stopScrollingAndZooming()
        expect([0, 400].contains(scrollView.contentOffset.y))
    }

    @Test func `stopping ends an animated change in scale, and returns to the limits of the scale`() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let delegate = Delegate()
        scrollView.addSubview(delegate.content)
        scrollView.delegate = delegate
        scrollView.maximumZoomScale = 4
        scrollView.setZoomScale(3, animated: true)
        stage.advance(by: 0.1)
        scrollView.stopScrollingAndZooming()
        let scale: CGFloat = scrollView.zoomScale
        expect(!scrollView.isZoomAnimating && scale > 1 && scale < 3)
        stage.advance(by: 1)
        expect(scrollView.zoomScale, equals: scale)
    }
}
