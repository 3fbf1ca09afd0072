//
//  Money.swift
//  Ledger
//

import Foundation

/// Converts amounts in cents to and from text.
struct Money {

    static func string(from cents: Int, currency: String) -> String {
        let sign = cents < 0 ? "-" : ""
        let value = abs(cents)
        return String(format: "%@%d.%02d %@", sign, value / 100, value % 100, currency)
    }

    static func cents(from text: String) -> Int? {
        let parts = text.replacingOccurrences(of: ",", with: ".").components(separatedBy: ".")
        guard let units = Int(parts[0]), parts.count <= 2 else { return nil }
        guard parts.count == 2 else { return units * 100 }
        let fraction = parts[1].padding(toLength: 2, withPad: "0", startingAt: 0)
        guard let cents = Int(fraction), cents >= 0 else { return nil }
        return units * 100 + (text.hasPrefix("-") ? -cents : cents)
    }
}
