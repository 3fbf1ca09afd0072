import Foundation
import UIKitCore

/// The header of a share sheet: the shared items, the close button, and the row of services.
final class ShareHeaderView: UIView {
    static let pictureSide: CGFloat = 44
    /// The distances of the title from the sides of the view, with space for the picture and the close button.
    private static let titleInsets = (leading: pictureSide + 32, trailing: CGFloat(62))

    var onClose: (() -> Void)?
    /// A closure that is called with the index of a service that the user taps.
    var onChoose: ((Int) -> Void)?

    private let picture = UIImageView()
    private let label = UILabel()
    private let closeButton = UIButton(type: .system)
    private let scroll = UIScrollView()
    private var buttons: [ServiceButton] = []

    init() {
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.tintColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 2
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.backgroundColor = .tertiarySystemFill
        closeButton.tintColor = .secondaryLabel
        closeButton.layer.cornerRadius = 15
        closeButton.accessibilityLabel = "Close"
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        scroll.showsHorizontalScrollIndicator = false
        for view in [picture, label, closeButton, scroll] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String, image: UIImage?, services: [UIActivity]) {
        label.text = title
        picture.image = image
        picture.contentMode = image?.isSymbolImage == true ? .center : .scaleAspectFill
        picture.backgroundColor = image?.isSymbolImage == true ? .tertiarySystemFill : nil
        for button in buttons { button.removeFromSuperview() }
        buttons = services.enumerated().map { index, activity in
            let button = ServiceButton(activity)
            button.addAction(UIAction { [weak self] _ in self?.onChoose?(index) }, for: .touchUpInside)
            return button
        }
        for button in buttons { scroll.addSubview(button) }
        scroll.isHidden = buttons.isEmpty
        setNeedsLayout()
    }

    /// Returns the size of the title in a header with the given width. The height depends on the text size.
    private func titleSize(inWidth total: CGFloat) -> CGSize {
        let width: CGFloat = max(0, total - Self.titleInsets.leading - Self.titleInsets.trailing)
        let size: CGSize = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: width, height: max(Self.pictureSide, size.height))
    }

    private var servicesHeight: CGFloat { 12 + ServiceButton.height(for: traitCollection) }

    func fittingHeight(width: CGFloat) -> CGFloat {
        titleSize(inWidth: width).height + 32 + (buttons.isEmpty ? 0 : servicesHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ total: CGFloat) {
            view.frame = CGRect(x: isReversed ? total - x - width : x, y: y, width: width, height: height)
        }
        let side: CGFloat = Self.pictureSide
        place(picture, 20, 18, side, side, bounds.width)
        place(closeButton, bounds.width - 50, 18, 30, 30, bounds.width)
        let title = titleSize(inWidth: bounds.width)
        place(label, Self.titleInsets.leading, 18, title.width, title.height, bounds.width)
        scroll.frame = CGRect(x: 0, y: title.height + 32, width: bounds.width, height: servicesHeight)
        let width: CGFloat = ServiceButton.width(for: traitCollection)
        let total: CGFloat = max(bounds.width, CGFloat(buttons.count) * width + 24)
        scroll.contentSize = CGSize(width: total, height: servicesHeight)
        for (index, button) in buttons.enumerated() {
            place(button, 12 + CGFloat(index) * width, 4, width, servicesHeight - 12, total)
        }
        if isReversed { scroll.contentOffset.x = total - bounds.width }
    }
}

/// A service of a share sheet, with a picture in a circle above its title.
final class ServiceButton: UIControl {
    private static let side: CGFloat = 60

    private static func titleHeight(for traits: UITraitCollection) -> CGFloat {
        UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits).lineHeight
    }

    /// Returns the width of a service, which is sufficient for a word of eight letters.
    static func width(for traits: UITraitCollection) -> CGFloat { max(80, (4.4 * titleHeight(for: traits)).rounded()) }

    /// Returns the height of a service with a title of two lines.
    static func height(for traits: UITraitCollection) -> CGFloat {
        max(96, side + 4 + (2 * titleHeight(for: traits)).rounded(.up))
    }

    private let circle = UIView()
    private let picture = UIImageView()
    private let label = UILabel()

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        circle.backgroundColor = .secondarySystemGroupedBackground
        circle.layer.cornerRadius = Self.side / 2
        circle.isUserInteractionEnabled = false
        picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .scaleAspectFit
        label.text = activity.activityTitle
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 2
        for view in [circle, picture, label] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = activity.activityTitle
        accessibilityIdentifier = activity.activityType?.rawValue
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { circle.alpha = isHighlighted ? 0.5 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let x: CGFloat = (bounds.width - Self.side) / 2
        circle.frame = CGRect(x: x, y: 0, width: Self.side, height: Self.side)
        picture.frame = circle.frame.insetBy(dx: 16, dy: 16)
        let top: CGFloat = Self.side + 4
        let size: CGSize = label.sizeThatFits(CGSize(width: bounds.width - 4, height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: 2, y: top, width: bounds.width - 4, height: min(size.height, max(0, bounds.height - top)))
    }
}
