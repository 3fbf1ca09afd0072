import CoreGraphics
import QuartzCore
import SystemTexts
import UIKitCore
import UIKitDrawing

/// An element of a menu: a row with a title and an image, a small tile with an image, or a medium tile with both.
@MainActor
final class MenuRowView: UIView {
    let item: MenuContent.Item
    private let size: UIMenu.ElementSize
    private let hasMarks: Bool
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let chordLabel = UILabel()
    private let markView = UIImageView()
    private let imageView = UIImageView()
    private var indicator: UIActivityIndicatorView?

    /// The margin at both sides, in points.
    static let inset: CGFloat = 16
    /// The width of the column for checkmarks, in points.
    private static let markWidth: CGFloat = 20
    /// The width of the column for images, in points.
    private static let imageWidth: CGFloat = 24
    /// The margin above and below the title, in points.
    private static let verticalInset: CGFloat = 11
    /// The height of a small tile, in points.
    private static let smallHeight: CGFloat = 48
    /// The height of a medium tile, in points.
    private static let mediumHeight: CGFloat = 64

    /// The scale factor of images, which grow with accessibility text sizes.
    private var imageScale: CGFloat {
        guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    }

    private var imageWidth: CGFloat { ceil(Self.imageWidth * imageScale) }
    private var markWidth: CGFloat { ceil(Self.markWidth * imageScale) }

    /// Whether the element is under the finger or the pointer, or selected by keys.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateBackground() } }
    }

    init(item: MenuContent.Item, size: UIMenu.ElementSize, titleLines: Int, hasMarks: Bool) {
        self.item = item
        self.size = size
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        for view in [titleLabel, subtitleLabel, chordLabel, markView, imageView] { addSubview(view) }
        titleLabel.text = item.title
        titleLabel.font = .preferredFont(forTextStyle: size == .medium ? .caption1 : .body)
        titleLabel.numberOfLines = size == .medium ? 1 : titleLines
        titleLabel.textAlignment = size == .medium ? .center : .natural
        titleLabel.isHidden = size == .small
        subtitleLabel.text = item.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.numberOfLines = titleLines
        subtitleLabel.isHidden = size != .large || item.subtitle?.isEmpty ?? true
        chordLabel.text = item.chord
        chordLabel.font = .preferredFont(forTextStyle: .subheadline)
        chordLabel.isHidden = size != .large || item.chord == nil
        for label in [titleLabel, subtitleLabel, chordLabel] { label.adjustsFontForContentSizeCategory = true }
        imageView.image = item.image.map {
            $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate)
        }
        imageView.contentMode = .center
        imageView.isHidden = item.image == nil
        markView.image = mark
        markView.contentMode = .center
        markView.isHidden = markView.image == nil || size != .large
        updateColors()
        updateBackground()
        isAccessibilityElement = true
        accessibilityLabel = item.title
        accessibilityIdentifier = item.identifier
        accessibilityValue = item.subtitle
        var traits: UIAccessibilityTraits = .button
        if !item.isEnabled { traits.insert(.notEnabled) }
        if item.state == .on { traits.insert(.selected) }
        accessibilityTraits = traits
        if case .loading = item.kind { showLoading() }
    }

    required init?(coder: NSCoder) { nil }

    private var mark: UIImage? {
        let weight = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        if item.isSubmenu { return UIImage(systemName: "chevron.forward", withConfiguration: weight) }
        switch item.state {
        case .on: return UIImage(systemName: "checkmark", withConfiguration: weight)
        case .mixed: return UIImage(systemName: "minus", withConfiguration: weight)
        case .off: return nil
        }
    }

    private func showLoading() {
        titleLabel.text = SystemTexts.localized("Loading…")
        accessibilityLabel = titleLabel.text
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        addSubview(indicator)
        self.indicator = indicator
    }

    private func updateColors() {
        let color: UIColor = !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
        titleLabel.textColor = color
        imageView.tintColor = color
        markView.tintColor = item.isSubmenu && item.isEnabled ? .secondaryLabel : color
        subtitleLabel.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
        chordLabel.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
    }

    private func updateBackground() {
        let isChosenTile: Bool = size != .large && item.state == .on
        backgroundColor =
            isHighlighted && item.isEnabled ? .tertiarySystemFill : isChosenTile ? .quaternarySystemFill : nil
    }

    // MARK: Layout

    /// Returns the height of the element in a menu of `width` points.
    func height(width: CGFloat) -> CGFloat {
        switch size {
        case .small: return ceil(Self.smallHeight * imageScale)
        case .medium:
            let rest: CGFloat = 16 + ceil(Self.imageWidth * imageScale)
            return max(Self.mediumHeight, rest + ceil(titleLabel.intrinsicContentSize.height))
        default: break
        }
        let texts: CGSize = textSize(width: width)
        return max(44, texts.height + 2 * Self.verticalInset)
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        var rest: CGFloat = width - leadingInset - Self.inset
        if !imageView.isHidden || indicator != nil { rest -= imageWidth + 8 }
        if !chordLabel.isHidden { rest -= ceil(chordLabel.intrinsicContentSize.width) + 12 }
        return max(20, rest)
    }

    private var leadingInset: CGFloat { hasMarks ? Self.inset + markWidth : Self.inset }

    private func textSize(width: CGFloat) -> CGSize {
        let limit = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        let title: CGSize = titleLabel.sizeThatFits(limit)
        let subtitle: CGSize = subtitleLabel.isHidden ? .zero : subtitleLabel.sizeThatFits(limit)
        return CGSize(width: max(title.width, subtitle.width), height: ceil(title.height) + ceil(subtitle.height))
    }

    /// The width that the element needs if its title and its subtitle have one line each, in points.
    var preferredWidth: CGFloat {
        var width: CGFloat = leadingInset + Self.inset
        if !imageView.isHidden { width += imageWidth + 8 }
        if !chordLabel.isHidden { width += ceil(chordLabel.intrinsicContentSize.width) + 24 }
        return width + ceil(max(titleLabel.intrinsicContentSize.width, subtitleLabel.intrinsicContentSize.width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch size {
        case .small: imageView.frame = imageFrame(imageView, in: bounds)
        case .medium:
            let height: CGFloat = ceil(titleLabel.intrinsicContentSize.height)
            let area = CGRect(x: 0, y: 8, width: bounds.width, height: bounds.height - height - 20)
            imageView.frame = imageFrame(imageView, in: area)
            titleLabel.frame = CGRect(x: 4, y: bounds.height - height - 8, width: bounds.width - 8, height: height)
        default: layoutRow()
        }
    }

    /// Returns the frame in which a view shows its image in the middle of an area.
    private func imageFrame(_ view: UIImageView, in area: CGRect) -> CGRect {
        let scale: CGFloat = imageScale
        view.contentMode = scale == 1 ? .center : .scaleAspectFit
        guard scale != 1, let size = view.image?.size else { return area }
        return CGRect(
            x: area.midX - size.width * scale / 2, y: area.midY - size.height * scale / 2,
            width: size.width * scale, height: size.height * scale)
    }

    private func layoutRow() {
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isMirrored
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let width: CGFloat = textWidth(in: bounds.width)
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        let titleHeight: CGFloat = ceil(titleLabel.sizeThatFits(limit).height)
        let subtitleHeight: CGFloat = subtitleLabel.isHidden ? 0 : ceil(subtitleLabel.sizeThatFits(limit).height)
        let y: CGFloat = ((bounds.height - titleHeight - subtitleHeight) / 2).rounded()
        place(titleLabel, CGRect(x: leadingInset, y: y, width: width, height: titleHeight))
        place(subtitleLabel, CGRect(x: leadingInset, y: y + titleHeight, width: width, height: subtitleHeight))
        let leading = CGRect(x: Self.inset - 4, y: 0, width: markWidth, height: bounds.height)
        place(markView, imageFrame(markView, in: leading))
        let trailing = CGRect(
            x: bounds.width - Self.inset - imageWidth, y: 0, width: imageWidth, height: bounds.height)
        place(imageView, imageFrame(imageView, in: trailing))
        if let indicator { place(indicator, trailing) }
        let chord: CGFloat = ceil(chordLabel.intrinsicContentSize.width)
        let end: CGFloat = imageView.isHidden ? bounds.width - Self.inset : trailing.minX - 8
        place(chordLabel, CGRect(x: end - chord, y: 0, width: chord, height: bounds.height))
    }
}
