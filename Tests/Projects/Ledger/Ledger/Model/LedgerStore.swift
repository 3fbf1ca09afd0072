//
//  LedgerStore.swift
//  Ledger
//

import Foundation
import os.log

extension Notification.Name {
    static let ledgerAccountsDidChange = Notification.Name("LGAccountsDidChangeNotification")
}

@objc protocol LedgerStoreDelegate: NSObjectProtocol {
    func ledgerStore(_ store: LedgerStore, didAdd account: Account)
    @objc optional func ledgerStore(_ store: LedgerStore, didArchive account: Account)
    @objc optional func ledgerStoreShouldSave(_ store: LedgerStore) -> Bool
    @objc optional var saveDelay: TimeInterval { get }
}

private let log = OSLog(subsystem: "org.example.ledger", category: "store")

class LedgerStore: NSObject {

    static let didSaveNotification = NSNotification.Name(rawValue: "LGStoreDidSaveNotification")
    static let savedCountKey = "LGSavedCount"

    @objc static let shared = LedgerStore()

    @objc weak var delegate: LedgerStoreDelegate?

    private(set) var accounts: [Account] = []
    fileprivate var saveCount = 0
    private var saveTimer: Timer?

    /// Writes changes in a moment. The timer collects changes that follow each other.
    private final class Saver: NSObject {
        unowned let store: LedgerStore

        init(store: LedgerStore) {
            self.store = store
        }

        @objc func fire(_ timer: Timer) {
            store.save()
        }

        func start(after delay: TimeInterval) -> Timer {
            return Timer.scheduledTimer(timeInterval: delay, target: self, selector: #selector(fire), userInfo: nil, repeats: false)
        }
    }

    func add(_ account: Account) {
        os_log("Adding %{private}@ as number %d", log: log, type: .debug, account.name as NSString, accounts.count)
        accounts.append(account)
        delegate?.ledgerStore(self, didAdd: account)
        accountsDidChange()
    }

    func archive(_ account: Account) {
        account.isArchived = true
        accounts = accounts.filter { $0 !== account }
        delegate?.ledgerStore?(self, didArchive: account)
        accountsDidChange()
    }

    func account(named name: String) -> Account? {
        return accounts.first { $0.value(forKey: Account.nameKey) as? String == name }
    }

    func addSampleAccounts() {
        guard let path = Bundle.main.path(forResource: "accounts", ofType: "plist"),
            let rows = NSArray(contentsOfFile: path) as? [[String: Any]] else {
                return
        }
        for row in rows {
            let account = Account(dictionary: row)
            for entry in row["entries"] as? [[String: Any]] ?? [] {
                guard let title = entry["title"] as? String, let amount = entry["amount"] as? Int else { continue }
                account.add(Entry(title: title, amount: amount, kind: amount < 0 ? .expense : .income))
            }
            add(account)
        }
    }

    @objc func save() {
        saveTimer?.invalidate()
        saveTimer = nil
        if delegate?.ledgerStoreShouldSave?(self) == false { return }
        saveCount += 1
        NotificationCenter.default.post(name: LedgerStore.didSaveNotification, object: self, userInfo: [LedgerStore.savedCountKey: saveCount])
    }

    private func accountsDidChange() {
        NotificationCenter.default.post(name: .ledgerAccountsDidChange, object: self)
        saveTimer?.invalidate()
        saveTimer = Saver(store: self).start(after: delegate?.saveDelay ?? 2)
    }
}
