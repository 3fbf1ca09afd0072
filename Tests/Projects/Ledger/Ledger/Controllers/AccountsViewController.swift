//
//  AccountsViewController.swift
//  Ledger
//

import UIKit

private extension Selector {
    static let add = #selector(AccountsViewController.addAccount(_:))
    static let toggleOrder = #selector(AccountsViewController.toggleOrder)
}

class AccountsViewController: UITableViewController {

    @objc let store = LedgerStore.shared

    fileprivate var isDescending = false
    private var clock: Timer?
    private(set) var ticks = 0

    lazy var addButton = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: .add)
    private lazy var orderButton: UIBarButtonItem = {
        return UIBarButtonItem(title: "Order", style: .plain, target: self, action: .toggleOrder)
    }()

    var accounts: [Account] {
        return store.accounts.sorted { isDescending ? $0.name > $1.name : $0.name < $1.name }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        navigationItem.rightBarButtonItem = addButton
        navigationItem.leftBarButtonItem = orderButton
        tableView.register(AccountCell.self, forCellReuseIdentifier: AccountCell.reuseIdentifier)
        tableView.rowHeight = 52
        tableView.tableFooterView = UIView()

        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(self.refresh), for: .valueChanged)

        let press = UILongPressGestureRecognizer(target: self, action: #selector(AccountsViewController.handlePress(_:)))
        press.delegate = self
        tableView.addGestureRecognizer(press)

        store.delegate = self
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(Self.accountsDidChange(notification:)),
            name: .ledgerAccountsDidChange,
            object: store
        )
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clock = Timer(timeInterval: 60, target: self, selector: #selector(tick(timer:)), userInfo: ["step": 1], repeats: true)
        RunLoop.main.add(clock!, forMode: .common)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        clock?.invalidate()
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(endRefreshing), object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Actions

    @IBAction func addAccount(_ sender: Any?) {
        let alert = UIAlertController(title: "New Account", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.addTarget(self, action: #selector(self.nameChanged(_:forEvent:)), for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        let add = UIAlertAction(title: "Add", style: .default) { [weak alert] _ in
            guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
            self.store.add(Account(name: name))
        }
        add.isEnabled = false
        alert.addAction(add)
        present(alert, animated: true)
    }

    @objc func nameChanged(_ sender: UITextField, forEvent event: UIEvent) {
        let alert = presentedViewController as? UIAlertController
        alert?.actions.last?.isEnabled = sender.text?.isEmpty == false
    }

    @objc fileprivate func toggleOrder() {
        isDescending = !isDescending
        tableView.reloadData()
    }

    @objc private func refresh() {
        perform(#selector(endRefreshing), with: nil, afterDelay: 0.5)
    }

    @objc private func endRefreshing() {
        refreshControl?.endRefreshing()
        tableView.reloadData()
    }

    @objc func handlePress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began,
            let path = tableView.indexPathForRow(at: recognizer.location(in: tableView)) else { return }
        store.archive(accounts[path.row])
    }

    @objc dynamic func accountsDidChange(notification: Notification) {
        tableView.reloadData()
    }

    @objc private func tick(timer: Timer) {
        let step = (timer.userInfo as? [String: Int])?["step"]
        ticks += step ?? 0
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return accounts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: AccountCell.reuseIdentifier, for: indexPath) as! AccountCell
        cell.account = accounts[indexPath.row]
        cell.delegate = self
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(entriesOf: accounts[indexPath.row])
    }

    fileprivate func show(entriesOf account: Account) {
        navigationController?.pushViewController(EntriesViewController(account: account), animated: true)
    }
}

extension AccountsViewController: AccountCellDelegate {

    func accountCellDidTapBadge(_ cell: AccountCell) {
        if let account = cell.account { show(entriesOf: account) }
    }
}

extension AccountsViewController: LedgerStoreDelegate, UIGestureRecognizerDelegate {

    func ledgerStore(_ store: LedgerStore, didAdd account: Account) {
        navigationItem.prompt(for: account)
    }

    var saveDelay: TimeInterval { return 1 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return !tableView.isDragging
    }
}

private extension UINavigationItem {

    /// Shows the number of the accounts in the title.
    func prompt(for account: Account) {
        title = "Ledger (\(LedgerStore.shared.accounts.count))"
    }
}
