import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) final class ZoomTests {
    /// A delegate that zooms a view and records the calls that it receives.
    final class ZoomDelegate: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        var calls: [String] = []
        /// The vertical offsets that the delegate was notified of.
        var offsets: [CGFloat] = []
        var zooms = true
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? content : nil }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if calls.last != "didZoom" { calls.append("didZoom") }
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            expect(view, isIdenticalTo: content)
            calls.append("willBegin")
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("didEnd \(scale)")
        }
    }

    lazy var stage = Stage()
    let zoomDelegate = ZoomDelegate()
    lazy var scrollView: UIScrollView = {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 800)
        scrollView.maximumZoomScale = 4
        scrollView.delegate = zoomDelegate
        scrollView.addSubview(zoomDelegate.content)
        stage.root.addSubview(scrollView)
        stage.host.turn()
        return scrollView
    }()

    /// Places two fingers around (200, 400), and changes their distance.
    func pinch(from: CGFloat, to: CGFloat) {
        _ = scrollView
        stage.touch(.began, 200 - from / 2, 400)
        stage.touch(.began, 200 + from / 2, 400, finger: 2)
        let start: CGFloat = from + (to > from ? 8 : -8)
        for step in 0...10 {
            let distance: CGFloat = start + (to - start) * CGFloat(step) / 10
            stage.post(.moved, 200 - distance / 2, 400)
            stage.post(.moved, 200 + distance / 2, 400, finger: 2)
            stage.host.turn()
            stage.advance(by: 0.01)
        }
    }

    func lift(_ distance: CGFloat) {
        stage.touch(.ended, 200 - distance / 2, 400)
        stage.touch(.ended, 200 + distance / 2, 400, finger: 2)
    }

    @Test func `a pinch scales the content around the fingers`() {
        pinch(from: 100, to: 208)
        expect(scrollView.isZooming)
        expect(scrollView.zoomScale > 1.8 && scrollView.zoomScale < 2.1)
        let middle: CGPoint = zoomDelegate.content.convert(CGPoint(x: 200, y: 400), to: stage.root)
        expect(abs(middle.x - 200) < 1 && abs(middle.y - 400) < 1)
        let scale: CGFloat = scrollView.zoomScale
        expect(scrollView.contentSize, equals: CGSize(width: 400 * scale, height: 800 * scale))
        lift(208)
        stage.advance(by: 2)
        expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
        expect(zoomDelegate.calls, equals: ["willBegin", "didZoom", "didEnd \(scale)"])
    }

    @Test func `a pinch scales constrained content around the fingers`() {
        let content: UIView = zoomDelegate.content
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.contentSize = .zero
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 800),
        ])
        pinch(from: 100, to: 208)
        let middle: CGPoint = content.convert(CGPoint(x: 200, y: 400), to: stage.root)
        expect(abs(middle.x - 200) < 1 && abs(middle.y - 400) < 1)
        lift(208)
        stage.advance(by: 2)
        let scale: CGFloat = scrollView.zoomScale
        expect(scale, isGreaterThan: 1.8)
        expect(abs(content.frame.minX) < 0.5 && abs(content.frame.minY) < 0.5)
        expect(abs(scrollView.contentSize.width - 400 * scale), isAtMost: 0.5)
        expect(abs(scrollView.contentSize.height - 800 * scale), isAtMost: 0.5)
    }

    @Test func `a scale past its limit returns to it`() {
        pinch(from: 200, to: 60)
        expect(scrollView.zoomScale < 1 && scrollView.zoomScale > 0.5)
        lift(60)
        expect(scrollView.isZoomBouncing && !scrollView.isZooming)
        stage.advance(by: 2)
        expect(scrollView.zoomScale, equals: 1)
        expect(scrollView.contentOffset, equals: .zero)
        expect(!scrollView.isZoomBouncing)
        expect(zoomDelegate.calls.last, equals: "didEnd 1.0")
    }

    @Test func `code scales within the limits, around the center or to a rectangle`() {
        scrollView.zoomScale = 9
        expect(scrollView.zoomScale, equals: 4)
        expect(scrollView.contentOffset, equals: CGPoint(x: 600, y: 1_200))
        scrollView.setZoomScale(1, animated: true)
        expect(scrollView.zoomScale, equals: 4)
        stage.advance(by: 1)
        expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
        scrollView.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 400), animated: true)
        stage.advance(by: 1)
        expect(scrollView.zoomScale, equals: 2)
        expect(scrollView.contentOffset, equals: CGPoint(x: 200, y: 400))
    }

    @Test(arguments: [true, false])
    func `a change of the scale in code stops a motion`(isAnimated: Bool) {
        scrollView.zoomScale = 2
        func fling() {
            stage.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.05)
            expect(scrollView.isDecelerating)
        }
        fling()
        scrollView.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 400), animated: isAnimated)
        expect(!scrollView.isDecelerating)
        stage.advance(by: 5)
        expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 200, y: 200))
        fling()
        let middle: CGFloat = scrollView.bounds.midY / 2
        scrollView.setZoomScale(4, animated: isAnimated)
        expect(!scrollView.isDecelerating)
        stage.advance(by: 5)
        expect(scrollView.zoomScale == 4 && abs(scrollView.bounds.midY - middle * 4) < 1)
    }

    @Test func `a pinch or a change in code ends an animated change that is in progress`() {
        scrollView.setZoomScale(2, animated: true)
        stage.advance(by: 0.1)
        let first: CGFloat = scrollView.zoomScale
        expect(first > 1 && first < 2)
        scrollView.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 200), animated: true)
        stage.advance(by: 0.1)
        let second: CGFloat = scrollView.zoomScale
        expect(zoomDelegate.calls, equals: ["willBegin", "didZoom", "didEnd \(first)", "willBegin", "didZoom"])
        zoomDelegate.calls = []
        scrollView.zoomScale = 3
        stage.advance(by: 1)
        expect(zoomDelegate.calls, equals: ["didEnd \(second)", "didZoom"])
        expect(scrollView.zoomScale, equals: 3)
        zoomDelegate.calls = []
        scrollView.setZoomScale(1, animated: true)
        pinch(from: 100, to: 108)
        expect(
            zoomDelegate.calls.filter { $0 != "didZoom" }.map { $0.prefix(6) }, equals: ["willBe", "didEnd", "willBe"])
        lift(108)
        stage.advance(by: 1)
        expect(zoomDelegate.calls.last, equals: "didEnd \(scrollView.zoomScale)")
    }

    @Test(arguments: [true, false])
    func `zooming ends if the limits permit only one scale`(isPinch: Bool) {
        if isPinch {
            pinch(from: 100, to: 150)
        } else {
            scrollView.setZoomScale(2, animated: true)
            stage.advance(by: 0.1)
        }
        scrollView.maximumZoomScale = 1
        let scale: CGFloat = scrollView.zoomScale
        expect(zoomDelegate.calls, equals: ["willBegin", "didZoom", "didEnd \(scale)"])
        if isPinch { lift(150) }
        stage.advance(by: 1)
        expect(zoomDelegate.calls.count == 3 && !scrollView.isZooming)
    }

    @Test func `a pinch ends even if the delegate no longer returns a view`() {
        pinch(from: 100, to: 150)
        expect(scrollView.isZooming)
        zoomDelegate.zooms = false
        lift(150)
        stage.advance(by: 1)
        expect(!scrollView.isZooming)
        expect(zoomDelegate.calls.count { $0.hasPrefix("didEnd") }, equals: 1)
    }

    @Test func `without a range of scales, there is no pinch recognizer`() {
        expect(scrollView.pinchGestureRecognizer != nil)
        scrollView.maximumZoomScale = 1
        expectNil(scrollView.pinchGestureRecognizer)
        pinch(from: 100, to: 200)
        lift(200)
        expect(zoomDelegate.calls.isEmpty)
    }

    @Test(arguments: [true, false])
    func `an animated zoom ends at the offset that is set during it`(isAnimated: Bool) {
        let corner = CGPoint(x: 400, y: 800)
        _ = scrollView
        scrollView.setZoomScale(2, animated: true)
        stage.advance(by: 0.1)
        zoomDelegate.offsets = []
        scrollView.setContentOffset(corner, animated: isAnimated)
        if !isAnimated { expect(scrollView.contentOffset, equals: corner) }
        stage.advance(by: 1)
        expect(scrollView.zoomScale == 2 && scrollView.contentOffset == corner)
        if isAnimated { expect(zoomDelegate.offsets, equals: zoomDelegate.offsets.sorted()) }
        scrollView.setZoomScale(1, animated: true)
        stage.advance(by: 0.1)
        scrollView.setContentOffset(CGPoint(x: 100, y: 200), animated: isAnimated)
        stage.advance(by: 2)
        expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
        expect(zoomDelegate.calls.filter { $0.hasPrefix("didEnd") }, equals: ["didEnd 2.0", "didEnd 1.0"])
    }

    @Test func `an animated zoom ends at the offset that is assigned during it`() {
        let corner = CGPoint(x: 400, y: 800)
        _ = scrollView
        scrollView.setZoomScale(2, animated: true)
        stage.advance(by: 0.1)
        scrollView.contentOffset = corner
        stage.advance(by: 1)
        expect(scrollView.zoomScale == 2 && scrollView.contentOffset == corner)
    }

    @Test func `an animated zoom ends at its scale when the view leaves the window`() {
        _ = scrollView
        scrollView.setZoomScale(2, animated: true)
        stage.advance(by: 0.1)
        scrollView.removeFromSuperview()
        expect(scrollView.zoomScale, equals: 2)
        expect(zoomDelegate.calls, equals: ["willBegin", "didZoom", "didEnd 2.0"])
        stage.root.addSubview(scrollView)
        stage.advance(by: 1)
        expect(zoomDelegate.calls.count, equals: 3)
        scrollView.setZoomScale(1, animated: true)
        stage.advance(by: 1)
        expect(scrollView.zoomScale, equals: 1)
    }

    @Test func `the scale returns to its limits when the view leaves the window during a pinch`() {
        pinch(from: 300, to: 60)
        expect(scrollView.zoomScale, isLessThan: 1)
        scrollView.removeFromSuperview()
        stage.advance(by: 1)
        expect(scrollView.zoomScale, equals: 1)
        expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
    }
}

@MainActor @Suite(.onStage) struct ScrollConstraintTests {
    @Test(arguments: [true, false])
    func `constraints to the edges determine the content size`(byGuide: Bool) {
        let stage = Stage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        stage.root.addSubview(scrollView)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let guide: UILayoutGuide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: byGuide ? guide.leadingAnchor : scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: byGuide ? guide.trailingAnchor : scrollView.trailingAnchor),
            content.topAnchor.constraint(equalTo: byGuide ? guide.topAnchor : scrollView.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: byGuide ? guide.bottomAnchor : scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 2_000),
        ])
        stage.host.turn()
        expect(scrollView.contentSize, equals: CGSize(width: 400, height: 2_020))
        expect(content.frame, equals: CGRect(x: 0, y: 20, width: 400, height: 2_000))
        scrollView.contentOffset.y = 500
        scrollView.frame.size.width = 300
        stage.host.turn()
        expect(scrollView.contentSize, equals: CGSize(width: 300, height: 2_020))
        expect(content.frame, equals: CGRect(x: 0, y: 20, width: 300, height: 2_000))
    }

    @Test func `a view constrained to the frame guide does not scroll`() {
        let stage = Stage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 3_000)
        stage.root.addSubview(scrollView)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10),
            badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -10),
            badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.host.turn()
        expect(badge.frame, equals: CGRect(x: 350, y: 10, width: 40, height: 40))
        scrollView.contentOffset.y = 1_000
        stage.host.turn()
        expect(badge.frame, equals: CGRect(x: 350, y: 1_010, width: 40, height: 40))
        expect(scrollView.contentSize, equals: CGSize(width: 400, height: 3_000))
    }
}
