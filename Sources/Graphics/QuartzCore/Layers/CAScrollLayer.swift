import CoreGraphics
import Foundation

/// A layer that shows a part of content larger than itself. It does not handle touches: the app scrolls it.
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls. The default is `both`.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer that scrolls in both directions.
    public override init() { super.init() }

    /// Creates a copy of `layer` for its presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Returns nil, because layers do not support archiving.
    public required init?(coder: NSCoder) { nil }

    /// Shows the point `p` of the content at the origin, in the directions of the scroll mode.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the least distance that shows the rectangle `r` of the content.
    open func scroll(to r: CGRect) {
        func start(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        scroll(
            to: CGPoint(
                x: start(bounds.minX, bounds.width, r.minX, r.maxX),
                y: start(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}

extension CALayer {
    /// Shows the point `p` of this layer at the origin of the closest scroll layer that contains it.
    public func scroll(_ p: CGPoint) {
        guard let container = scrollContainer else { return }
        container.scroll(to: convert(p, to: container))
    }

    /// Scrolls the closest scroll layer by the least distance that shows the rectangle `r` of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let container = scrollContainer else { return }
        container.scroll(to: convert(r, to: container))
    }

    /// The part of the layer that is visible in the closest scroll layer. Without a scroll layer, the bounds.
    public var visibleRect: CGRect {
        guard let container = scrollContainer else { return bounds }
        let shown = bounds.intersection(container.convert(container.bounds, to: self))
        return shown.isNull ? .zero : shown
    }

    private var scrollContainer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let found = current as? CAScrollLayer { return found }
            layer = current.superlayer
        }
        return nil
    }
}
