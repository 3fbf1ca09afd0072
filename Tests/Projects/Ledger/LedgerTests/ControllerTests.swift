//
//  ControllerTests.swift
//  LedgerTests
//

import UIKit
import XCTest
@testable import Ledger

class ControllerTests: XCTestCase {

    private class Delegate: NSObject, EntryViewControllerDelegate {
        var saved: [Entry] = []
        var limit = Int.max

        func entryViewController(_ controller: EntryViewController, didSave entry: Entry) {
            saved.append(entry)
        }

        @objc func entryViewController(_ controller: EntryViewController, shouldSaveAmount amount: Int) -> Bool {
            return abs(amount) <= limit
        }
    }

    private let delegate = Delegate()
    private var controller: EntryViewController!

    override func setUp() {
        super.setUp()
        controller = EntryViewController()
        controller.delegate = delegate
        controller.loadViewIfNeeded()
    }

    func testSaveIsDisabledWithoutAnAmount() {
        let save = controller.navigationItem.rightBarButtonItem
        XCTAssertEqual(save?.isEnabled, false)
        controller.titleField.text = "Bread"
        controller.amountText = "4.50"
        XCTAssertEqual(save?.isEnabled, true)
    }

    func testTheDelegateReceivesTheEntry() {
        controller.titleField.text = "Bread"
        controller.setValue("4.50", forKey: "amountText")
        controller.save(controller.navigationItem.rightBarButtonItem!)
        XCTAssertEqual(delegate.saved, [Entry(title: "Bread", amount: -450, kind: .expense)])
    }

    func testTheDelegateRejectsLargeAmounts() {
        delegate.limit = 100
        controller.titleField.text = "Car"
        controller.amountText = "20000"
        controller.save(controller.navigationItem.rightBarButtonItem!)
        XCTAssertTrue(delegate.saved.isEmpty)
        XCTAssertEqual(controller.hintLabel.text, "The amount is too large")
    }

    func testTheAppRunsWithItsTests() {
        XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
    }
}
