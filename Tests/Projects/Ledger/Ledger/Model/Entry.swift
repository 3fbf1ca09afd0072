//
//  Entry.swift
//  Ledger
//

import Foundation

@objc(LGEntry)
final class Entry: NSObject, NSSecureCoding {

    @objc enum Kind: Int {
        case expense, income, transfer
    }

    static var supportsSecureCoding: Bool { return true }

    @objc let title: String
    @objc let amount: Int
    @objc let kind: Kind
    @objc let date: Date

    @objc(initWithTitle:amount:kind:date:)
    init(title: String, amount: Int, kind: Kind, date: Date = Date()) {
        self.title = title
        self.amount = amount
        self.kind = kind
        self.date = date
    }

    required init?(coder aDecoder: NSCoder) {
        guard let title = aDecoder.decodeObject(of: NSString.self, forKey: #keyPath(Entry.title)) as String?,
            let kind = Kind(rawValue: aDecoder.decodeInteger(forKey: "kind")) else { return nil }
        self.title = title
        self.kind = kind
        amount = aDecoder.decodeInteger(forKey: #keyPath(amount))
        date = Date(timeIntervalSinceReferenceDate: aDecoder.decodeDouble(forKey: "date"))
    }

    func encode(with aCoder: NSCoder) {
        aCoder.encode(title as NSString, forKey: #keyPath(Entry.title))
        aCoder.encode(amount, forKey: #keyPath(amount))
        aCoder.encode(kind.rawValue, forKey: "kind")
        aCoder.encode(date.timeIntervalSinceReferenceDate, forKey: "date")
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Entry else { return false }
        return title == other.title && amount == other.amount && kind == other.kind
    }

    override var hash: Int {
        return title.hashValue ^ amount
    }
}
