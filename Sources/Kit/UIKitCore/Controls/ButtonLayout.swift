import Foundation

/// The frames of the image, the title and the subtitle of a button with a configuration.
@MainActor
struct ButtonLayout {
    /// The space for the image, which is at least as large as the image.
    private let image: CGSize
    private let imageSize: CGSize
    private let title: CGSize
    private let subtitle: CGSize
    private var insets: UIEdgeInsets
    private let imagePlacement: NSDirectionalRectEdge
    private let imagePadding: CGFloat
    private let titlePadding: CGFloat
    private let isMirrored: Bool

    /// Measures the content of `configuration` in a button of `width` points.
    init(of button: UIButton, showing configuration: UIButton.Configuration, width: CGFloat) {
        let isMirrored: Bool = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edges = configuration.contentInsets
        self.isMirrored = isMirrored
        insets = UIEdgeInsets(
            top: edges.top, left: isMirrored ? edges.trailing : edges.leading, bottom: edges.bottom,
            right: isMirrored ? edges.leading : edges.trailing)
        let sign: CGFloat = configuration.showsIndicator(in: button) ? Self.indicatorWidth : 0
        if isMirrored { insets.left += sign } else { insets.right += sign }
        imagePlacement = configuration.imagePlacement
        let isBusy = configuration.showsActivityIndicator
        let image: CGSize = (isBusy ? button.activityView?.intrinsicContentSize : button.currentImage?.size) ?? .zero
        imageSize = image
        self.image = Self.space(for: image, in: configuration)
        let padding: CGFloat = isBusy ? max(configuration.imagePadding, 6) : configuration.imagePadding
        var availableWidth: CGFloat = width - insets.left - insets.right
        if imagePlacement != .top && imagePlacement != .bottom {
            availableWidth -= image == .zero ? 0 : self.image.width + padding
        }
        func size(_ label: UILabel?, _ isShown: Bool) -> CGSize {
            guard let label, isShown else { return .zero }
            return label.sizeThatFits(CGSize(width: max(1, availableWidth), height: .greatestFiniteMagnitude))
        }
        title = size(button.titleLabel, button.currentTitle != nil || button.currentAttributedTitle != nil)
        subtitle = size(button.subtitleLabel, configuration.subtitle != nil)
        imagePadding = image != .zero && title != .zero ? padding : 0
        titlePadding = subtitle != .zero ? configuration.titlePadding : 0
    }

    /// Returns the size of the space for an image whose size is `size`.
    private static func space(for size: CGSize, in configuration: UIButton.Configuration) -> CGSize {
        guard size != .zero else { return .zero }
        let reserved: CGFloat = configuration.imageReservation
        return configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
            ? CGSize(width: size.width, height: max(size.height, reserved))
            : CGSize(width: max(size.width, reserved), height: size.height)
    }

    private var textSize: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

    private var contentSize: CGSize {
        let text = textSize
        if isStacked {
            return CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
        }
        return CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    }

    /// The size of the button that fits its content, in points.
    var fittingSize: CGSize {
        let content = contentSize
        return CGSize(
            width: ceil(content.width) + insets.left + insets.right,
            height: ceil(content.height) + insets.top + insets.bottom)
    }

    /// Sets the frames of the views in `button`.
    func apply(to button: UIButton) {
        setFrames(in: contentRect(in: button.bounds, of: button), of: button)
        guard let sign = button.indicatorView, !sign.isHidden else { return }
        let x: CGFloat = isMirrored ? insets.left - Self.indicatorWidth : button.bounds.width - insets.right
        sign.frame = CGRect(x: x, y: 0, width: Self.indicatorWidth, height: button.bounds.height)
    }

    /// The width of the two arrows of a pop-up button and the gap before them, in points.
    private static let indicatorWidth: CGFloat = 18

    /// Returns the frame of the title in a button with `bounds`.
    func titleFrame(in bounds: CGRect, of button: UIButton) -> CGRect {
        let text = frames(of: contentRect(in: bounds, of: button)).text
        return CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height)
            .pixelAligned(scale: max(1, button.traitCollection.displayScale))
    }

    private func contentRect(in bounds: CGRect, of button: UIButton) -> CGRect {
        let area = bounds.inset(by: insets)
        var content = contentSize
        content.width = min(content.width, max(0, area.width))
        let x: CGFloat
        switch button.effectiveContentHorizontalAlignment {
        case .left: x = area.minX
        case .right: x = area.maxX - content.width
        default: x = area.midX - content.width / 2
        }
        let y: CGFloat
        switch button.contentVerticalAlignment {
        case .top: y = area.minY
        case .bottom: y = area.maxY - content.height
        default: y = area.midY - content.height / 2
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: content)
    }

    private func frames(of rect: CGRect) -> (image: CGRect, text: CGRect) {
        var text = rect
        var imageFrame = CGRect(origin: rect.origin, size: image)
        let placement = imagePlacement
        if isStacked {
            let height = textSize.height
            imageFrame.origin.x = rect.midX - image.width / 2
            imageFrame.origin.y = placement == .top ? rect.minY : rect.maxY - image.height
            text = CGRect(
                x: rect.minX, y: placement == .top ? rect.maxY - height : rect.minY, width: rect.width, height: height)
        } else {
            let isLeft: Bool = (placement != .trailing) != isMirrored
            let width: CGFloat = max(0, rect.width - image.width - imagePadding)
            imageFrame.origin.x = isLeft ? rect.minX : rect.maxX - image.width
            imageFrame.origin.y = rect.midY - image.height / 2
            text = CGRect(
                x: isLeft ? rect.maxX - width : rect.minX, y: rect.midY - textSize.height / 2, width: width,
                height: textSize.height)
        }
        let origin = CGPoint(
            x: imageFrame.midX - imageSize.width / 2, y: imageFrame.midY - imageSize.height / 2)
        return (CGRect(origin: origin, size: imageSize), text)
    }

    private func setFrames(in rect: CGRect, of button: UIButton) {
        let (imageFrame, text) = frames(of: rect)
        let scale = max(1, button.traitCollection.displayScale)
        if image != .zero {
            let isBusy: Bool = button.shownConfiguration?.showsActivityIndicator == true
            let view: UIView? = isBusy ? button.activityView : button.imageView
            view?.frame = imageFrame.withPixelAlignedOrigin(scale: scale)
        }
        guard title != .zero || subtitle != .zero else { return }
        let first = CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height)
        button.titleLabel?.frame = first.pixelAligned(scale: scale)
        button.subtitleLabel?.frame = CGRect(
            x: text.minX, y: text.maxY - subtitle.height, width: text.width, height: subtitle.height
        ).pixelAligned(scale: scale)
    }
}

extension CGRect {
    /// Returns the rectangle with its edges on pixels: the left, right and bottom edges move outward, and the top edge
    /// moves to the nearest pixel.
    func pixelAligned(scale: CGFloat) -> CGRect {
        let x: CGFloat = (minX * scale).rounded(.down) / scale
        let y: CGFloat = (minY * scale).rounded() / scale
        let right: CGFloat = (maxX * scale).rounded(.up) / scale
        let bottom: CGFloat = (maxY * scale).rounded(.up) / scale
        return CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    /// Returns the rectangle with its origin on a pixel.
    func withPixelAlignedOrigin(scale: CGFloat) -> CGRect {
        let x: CGFloat = (minX * scale).rounded(.down) / scale
        return CGRect(origin: CGPoint(x: x, y: (minY * scale).rounded() / scale), size: size)
    }
}
