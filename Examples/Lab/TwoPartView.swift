import UIKit

/// Two parts of a page: in a column, or side by side in a compact height.
final class TwoPartView: UIStackView {
    /// Creates a view with two parts.
    init(_ first: UIView, _ second: UIView) {
        super.init(frame: .zero)
        addArrangedSubview(first)
        addArrangedSubview(second)
        spacing = 16
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (parts: TwoPartView, _) in parts.updateAxis() }
        updateAxis()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func updateAxis() {
        let isLow: Bool = traitCollection.verticalSizeClass == .compact
        axis = isLow ? .horizontal : .vertical
        distribution = isLow ? .fillEqually : .fill
    }

    /// Adds the view to `view` with margins. If the parts are taller than the page, the page scrolls.
    func fill(_ view: UIView) {
        let scroll = UIScrollView()
        for part in [self, scroll] as [UIView] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(self)
        let safe = view.safeAreaLayoutGuide
        let content = scroll.contentLayoutGuide
        let page = scroll.frameLayoutGuide
        let fills: NSLayoutConstraint = heightAnchor.constraint(equalTo: page.heightAnchor, constant: -32)
        // Parts with a flexible height fill the page.
        fills.priority = UILayoutPriority(252)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safe.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 16),
            widthAnchor.constraint(equalTo: page.widthAnchor, constant: -32),
            heightAnchor.constraint(greaterThanOrEqualTo: page.heightAnchor, constant: -32),
            fills,
        ])
        for part in arrangedSubviews { part.heightAnchor.constraint(greaterThanOrEqualToConstant: 140).isActive = true }
    }
}
