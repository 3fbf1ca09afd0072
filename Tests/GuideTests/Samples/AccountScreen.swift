import Engawa
import UIKit

struct Account: Decodable, Equatable, Sendable {
    var name: String
    var about: String
}

extension Endpoint where Response == Account {
    static var account: Endpoint { .get("/user") }

    static func save(name: String, about: String) -> Endpoint {
        Endpoint(.put, "/user", body: .form(["name": name, "about": about]))
    }
}

@MainActor
final class AccountModel {
    let account: RequestItem<Account>
    let name = Field("", name: "name", .required("Enter a name."), .length(atMost: 40))
    let about = Field("", name: "about")
    let form: Form
    private let client: APIClient

    init(client: APIClient) {
        self.client = client
        account = RequestItem { try await client.send(.account) }
        form = Form([name, about])
        account.item.observe(with: self) { model, account in
            guard let account else { return }
            model.name.value.value = account.name
            model.about.value.value = account.about
        }
    }

    func save() {
        form.submit { [account, client, name, about] in
            try await account.saveAndWait {
                try await client.send(.save(name: name.value.value, about: about.value.value))
            }
        } success: { _ in
        }
    }
}

final class AccountController: UIViewController {
    var model: AccountModel?
    private let nameField = UITextField()
    private let problemLabel = UILabel()
    private let saveButton = UIButton(configuration: .filled())
    private let banner = MessageBanner()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard let model else { return }
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        nameField.bindText(to: model.name, in: model.form)
        model.name.message.bind(to: problemLabel, \.text)
        saveButton.setTitle("Save", for: .normal)
        saveButton.bind(to: model.form.button, busyTitle: "Saving…")
        saveButton.addAction(UIAction { _ in model.save() }, for: .primaryActionTriggered)
        model.form.failure.bind(with: banner) { banner, failure in
            if let failure { banner.show(failure) { model.save() } } else { banner.clear() }
        }
        addColumn()
        model.account.refresh()
    }

    private func addColumn() {
        let column = UIStackView(arrangedSubviews: [nameField, problemLabel, saveButton, banner])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}
