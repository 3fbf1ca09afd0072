import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Delegates that change the offset while the user scrolls.
@MainActor @Suite(.onStage) struct DelegateScrollTests {
    private let stage = Stage()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let adjuster = Adjuster()

    private final class Adjuster: NSObject, UIScrollViewDelegate {
        var adjust: (UIScrollView) -> Void = { _ in }
        var ends = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { adjust(scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }

    init() {
        scrollView.contentSize = CGSize(width: 400, height: 5_000)
        scrollView.delegate = adjuster
        stage.root.addSubview(scrollView)
        stage.host.turn()
    }

    @Test func `an offset of zero is positive`() {
        let content = UIScrollView(frame: stage.root.bounds)
        content.contentSize = CGSize(width: 400, height: 5_000)
        content.contentInset.top = 44
        stage.root.addSubview(content)
        content.contentOffset.y = -100
        content.contentSize.height = 6_000
        expect("\(content.contentOffset)", equals: "(0.0, -44.0)")
        content.contentInset.top = 0
        expect("\(content.contentOffset)", equals: "(0.0, 0.0)")
    }

    @Test func `content that loops moves as far as the finger`() {
        var loops = 0
        scrollView.contentOffset.y = 500
        adjuster.adjust = { scrollView in
            guard scrollView.contentOffset.y > 600 else { return }
            loops += 1
            scrollView.contentOffset.y -= 100
        }
        stage.touch(.began, 200, 700)
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 290), duration: 0.4)
        // The first 10 points begin the drag.
        expect(scrollView.contentOffset.y + CGFloat(loops) * 100, equals: 900)
        stage.advance(by: 0.3)
        stage.touch(.ended, 200, 290)
        stage.advance(by: 1)
        expect(loops, equals: 3)
    }

    @Test func `a pager that returns to its middle page turns one page with each swipe`() {
        var page = 0
        scrollView.isPagingEnabled = true
        scrollView.contentSize = CGSize(width: 1_200, height: 800)
        scrollView.contentOffset.x = 400
        adjuster.adjust = { scrollView in
            guard scrollView.contentOffset.x >= 800 || scrollView.contentOffset.x <= 0 else { return }
            page += scrollView.contentOffset.x >= 800 ? 1 : -1
            scrollView.contentOffset.x = 400
        }
        for (index, swipe) in [(1, -200), (2, -200), (1, 200)] as [(Int, CGFloat)] {
            stage.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + swipe, y: 400), duration: 0.1)
            stage.advance(by: 3)
            expect(page, equals: index)
            expect(scrollView.contentOffset.x, equals: 400)
        }
        expect(adjuster.ends, equals: 3)
    }

    @Test func `content that the delegate holds at the top follows the finger as soon as it turns back`() {
        adjuster.adjust = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), duration: 0.3)
        expect(scrollView.contentOffset.y, equals: 0)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.3)
        expect(abs(scrollView.contentOffset.y - 100), isLessThan: 12)
    }

    @Test func `content that the delegate holds at the top comes to rest there`() {
        scrollView.contentOffset.y = 300
        var least: CGFloat = 0
        adjuster.adjust = { scrollView in
            if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
            least = min(least, scrollView.contentOffset.y)
        }
        stage.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.1)
        stage.advance(by: 4)
        expect(scrollView.contentOffset.y == 0 && least == 0)
        expect(!scrollView.isDecelerating && adjuster.ends == 1)
    }

    @Test func `a change during the deceleration shifts where the content comes to rest`() {
        stage.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.1)
        stage.advance(by: 4)
        let natural: CGFloat = scrollView.contentOffset.y
        scrollView.contentOffset.y = 0
        stage.advance(by: 1)
        var isShifted = false
        adjuster.adjust = { scrollView in
            guard scrollView.isDecelerating, !isShifted else { return }
            isShifted = true
            scrollView.contentOffset.y += 1_000
        }
        stage.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.1)
        stage.advance(by: 4)
        expect(isShifted)
        expect(abs(scrollView.contentOffset.y - natural - 1_000), isLessThan: 1)
    }

    @Test func `content that is prepended while the view bounces stays where it is`() {
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), duration: 0.2)
        stage.touch(.ended, 200, 400)
        stage.advance(by: 0.05)
        expect(scrollView.contentOffset.y < 0)
        scrollView.contentSize.height += 1_000
        scrollView.contentOffset.y += 1_000
        stage.advance(by: 3)
        expect(abs(scrollView.contentOffset.y - 1_000), isLessThan: 1)
    }

    @Test func `a fling goes on if content before it is removed`() {
        scrollView.contentOffset.y = 4_000
        stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.1)
        stage.advance(by: 0.05)
        let before: CGFloat = scrollView.contentOffset.y
        scrollView.contentSize.height -= 1_000
        scrollView.contentOffset.y -= 1_000
        expect(scrollView.contentOffset.y, equals: before - 1_000)
        stage.advance(by: 4)
        expect(scrollView.contentOffset.y, isLessThan: before - 1_100)
    }

    @Test func `an observer of the offset holds content as a delegate does`() {
        let observation = scrollView.observe(\.contentOffset) { scrollView, _ in
            MainActor.assumeIsolated { if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 } }
        }
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), duration: 0.3)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.3)
        expect(abs(scrollView.contentOffset.y - 100), isLessThan: 12)
        observation.invalidate()
    }
}
