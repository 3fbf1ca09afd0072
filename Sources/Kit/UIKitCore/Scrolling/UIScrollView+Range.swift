import Foundation
import HostClock
import ScrollPhysics

extension UIScrollView {
    // MARK: Range of offsets

    /// The horizontal offsets at which the content is not scrolled past either end.
    package var horizontalRange: ClosedRange<Double> {
        let inset = computedAdjustedInset
        return Self.range(snapped(-inset.left), snapped(contentSize.width + inset.right - bounds.width))
    }

    /// The vertical offsets at which the content is not scrolled past either end.
    package var verticalRange: ClosedRange<Double> {
        let inset = computedAdjustedInset
        return Self.range(-reachableTop, snapped(contentSize.height + inset.bottom - bounds.height))
    }

    /// Returns the range from `low` to `high`. It contains only `low` if `high` is less than `low` or NaN. If `low` is
    /// NaN, it counts as 0.
    static func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Double> {
        // The addition makes a zero positive.
        let low: CGFloat = low.isNaN ? 0 : low + 0
        return Double(low)...Double(max(low, high))
    }

    /// Returns `value` rounded to a whole pixel, so that resting content is sharp.
    package func snapped(_ value: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    /// Returns the nearest offset at which the content is not scrolled past either end.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let horizontal = horizontalRange
        let vertical = verticalRange
        return CGPoint(
            x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
            y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
    }

    /// The axes along which the content is larger than the view.
    var overflowingAxes: ScrollAxes {
        var axes: ScrollAxes = []
        let horizontal = horizontalRange
        let vertical = verticalRange
        if horizontal.upperBound > horizontal.lowerBound { axes.insert(.horizontal) }
        if vertical.upperBound > vertical.lowerBound { axes.insert(.vertical) }
        return axes
    }

    /// The axes along which a finger can move the content.
    var draggableAxes: ScrollAxes {
        guard isScrollEnabled else { return [] }
        var axes = overflowingAxes
        for axis in [ScrollAxes.horizontal, .vertical] where bounces(axis) && alwaysBounces(axis) { axes.insert(axis) }
        return axes
    }

    /// Returns the nearest offset at which `rect`, or as much of it as fits, is visible.
    package func offsetShowing(_ rect: CGRect) -> CGPoint {
        let inset = computedAdjustedInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        offset.x += UIScrollView.distance(from: visible.minX, visible.maxX, to: rect.minX, rect.maxX)
        offset.y += UIScrollView.distance(from: visible.minY, visible.maxY, to: rect.minY, rect.maxY)
        return clamped(offset)
    }

    private static func distance(
        from low: CGFloat, _ high: CGFloat, to targetLow: CGFloat, _ targetHigh: CGFloat
    ) -> CGFloat {
        if targetHigh - targetLow > high - low {
            // The rectangle does not fit. Show its nearer end, unless it already fills the view.
            if targetLow <= low && targetHigh >= high { return 0 }
            return targetLow > low ? targetLow - low : targetHigh - high
        }
        if targetLow < low { return targetLow - low }
        if targetHigh > high { return targetHigh - high }
        return 0
    }

    // MARK: Bars

    /// The distance between the top of the view and the top of the content while the content is scrolled to its top, in
    /// whole pixels. It exceeds the inset while a navigation bar is collapsed.
    var reachableTop: CGFloat {
        let inset: CGFloat = computedAdjustedInset.top
        guard barTotal > 0, contentInsetAdjustmentBehavior != .never else { return snapped(inset) }
        return snapped(inset + max(0, barTotal - safeAreaInsets.top))
    }

    /// Makes the bar above the content follow the offset. The height of the bar changes until the content has scrolled
    /// by the last value in `stops`.
    func follow(barTotal: CGFloat, stops: [CGFloat]) {
        self.barTotal = barTotal
        barStops = stops
    }

    /// Returns the distance that the content has scrolled from its top, which is negative past the top.
    func distanceFromTop(barTotal: CGFloat) -> CGFloat {
        guard contentInsetAdjustmentBehavior != .never else { return contentOffset.y + contentInset.top }
        let top: CGFloat = snapped(
            computedAdjustedInset.top - safeAreaInsets.top + max(barTotal, safeAreaInsets.top))
        // After a change to the inset, the next layout moves content that rests at its top, so the distance is 0.
        let rests: Bool = drag == nil && motion == nil && contentOffset.y <= -lastReachableTop
        if rests, lastReachableTop != top { return 0 }
        return contentOffset.y + top
    }

    /// Returns `offset` or, if a part of the bar is partly hidden there, the nearest offset at which each part is
    /// completely visible or completely hidden.
    func restingBesideBar(_ offset: CGPoint) -> CGPoint {
        guard let last = barStops.last else { return offset }
        let top: CGFloat = reachableTop
        let distance: CGFloat = offset.y + top
        guard distance > 0, distance < last else { return offset }
        let stops: [CGFloat] = [0] + barStops
        let nearest: CGFloat = stops.min { abs($0 - distance) < abs($1 - distance) } ?? distance
        return CGPoint(x: offset.x, y: min(nearest - top, max(offset.y, verticalRange.upperBound)))
    }

    // MARK: Insets

    var computedAdjustedInset: UIEdgeInsets { adjustedInset(forContentOf: contentSize) }

    /// Returns the adjusted inset that aligns content of a size at `contentAlignmentPoint`.
    func adjustedInset(forContentOf size: CGSize) -> UIEdgeInsets {
        var inset = insetWithSafeArea
        let point: CGPoint = contentAlignmentPoint
        guard point != .zero else { return inset }
        inset.left += max(0, bounds.width - size.width - inset.left - inset.right) * point.x
        inset.top += max(0, bounds.height - size.height - inset.top - inset.bottom) * point.y
        return inset
    }

    private var insetWithSafeArea: UIEdgeInsets {
        var inset = contentInset
        inset.top += refreshControl?.reservedHeight ?? 0
        guard contentInsetAdjustmentBehavior != .never else { return inset }
        let safe = safeAreaInsets
        guard safe != .zero else { return inset }
        let axes = axesOfSafeArea(inset: inset, safe: safe)
        if axes.contains(.vertical) {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if axes.contains(.horizontal) {
            inset.left += safe.left
            inset.right += safe.right
        }
        return inset
    }

    /// The safe area without the edges that are part of the adjusted content inset, in points.
    package var safeAreaBesideContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        guard contentInsetAdjustmentBehavior != .never, safe != .zero else { return safe }
        let axes: ScrollAxes = axesOfSafeArea(inset: contentInset, safe: safe)
        let isVertical: Bool = axes.contains(.vertical)
        let isHorizontal: Bool = axes.contains(.horizontal)
        return UIEdgeInsets(
            top: isVertical ? 0 : safe.top, left: isHorizontal ? 0 : safe.left, bottom: isVertical ? 0 : safe.bottom,
            right: isHorizontal ? 0 : safe.right)
    }

    private func axesOfSafeArea(inset: UIEdgeInsets, safe: UIEdgeInsets) -> ScrollAxes {
        var axes: ScrollAxes = []
        let width: CGFloat = contentSize.width + inset.left + inset.right
        let height: CGFloat = contentSize.height + inset.top + inset.bottom + safe.top + safe.bottom
        if alwaysBounceHorizontal || width > bounds.width { axes.insert(.horizontal) }
        if alwaysBounceVertical || height > bounds.height { axes.insert(.vertical) }
        switch contentInsetAdjustmentBehavior {
        case .automatic: return axes.contains(.vertical) || !isInContainer ? axes : axes.union(.vertical)
        case .scrollableAxes: return axes
        case .always: return .both
        case .never: return []
        }
    }

    /// Whether the view is the content of a controller in a navigation or tab bar controller, and the controller
    /// adjusts the insets of the view.
    private var isInContainer: Bool {
        guard let controller = nearestController, controller.automaticallyAdjustsScrollViewInsets else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    /// Applies a change to the adjusted inset, and moves the content accordingly.
    ///
    /// - Parameter keepsTop: Whether content that rests at its top or left end stays there.
    func updateAdjustedInset(keepsTop: Bool) {
        let old = lastAdjustedInset
        let new = computedAdjustedInset
        guard new != old else { return }
        lastAdjustedInset = new
        lastReachableTop = reachableTop
        if drag == nil, motion == nil {
            var offset = contentOffset
            // A difference is never a negative zero, which apps would print.
            if keepsTop, offset.y <= snapped(-old.top) { offset.y = 0 - new.top }
            if keepsTop, offset.x <= snapped(-old.left) { offset.x = 0 - new.left }
            move(to: clamped(offset))
        }
        adjustedContentInsetDidChange()
        storedScrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    /// Applies a change to the content's or the view's size, and scrolls back content that is past an end.
    func contentExtentDidChange() {
        updateAdjustedInset(keepsTop: true)
        indicators?.place(in: self)
        extendFling()
        guard drag == nil, motion == nil, zooming?.isActive != true, bounds.width > 0, bounds.height > 0 else { return }
        move(to: clamped(contentOffset))
    }

    /// Extends a fling that would have stopped at an end of the content, if content was added at that end.
    private func extendFling() {
        guard let motion, motion.kind == .deceleration, !isPagingEnabled else { return }
        let elapsed: TimeInterval = MainQueue.shared.now - motion.start
        func extended(
            _ motion: AxisMotion, _ axis: ScrollAxes, _ range: ClosedRange<Double>, shift: Double
        ) -> AxisMotion {
            let longer: AxisMotion = motion.extended(
                after: elapsed, into: (range.lowerBound - shift)...(range.upperBound - shift),
                bounces: canBounce(axis, in: range))
            return longer == motion ? motion : longer.resting(at: snapped(longer.target + shift) - shift)
        }
        let horizontal: AxisMotion = extended(
            motion.horizontal, .horizontal, horizontalRange, shift: motion.shift.dx)
        let vertical: AxisMotion = extended(
            motion.vertical, .vertical, verticalRange, shift: motion.shift.dy)
        guard horizontal != motion.horizontal || vertical != motion.vertical else { return }
        var longer = ScrollMotion(
            kind: .deceleration, horizontal: horizontal, vertical: vertical, start: motion.start)
        longer.shift = motion.shift
        self.motion = longer
    }
}

extension UIView {
    /// Updates the adjusted insets of the scroll views in this view, except in the views of child controllers.
    func updateScrollViewInsets() {
        (self as? UIScrollView)?.updateAdjustedInset(keepsTop: true)
        for subview in storedSubviews where subview.viewController == nil { subview.updateScrollViewInsets() }
    }
}
