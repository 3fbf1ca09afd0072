import Engawa
import TimelineModels
import UIKit

/// Lets the user choose a timeline: by typing a name, or from a list.
public final class PickerController: UIViewController, UITableViewDelegate {
    private let picker = Picker()
    private let field = UITextField()
    private let showButton = UIButton(configuration: .filled())
    private let problemLabel = UILabel()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = MessageBanner()
    private let tint = BarTint()
    private var rows: TableBinding<Person>?

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Timeline"
        view.backgroundColor = .systemBackground
        prepareField()
        prepareTable()
        let line = UIStackView(arrangedSubviews: [field, showButton])
        line.spacing = 12
        line.alignment = .center
        let column = UIStackView(arrangedSubviews: [line, problemLabel])
        column.axis = .vertical
        column.spacing = 6
        for subview in [column, banner, tableView] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        let margins: UILayoutGuide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            banner.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 4),
            banner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        picker.people.load()
    }

    private func prepareField() {
        field.placeholder = "Whose timeline?"
        field.font = .preferredFont(forTextStyle: .body)
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "screenName"
        field.bindText(to: picker.screenName)
        field.addAction(UIAction { [weak self] _ in self?.showTyped() }, for: .primaryActionTriggered)
        showButton.setTitle("Show", for: .normal)
        showButton.accessibilityIdentifier = "show"
        showButton.setContentHuggingPriority(.required, for: .horizontal)
        showButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        showButton.addAction(UIAction { [weak self] _ in self?.showTyped() }, for: .primaryActionTriggered)
        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.adjustsFontForContentSizeCategory = true
        problemLabel.textColor = .systemRed
        problemLabel.numberOfLines = 0
        problemLabel.accessibilityIdentifier = "problem"
        picker.screenName.message.bind(with: problemLabel) { label, message in
            label.text = message
            label.isHidden = message == nil
        }
    }

    private func prepareTable() {
        tableView.delegate = self
        tableView.accessibilityIdentifier = "people"
        tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        let placeholder = RequestPlaceholder(noData: "There are no accounts. Enter a name above.")
        placeholder.bind(to: picker.people)
        tableView.backgroundView = placeholder
        tableView.tableFooterView = UIView()
        let refreshControl = UIRefreshControl()
        refreshControl.bind(to: picker.people)
        tableView.refreshControl = refreshControl
        rows = tableView.bind(to: picker.people.items) { table, path, person in
            let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
            (cell as? PersonCell)?.show(person)
            return cell
        }
        banner.bind(to: picker.people)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tint.apply(to: self)
        if let path = tableView.indexPathForSelectedRow { tableView.deselectRow(at: path, animated: animated) }
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tint.remove()
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let person = rows?.elements[indexPath.row] else { return }
        open(.user(screenName: person.screenName))
    }

    private func showTyped() {
        if let source = picker.typedSource() { open(source) }
    }

    private func open(_ source: TimelineSource) {
        field.resignFirstResponder()
        navigationController?.pushViewController(TimelineController(source), animated: true)
    }
}
