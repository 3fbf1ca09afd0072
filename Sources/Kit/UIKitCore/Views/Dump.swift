import Foundation

/// How values are written in descriptions and dumps.
enum Dump {
    /// A number without what says nothing: 12 rather than 12.0, at most three decimals.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded: CGFloat = (value * 1_000).rounded() / 1_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(Double(rounded))
    }

    /// Where an object is in memory.
    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
