//
//  TaskCell.swift
//  Checklist
//

import UIKit

final class TaskCell: UITableViewCell {

    var onToggle: ((Bool) -> Void)?

    private let doneSwitch = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        doneSwitch.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
        accessoryView = doneSwitch
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ task: Task) {
        var content = defaultContentConfiguration()
        content.text = task.title
        content.textProperties.color = task.isDone ? .secondaryLabel : .label
        contentConfiguration = content
        doneSwitch.isOn = task.isDone
        doneSwitch.accessibilityIdentifier = "done-\(task.title)"
        accessibilityIdentifier = "task-\(task.title)"
    }

    @objc private func toggled(_ sender: UISwitch) {
        onToggle?(sender.isOn)
    }
}
