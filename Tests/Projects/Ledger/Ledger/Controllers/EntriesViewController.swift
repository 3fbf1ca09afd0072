//
//  EntriesViewController.swift
//  Ledger
//

import UIKit

private var balanceContext = 0

/// Lists the entries of an account, and shows its balance in the footer.
class EntriesViewController: UIViewController {

    let account: Account
    @IBOutlet var tableView: UITableView!
    @IBOutlet weak var searchBar: UISearchBar!
    @IBOutlet private weak var totalLabel: CopyableLabel!

    private var query = ""

    init(account: Account) {
        self.account = account
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        account.removeObserver(self, forKeyPath: #keyPath(Account.balance), context: &balanceContext)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = account.name
        view.backgroundColor = .white

        let searchBar = UISearchBar()
        searchBar.delegate = self
        searchBar.placeholder = "Search"
        self.searchBar = searchBar

        tableView = UITableView(frame: .zero, style: .plain)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tableFooterView = UIView()

        let totalLabel = CopyableLabel()
        totalLabel.textAlignment = .right
        totalLabel.accessibilityIdentifier = "total"
        self.totalLabel = totalLabel

        let stack = UIStackView(arrangedSubviews: [searchBar, tableView, totalLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true

        let add = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(compose))
        navigationItem.rightBarButtonItem = add

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(goBack))
        swipe.direction = .right
        view.addGestureRecognizer(swipe)

        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)

        account.addObserver(self, forKeyPath: #keyPath(Account.balance), options: [.initial, .new], context: &balanceContext)
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        if context == &balanceContext {
            totalLabel.text = account.description
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    @objc func compose() {
        let controller = EntryViewController()
        controller.delegate = self
        present(UINavigationController(rootViewController: controller), animated: true, completion: nil)
    }

    @objc private func goBack(_ recognizer: UISwipeGestureRecognizer) {
        navigationController?.popViewController(animated: true)
    }

    @objc fileprivate func search() {
        query = searchBar.text ?? ""
        tableView.reloadData()
    }

    fileprivate var visibleEntries: [Entry] {
        if query.isEmpty { return account.entries }
        return account.entries.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }
}

extension EntriesViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(EntriesViewController.search), object: nil)
        perform(#selector(EntriesViewController.search), with: nil, afterDelay: 0.3)
    }
}

extension EntriesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return visibleEntries.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry") ?? UITableViewCell(style: .value1, reuseIdentifier: "entry")
        let entry = visibleEntries[indexPath.row]
        cell.textLabel?.text = entry.title
        cell.detailTextLabel?.text = Money.string(from: entry.amount, currency: account.currency)
        cell.selectionStyle = .none
        return cell
    }
}

extension EntriesViewController: EntryViewControllerDelegate {

    func entryViewController(_ controller: EntryViewController, didSave entry: Entry) {
        account.add(entry)
        tableView.reloadData()
        dismiss(animated: true)
    }

    func entryViewController(_ controller: EntryViewController, shouldSaveAmount amount: Int) -> Bool {
        return abs(amount) <= 1_000_000
    }
}

/// A label whose text can be copied.
class CopyableLabel: UILabel {

    override var canBecomeFirstResponder: Bool {
        return true
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == #selector(copy(_:)) || action == #selector(UIResponder.selectAll(_:))
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = text
    }
}
