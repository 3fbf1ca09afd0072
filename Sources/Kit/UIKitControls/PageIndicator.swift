import QuartzCore
import UIKitCore

/// A dot or an image for one page of a page control, in the tint color.
@MainActor
final class PageIndicator: UIView {
    private static let dotSize = CGSize(width: 8, height: 8)
    private var imageView: UIImageView?

    /// The image; nil for a dot.
    var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
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

    private func imageDidChange() {
        if let image {
            let view: UIImageView = imageView ?? UIImageView()
            if imageView == nil { addSubview(view) }
            imageView = view
            view.image = image.withRenderingMode(.alwaysTemplate)
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
        layer.cornerRadius = image == nil ? min(bounds.width, bounds.height) / 2 : 0
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = image == nil ? tintColor : nil
    }
}
