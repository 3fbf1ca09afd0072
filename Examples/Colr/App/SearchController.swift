import ColrModels
import Engawa
import UIKit

/// Finds a color by its hexadecimal digits.
public final class SearchController: UIViewController {
    private let field = UITextField()
    private let button = UIButton(configuration: .filled())
    private let banner = MessageBanner()
    private lazy var submission = Submission(
        controls: [button, field], busyReason: "A search is already in progress.")

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        view.backgroundColor = .systemBackground

        field.placeholder = "#abcabc"
        field.textAlignment = .center
        field.autocapitalizationType = .none
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "hex"
        field.addAction(UIAction { [weak self] _ in self?.search() }, for: .primaryActionTriggered)
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)

        button.setTitle("Search", for: .normal)
        button.setTitle("Loading", for: .disabled)
        button.accessibilityIdentifier = "search"
        button.addAction(UIAction { [weak self] _ in self?.search() }, for: .primaryActionTriggered)

        for subview in [field, button, banner] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        let width: NSLayoutConstraint = field.widthAnchor.constraint(equalToConstant: 280)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 48),
            field.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            field.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            width,
            field.heightAnchor.constraint(equalToConstant: 36),
            button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 16),
            button.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
            banner.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 16),
            banner.leadingAnchor.constraint(equalTo: field.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: field.trailingAnchor),
        ])
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        submission.cancel()
    }

    private func textChanged() {
        button.setTitle("Search", for: .normal)
        banner.clear()
    }

    private func search() {
        let text: String = field.text ?? ""
        banner.clear()
        submission.start {
            try await Color.find(text)
        } success: { [weak self] color in
            self?.button.setTitle(color == nil ? "None :(" : "Search", for: .normal)
            if let color { self?.open(color) }
        } failure: { [weak self] error in
            self?.button.setTitle("Search", for: .normal)
            self?.banner.show(error) { self?.search() }
        }
    }

    private func open(_ color: Color) {
        navigationController?.pushViewController(ColorController(color: color), animated: true)
    }
}
