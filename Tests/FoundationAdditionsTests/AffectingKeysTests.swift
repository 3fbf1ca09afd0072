import Expectations
import Foundation
import FoundationAdditions
import Testing

/// Observations of properties whose values depend on other properties in several ways.
struct AffectingKeysTests {
    @Test func `a property that affects another property in two ways causes one notification`() {
        let invoice = Invoice()
        var changes: [String] = []
        let token = invoice.observe(\.total, options: [.old, .new, .prior]) { _, change in
            changes.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        invoice.price = 10
        invoice.price = 20
        expect(changes, equals: ["true 0 -1", "false 0 12", "true 12 -1", "false 12 24"])
        token.invalidate()
        invoice.price = 30
        expect(changes.count, equals: 4)
    }

    @Test func `nested changes of two affecting properties cause one notification`() {
        let invoice = Invoice()
        var changes: [String] = []
        let token = invoice.observe(\.total, options: [.old, .new]) { _, change in
            changes.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        keyWillChange(invoice, "discount")
        invoice.price = 10
        keyDidChange(invoice, "discount")
        expect(changes, equals: ["0 12"])
        token.invalidate()
    }

    @Test func `twelve properties that all affect each other are observed`() {
        let network = Network()
        var count = 0
        let token = network.observe(namedKeyPath(\.a, "a")) { _, _ in count += 1 }
        network.set("l")
        expect(count, equals: 1)
        token.invalidate()
        network.set("l")
        expect(count, equals: 1)
    }

    @Test func `an object that is on two paths is observed until it has left both`() {
        let pair = Pair()
        let (shared, other) = (Invoice(), Invoice())
        pair.first = shared
        pair.second = shared
        var sums: [Int] = []
        let token = pair.observe(\.sum, options: .new) { _, change in sums.append(change.newValue ?? -1) }
        shared.price = 1
        pair.first = other
        shared.price = 2
        other.price = 3
        pair.second = nil
        shared.price = 4
        expect(sums, equals: [2, 1, 2, 5, 3])
        token.invalidate()
    }
}

/// An invoice whose total depends on the price by way of the net price and of the tax.
private final class Invoice: NSObject {
    var price = 0 {
        willSet { keyWillChange(self, "price") }
        didSet { keyDidChange(self, "price") }
    }
    var discount: Int { 0 }
    var net: Int { price - discount }
    var tax: Int { price / 5 }
    var total: Int { net + tax }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Invoice.self) { members in
                members.property("price") { \.price }
                members.property("discount") { \.discount }
                members.property("net") { \.net }
                members.property("tax") { \.tax }
                members.property("total") { \.total }
                members.typeAction("keyPathsForValuesAffectingNet") { _ in Set(["price", "discount"]) }
                members.typeAction("keyPathsForValuesAffectingTax") { _ in Set(["price"]) }
                members.typeAction("keyPathsForValuesAffectingTotal") { _ in Set(["net", "tax"]) }
            }
        }
    }
}

/// Two invoices and the sum of their prices.
private final class Pair: NSObject {
    var first: Invoice? {
        willSet { keyWillChange(self, "first") }
        didSet { keyDidChange(self, "first") }
    }
    var second: Invoice? {
        willSet { keyWillChange(self, "second") }
        didSet { keyDidChange(self, "second") }
    }
    var sum: Int { (first?.price ?? 0) + (second?.price ?? 0) }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Pair.self) { members in
                members.property("first") { \.first }
                members.property("second") { \.second }
                members.property("sum") { \.sum }
                members.typeAction("keyPathsForValuesAffectingSum") { _ in Set(["first.price", "second.price"]) }
            }
        }
    }
}

/// An object with twelve keys, each of which affects all others.
private final class Network: NSObject {
    static let keys: Set<String> = Set("abcdefghijkl".map(String.init))
    private(set) var a = 0

    func set(_ key: String) {
        keyWillChange(self, key)
        keyDidChange(self, key)
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Network.self) { members in
                for key in Network.keys { members.property(key) { \.a } }
                members.affectingKeyPaths { _, _ in Network.keys }
            }
        }
    }
}
