import Foundation
import UIKitCore
import UIKitLists

/// A page with the choices for a setting.
final class SettingsChoiceController: UITableViewController {
    private let specifier: SettingsSpecifier
    private let choices: [SettingsSpecifier.Choice]
    private let defaults: UserDefaults

    init(_ specifier: SettingsSpecifier, _ choices: [SettingsSpecifier.Choice], defaults: UserDefaults) {
        self.specifier = specifier
        self.choices = choices
        self.defaults = defaults
        super.init(style: .insetGrouped)
        title = specifier.title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let choice: SettingsSpecifier.Choice = choices[indexPath.row]
        cell.textLabel?.text = choice.title
        let isChosen: Bool = SettingsSpecifier.areEqual(choice.value, specifier.value(in: defaults))
        cell.accessoryType = isChosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let key = specifier.key { defaults.set(choices[indexPath.row].value, forKey: key) }
        navigationController?.popViewController(animated: true)
    }
}
