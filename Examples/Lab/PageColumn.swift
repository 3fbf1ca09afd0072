import UIKit

/// A page of the Lab that scrolls a column of titles and views.
final class PageColumn: UIScrollView {
    private let column = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        column.axis = .vertical
        column.spacing = 8
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 24, trailing: 20)
        column.translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .systemGroupedBackground
        alwaysBounceVertical = true
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Appends a title with views below it.
    func add(_ title: String, _ views: UIView...) {
        let label = UILabel(title, .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        if let last = column.arrangedSubviews.last { column.setCustomSpacing(20, after: last) }
        for view in [label] + views { column.addArrangedSubview(view) }
    }
}

extension UIView {
    /// Sets the height and returns the view.
    func withHeight(_ height: CGFloat) -> Self {
        heightAnchor.constraint(equalToConstant: height).isActive = true
        return self
    }

    /// Pins the edges to those of `view`, with insets at the leading and trailing edges.
    func pin(to view: UIView, insets: CGFloat) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets),
        ])
    }
}
