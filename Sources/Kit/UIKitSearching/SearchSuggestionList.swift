import CoreGraphics

/// The list of the suggestions of a search controller, in front of the results.
@MainActor
final class SearchSuggestionList: UIScrollView {
    private static let rowHeight: CGFloat = 44
    private var rows: [UIButton] = []

    func show(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        for row in rows { row.removeFromSuperview() }
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        rows = suggestions.map { suggestion in
            let row = UIButton(configuration: Self.configuration(suggestion))
            row.contentHorizontalAlignment = .leading
            row.addAction(UIAction { _ in choose(suggestion) }, for: .touchUpInside)
            addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    private static func configuration(_ suggestion: any UISearchSuggestion) -> UIButton.Configuration {
        var configuration: UIButton.Configuration = .plain()
        configuration.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        configuration.imagePadding = 12
        configuration.baseForegroundColor = .label
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        if let text = suggestion.localizedAttributedSuggestion {
            configuration.attributedTitle = AttributedString(text)
        } else {
            configuration.title = suggestion.localizedSuggestion
        }
        configuration.subtitle = suggestion.localizedDescription
        return configuration
    }

    private func height(of row: UIButton) -> CGFloat { max(Self.rowHeight, row.intrinsicContentSize.height) }

    /// The height of all rows, in points.
    var contentHeight: CGFloat { rows.reduce(0) { $0 + height(of: $1) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height: CGFloat = height(of: row)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        contentSize = CGSize(width: bounds.width, height: y)
    }
}
