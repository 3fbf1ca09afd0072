import QuartzCore
import SystemTexts

/// The back button of a navigation bar.
@MainActor
final class BackButton: UIControl {
    private let label = UILabel()
    private let chevron = CAShapeLayer()
    private static let chevronWidth: CGFloat = 12
    /// The title of the previous item, the generic title, or no title. Shown if it fits.
    private var title = ""
    /// The visible title; nil if the button shows only its image.
    private var shownTitle: String?
    /// The width in points for which the title was chosen, or nil if it must be chosen again.
    private var fittedWidth: CGFloat?
    private let mode: UINavigationItem.BackButtonDisplayMode
    private var appearance: UIBarButtonItemAppearance?
    private var imageView: UIImageView?
    private var titleMask: UIImage?
    private var titleClip: BackTitleClip?
    /// The image that replaces the chevron and the title, or nil.
    private let ownImage: UIImage?
    /// The item whose back button styling applies.
    let item: UIBarButtonItem
    private var backdrop: UIImageView?
    /// Returns the menu for a long press. Nil if the button has no menu.
    private let menuProvider: (() -> UIMenu?)?

    private static var genericTitle: String { SystemTexts.localized("Back") }

    init(
        title: String?, mode: UINavigationItem.BackButtonDisplayMode, image: UIImage? = nil, item: UIBarButtonItem,
        menuProvider: (() -> UIMenu?)? = nil
    ) {
        self.item = item
        self.menuProvider = menuProvider
        ownImage = image
        self.mode = image == nil ? mode : .minimal
        super.init(frame: .zero)
        setTitle(title)
        item.backStyling.button = self
        addSubview(label)
        chevron.fillColor = nil
        chevron.lineWidth = 2.5
        chevron.lineCap = .round
        chevron.lineJoin = .round
        layer.addSublayer(chevron)
        isContextMenuInteractionEnabled = menuProvider != nil
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the title. Nil means the generic title, and an empty title means that only the image is shown.
    func setTitle(_ newTitle: String?) {
        title = newTitle.flatMap { !$0.isEmpty && mode == .generic ? nil : $0 } ?? Self.genericTitle
        fittedWidth = nil
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = menuProvider?() else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    /// Applies the image and the appearance of the bar.
    func apply(_ style: NavigationItemStyle) {
        appearance = style.back ?? style.buttons.plain
        if let image = (ownImage ?? style.backIndicator)?.forBar {
            let view: UIImageView = imageView ?? UIImageView()
            view.image = image
            view.contentMode = .center
            if imageView == nil { addSubview(view) }
            imageView = view
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        setTitleMask(imageView == nil ? nil : style.backIndicatorMask?.forBar)
        fittedWidth = nil
        updateColor()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func setTitleMask(_ image: UIImage?) {
        guard image !== titleMask else { return }
        titleMask = image
        titleClip?.removeFromSuperview()
        titleClip = image == nil ? nil : BackTitleClip()
        if let titleClip { insertSubview(titleClip, at: 0) }
        (titleClip ?? self).addSubview(label)
    }

    private var indicatorWidth: CGFloat { imageView?.image.map { ceil($0.size.width) } ?? Self.chevronWidth }

    /// Shows the title if it fits into `width` points, or else the generic title if that fits, or else no title.
    /// Returns the width of the button.
    func fitTitle(in width: CGFloat) -> CGFloat {
        if width != fittedWidth {
            fittedWidth = width
            shownTitle = nil
            for candidate in mode == .minimal || title.isEmpty ? [] : [title, Self.genericTitle] {
                label.show(candidate, attributes: titleAttributes, font: Self.font, color: tintColor)
                guard self.width(withTitle: true) <= width else { continue }
                shownTitle = candidate
                break
            }
            updateColor()
            setNeedsLayout()
        }
        return self.width(withTitle: shownTitle != nil)
    }

    private func width(withTitle hasTitle: Bool) -> CGFloat {
        indicatorWidth + (hasTitle ? 6 + ceil(label.intrinsicContentSize.width) : 0)
    }

    private static let font = UIFont.systemFont(ofSize: 17)

    private var titleAttributes: [NSAttributedString.Key: Any] { appearance?.titleAttributes(for: state) ?? [:] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let path = CGMutablePath()
        let tip: CGFloat = isMirrored ? bounds.width - 1.5 : 1.5
        let back: CGFloat = isMirrored ? bounds.width - 10.5 : 10.5
        path.move(to: CGPoint(x: back, y: bounds.midY - 9))
        path.addLine(to: CGPoint(x: tip, y: bounds.midY))
        path.addLine(to: CGPoint(x: back, y: bounds.midY + 9))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.frame = bounds
        chevron.path = path
        CATransaction.commit()
        chevron.isHidden = imageView != nil
        let indicator: CGFloat = indicatorWidth
        imageView?.frame = CGRect(
            x: isMirrored ? bounds.width - indicator : 0, y: 0, width: indicator, height: bounds.height)
        label.isHidden = shownTitle == nil
        let width: CGFloat = max(0, bounds.width - indicator - 6)
        label.bounds.size = CGSize(width: width, height: bounds.height)
        let own: UIOffset = item.backStyling.titleOffset
        let offset: UIOffset = own == .zero ? appearance?.state(for: state).titlePositionAdjustment ?? .zero : own
        label.center = CGPoint(
            x: (isMirrored ? width / 2 : bounds.width - width / 2) + offset.horizontal, y: bounds.midY + offset.vertical
        )
        if let titleClip, let titleMask, let imageView {
            titleClip.frame = bounds
            titleClip.place(titleMask, over: imageView.frame, isMirrored: isMirrored)
        }
        guard let backdrop else { return }
        let height: CGFloat = min(bounds.height, backdrop.image?.size.height ?? 0)
        backdrop.frame = CGRect(
            x: 0, y: (bounds.height - height) / 2 + item.backStyling.imageOffset, width: bounds.width, height: height)
    }

    /// Moves the title without the chevron.
    func slideTitle(by distance: CGFloat) {
        label.transform = CGAffineTransform(translationX: distance * 0.5, y: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        updateColor()
    }

    /// Called when the back button styling of the item changes.
    func itemDidChange() {
        updateBackdrop()
        setNeedsLayout()
    }

    private func updateBackdrop() {
        let image: UIImage? = item.backStyling.images.value(for: state)
        guard image !== backdrop?.image else { return }
        let view: UIImageView = backdrop ?? UIImageView()
        if backdrop == nil { insertSubview(view, at: 0) }
        backdrop = view
        view.image = image
    }

    private func updateColor() {
        updateBackdrop()
        let color: UIColor = tintColor
        label.show(shownTitle, attributes: titleAttributes, font: Self.font, color: color)
        imageView?.tintColor = color
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        chevron.opacity = isHighlighted ? 0.3 : 1
        CATransaction.commit()
        for view in [label, imageView] { view?.alpha = isHighlighted ? 0.3 : 1 }
    }

    override var defaultAccessibilityIdentifier: String? { "BackButton" }

    override var defaultAccessibilityLabel: String? { title.isEmpty ? Self.genericTitle : title }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
