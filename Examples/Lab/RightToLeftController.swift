import UIKit

/// A page in both reading directions.
final class RightToLeftController: UIViewController {
    private let direction = UISegmentedControl(items: ["Left to right", "Right to left"])
    private let content = UIStackView()
    private let scroll = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Right to left"
        view.backgroundColor = .systemGroupedBackground
        direction.selectedSegmentIndex = traitCollection.layoutDirection == .rightToLeft ? 1 : 0
        direction.addAction(UIAction { [weak self] _ in self?.changeDirection() }, for: .valueChanged)
        for card in [makeMessage(), makeControls(), makeEdges(), makePlayer()] { content.addArrangedSubview(card) }
        content.axis = .vertical
        content.spacing = 16
        content.accessibilityIdentifier = "content"

        for view in [direction, scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(direction)
        view.addSubview(scroll)
        scroll.addSubview(content)
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        let width: NSLayoutConstraint = direction.widthAnchor.constraint(equalToConstant: 300)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            direction.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            direction.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            direction.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32),
            width,
            scroll.topAnchor.constraint(equalTo: direction.bottomAnchor, constant: 16),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
            scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16),
            scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 16),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    /// Changes the layout direction of the page, which its views receive as a trait.
    private func changeDirection() {
        let isRightToLeft: Bool = direction.selectedSegmentIndex == 1
        UIView.animate(withDuration: 0.4) {
            self.scroll.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            self.scroll.layoutIfNeeded()
        }
    }

    // MARK: Cards

    private func makeMessage() -> UIView {
        let picture = Tile("A", color: .systemIndigo, style: .title3)
        picture.layer.cornerRadius = 22
        let name = UILabel()
        name.text = "Ayano"
        name.font = .preferredFont(forTextStyle: .headline)
        let time: UILabel = .caption("Yesterday")
        name.numberOfLines = 0
        time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let heading = UIStackView(arrangedSubviews: [name, time])
        heading.alignment = .firstBaseline
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            heading.axis = .vertical
            heading.alignment = .leading
        }
        let words = UILabel()
        words.text = "The picture is at the leading edge, the time at the trailing edge."
        words.font = .preferredFont(forTextStyle: .subheadline)
        words.textColor = .secondaryLabel
        words.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [heading, words])
        column.axis = .vertical
        column.spacing = 2
        let row = UIStackView(arrangedSubviews: [picture, column])
        row.spacing = 12
        row.alignment = .top
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 44), picture.heightAnchor.constraint(equalToConstant: 44),
        ])
        name.accessibilityIdentifier = "name"
        time.accessibilityIdentifier = "time"
        return .card(row)
    }

    private func makeControls() -> UIView {
        let slider = UISlider()
        slider.value = 0.3
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let toggle = UISwitch()
        toggle.isOn = true
        let text = UILabel()
        text.text = "A switch at the trailing edge"
        text.numberOfLines = 0
        text.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [text, toggle])
        row.alignment = .center
        row.spacing = 8
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = 0
        let column = UIStackView(arrangedSubviews: [row, slider, progress, segments])
        column.axis = .vertical
        column.spacing = 14
        return .card(column)
    }

    /// Leading and trailing constraints follow the direction; left constraints do not.
    private func makeEdges() -> UIView {
        let area = UIView()
        let views: [String: UIView] = [
            "leading": Tile("leading", color: .systemTeal, style: .footnote),
            "trailing": Tile("trailing", color: .systemTeal, style: .footnote),
            "left": Tile("left", color: .systemGray, style: .footnote),
        ]
        for (_, view) in views.sorted(by: { $0.key < $1.key }) {
            view.translatesAutoresizingMaskIntoConstraints = false
            area.addSubview(view)
        }
        func add(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
        }
        add("H:|[leading]-(>=8)-[trailing]|", .alignAllTop)
        add("V:|[leading]-8-[left]|")
        add("H:|[left]", .directionLeftToRight)
        return .card(area)
    }

    /// Playback controls keep their direction.
    private func makePlayer() -> UIView {
        let buttons: [UIView] = ["backward.fill", "play.fill", "forward.fill"].map { name in
            let image = UIImageView(
                image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26)))
            image.contentMode = .center
            image.semanticContentAttribute = .playback
            return image
        }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        row.semanticContentAttribute = .playback
        let words: UILabel = .caption("Playback controls keep their direction.")
        words.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [row, words])
        column.axis = .vertical
        column.spacing = 12
        return .card(column)
    }
}
