import Foundation
import HostClock

/// The two indicators of a scroll view's position. They appear while it scrolls and fade out afterward.
@MainActor
final class ScrollIndicators {
    /// The time that the indicators stay after the content has come to rest, in seconds.
    static let displayDuration: TimeInterval = 0.5
    /// The duration of the fade-out, in seconds.
    static let fadeDuration: TimeInterval = 0.3
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let minimumLength: CGFloat = 36

    private var bars: [Int: ScrollIndicatorView] = [:]
    private var hideCall: ScheduledCall?
    private(set) var areShown = false

    // MARK: Showing and hiding

    func show(in scrollView: UIScrollView) {
        hideCall?.cancel()
        hideCall = nil
        let axes = scrollView.overflowingAxes
        if scrollView.showsVerticalScrollIndicator, axes.contains(.vertical) { addBar(.vertical, in: scrollView) }
        if scrollView.showsHorizontalScrollIndicator, axes.contains(.horizontal) {
            addBar(.horizontal, in: scrollView)
        }
        areShown = true
        for (axis, bar) in bars {
            scrollView.bringSubviewToFront(bar)
            bar.layer.removeAllAnimations()
            bar.alpha = axes.contains(ScrollAxes(rawValue: axis)) ? 1 : 0
        }
        place(in: scrollView)
    }

    func hide(after delay: TimeInterval) {
        guard areShown, hideCall == nil else { return }
        hideCall = MainQueue.shared.schedule(after: delay) { [weak self] in self?.fadeOut() }
    }

    private func fadeOut() {
        hideCall = nil
        areShown = false
        UIView.animate(withDuration: Self.fadeDuration) {
            for bar in self.bars.values { bar.alpha = 0 }
        }
    }

    func remove(_ axis: ScrollAxes) {
        bars.removeValue(forKey: axis.rawValue)?.removeFromSuperview()
    }

    private func addBar(_ axis: ScrollAxes, in scrollView: UIScrollView) {
        guard bars[axis.rawValue] == nil else { return }
        let bar = ScrollIndicatorView(frame: .zero)
        bar.style = scrollView.indicatorStyle
        bar.alpha = 0
        bars[axis.rawValue] = bar
        scrollView.addSubview(bar)
    }

    func updateColors(in scrollView: UIScrollView) {
        for bar in bars.values { bar.style = scrollView.indicatorStyle }
    }

    // MARK: Positions

    /// Places the indicators in the visible part of the content, at the positions for the current offset.
    func place(in scrollView: UIScrollView) {
        guard areShown else { return }
        // Content that was added since, such as a section header, would cover the indicators.
        let front: ArraySlice<UIView> = scrollView.storedSubviews.suffix(bars.count)
        for bar in bars.values where !front.contains(bar) { scrollView.bringSubviewToFront(bar) }
        if let bar = bars[ScrollAxes.vertical.rawValue] { place(vertical: bar, in: scrollView) }
        if let bar = bars[ScrollAxes.horizontal.rawValue] { place(horizontal: bar, in: scrollView) }
    }

    private func place(vertical bar: ScrollIndicatorView, in scrollView: UIScrollView) {
        var inset = scrollView.verticalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets {
            inset.top += scrollView.adjustedContentInset.top - scrollView.contentInset.top
            inset.bottom += scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
            inset.left += scrollView.safeAreaInsets.left
            inset.right += scrollView.safeAreaInsets.right
        }
        let bounds = scrollView.bounds
        let track: ClosedRange<CGFloat> = Self.track(bounds.minY + inset.top, bounds.maxY - inset.bottom)
        let span = Self.span(
            track: track, range: scrollView.verticalRange, offset: bounds.minY, visible: bounds.height)
        let isMirrored: Bool = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat =
            isMirrored
            ? bounds.minX + inset.left + Self.margin
            : bounds.maxX - inset.right - Self.margin - Self.thickness
        bar.frame = CGRect(x: x, y: span.start, width: Self.thickness, height: span.length)
    }

    private func place(horizontal bar: ScrollIndicatorView, in scrollView: UIScrollView) {
        var inset = scrollView.horizontalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets {
            let safe = scrollView.safeAreaInsets
            inset.left += safe.left
            inset.right += safe.right
            inset.bottom += safe.bottom
        }
        let bounds = scrollView.bounds
        let track: ClosedRange<CGFloat> = Self.track(bounds.minX + inset.left, bounds.maxX - inset.right)
        let span = Self.span(
            track: track, range: scrollView.horizontalRange, offset: bounds.minX, visible: bounds.width)
        let y: CGFloat = bounds.maxY - inset.bottom - Self.margin - Self.thickness
        bar.frame = CGRect(x: span.start, y: y, width: span.length, height: Self.thickness)
    }

    private static func track(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
        let track: ClosedRange<Double> = UIScrollView.range(low + margin, high - margin)
        return CGFloat(track.lowerBound)...CGFloat(track.upperBound)
    }

    /// Returns the position and length of an indicator in its track. The length is proportional to the visible part of
    /// the content, and shrinks while the content is scrolled past an end.
    static func span(
        track: ClosedRange<CGFloat>, range: ClosedRange<Double>, offset: CGFloat, visible: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let space: CGFloat = track.upperBound - track.lowerBound
        let distance: CGFloat = range.upperBound - range.lowerBound
        var length: CGFloat = max(minimumLength, space * visible / max(1, visible + distance))
        let past: CGFloat = max(0, range.lowerBound - offset) + max(0, offset - range.upperBound)
        length = min(space, max(thickness * 2, length - past))
        let fraction: CGFloat = distance > 0 ? min(max((offset - range.lowerBound) / distance, 0), 1) : 0
        return (track.lowerBound + (space - length) * fraction, length)
    }
}

/// An indicator of a scroll view.
package final class ScrollIndicatorView: UIView {
    var style: UIScrollView.IndicatorStyle = .default {
        didSet { updateColor() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1.5
        updateColor()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func updateColor() {
        switch style {
        case .default:
            backgroundColor = UIColor { traits in
                traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.45) : UIColor(white: 0, alpha: 0.35)
            }
        case .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
        case .white: backgroundColor = UIColor(white: 1, alpha: 0.45)
        }
    }
}
