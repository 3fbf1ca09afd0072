import Engawa
import UIKit

/// A banner above a scrollable column.
final class ColumnView: UIView {
    private let scrollView = UIScrollView()

    init(banner: MessageBanner, column: UIStackView) {
        super.init(frame: .zero)
        column.axis = .vertical
        scrollView.alwaysBounceVertical = true
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        for subview in [banner, scrollView] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            banner.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: banner.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
