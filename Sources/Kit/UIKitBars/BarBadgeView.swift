import CoreGraphics
import UIKitCore
import UIKitDrawing

/// The view of a badge: a capsule with a text, or a dot.
@MainActor
final class BarBadgeView: UILabel {
    private static let minimumHeight: CGFloat = 18
    private static let dotSize = CGSize(width: 10, height: 10)

    init(badge: UIBarButtonItem.Badge) {
        super.init(frame: .zero)
        text = badge.stringValue
        font = badge.font ?? .systemFont(ofSize: 13)
        textColor = badge.foregroundColor ?? .white
        textAlignment = .center
        backgroundColor = badge.backgroundColor ?? .systemRed
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard text != nil else { return Self.dotSize }
        let content: CGSize = intrinsicContentSize
        let height: CGFloat = max(Self.minimumHeight, content.height.rounded(.up) + 2)
        return CGSize(width: max(height, (content.width + 9).rounded(.up)), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
