import QuartzCore
import UIKitCore

/// A dot or an image for one page of a page control, in the tint color. A bar that is partly filled with the tint color
/// shows the progress of a page.
@MainActor
final class PageIndicator: UIView {
    /// A bar in place of a dot.
    struct Bar: Equatable {
        /// The filled fraction.
        var progress: CGFloat
        /// The edge at which the filled part begins.
        var edge: CGRectEdge
        /// The color of the other part.
        var color: UIColor
    }

    private static let dotSize = CGSize(width: 8, height: 8)
    /// The length of a bar, in points.
    private static let barLength: CGFloat = 30
    private var imageView: UIImageView?
    private var fill: UIView?

    /// The image; nil for a dot.
    var image: UIImage? {
        didSet { if image !== oldValue { contentDidChange() } }
    }

    /// The bar in place of a dot; nil for a dot.
    var bar: Bar? {
        didSet {
            guard bar != oldValue else { return }
            if (bar == nil) != (oldValue == nil) { contentDidChange() }
            updateColors()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // Indicators keep their color behind a presented controller.
        tintAdjustmentMode = .normal
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the size of an indicator with `image`, in points.
    static func size(of image: UIImage?) -> CGSize { image?.size ?? dotSize }

    /// The size of the indicator, in points.
    var size: CGSize {
        guard let bar else { return Self.size(of: image) }
        let isVertical: Bool = bar.edge == .minYEdge || bar.edge == .maxYEdge
        return isVertical
            ? CGSize(width: Self.dotSize.width, height: Self.barLength)
            : CGSize(width: Self.barLength, height: Self.dotSize.height)
    }

    /// The length by which a bar is longer than a dot, in points.
    static var extraBarLength: CGFloat { barLength - dotSize.width }

    private func contentDidChange() {
        if let image {
            let view: UIImageView = imageView ?? UIImageView()
            if imageView == nil { addSubview(view) }
            imageView = view
            view.image = image.withRenderingMode(.alwaysTemplate)
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        if bar != nil, fill == nil {
            let view = UIView()
            addSubview(view)
            fill = view
        } else if bar == nil {
            fill?.removeFromSuperview()
            fill = nil
        }
        clipsToBounds = bar != nil
        updateColors()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
        if let bar {
            let isVertical: Bool = bar.edge == .minYEdge || bar.edge == .maxYEdge
            let length: CGFloat = (isVertical ? bounds.height : bounds.width) * bar.progress
            fill?.frame = bounds.divided(atDistance: length, from: bar.edge).slice
        }
        layer.cornerRadius = image == nil ? min(bounds.width, bounds.height) / 2 : 0
    }

    private func updateColors() {
        backgroundColor = image == nil ? bar?.color ?? tintColor : nil
        fill?.backgroundColor = tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }
}
