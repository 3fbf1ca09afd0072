import UIKit

/// A number in a capsule.
final class BadgeLabel: UILabel {
    private static let margins = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)

    init() {
        super.init(frame: .zero)
        font = .preferredFont(forTextStyle: .footnote)
        textColor = .white
        textAlignment = .center
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var intrinsicContentSize: CGSize {
        let size: CGSize = super.intrinsicContentSize
        let height: CGFloat = size.height + Self.margins.top + Self.margins.bottom
        return CGSize(width: max(height, size.width + Self.margins.left + Self.margins.right), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
