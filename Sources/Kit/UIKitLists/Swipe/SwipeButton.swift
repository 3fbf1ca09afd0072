import Foundation

/// The button of an action of a swiped row. The title and the image are centered in the part that is visible when the
/// row is open.
final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView(frame: .zero)

    /// The minimum width of a button, in points.
    private static let minimumWidth: CGFloat = 74
    /// The distance between the content and the edges, in points.
    private static let padding: CGFloat = 16
    private static let imageGap: CGFloat = 4
    /// The minimum height of a row that shows the title below an image, in points.
    private static let titledHeight: CGFloat = 91

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        let image = action.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = .white
        addSubview(imageView)
        addSubview(label)
        accessibilityLabel = action.title
        accessibilityTraits = .button
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the button when the row is open, in points.
    var fittingWidth: CGFloat {
        let content: CGFloat = max(label.intrinsicContentSize.width, imageView.intrinsicContentSize.width)
        return max(Self.minimumWidth, content + 2 * Self.padding).rounded(.up)
    }

    override var isHighlighted: Bool {
        didSet { for view in [label, imageView] { view.alpha = isHighlighted ? 0.5 : 1 } }
    }

    /// The distance of the content's center from the inner edge, in points.
    var contentCenter: CGFloat = 0 {
        didSet { if contentCenter != oldValue { setNeedsLayout() } }
    }

    /// Whether the inner edge is the left edge.
    var isInnerEdgeLeft = true {
        didSet { if isInnerEdgeLeft != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasImage: Bool = imageView.image != nil
        label.isHidden = hasImage && bounds.height < Self.titledHeight
        let width: CGFloat = max(0, 2 * contentCenter - Self.padding)
        let image: CGSize = hasImage ? imageView.intrinsicContentSize : .zero
        let text: CGSize = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: bounds.height))
        let gap: CGFloat = image.height > 0 && text.height > 0 ? Self.imageGap : 0
        let top: CGFloat = (bounds.height - image.height - gap - text.height) / 2
        let x: CGFloat = isInnerEdgeLeft ? contentCenter : bounds.width - contentCenter
        imageView.frame = snapped(CGRect(x: x - image.width / 2, y: top, width: image.width, height: image.height))
        label.frame = snapped(
            CGRect(x: x - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height))
    }

    private func snapped(_ rect: CGRect) -> CGRect {
        let scale: CGFloat = max(1, traitCollection.displayScale)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}
