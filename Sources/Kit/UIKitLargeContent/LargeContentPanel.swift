import UIKitCore

/// The enlarged image and title of an item, in the center of a window.
@MainActor
final class LargeContentPanel: UIView {
    private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let imageView = UIImageView()
    private let label = UILabel()
    private let insets: UIEdgeInsets

    /// The side of a scaled image, in points.
    private static let imageSide: CGFloat = 88
    private static let width: CGFloat = 270
    private static let margin: CGFloat = 24

    init(_ item: any UILargeContentViewerItem) {
        insets = item.largeContentImageInsets
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "Large content"
        layer.cornerRadius = 24
        layer.cornerCurve = .continuous
        clipsToBounds = true
        addSubview(effect)
        let symbol = UIImage.SymbolConfiguration(pointSize: LargeContentPanel.imageSide * 0.8)
        let image: UIImage? = item.largeContentImage
        let isScaled: Bool = item.scalesLargeContentImage || image?.isSymbolImage == true
        imageView.image = image?.isSymbolImage == true ? image?.applyingSymbolConfiguration(symbol) : image
        imageView.contentMode = isScaled ? .scaleAspectFit : .center
        imageView.tintColor = .label
        label.text = item.largeContentTitle
        label.font = .preferredFont(forTextStyle: .title2)
        label.textAlignment = .center
        label.numberOfLines = 3
        for view in [imageView, label] { effect.contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func place(in window: UIWindow) {
        window.addSubview(self)
        let margin: CGFloat = LargeContentPanel.margin
        let width: CGFloat = min(LargeContentPanel.width, window.bounds.width - 2 * margin)
        let inner: CGFloat = width - 2 * margin
        var y: CGFloat = margin
        if imageView.image != nil {
            let frame = CGRect(x: margin, y: y, width: inner, height: LargeContentPanel.imageSide)
            imageView.frame = frame.inset(by: insets)
            y = frame.maxY + margin / 2
        }
        let text: CGSize = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
        if label.text?.isEmpty == false {
            label.frame = CGRect(x: margin, y: y, width: inner, height: text.height.rounded(.up))
            y = label.frame.maxY + margin / 2
        }
        let height: CGFloat = y + margin / 2
        frame = CGRect(
            x: ((window.bounds.width - width) / 2).rounded(), y: ((window.bounds.height - height) / 2).rounded(),
            width: width, height: height)
        effect.frame = bounds
    }
}
