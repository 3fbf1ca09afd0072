import UIKit

class CounterViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground

        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.accessibilityIdentifier = "count"
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: #selector(increment), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        update()
    }

    @objc private func increment() {
        count += 1
        update()
    }

    private func update() {
        label.text = "\(count)"
    }
}
