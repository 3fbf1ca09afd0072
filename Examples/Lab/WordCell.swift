import UIKit

/// A cell with a word.
final class WordCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ])
        updateColors()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var word: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override var isSelected: Bool {
        didSet { updateColors() }
    }

    override var isHighlighted: Bool {
        didSet { updateColors() }
    }

    private func updateColors() {
        let isChosen: Bool = isSelected || isHighlighted
        contentView.backgroundColor = isChosen ? .systemBlue : .secondarySystemGroupedBackground
        label.textColor = isChosen ? .white : .label
    }
}

/// A header with the number of words.
final class WordCount: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var number = 0 {
        didSet {
            label.text = number == 1 ? "1 word" : "\(number) words"
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 20, dy: 0)
    }
}
