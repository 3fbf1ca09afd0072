import Foundation

/// The standard layout of a button without a configuration.
extension UIButton {
    private var imageSize: CGSize { currentImage?.size ?? .zero }

    private var hasTitle: Bool { !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty }

    /// Returns the size of the title. The width, in points, matters only for titles with several lines.
    private func titleSize(width: CGFloat) -> CGSize {
        guard hasTitle, let titleLabel else { return .zero }
        let size = titleLabel.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
        return CGSize(width: ceil(size.width), height: size.height)
    }

    func standardImageRect(in content: CGRect) -> CGRect {
        let size = imageSize
        let title: CGFloat = titleSize(width: content.width - size.width).width
        return rect(of: size, beside: title, isFirst: true, in: content, insets: imageEdgeInsets)
            .withPixelAlignedOrigin(scale: usableScale)
    }

    func standardTitleRect(in content: CGRect) -> CGRect {
        let image = min(imageSize.width, content.width)
        let size: CGSize = titleSize(width: content.width - image - titleEdgeInsets.left - titleEdgeInsets.right)
        return rect(of: size, beside: image, isFirst: false, in: content, insets: titleEdgeInsets)
            .pixelAligned(scale: usableScale)
    }

    private var usableScale: CGFloat { max(1, traitCollection.displayScale) }

    /// Returns the frame of the image or the title in `content`, beside the other element, which is `other` points
    /// wide.
    private func rect(
        of size: CGSize, beside other: CGFloat, isFirst: Bool, in content: CGRect, insets: UIEdgeInsets
    ) -> CGRect {
        let isLeft: Bool = isFirst != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let area: CGRect = content.inset(by: insets)
        // The title gets the width that remains beside the image.
        let availableWidth: CGFloat = max(0, isFirst ? area.width : area.width - other)
        var rect = CGRect(x: 0, y: 0, width: min(size.width, availableWidth), height: size.height)
        let (before, after): (CGFloat, CGFloat) = isLeft ? (0, other) : (other, 0)
        switch effectiveContentHorizontalAlignment {
        case .left: rect.origin.x = area.minX + before
        case .right: rect.origin.x = area.maxX - after - rect.width
        case .fill where !isFirst || other == 0:
            rect.origin.x = area.minX + before
            rect.size.width = availableWidth
        case .fill: rect.origin.x = isLeft ? area.minX : area.maxX - rect.width
        default:
            let shift: CGFloat = (insets.left - insets.right) / 2
            rect.origin.x = content.midX - (rect.width + other) / 2 + before + shift
        }
        if isFirst { rect.size.height = min(rect.height, max(0, area.height)) }
        switch contentVerticalAlignment {
        case .top: rect.origin.y = area.minY
        case .bottom: rect.origin.y = area.maxY - rect.height
        case .center: rect.origin.y = content.midY - rect.height / 2 + (insets.top - insets.bottom) / 2
        case .fill:
            rect.origin.y = area.minY
            rect.size.height = max(0, area.height)
        }
        return rect
    }

    /// Returns the size of the button that fits its content, in points. Without content insets, a title has margins of
    /// 6 points above and below, and an empty button has the height of a line of text with these margins.
    func standardSize(width: CGFloat) -> CGSize {
        let image = imageSize
        let edges = contentEdgeInsets
        let title: CGSize = titleSize(width: width - edges.left - edges.right - image.width)
        var size = CGSize(
            width: ceil(image.width + title.width) + edges.left + edges.right,
            height: ceil(max(image.height, title.height)) + edges.top + edges.bottom)
        if edges == .zero, hasTitle || image == .zero {
            let line: CGFloat = hasTitle ? title.height : titleFont.lineHeight
            size = CGSize(width: max(size.width, 30), height: max(size.height, ceil(line) + 12))
        }
        let background: CGSize = currentBackgroundImage?.size ?? .zero
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
}
