import ScrollPhysics
import UIKitCore

extension UIScrollView {
    /// Stops animations of the offset and the scale.
    ///
    /// The offset does not change, unless the content is past an end or between two pages. It then moves to that end or
    /// to the nearest page.
    public func stopScrollingAndZooming() {
        // A change in scale, animated or not, ends the animations.
        zoomScale = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
        stopMotion()
        guard !hasDrag, !isZooming else { return }
        var rest: CGPoint = clamped(contentOffset)
        if isPagingEnabled {
            rest.x = Paging(length: bounds.width, range: horizontalRange).target(afterStepsTo: rest.x, from: rest.x)
            rest.y = Paging(length: bounds.height, range: verticalRange).target(afterStepsTo: rest.y, from: rest.y)
        }
        move(to: rest)
    }
}
