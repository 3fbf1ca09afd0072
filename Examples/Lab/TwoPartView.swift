import UIKit

/// Two parts of a page: one below the other, or side by side where there is little height.
final class TwoPartView: UIStackView {
    /// Makes a view of two parts.
    init(_ first: UIView, _ second: UIView) {
        super.init(frame: .zero)
        addArrangedSubview(first)
        addArrangedSubview(second)
        spacing = 16
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (parts: TwoPartView, _) in parts.takeShape() }
        takeShape()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func takeShape() {
        let isLow: Bool = traitCollection.verticalSizeClass == .compact
        axis = isLow ? .horizontal : .vertical
        distribution = isLow ? .fillEqually : .fill
    }

    /// Fills `view`, with some space around it.
    func fill(_ view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            safe.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
            safe.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 16),
        ])
    }
}
