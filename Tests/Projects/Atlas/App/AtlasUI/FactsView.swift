public import UIKit

public struct Fact: Hashable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// Two columns: the names of facts and their values.
public final class FactsView: UIView {
    private let stack = UIStackView()

    public init(facts: [Fact]) {
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        for fact in facts {
            stack.addArrangedSubview(Self.row(fact))
        }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func row(_ fact: Fact) -> UIView {
        let name = UILabel()
        name.text = fact.name
        name.font = .preferredFont(forTextStyle: .headline)
        name.setContentHuggingPriority(.required, for: .horizontal)
        let value = UILabel()
        value.text = fact.value
        value.textAlignment = .right
        value.font = .preferredFont(forTextStyle: .body)
        value.accessibilityIdentifier = fact.name
        return UIStackView(arrangedSubviews: [name, value])
    }
}
