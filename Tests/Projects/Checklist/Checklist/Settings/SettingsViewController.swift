//
//  SettingsViewController.swift
//  Checklist
//

import UIKit

class SettingsViewController: UITableViewController {

    private let orderControl = UISegmentedControl(items: Settings.Order.allCases.map(\.title))
    private let limitStepper = UIStepper()
    private let sizeSlider = UISlider()
    private let resetCell = UITableViewCell(style: .default, reuseIdentifier: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        orderControl.selectedSegmentIndex = Settings.order.rawValue
        orderControl.accessibilityIdentifier = "orderControl"
        orderControl.addTarget(self, action: #selector(orderChanged), for: .valueChanged)
        limitStepper.minimumValue = 1
        limitStepper.maximumValue = 5
        limitStepper.value = 3
        limitStepper.addAction(UIAction { [unowned self] _ in tableView.reloadData() }, for: .valueChanged)
        sizeSlider.accessibilityIdentifier = "sizeSlider"
        sizeSlider.value = 0.5
        sizeSlider.frame = CGRect(x: 0, y: 0, width: 160, height: 31)
        resetCell.textLabel?.text = "Delete All Tasks"
        resetCell.textLabel?.textColor = .systemRed
        resetCell.accessibilityIdentifier = "resetCell"
    }

    @objc private func orderChanged() {
        Settings.order = Settings.Order(rawValue: orderControl.selectedSegmentIndex) ?? .added
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 3 : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "List" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else { return resetCell }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        switch indexPath.row {
        case 0:
            cell.textLabel?.text = "Order"
            cell.accessoryView = orderControl
        case 1:
            cell.textLabel?.text = "Limit: \(Int(limitStepper.value))"
            cell.accessoryView = limitStepper
        default:
            cell.textLabel?.text = "Size"
            cell.accessoryView = sizeSlider
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 1 else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Delete all tasks?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in TaskStore.shared.tasks = [] })
        present(alert, animated: true)
    }
}
