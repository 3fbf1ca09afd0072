import Engawa
import UIKit

final class FormController: UIViewController {
    private let model: HubModel

    init(_ model: HubModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "New"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let (banner, field, problem, button) = (MessageBanner(), UITextField(), UILabel(), UIButton(type: .system))
        let column = UIStackView(arrangedSubviews: [banner, field, problem, button])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.accessibilityIdentifier = "name"
        field.bindText(to: model.name, in: model.form)
        problem.textColor = .systemRed
        problem.numberOfLines = 0
        model.name.message.bind(to: problem, \.text)
        button.setTitle("Create", for: .normal)
        button.bind(to: model.form.button, busyTitle: "Creating…")
        button.addAction(UIAction { [weak self] _ in self?.create() }, for: .primaryActionTriggered)
        model.form.failure.bind(with: self) { screen, failure in
            guard let failure else { return banner.clear() }
            banner.show(failure) { [weak screen] in screen?.create() }
        }
    }

    private func create() {
        model.create { [weak self] in self?.navigationController?.popViewController(animated: true) }
    }
}
