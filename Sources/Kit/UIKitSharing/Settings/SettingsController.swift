import Foundation
import UIKitControls
import UIKitCore
import UIKitLists
import UserNotifications

/// A page of settings. Changes are written to the app's defaults immediately.
final class SettingsController: UITableViewController {
    private struct Row {
        let specifier: SettingsSpecifier
        /// The choice that the row shows, in a group of choices.
        var choice: SettingsSpecifier.Choice?
    }

    private let pane: SettingsPane?
    private let folder: URL?
    private let showsNotifications: Bool
    private let rows: [[Row]]
    private let defaults: UserDefaults = .standard

    init(pane: SettingsPane?, folder: URL?, showsNotifications: Bool) {
        self.pane = pane
        self.folder = folder
        self.showsNotifications = showsNotifications && UNUserNotificationCenter.current().wasAsked
        rows = (pane?.sections ?? []).map { section in
            section.entries.flatMap { entry -> [Row] in
                guard case .radio(let choices, _) = entry.kind else { return [Row(specifier: entry)] }
                return choices.map { Row(specifier: entry, choice: $0) }
            }
        }
        super.init(style: .insetGrouped)
        title = pane?.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "Settings"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    /// The number of sections before the sections of the settings bundle.
    private var offset: Int { showsNotifications ? 1 : 0 }

    private var isEmpty: Bool { rows.isEmpty && !showsNotifications }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { isEmpty ? 1 : rows.count + offset }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if isEmpty { return 0 }
        return section < offset ? 1 : rows[section - offset].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < offset || isEmpty ? nil : pane?.sections[section - offset].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if isEmpty { return "This app has no settings." }
        return section < offset ? nil : pane?.sections[section - offset].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // Pages are short, so cells are not reused.
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        guard indexPath.section >= offset else {
            configureNotifications(cell)
            return cell
        }
        let row: Row = rows[indexPath.section - offset][indexPath.row]
        configure(cell, row.specifier, row.choice)
        return cell
    }

    private func configureNotifications(_ cell: UITableViewCell) {
        cell.textLabel?.text = "Allow Notifications"
        let center: UNUserNotificationCenter = .current()
        addSwitch(to: cell, isOn: center.isAllowed, key: "Allow Notifications") { center.isAllowed = $0 }
    }

    private func configure(
        _ cell: UITableViewCell, _ specifier: SettingsSpecifier, _ choice: SettingsSpecifier.Choice?
    ) {
        let value: Any? = specifier.value(in: defaults)
        cell.textLabel?.text = choice?.title ?? specifier.title
        cell.accessibilityIdentifier = specifier.key
        switch specifier.kind {
        case .group: break
        case .toggle(let on, let off):
            addSwitch(to: cell, isOn: SettingsSpecifier.areEqual(value, on), key: specifier.key) { [weak self] isOn in
                self?.store(isOn ? on : off, specifier)
            }
        case .text(let isSecure, let keyboard):
            addField(to: cell, specifier, text: value.map { "\($0)" }, isSecure: isSecure, keyboard: keyboard)
        case .slider(let minimum, let maximum):
            addSlider(to: cell, specifier, SettingsSpecifier.number(value) ?? minimum, minimum, maximum)
        case .choice(let choices):
            cell.detailTextLabel?.text = choices.first { SettingsSpecifier.areEqual($0.value, value) }?.title
            cell.accessoryType = .disclosureIndicator
        case .radio:
            cell.accessoryType = SettingsSpecifier.areEqual(choice?.value, value) ? .checkmark : .none
        case .title(let choices):
            let title: String? = choices.first { SettingsSpecifier.areEqual($0.value, value) }?.title
            cell.detailTextLabel?.text = title ?? value.map { "\($0)" }
            cell.selectionStyle = .none
        case .page: cell.accessoryType = .disclosureIndicator
        }
    }

    private func addSwitch(
        to cell: UITableViewCell, isOn: Bool, key: String?, onChange: @escaping (Bool) -> Void
    ) {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityIdentifier = key
        control.accessibilityLabel = cell.textLabel?.text
        control.addAction(UIAction { [weak control] _ in onChange(control?.isOn ?? false) }, for: .valueChanged)
        cell.accessoryView = control
        cell.selectionStyle = .none
    }

    private func addField(
        to cell: UITableViewCell, _ specifier: SettingsSpecifier, text: String?, isSecure: Bool, keyboard: String?
    ) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 36))
        field.text = text
        field.textAlignment = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        field.textColor = .secondaryLabel
        field.isSecureTextEntry = isSecure
        field.accessibilityIdentifier = specifier.key
        field.accessibilityLabel = specifier.title
        switch keyboard {
        case "NumberPad": field.keyboardType = .numberPad
        case "NumbersAndPunctuation": field.keyboardType = .numbersAndPunctuation
        case "URL": field.keyboardType = .URL
        case "EmailAddress": field.keyboardType = .emailAddress
        default: field.keyboardType = .default
        }
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.store(field?.text ?? "", specifier) }, for: .editingChanged)
        cell.accessoryView = field
        cell.selectionStyle = .none
    }

    private func addSlider(
        to cell: UITableViewCell, _ specifier: SettingsSpecifier, _ value: Double, _ minimum: Double, _ maximum: Double
    ) {
        let slider = UISlider(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 6))
        slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        slider.minimumValue = Float(minimum)
        slider.maximumValue = Float(maximum)
        slider.value = Float(value)
        slider.accessibilityIdentifier = specifier.key
        slider.addAction(
            UIAction { [weak self, weak slider] _ in self?.store(Double(slider?.value ?? 0), specifier) },
            for: .valueChanged)
        cell.contentView.addSubview(slider)
        cell.selectionStyle = .none
    }

    private func store(_ value: Any, _ specifier: SettingsSpecifier) {
        if let key = specifier.key { defaults.set(value, forKey: key) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section >= offset else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        let row: Row = rows[indexPath.section - offset][indexPath.row]
        switch row.specifier.kind {
        case .choice(let choices):
            let page = SettingsChoiceController(row.specifier, choices, defaults: defaults)
            navigationController?.pushViewController(page, animated: true)
        case .radio:
            if let choice = row.choice { store(choice.value, row.specifier) }
            tableView.reloadData()
        case .page(let file):
            guard let folder, let pane = SettingsPane(named: file, in: folder) else { return }
            let page = SettingsController(pane: pane, folder: folder, showsNotifications: false)
            page.title = row.specifier.title
            navigationController?.pushViewController(page, animated: true)
        case .group, .toggle, .text, .slider, .title: break
        }
    }
}
