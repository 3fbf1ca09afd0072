import UIKit

/// A coloured tile with a word in it: what the pages about layout move around.
final class Tile: UILabel {
    /// Whether it is as large as its word wants. The default is true.
    var hasOwnSize = true {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Makes a tile.
    ///
    /// - Parameter style: how large the word is, and with it the tile.
    init(_ word: String, color: UIColor, style: UIFont.TextStyle = .headline) {
        super.init(frame: .zero)
        text = word
        // The word stands for a view of some size: large text would leave no room to move it in.
        font = .preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.4
        textColor = .white
        textAlignment = .center
        backgroundColor = color
        layer.cornerRadius = 10
        clipsToBounds = true
        accessibilityIdentifier = word
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        guard hasOwnSize else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let word: CGSize = super.intrinsicContentSize
        return CGSize(width: word.width + 28, height: word.height + 20)
    }
}

extension UIView {
    /// Makes a card that holds `content` with some space around it.
    static func card(_ content: UIView, inset: CGFloat = 16) -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        content.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: inset),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: inset),
        ])
        return card
    }
}

extension UILabel {
    /// Makes a small label that says what stands below it.
    static func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }
}
