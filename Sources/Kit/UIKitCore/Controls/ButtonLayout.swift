import Foundation

/// Where the picture, the title and the second line of a button stand.
@MainActor
struct ButtonLayout {
    private let image: CGSize
    private let title: CGSize
    private let subtitle: CGSize
    private let insets: UIEdgeInsets
    private let imagePlacement: NSDirectionalRectEdge
    private let imagePadding: CGFloat
    private let titlePadding: CGFloat
    private let minimumHeight: CGFloat
    private let imageInsets: UIEdgeInsets
    private let titleInsets: UIEdgeInsets
    private let isMirrored: Bool

    init(of button: UIButton) {
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func size(_ view: UIView?) -> CGSize {
            guard let view, !view.isHidden else { return .zero }
            return view.sizeThatFits(unbounded)
        }
        let hasTitle: Bool = button.currentTitle != nil || button.currentAttributedTitle != nil
        title = hasTitle ? size(button.titleLabel) : .zero
        if let configuration = button.shownConfiguration {
            subtitle = configuration.subtitle == nil ? .zero : size(button.subtitleView)
            image =
                configuration.showsActivityIndicator ? size(button.activityView) : button.currentImage?.size ?? .zero
            let edges: NSDirectionalEdgeInsets = configuration.contentInsets
            insets = UIEdgeInsets(
                top: edges.top, left: isMirrored ? edges.trailing : edges.leading, bottom: edges.bottom,
                right: isMirrored ? edges.leading : edges.trailing)
            imagePlacement = configuration.imagePlacement
            let gap: CGFloat =
                configuration.showsActivityIndicator ? max(configuration.imagePadding, 6) : configuration.imagePadding
            imagePadding = image != .zero && title != .zero ? gap : 0
            titlePadding = subtitle != .zero ? configuration.titlePadding : 0
            minimumHeight = 0
            imageInsets = .zero
            titleInsets = .zero
        } else {
            subtitle = .zero
            image = button.currentImage?.size ?? .zero
            insets = button.contentEdgeInsets
            imagePlacement = .leading
            imagePadding = 0
            titlePadding = 0
            // A plain title of the system stands 6 points from the edges above and below, as on iOS.
            minimumHeight = hasTitle && button.contentEdgeInsets == .zero ? title.height + 12 : 0
            imageInsets = button.imageEdgeInsets
            titleInsets = button.titleEdgeInsets
        }
    }

    private var textSize: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

    private var contentSize: CGSize {
        let text: CGSize = textSize
        if isStacked {
            return CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
        }
        return CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    }

    /// How large the button wants to be, in points, at most `size` wide.
    func fittingSize(within size: CGSize) -> CGSize {
        let content: CGSize = contentSize
        let width: CGFloat = ceil(content.width) + insets.left + insets.right
        let height: CGFloat = max(ceil(content.height) + insets.top + insets.bottom, minimumHeight)
        return CGSize(width: max(width, minimumHeight > 0 ? 30 : 0), height: height)
    }

    /// Places everything in `button`.
    func apply(to button: UIButton) {
        place(in: contentRect(in: button.bounds, of: button), of: button)
    }

    /// Where the title is when the button is as large as `bounds`.
    func titleFrame(in bounds: CGRect, of button: UIButton) -> CGRect {
        let text: CGRect = parts(of: contentRect(in: bounds, of: button)).text
        let first = CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height)
        return shifted(first, by: titleInsets).aligned(to: max(1, button.traitCollection.displayScale))
    }

    private func contentRect(in bounds: CGRect, of button: UIButton) -> CGRect {
        let area: CGRect = bounds.inset(by: insets)
        var content: CGSize = contentSize
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

    private func parts(of rect: CGRect) -> (picture: CGRect, text: CGRect) {
        var text: CGRect = rect
        var picture = CGRect(origin: rect.origin, size: image)
        let placement: NSDirectionalRectEdge = imagePlacement
        if placement == .top || placement == .bottom {
            let height: CGFloat = textSize.height
            picture.origin.x = rect.midX - image.width / 2
            picture.origin.y = placement == .top ? rect.minY : rect.maxY - image.height
            text = CGRect(
                x: rect.minX, y: placement == .top ? rect.maxY - height : rect.minY, width: rect.width, height: height)
        } else {
            let isLeft: Bool = (placement != .trailing) != isMirrored
            let width: CGFloat = rect.width - image.width - imagePadding
            picture.origin.x = isLeft ? rect.minX : rect.maxX - image.width
            picture.origin.y = rect.midY - image.height / 2
            text = CGRect(
                x: isLeft ? rect.maxX - width : rect.minX, y: rect.midY - textSize.height / 2, width: width,
                height: textSize.height)
        }
        return (picture, text)
    }

    private func place(in rect: CGRect, of button: UIButton) {
        let (picture, text) = parts(of: rect)
        let scale: CGFloat = max(1, button.traitCollection.displayScale)
        if image != .zero {
            let frame: CGRect = shifted(picture, by: imageInsets).aligned(to: scale)
            if button.shownConfiguration?.showsActivityIndicator == true {
                button.activityView?.frame = frame
            } else {
                button.imageView?.frame = frame
            }
        }
        guard title != .zero || subtitle != .zero else { return }
        let first = CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height)
        button.titleLabel?.frame = shifted(first, by: titleInsets).aligned(to: scale)
        button.subtitleView?.frame = CGRect(
            x: text.minX, y: text.maxY - subtitle.height, width: text.width, height: subtitle.height
        ).aligned(to: scale)
    }

    private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        insets == .zero
            ? rect : rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}

extension CGRect {
    /// The nearest rectangle whose edges lie on pixels, not narrower by more than half a pixel.
    func aligned(to scale: CGFloat) -> CGRect {
        let x: CGFloat = (minX * scale).rounded(.down) / scale
        let y: CGFloat = (minY * scale).rounded() / scale
        let right: CGFloat = (maxX * scale).rounded(.up) / scale
        let bottom: CGFloat = (maxY * scale).rounded(.up) / scale
        return CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }
}
