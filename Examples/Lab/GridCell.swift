import UIKit

/// A colored tile with a label.
final class GridCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private static let colors: [UIColor] = [
        .systemBlue, .systemTeal, .systemGreen, .systemOrange, .systemPink, .systemIndigo,
    ]

    private var color: UIColor = .systemBlue

    func show(_ number: Int, in section: Int) {
        label.text = "\(section).\(number)"
        color = Self.colors[number % Self.colors.count]
        updateColor()
    }

    override var isSelected: Bool {
        didSet { updateColor() }
    }

    override var isHighlighted: Bool {
        didSet { updateColor() }
    }

    private func updateColor() {
        contentView.backgroundColor = isSelected || isHighlighted ? .darkGray : color
    }
}

/// The title of a section.
final class GridTitle: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
}

/// A number in a circle.
final class GridBadge: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var number = 0 {
        didSet { label.text = "\(number)" }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}

/// The background of a section.
final class GridBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
