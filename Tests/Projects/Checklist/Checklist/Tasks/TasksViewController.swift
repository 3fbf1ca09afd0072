//
//  TasksViewController.swift
//  Checklist
//

import UIKit

class TasksViewController: UITableViewController, UISearchBarDelegate {

    private let store: TaskStore
    private let searchBar = UISearchBar()
    private let emptyLabel = UILabel()
    private var tasks: [Task] = []

    init(store: TaskStore) {
        self.store = store
        super.init(style: .plain)
        title = "Tasks"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "addButton"

        tableView.accessibilityIdentifier = "tasksTable"
        tableView.register(TaskCell.self, forCellReuseIdentifier: "Task")

        searchBar.placeholder = "Search"
        searchBar.delegate = self
        searchBar.sizeToFit()
        tableView.tableHeaderView = searchBar

        emptyLabel.text = "Nothing to do"
        emptyLabel.textAlignment = .center
        emptyLabel.textColor = .secondaryLabel
        tableView.backgroundView = emptyLabel

        tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(didPress(_:))))
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: TaskStore.didChange, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: Settings.didChange, object: nil)
        reload()
    }

    @objc private func reload() {
        tasks = store.sorted(by: Settings.order, matching: searchBar.text ?? "")
        emptyLabel.isHidden = !tasks.isEmpty
        let open = store.tasks.filter { !$0.isDone }.count
        navigationController?.tabBarItem.badgeValue = open == 0 ? nil : "\(open)"
        tableView.reloadData()
    }

    @objc private func didTapAdd() {
        let alert = UIAlertController(title: "New Task", message: "What is to be done?", preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Title"
            $0.accessibilityIdentifier = "newTaskField"
            $0.autocapitalizationType = .sentences
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            guard let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
            self?.store.add(title)
        })
        present(alert, animated: true)
    }

    @objc private func didPress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began,
            let indexPath = tableView.indexPathForRow(at: recognizer.location(in: tableView))
        else { return }
        let task = tasks[indexPath.row]
        let sheet = UIAlertController(title: task.title, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.store.remove(task) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tableView
        sheet.popoverPresentationController?.sourceRect = tableView.rectForRow(at: indexPath)
        present(sheet, animated: true)
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath) as! TaskCell
        let task = tasks[indexPath.row]
        cell.show(task)
        cell.onToggle = { [weak self] isDone in
            var changed = task
            changed.isDone = isDone
            self?.store.update(changed)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(TaskViewController(task: tasks[indexPath.row], store: store), animated: true)
    }

    // MARK: - Search

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        reload()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}
