import CoreGraphics
import UIKitCore
import UIKitDrawing

/// The title of a menu or of a group. A tap on the title of a submenu closes the submenu.
@MainActor
final class MenuHeaderView: UIView {
    /// Whether a tap on the header closes the menu.
    let closes: Bool
    private let label = UILabel()
    private let arrow = UIImageView()

    init(title: String, closes: Bool) {
        self.closes = closes
        super.init(frame: .zero)
        label.text = title
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.font = closes ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
        label.textColor = closes ? .label : .secondaryLabel
        addSubview(label)
        arrow.image = UIImage(
            systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        )
        arrow.tintColor = .secondaryLabel
        arrow.contentMode = .center
        arrow.isHidden = !closes
        addSubview(arrow)
        if closes {
            isAccessibilityElement = true
            accessibilityLabel = title
            accessibilityTraits = [.button, .header]
        } else {
            label.accessibilityTraits = [.staticText, .header]
        }
    }

    required init?(coder: NSCoder) { nil }

    private var textInset: CGFloat { closes ? MenuRowView.inset + 20 : MenuRowView.inset }

    /// Returns the height of the header in a menu of `width` points.
    func height(width: CGFloat) -> CGFloat {
        let limit = CGSize(width: width - textInset - MenuRowView.inset, height: .greatestFiniteMagnitude)
        return max(closes ? 44 : 0, ceil(label.sizeThatFits(limit).height) + (closes ? 22 : 16))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width: CGFloat = bounds.width - textInset - MenuRowView.inset
        label.frame = CGRect(
            x: isMirrored ? MenuRowView.inset : textInset, y: 0, width: width, height: bounds.height)
        arrow.frame = CGRect(
            x: isMirrored ? bounds.width - MenuRowView.inset - 16 : MenuRowView.inset - 4, y: 0, width: 20,
            height: bounds.height)
    }
}
