//
//  Account.swift
//  Ledger
//

import Foundation

/// An account with its entries. The controllers observe `balance` and `name`.
@objcMembers
class Account: NSObject {
    dynamic var name: String
    dynamic private(set) var balance: Int = 0
    dynamic var currency = "EUR"
    var isArchived = false
    @nonobjc var entries: [Entry] = []

    static let nameKey = #keyPath(Account.name)
    static let balanceKey = #selector(getter: Account.balance).description

    init(name: String) {
        self.name = name
        super.init()
    }

    /// Creates an account from a row of accounts.plist. Keys that no property has are ignored.
    convenience init(dictionary: [String: Any]) {
        self.init(name: "")
        setValuesForKeys(dictionary)
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
    }

    func add(_ entry: Entry) {
        entries.append(entry)
        balance += entry.amount
    }

    func remove(at index: Int) {
        let entry = entries.remove(at: index)
        balance -= entry.amount
    }

    override var description: String {
        return "\(name): \(Money.string(from: balance, currency: currency))"
    }
}
