import CoreGraphics
import Foundation
import FoundationAdditions
import QuartzCore

/// A view that displays an image or an animated sequence of images.
///
/// The natural size is the size of the image. `contentMode` determines how the image adapts to a different size. The
/// view ignores touches unless `isUserInteractionEnabled` is true, and never calls `draw(_:)`.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The current contents of the layer, to detect changes.
    private var rendered: RenderedImage? { didSet { show() } }

    /// The object that loads an image for the view. The networking stack sets it, and the view retains it.
    package var imageLoading: AnyObject?

    /// Creates a view with the size of an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepareImageView()
    }

    /// Creates a view with the size of an image, and with a second image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        prepareImageView()
    }

    /// Creates a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareImageView()
    }

    /// Creates a view without an image, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareImageView()
        coder.configure(self, as: UIImageView.self)
    }

    private func prepareImageView() {
        isUserInteractionEnabled = false
        updateContents()
    }

    /// The image, if any.
    open var image: UIImage? {
        willSet { keyWillChange(self, "image") }
        didSet {
            if image !== oldValue { imageDidChange(from: oldValue) }
            keyDidChange(self, "image")
        }
    }

    /// The image in the highlighted state; nil uses `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange(from: oldValue) } }
    }

    /// Whether the view is highlighted. The default is false.
    open var isHighlighted: Bool = false {
        didSet {
            guard isHighlighted != oldValue, highlightedImage != nil else { return }
            imageDidChange(from: oldValue ? highlightedImage : image)
        }
    }

    // MARK: Animation

    /// The frames of the animation that `startAnimating()` starts, if any.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// The frames in the highlighted state; nil uses `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating && isHighlighted { stopAnimating() } }
    }

    /// The duration of one pass through the frames, in seconds; with 0, the default, each frame is shown for 1/30
    /// second.
    open var animationDuration: TimeInterval = 0

    /// The number of passes; 0, the default, repeats indefinitely.
    open var animationRepeatCount: Int = 0

    /// Whether the animation is running.
    open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

    /// Starts the animation of `animationImages`.
    open func startAnimating() {
        let images: [UIImage] = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        animate(images, duration: animationDuration, count: animationRepeatCount)
    }

    /// Stops the animation, and shows `image`.
    open func stopAnimating() {
        for key in [UIImageView.animationKey, UIImageView.scaleAnimationKey] { layer.removeAnimation(forKey: key) }
    }

    private static let animationKey = "UIImageAnimation"
    private static let scaleAnimationKey = "UIImageScaleAnimation"

    private func animate(_ images: [UIImage], duration: TimeInterval, count: Int) {
        let frames: [RenderedImage] = images.map { RenderedImage($0, in: self) }.filter { $0.bitmap != nil }
        guard !frames.isEmpty else { return }
        func add(_ values: [Any], for keyPath: String, key: String) {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.calculationMode = .discrete
            animation.duration = duration > 0 ? duration : TimeInterval(frames.count) / 30
            animation.repeatCount = count > 0 ? Float(count) : .infinity
            layer.add(animation, forKey: key)
        }
        add(frames.compactMap(\.bitmap), for: "contents", key: UIImageView.animationKey)
        add(frames.map(\.scale), for: "contentsScale", key: UIImageView.scaleAnimationKey)
    }

    /// Animates an animated image while the view is in a window.
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

    /// The configuration for symbol images. Values of the image's own configuration take precedence.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            updateContents()
        }
    }

    /// Whether the natural size grows with accessibility text sizes. The default is false.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The scale factor of the natural size. It is the scale factor of body text if the size adjusts and the text size
    /// is an accessibility size, and 1 otherwise.
    private var sizeFactor: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    }

    private var presentImage: UIImage? { configured(isHighlighted ? highlightedImage ?? image : image) }

    private func configured(_ image: UIImage?) -> UIImage? {
        guard let image, let preferred = preferredSymbolConfiguration, image.isSymbolImage else { return image }
        var configured: UIImage = image
        // The traits of the view determine the size of a text style.
        traitCollection.performAsCurrent {
            configured = image.withConfiguration(preferred.applying(image.configuration))
        }
        return configured
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = configured(image) else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        // The natural size is the size of the alignment rectangle. The frame has the size of the whole image.
        let size: CGSize = CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
        return CGSize(width: size.width * sizeFactor, height: size.height * sizeFactor)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image = configured(image) else { return bounds.size }
        return CGSize(width: image.size.width * sizeFactor, height: image.size.height * sizeFactor)
    }

    open override var alignmentRectInsets: UIEdgeInsets { configured(image)?.alignmentRectInsets ?? .zero }

    /// Returns the position of the image's baseline, if it has one. Symbols have a baseline.
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
        guard let content = presentImage?.content else { return }
        if content.isResizable || content.isVector { updateContents() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if category != traitCollection.preferredContentSizeCategory,
            adjustsImageSizeForAccessibilityContentSizeCategory || image?.isSymbolImage == true
        {
            invalidateIntrinsicContentSize()
        }
        updateContents()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        updateContents()
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { updateContents() } }
    }

    /// Renders the current image, and displays it.
    private func updateContents() {
        guard let image = presentImage else {
            if rendered != nil { rendered = nil }
            return
        }
        let newImage = RenderedImage(image, in: self)
        guard newImage != rendered || layer.contentsScale != rendered?.scale else { return }
        rendered = newImage
        // A class that overrides `display(_:)` replaces the contents.
        if drawsContent { layer.setNeedsDisplay() }
    }

    private func show() {
        layer.contents = rendered?.bitmap
        if let rendered { (layer.contentsScale, layer.contentsCenter) = (rendered.scale, rendered.center) }
    }

    open override func display(_ layer: CALayer) { show() }

    package override var defaultAccessibilityIdentifier: String? { image?.accessibilityIdentifier ?? image?.name }

    override var isAccessibilityElementByDefault: Bool { false }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}
