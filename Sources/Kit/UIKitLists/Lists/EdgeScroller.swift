import Foundation

/// Scrolls a list while a dragged row or item is at an edge of the list.
@MainActor
final class EdgeScroller {
    /// The distance from the edges at which scrolling begins, in points.
    private static let margin: CGFloat = 40
    /// The maximum speed, in points per second.
    private static let maximumSpeed: CGFloat = 600

    /// The list. The display link, which retains this object, can outlast it.
    private weak var view: UIScrollView?
    private let didScroll: () -> Void
    private var link: CADisplayLink?
    /// The frame of the dragged view, relative to the bounds of the list.
    private var frame: CGRect = .null

    /// - Parameter didScroll: A closure that is called after each change in the offset.
    init(_ view: UIScrollView, didScroll: @escaping () -> Void) {
        self.view = view
        self.didScroll = didScroll
    }

    /// Begins or ends scrolling, depending on the frame of the dragged view in the coordinates of the list.
    func dragDidMove(to frame: CGRect) {
        guard let view else { return }
        self.frame = frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
        let isPaused: Bool = velocity(in: view) == .zero
        guard link != nil || !isPaused else { return }
        if link == nil {
            link = CADisplayLink(target: self, selector: Selector("scroll", EdgeScroller.scroll))
            link?.add(to: .main, forMode: .common)
        }
        if link?.isPaused != isPaused { link?.isPaused = isPaused }
    }

    func end() {
        link?.invalidate()
        link = nil
    }

    /// The velocity of the offset, in points per second. It is zero unless the dragged view is at an edge.
    private func velocity(in view: UIScrollView) -> CGVector {
        let isScrollable: (x: Bool, y: Bool) = isScrollable(view)
        let visible: CGRect = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.adjustedContentInset)
        return CGVector(
            dx: Self.speed(frame.minX, frame.maxX, visible.minX, visible.maxX, isScrollable: isScrollable.x),
            dy: Self.speed(frame.minY, frame.maxY, visible.minY, visible.maxY, isScrollable: isScrollable.y))
    }

    private func isScrollable(_ view: UIScrollView) -> (x: Bool, y: Bool) {
        let visible: CGRect = view.bounds.inset(by: view.adjustedContentInset)
        return (view.contentSize.width > visible.width, view.contentSize.height > visible.height)
    }

    private static func speed(
        _ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat, isScrollable: Bool
    ) -> CGFloat {
        guard isScrollable else { return 0 }
        let (before, after): (CGFloat, CGFloat) = (low + margin - start, end - (high - margin))
        // A view that is almost as large as the list can be near both edges.
        let pull: CGFloat = max(before, after) <= 0 || before == after ? 0 : before > after ? -before : after
        let speed: CGFloat = min(1, abs(pull) / (2 * margin)) * maximumSpeed
        return pull < 0 ? -speed : speed
    }

    private func scroll(_ link: CADisplayLink) {
        guard let view else { return end() }
        let velocity: CGVector = velocity(in: view)
        let offset: CGPoint = view.contentOffset
        let target: CGPoint = view.clamped(
            CGPoint(x: offset.x + velocity.dx * link.duration, y: offset.y + velocity.dy * link.duration))
        guard target != offset else { return link.isPaused = true }
        view.contentOffset = target
        view.layoutIfNeeded()
        didScroll()
    }
}
