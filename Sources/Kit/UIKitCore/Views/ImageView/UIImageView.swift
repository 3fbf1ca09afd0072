import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image.
///
/// Its own size is the image's. `contentMode` says how the image fills a view of another size. It takes no touches
/// unless `isUserInteractionEnabled` is set, and never calls `draw(_:)`.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// What the layer shows, to find out whether it must change.
    private var shown: ShownImage?

    /// What brings a picture for the view. It belongs to the stack above the kit, and goes with the view.
    package var imageLoading: AnyObject?

    /// Makes a view as large as the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepareImageView()
    }

    /// Makes a view as large as the image, with another image for when it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        prepareImageView()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareImageView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareImageView()
    }

    private func prepareImageView() {
        isUserInteractionEnabled = false
        updateContents()
    }

    /// What it shows; nil shows nothing.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange(from: oldValue) } }
    }

    /// What it shows while `isHighlighted`; nil shows `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange(from: oldValue) } }
    }

    /// Whether it shows `highlightedImage`; false by default.
    open var isHighlighted: Bool = false {
        didSet { if isHighlighted != oldValue && highlightedImage != nil { updateContents() } }
    }

    // MARK: Animation

    /// Images that are shown one after another between `startAnimating()` and `stopAnimating()`; nil has none.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// What is shown in place of `animationImages` while `isHighlighted`; nil shows those.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating && isHighlighted { stopAnimating() } }
    }

    /// How long all images take together, in seconds; 0, the default, is a thirtieth for each.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0, the default, sets no limit.
    open var animationRepeatCount: Int = 0

    /// Whether images are being shown one after another.
    open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

    /// Shows `animationImages` one after another.
    open func startAnimating() {
        let images: [UIImage] = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        animate(images, duration: animationDuration, count: animationRepeatCount)
    }

    /// Shows `image` again.
    open func stopAnimating() { layer.removeAnimation(forKey: UIImageView.animationKey) }

    private static let animationKey = "UIImageAnimation"

    private func animate(_ images: [UIImage], duration: TimeInterval, count: Int) {
        let frames: [CGImage] = images.compactMap { ShownImage($0, in: self).bitmap }
        guard let first = images.first, !frames.isEmpty else { return }
        layer.contentsScale = first.scale
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames
        animation.calculationMode = .discrete
        animation.duration = duration > 0 ? duration : TimeInterval(frames.count) / 30
        animation.repeatCount = count > 0 ? Float(count) : .infinity
        layer.add(animation, forKey: UIImageView.animationKey)
    }

    /// Lets an animated image move while it is in a window, and only then.
    private func animateOwnImage() {
        guard let images = presentImage?.images, animationImages == nil else { return }
        if window != nil {
            animate(images, duration: presentImage?.duration ?? 0, count: 0)
        } else {
            stopAnimating()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animateOwnImage()
    }

    private func imageDidChange(from old: UIImage?) {
        if old?.images != nil && animationImages == nil { stopAnimating() }
        defer { animateOwnImage() }
        if image?.size != old?.size || image?.alignmentRectInsets != old?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
        }
        updateContents()
    }

    /// How symbols are drawn in this view; what the image's own configuration names counts more.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            updateContents()
        }
    }

    private var presentImage: UIImage? { configured(isHighlighted ? highlightedImage ?? image : image) }

    private func configured(_ image: UIImage?) -> UIImage? {
        guard let image, let preferred = preferredSymbolConfiguration, image.isSymbolImage else { return image }
        return image.withConfiguration(preferred.applying(image.configuration))
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = configured(image) else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        // The size of the alignment rectangle: the frame has that of the whole image.
        return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image)?.size ?? bounds.size }

    open override var alignmentRectInsets: UIEdgeInsets { configured(image)?.alignmentRectInsets ?? .zero }

    /// An image with a baseline, such as a symbol, stands on it.
    override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let image = configured(image), let offset = image.baselineOffsetFromBottom, image.size.height > 0 else {
            return nil
        }
        let last: CGFloat
        switch contentMode {
        case .scaleToFill, .redraw: last = offset * size.height / image.size.height
        case .scaleAspectFit, .scaleAspectFill:
            let factors: [CGFloat] = [size.width / image.size.width, size.height / image.size.height]
            let factor: CGFloat = (contentMode == .scaleAspectFit ? factors.min() : factors.max()) ?? 1
            last = (size.height - image.size.height * factor) / 2 + offset * factor
        case .top, .topLeft, .topRight: last = size.height - image.size.height + offset
        case .bottom, .bottomLeft, .bottomRight: last = offset
        case .center, .left, .right: last = (size.height - image.size.height) / 2 + offset
        }
        return (size.height - last, last)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if presentImage?.content.isResizable == true { updateContents() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContents()
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { updateContents() } }
    }

    /// Gives the layer the pixels of the present image.
    private func updateContents() {
        guard let image = presentImage else {
            if shown != nil {
                shown = nil
                layer.contents = nil
            }
            return
        }
        let wanted = ShownImage(image, in: self)
        guard wanted != shown || layer.contentsScale != shown?.scale else { return }
        shown = wanted
        layer.contents = wanted.bitmap
        layer.contentsScale = wanted.scale
        layer.contentsCenter = wanted.center
    }

    package override var defaultAccessibilityIdentifier: String? { image?.name }

    override var isAccessibilityElementByDefault: Bool { false }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}
