public import UIKit

/// A short text in a capsule.
public final class BadgeLabel: UILabel {
    private let insets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)

    public convenience init(text: String) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: .caption1)
        textColor = .white
        backgroundColor = .systemOrange
        layer.cornerRadius = 8
        layer.masksToBounds = true
    }

    public override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    public override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}
