import UIKit

/// Fields with most keyboard types, a bar above the keyboard that switches between the fields, and a view that moves up
/// with the keyboard.
final class KeyboardController: UIViewController, UITableViewDataSource, UITextFieldDelegate {
    private static let kinds: [(title: String, type: UIKeyboardType, returnKey: UIReturnKeyType)] = [
        ("Text", .default, .next), ("Email", .emailAddress, .next), ("Web address", .URL, .go),
        ("Search", .webSearch, .search), ("Post", .twitter, .send), ("Number", .numberPad, .default),
        ("Price", .decimalPad, .default), ("Telephone", .phonePad, .default),
        ("Name or telephone", .namePhonePad, .next), ("Numbers and signs", .numbersAndPunctuation, .done),
    ]

    private lazy var fields: [UITextField] = Self.kinds.map { kind in
        let field = makeField(kind.title)
        field.keyboardType = kind.type
        field.returnKeyType = kind.returnKey
        return field
    }

    /// A field whose input view is a view of the application.
    private lazy var sizeField: UITextField = {
        let field = makeField("Size")
        field.inputView = SizePad { [weak field] size in field?.text = size }
        return field
    }()

    private lazy var toolbar: UIToolbar = {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(primaryAction: UIAction(title: "Previous") { [weak self] _ in self?.move(by: -1) }),
            UIBarButtonItem(primaryAction: UIAction(title: "Next") { [weak self] _ in self?.move(by: 1) }),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
        ]
        return bar
    }()

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let status = UILabel()
    private var observers: [any NSObjectProtocol] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Keyboard"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func makeField(_ title: String) -> UITextField {
        let field = UITextField()
        field.placeholder = title
        field.accessibilityIdentifier = title
        field.clearButtonMode = .whileEditing
        field.inputAccessoryView = toolbar
        field.delegate = self
        return field
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.accessibilityIdentifier = "fields"
        table.keyboardDismissMode = .interactive
        table.dataSource = self
        status.accessibilityIdentifier = "status"
        status.text = "Hidden"
        status.textAlignment = .center
        status.textColor = .secondaryLabel
        for part in [table, status] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        // The status is above the keyboard, or at the bottom of the screen while the keyboard is hidden.
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: status.topAnchor, constant: -8),
            status.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            status.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: status.bottomAnchor, constant: 8),
        ])
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                [weak self] notification in
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                let isHidden: Bool = notification.name == UIResponder.keyboardWillHideNotification
                MainActor.assumeIsolated {
                    self?.status.text = isHidden ? "Hidden" : "\(Int(frame.height)) points high"
                }
            }
            observers.append(observer)
        }
    }

    // MARK: Fields

    private func move(by distance: Int) {
        let all: [UITextField] = fields + [sizeField]
        guard let index = all.firstIndex(where: \.isFirstResponder) else { return }
        let next: Int = (index + distance + all.count) % all.count
        // Fields outside the visible area are not in the window.
        table.scrollToRow(at: IndexPath(row: next, section: 0), at: .middle, animated: false)
        table.layoutIfNeeded()
        all[next].becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.returnKeyType == .next { move(by: 1) } else { textField.resignFirstResponder() }
        return false
    }

    // MARK: Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count + 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let field: UITextField = indexPath.row < fields.count ? fields[indexPath.row] : sizeField
        field.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(field)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        ])
        return cell
    }
}
