//
//  TaskViewController.swift
//  Checklist
//

import UIKit

/// Edits a task.
final class TaskViewController: UIViewController, UITextFieldDelegate {

    private var task: Task
    private let store: TaskStore
    private let titleField = UITextField()
    private let noteField = UITextField()
    private lazy var saveButton = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))

    init(task: Task, store: TaskStore) {
        self.task = task
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Task"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = saveButton

        titleField.text = task.title
        titleField.accessibilityIdentifier = "titleField"
        noteField.text = task.note
        noteField.placeholder = "Note"
        noteField.accessibilityIdentifier = "noteField"
        for field in [titleField, noteField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.clearButtonMode = .whileEditing
            field.returnKeyType = field === titleField ? .next : .done
            field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        }
        let stack = UIStackView(arrangedSubviews: [titleField, noteField])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    @objc private func textChanged(_ sender: UITextField) {
        saveButton.isEnabled = titleField.text?.isEmpty == false
    }

    @objc private func save() {
        task.title = titleField.text ?? ""
        task.note = noteField.text ?? ""
        store.update(task)
        navigationController?.popViewController(animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === titleField {
            noteField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
