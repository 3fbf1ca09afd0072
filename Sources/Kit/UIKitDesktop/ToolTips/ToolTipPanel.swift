import UIKitCore

/// The text of a tool tip, below the pointer.
@MainActor
final class ToolTipPanel: UIView {
    private let label = UILabel()

    private static let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    /// The maximum width of the text, in points.
    private static let maximumWidth: CGFloat = 280
    /// The minimum distance from the edges of the window, in points.
    private static let margin: CGFloat = 4
    /// The distance from the tip of the pointer to a panel below it, in points.
    private static let distanceBelow: CGFloat = 20
    private static let distanceAbove: CGFloat = 6

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "Tool tip"
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        layer.borderWidth = 0.5
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.text = text
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .label
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the panel to a window, below a point, or above the point if there is not enough space below.
    func show(at point: CGPoint, in window: UIWindow) {
        let insets: UIEdgeInsets = Self.insets
        let room: CGRect = window.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let widest: CGFloat = min(Self.maximumWidth, room.width - insets.left - insets.right)
        let text: CGSize = label.sizeThatFits(CGSize(width: widest, height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: insets.left, y: insets.top, width: min(widest, text.width.rounded(.up)), height: text.height.rounded(.up)
        )
        let size = CGSize(
            width: label.frame.maxX + insets.right, height: label.frame.maxY + insets.bottom)
        let isMirrored: Bool = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat = isMirrored ? point.x - size.width : point.x
        let below: CGFloat = point.y + Self.distanceBelow
        let y: CGFloat = below + size.height <= room.maxY ? below : point.y - Self.distanceAbove - size.height
        frame = CGRect(
            x: max(room.minX, min(x, room.maxX - size.width)).rounded(), y: max(room.minY, y).rounded(),
            width: size.width, height: size.height)
        window.addSubview(self)
        updateBorder()
        alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    /// Sets the color of the border, which does not change with the traits by itself.
    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    func hide() {
        UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
