import UIKitCore

/// The image and the title of a slider's tick.
@MainActor
final class SliderTickLabel: UIView {
    let tick: UISlider.TrackConfiguration.Tick
    private let imageView = UIImageView()
    private let label = UILabel()

    /// Creates a label, or returns nil if the tick has neither an image nor a title.
    init?(_ tick: UISlider.TrackConfiguration.Tick) {
        if tick.image == nil, tick.title == nil { return nil }
        self.tick = tick
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.image = tick.image
        imageView.tintColor = .secondaryLabel
        label.text = tick.title
        label.font = .preferredFont(forTextStyle: .caption2)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private var imageSize: CGSize { tick.image?.size ?? .zero }

    private var titleSize: CGSize { tick.title == nil ? .zero : label.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(imageSize.width, titleSize.width), height: imageSize.height + titleSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(
            x: ((bounds.width - imageSize.width) / 2).rounded(), y: 0, width: imageSize.width,
            height: imageSize.height)
        label.frame = CGRect(x: 0, y: imageSize.height, width: bounds.width, height: bounds.height - imageSize.height)
    }
}
