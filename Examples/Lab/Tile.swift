import UIKit

/// A colored tile with a word, which the pages about layout arrange.
final class Tile: UILabel {
    /// Whether the tile has an intrinsic content size. The default is true.
    var hasOwnSize = true {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Creates a tile.
    ///
    /// - Parameter style: The text style of the word, which determines the size of the tile.
    init(_ word: String, color: UIColor, style: UIFont.TextStyle = .headline) {
        super.init(frame: .zero)
        text = word
        // The font does not follow the text size, because large tiles would leave no space for the layout.
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
        let word = super.intrinsicContentSize
        return CGSize(width: word.width + 28, height: word.height + 20)
    }
}

extension UIView {
    /// Returns a card that contains `content` with an inset.
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
    /// Creates a caption for the view below it.
    static func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }
}
