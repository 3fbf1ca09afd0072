import Foundation

/// A view that shows the content of a list configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView, WrappingContent {
    private var list: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView(frame: .zero)

    /// Creates a view that shows `configuration`.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        addViews()
        apply()
    }

    /// Creates a view with an empty cell configuration, and sets the values from an interface file. Archives are
    /// ignored.
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        addViews()
        apply()
        coder.configure(self, as: UIListContentView.self)
    }

    private func addViews() {
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
    }

    /// The configuration that the view shows. Values that are not a `UIListContentConfiguration` are ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            list = new
            apply()
        }
    }

    private func apply() {
        list.textProperties.apply(to: textLabel, text: list.text, attributed: list.attributedText)
        list.secondaryTextProperties.apply(
            to: secondaryLabel, text: list.secondaryText, attributed: list.secondaryAttributedText)
        imageView.image = list.image
        imageView.isHidden = list.image == nil
        showTintColor()
        // Symbols scale with the text. The image view compares the configurations.
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: list.style.textStyle)
            .applying(list.imageProperties.preferredSymbolConfiguration)
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showTintColor() {
        let properties = list.imageProperties
        imageView.tintColor =
            properties.tintColorTransformer == nil ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if list.imageProperties.tintColorTransformer != nil { showTintColor() }
    }

    // MARK: Layout guides

    private var guides: [ObjectIdentifier: FrameGuide] = [:]

    /// The area of the primary text, or nil if there is no text.
    open var textLayoutGuide: UILayoutGuide? { guide(for: textLabel, isShown: textLabel.text?.isEmpty == false) }

    /// The area of the secondary text, or nil if there is no secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        guide(for: secondaryLabel, isShown: secondaryLabel.text?.isEmpty == false)
    }

    /// The area of the image, or nil if there is no image.
    open var imageLayoutGuide: UILayoutGuide? { guide(for: imageView, isShown: list.image != nil) }

    private func guide(for view: UIView, isShown: Bool) -> UILayoutGuide? {
        guard isShown else { return nil }
        if let guide = guides[ObjectIdentifier(view)] { return guide.guide }
        let guide = FrameGuide(in: self)
        guides[ObjectIdentifier(view)] = guide
        layoutIfNeeded()
        guide.frame = view.frame
        return guide.guide
    }

    /// The frame of the primary text, in the coordinates of the view, or nil if there is no text.
    var textFrame: CGRect? { textLabel.text?.isEmpty == false ? textLabel.frame : nil }

    // MARK: Layout

    private struct Frames {
        var image: CGRect = .zero
        var text: CGRect = .zero
        var secondary: CGRect = .zero
        var height: CGFloat = 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var frames = frames(width: bounds.width)
        let scale = max(1, traitCollection.displayScale)
        let shift: CGFloat = (bounds.height - frames.height) / 2
        func align(_ rect: inout CGRect) {
            rect.origin.y = ((rect.minY + shift) * scale).rounded() / scale
            rect.origin.x = (rect.minX * scale).rounded() / scale
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
        }
        align(&frames.image)
        align(&frames.text)
        align(&frames.secondary)
        for label in [textLabel, secondaryLabel] { label.keepTextSizeInAnimation() }
        imageView.frame = frames.image
        textLabel.frame = frames.text
        secondaryLabel.frame = frames.secondary
        guard !guides.isEmpty else { return }
        for view in [imageView, textLabel, secondaryLabel] { guides[ObjectIdentifier(view)]?.frame = view.frame }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(width: size.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // With a low priority, the target is less important than the natural width.
        let hugging = contentHuggingPriority(for: .horizontal)
        let isNatural: Bool = horizontalFittingPriority.rawValue < hugging.rawValue
        return sizeThatFits(isNatural ? CGSize(width: naturalWidth, height: targetSize.height) : targetSize)
    }

    /// The size of the content if no line of text is broken. If the view is narrower, the text wraps.
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: naturalWidth, height: 0)) }

    package var wrapsContent: Bool { true }

    package func naturalSize(atWidth width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: 0)) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        guard category != traitCollection.preferredContentSizeCategory else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The width at which no line of text is broken, in points.
    var naturalWidth: CGFloat {
        let margins = self.margins()
        let text: CGFloat = fit(textLabel, .greatestFiniteMagnitude).width
        let second: CGFloat = fit(secondaryLabel, .greatestFiniteMagnitude).width
        let isSideBySide: Bool = list.prefersSideBySideTextAndSecondaryText && text > 0 && second > 0
        let labels: CGFloat =
            isSideBySide ? text + list.textToSecondaryTextHorizontalPadding + second : max(text, second)
        return margins.leading + textIndent + labels + margins.trailing
    }

    private func imageSize() -> CGSize {
        guard list.image != nil else { return .zero }
        let size: CGSize = imageView.sizeThatFits(.zero)
        guard size.width > 0, size.height > 0 else { return .zero }
        let maximum = list.imageProperties.maximumSize
        var factor: CGFloat = 1
        if maximum.width > 0 { factor = min(factor, maximum.width / size.width) }
        if maximum.height > 0 { factor = min(factor, maximum.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The width and height of the space for standard symbols, in points. It scales with the preferred text size.
    private var standardImageSpace: CGFloat {
        UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection)
    }

    /// Returns the size of the space for the image, in points.
    private func imageSpace() -> CGSize {
        let image = imageSize()
        var reserved = list.imageProperties.reservedLayoutSize
        if reserved.width == UIListContentConfiguration.ImageProperties.standardDimension {
            reserved.width = standardImageSpace
        } else if reserved.width == 0, list.image?.isSymbolImage == true {
            reserved.width = max(standardImageSpace, image.width)
        }
        if reserved.height == UIListContentConfiguration.ImageProperties.standardDimension {
            reserved.height = standardImageSpace
        }
        return CGSize(
            width: reserved.width > 0 ? reserved.width : image.width,
            height: reserved.height > 0 ? reserved.height : image.height)
    }

    /// The width of the space for the image before the text, in points.
    var textIndent: CGFloat { list.image == nil ? 0 : imageSpace().width + list.imageToTextPadding }

    /// Returns the margins of the content, in points. On the axes that preserve the margins of the superview, the
    /// content has at least those margins.
    private func margins() -> NSDirectionalEdgeInsets {
        var margins = list.directionalLayoutMargins
        let axes = list.axesPreservingSuperviewLayoutMargins
        guard let superview, !axes.isEmpty else { return margins }
        let outer = superview.directionalLayoutMargins
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        if axes.contains(.horizontal) {
            let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (left, right): (CGFloat, CGFloat) = (frame.minX, superview.bounds.width - frame.maxX)
            margins.leading = max(margins.leading, outer.leading - (isRightToLeft ? right : left))
            margins.trailing = max(margins.trailing, outer.trailing - (isRightToLeft ? left : right))
        }
        return margins
    }

    private func frames(width: CGFloat) -> Frames {
        let margins = self.margins()
        var frames = Frames()
        let left: CGFloat = margins.leading + textIndent
        let image = imageSize()
        let imageSpace = self.imageSpace()
        let availableWidth: CGFloat = max(0, width - left - margins.trailing)
        let height = placeLabels(&frames, left: left, availableWidth: availableWidth)
        let inner: CGFloat = max(height, list.image == nil ? 0 : imageSpace.height)
        frames.height = inner + margins.top + margins.bottom
        let textShift: CGFloat = margins.top + (inner - height) / 2
        frames.text.origin.y += textShift
        frames.secondary.origin.y += textShift
        frames.image = CGRect(
            x: margins.leading + (imageSpace.width - image.width) / 2,
            y: margins.top + (inner - image.height) / 2, width: image.width, height: image.height)
        return frames
    }

    /// Sets the frames of the labels, relative to the top of the text, and returns the total height, in points.
    private func placeLabels(_ frames: inout Frames, left: CGFloat, availableWidth: CGFloat) -> CGFloat {
        let text = fit(textLabel, availableWidth)
        let second = fit(secondaryLabel, availableWidth)
        let gap = list.textToSecondaryTextHorizontalPadding
        if list.prefersSideBySideTextAndSecondaryText,
            text.width + gap + second.width <= availableWidth || second == .zero
        {
            let height = max(text.height, second.height)
            frames.text = CGRect(x: left, y: (height - text.height) / 2, width: text.width, height: text.height)
            frames.secondary = CGRect(
                x: left + availableWidth - second.width, y: (height - second.height) / 2, width: second.width,
                height: second.height)
            return height
        }
        let padding: CGFloat = text.height > 0 && second.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
        frames.text = CGRect(x: left, y: 0, width: availableWidth, height: text.height)
        frames.secondary = CGRect(x: left, y: text.height + padding, width: availableWidth, height: second.height)
        return text.height + padding + second.height
    }

    private func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }
}
