import ColrModels
import Engawa
import UIKit

/// Shows a color with its tags, and adds tags.
public final class ColorController: UIViewController, UITableViewDataSource {
    private var color: Color
    private let header = UIView()
    private let swatch = UIView()
    private let hexLabel = UILabel()
    private let field = UITextField()
    private let addButton = UIButton(type: .system)
    private let banner = MessageBanner()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var submission = Submission(
        controls: [addButton, field], busyReason: "The tag is already being added.")

    public init(color: Color) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "#" + color.hex
        view.backgroundColor = .systemBackground
        prepareHeader()
        prepareTable()
        for subview in [tableView, header, banner] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        placeSubviews()
        show(color)
    }

    private func prepareHeader() {
        header.backgroundColor = .secondarySystemBackground
        swatch.layer.cornerRadius = 12
        swatch.layer.borderWidth = 0.5
        swatch.accessibilityIdentifier = "swatch"
        hexLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
            for: .monospacedSystemFont(ofSize: 20, weight: .semibold))
        hexLabel.adjustsFontForContentSizeCategory = true
        hexLabel.accessibilityIdentifier = "hex"
        field.placeholder = "tag"
        field.autocapitalizationType = .none
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "tag"
        field.addAction(UIAction { [weak self] _ in self?.add() }, for: .primaryActionTriggered)
        field.addAction(UIAction { [weak self] _ in self?.banner.clear() }, for: .editingChanged)
        addButton.setTitle("Add", for: .normal)
        addButton.setTitle("Adding…", for: .disabled)
        addButton.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        addButton.titleLabel?.adjustsFontForContentSizeCategory = true
        addButton.accessibilityIdentifier = "add"
        addButton.addAction(UIAction { [weak self] _ in self?.add() }, for: .primaryActionTriggered)
        addButton.setContentHuggingPriority(.required, for: .horizontal)
        addButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        for subview in [swatch, hexLabel, field, addButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(subview)
        }
    }

    private func prepareTable() {
        tableView.dataSource = self
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tag")
    }

    private func placeSubviews() {
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        let margins: UILayoutGuide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safe.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 122),
            swatch.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            swatch.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            swatch.widthAnchor.constraint(equalToConstant: 90),
            swatch.heightAnchor.constraint(equalToConstant: 90),
            hexLabel.leadingAnchor.constraint(equalTo: swatch.trailingAnchor, constant: 16),
            hexLabel.topAnchor.constraint(equalTo: swatch.topAnchor, constant: 6),
            field.leadingAnchor.constraint(equalTo: hexLabel.leadingAnchor),
            field.bottomAnchor.constraint(equalTo: swatch.bottomAnchor, constant: -4),
            field.heightAnchor.constraint(equalToConstant: 34),
            addButton.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 12),
            addButton.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            addButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            banner.topAnchor.constraint(equalTo: header.bottomAnchor),
            banner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: banner.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { submission.cancel() }
    }

    private func show(_ color: Color) {
        self.color = color
        swatch.backgroundColor = UIColor(hex: color.hex)
        swatch.layer.borderColor = UIColor.separator.cgColor
        hexLabel.text = "#" + color.hex
        tableView.reloadData()
    }

    private func add() {
        let tag: String = field.text ?? ""
        let color = self.color
        banner.clear()
        submission.start {
            try await color.addTag(tag)
        } success: { [weak self] color in
            self?.field.text = nil
            self?.show(color)
        } failure: { [weak self] error in
            self?.banner.show(error) { self?.add() }
        }
    }

    // MARK: Tags

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        color.tags.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath)
        cell.textLabel?.text = color.tags[indexPath.row].name
        return cell
    }
}

extension UIColor {
    /// Creates a color from three or six hexadecimal digits.
    convenience init(hex: String) {
        let digits: String = hex.count == 3 ? hex.map { "\($0)\($0)" }.joined() : hex
        let value: UInt32 = UInt32(digits, radix: 16) ?? 0
        self.init(
            red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
}
