import Foundation

@testable import UIKitCore

/// Writes down every call of a scroll view's delegate with the flags as they are inside it.
@MainActor
final class ScrollWatcher: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var offsets: [CGPoint] = []
    var velocity: CGPoint = .zero
    var target: CGPoint = .zero
    var chooseTarget: (CGPoint) -> CGPoint = { $0 }
    var onScroll: (UIScrollView) -> Void = { _ in }

    /// The calls in order, those that repeat written once.
    var sequence: [String] { calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

    private func note(_ name: String, _ scrollView: UIScrollView) {
        var flags = ""
        if scrollView.isTracking { flags += "T" }
        if scrollView.isDragging { flags += "D" }
        if scrollView.isDecelerating { flags += "d" }
        calls.append(flags.isEmpty ? name : "\(name) \(flags)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("didScroll", scrollView)
        offsets.append(scrollView.contentOffset)
        onScroll(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging", scrollView)
        self.velocity = velocity
        target = targetContentOffset.pointee
        targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
}
