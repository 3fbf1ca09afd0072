import Foundation

/// Formats values for descriptions and dumps.
package enum Dump {
    /// Returns a number with at most three decimals and without trailing zeros: 12 instead of 12.0.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded: CGFloat = (value * 1_000).rounded() / 1_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(Double(rounded))
    }

    /// Returns a rectangle as its origin and its size: (0 0; 10 20).
    package static func rect(_ rect: CGRect) -> String {
        let numbers: [String] = [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }

    /// Returns the address of an object in hexadecimal.
    package static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
