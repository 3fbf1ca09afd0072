//
//  AccountTests.swift
//  LedgerTests
//

import XCTest
@testable import Ledger

class AccountTests: XCTestCase {

    var account: Account!

    override func setUp() {
        super.setUp()
        account = Account(name: "Wallet")
    }

    override func tearDown() {
        account = nil
        super.tearDown()
    }

    func testBalanceIsTheSumOfEntries() {
        account.add(Entry(title: "A", amount: 500, kind: .income))
        account.add(Entry(title: "B", amount: -120, kind: .expense))
        XCTAssertEqual(account.balance, 380)
        account.remove(at: 0)
        XCTAssertEqual(account.balance, -120)
    }

    func testValuesAreFoundByKey() {
        account.setValue("Purse", forKey: "name")
        XCTAssertEqual(account.name, "Purse")
        XCTAssertEqual(account.value(forKey: #keyPath(Account.name)) as? String, "Purse")
        XCTAssertEqual(account.value(forKey: "balance") as? Int, 0)
        account.setValue(true, forKey: "isArchived")
        XCTAssertTrue(account.isArchived)
    }

    func testUnknownKeysOfADictionaryAreIgnored() {
        let account = Account(dictionary: ["name": "Safe", "currency": "CHF", "shelf": 3])
        XCTAssertEqual(account.description, "Safe: 0.00 CHF")
    }

    func testObserversAreNotified() {
        var balances: [Int] = []
        let observation = account.observe(\.balance, options: [.old, .new]) { _, change in
            balances.append(change.oldValue ?? -1)
            balances.append(change.newValue ?? -1)
        }
        account.add(Entry(title: "A", amount: 500, kind: .income))
        observation.invalidate()
        account.add(Entry(title: "B", amount: 1, kind: .income))
        XCTAssertEqual(balances, [0, 500])
    }

    func testEntriesAreArchived() throws {
        let entry = Entry(title: "Bread", amount: -450, kind: .expense)
        let data = try NSKeyedArchiver.archivedData(withRootObject: entry, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: Entry.self, from: data)
        XCTAssertEqual(copy, entry)
    }

    func testNamesOfSelectors() {
        XCTAssertEqual(Account.balanceKey, "balance")
        XCTAssertEqual(#selector(setter: Account.name).description, "setName:")
        XCTAssertEqual(#selector(AccountsViewController.addAccount(_:)).description, "addAccount:")
        XCTAssertEqual(#selector(AccountsViewController.accountsDidChange(notification:)).description, "accountsDidChangeWithNotification:")
        XCTAssertEqual(#selector(EntryViewController.save), #selector(EntryViewController.save(_:)))
    }
}
