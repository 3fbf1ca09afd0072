//
//  MoneyTests.swift
//  LedgerTests
//

import XCTest
@testable import Ledger

class MoneyTests: XCTestCase {

    func testTextBecomesCents() {
        XCTAssertEqual(Money.cents(from: "12"), 1200)
        XCTAssertEqual(Money.cents(from: "12.5"), 1250)
        XCTAssertEqual(Money.cents(from: "-3,07"), -307)
        XCTAssertNil(Money.cents(from: "a"))
        XCTAssertNil(Money.cents(from: "1.2.3"))
    }

    func testCentsBecomeText() {
        XCTAssertEqual(Money.string(from: -450, currency: "EUR"), "-4.50 EUR")
        XCTAssertEqual(Money.string(from: 5, currency: "CHF"), "0.05 CHF")
    }
}
