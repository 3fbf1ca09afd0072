import Foundation

@testable import UIKitCore

/// Records each call to a scroll view's delegate, with letters for the state of the scroll view: “T” for tracking, “D”
/// for dragging, “d” for decelerating.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var offsets: [CGPoint] = []
    var velocity: CGPoint = .zero
    var target: CGPoint = .zero
    var chooseTarget: (CGPoint) -> CGPoint = { $0 }
    var onScroll: (UIScrollView) -> Void = { _ in }

    /// The calls in order, without consecutive repetitions.
    var sequence: [String] { calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

    private func record(_ name: String, _ scrollView: UIScrollView) {
        var flags = ""
        if scrollView.isTracking { flags += "T" }
        if scrollView.isDragging { flags += "D" }
        if scrollView.isDecelerating { flags += "d" }
        calls.append(flags.isEmpty ? name : "\(name) \(flags)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        record("didScroll", scrollView)
        offsets.append(scrollView.contentOffset)
        onScroll(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        record("willEndDragging", scrollView)
        self.velocity = velocity
        target = targetContentOffset.pointee
        targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging(\(decelerate))", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        record("didEndScrollingAnimation", scrollView)
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { record("didScrollToTop", scrollView) }
}
