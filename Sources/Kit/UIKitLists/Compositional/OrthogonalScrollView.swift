import CompositionalGeometry
import Foundation
import UIKitCore

/// The scroll view of a section that scrolls orthogonally in a compositional layout.
final class OrthogonalScrollView: UIScrollView, ListView, UIScrollViewDelegate {
    /// The superview of the cells. At an offset of 0, its coordinates are the coordinates of the collection view.
    let plane = UIView()
    /// The layout of the section, or nil once the section is deleted.
    private weak var layout: UICollectionViewCompositionalLayout?
    var section: Int
    private var dragStart: CGPoint = .zero
    /// Whether the layout, rather than a finger, is changing the offset.
    private var isPlacing = false

    init(_ layout: UICollectionViewCompositionalLayout, section: Int) {
        self.layout = layout
        self.section = section
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        isScrolledContent = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        clipsToBounds = false
        delegate = self
        addSubview(plane)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Placement

    private var isVertical: Bool { layout?.geometry.axis == .horizontal }
    private var isReversed: Bool { layout?.isMirrored == true && !isVertical }

    /// Sets the frame, the content size and the limits of the offset.
    func place(_ scroller: CompositionalGeometry.Scroller, _ frame: CGRect, offset: Double) {
        isPlacing = true
        defer { isPlacing = false }
        let length: Double = isVertical ? scroller.frame.size.y : scroller.frame.size.x
        let content: Double = max(scroller.contentLength, length)
        let size =
            isVertical ? CGSize(width: frame.width, height: content) : CGSize(width: content, height: frame.height)
        let before: CGFloat = -scroller.range.lowerBound
        let after: CGFloat = max(0, scroller.range.upperBound + length - content)
        let inset: UIEdgeInsets =
            isVertical
            ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
            : UIEdgeInsets(top: 0, left: isReversed ? after : before, bottom: 0, right: isReversed ? before : after)
        if self.frame != frame { self.frame = frame }
        if contentSize != size { contentSize = size }
        if contentInset != inset { contentInset = inset }
        if plane.bounds != CGRect(origin: frame.origin, size: size) {
            plane.bounds = CGRect(origin: frame.origin, size: size)
            plane.center = CGPoint(x: size.width / 2, y: size.height / 2)
        }
        guard !isTracking, !isDragging, !isDecelerating, !isScrollAnimating else { return }
        leadingOffset = offset
    }

    /// The offset from the leading edge, in points.
    var leadingOffset: Double {
        get {
            if isVertical { return contentOffset.y }
            return isReversed ? contentSize.width - bounds.width - contentOffset.x : contentOffset.x
        }
        set { contentOffset = offset(forLeading: newValue) }
    }

    private func offset(forLeading leading: Double) -> CGPoint {
        if isVertical { return CGPoint(x: 0, y: leading) }
        return CGPoint(x: isReversed ? contentSize.width - bounds.width - leading : leading, y: 0)
    }

    /// Adds a distance to the offset from the leading edge, without interrupting a drag or a deceleration.
    func shift(by distance: Double) {
        isPlacing = true
        leadingOffset += distance
        isPlacing = false
    }

    func apply(
        _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties, _ behavior: CompositionalGeometry.Behavior
    ) {
        isPagingEnabled = behavior == .paging
        bounces = properties.bounce != .never
        alwaysBounceHorizontal = properties.bounce == .always && !isVertical
        alwaysBounceVertical = properties.bounce == .always && isVertical
        let rate = properties.decelerationRate
        decelerationRate =
            rate == .automatic
            ? layout?.collectionView?.decelerationRate ?? .normal : DecelerationRate(rawValue: rate.rawValue)
    }

    /// Stops scrolling, because the section was deleted. The cells remain until they have faded out.
    func leaveSection() {
        layout = nil
        panGestureRecognizer.isEnabled = false
        stopMotion()
        isUserInteractionEnabled = false
    }

    // MARK: Scrolling

    var backgroundView: UIView? { nil }

    var orderedSubviews: [UIView] { subviews }

    func scrollDelegateDidChange() {}

    func sizeDidChange() {}

    func heightDidChange(of subview: UIView, to height: CGFloat) {}

    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        // After a reload, the section may not exist.
        guard let layout, section < layout.geometry.sectionCount else { return proposed }
        let sign: Double = isReversed ? -1 : 1
        func leading(_ offset: CGPoint) -> Double {
            if isVertical { return offset.y }
            return isReversed ? contentSize.width - bounds.width - offset.x : offset.x
        }
        let speed: Double = isVertical ? velocity.y : velocity.x * sign
        let natural: Double = leading(proposed)
        let target: Double = layout.geometry.restingOffset(
            of: section, proposed: natural, velocity: speed * 1_000, start: leading(dragStart), offset: leadingOffset)
        guard target != natural else { return proposed }
        let offset = offset(forLeading: target)
        return CGPoint(x: snapped(offset.x), y: snapped(offset.y))
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isPlacing, let layout { layout.scrollers.didScroll(self, layout) }
    }
}
