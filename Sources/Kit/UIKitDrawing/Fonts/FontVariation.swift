import Foundation

/// Converts the axes of variable fonts between the attribute value in a font descriptor and the string format of
/// TextLayout.
enum FontVariation {
    /// The name of the attribute, which Core Text declares.
    static let attribute = UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute")

    /// Returns the axes in the value of an attribute as a string, such as "wdth=80.0,wght=450.0"; nil if the value is
    /// not a dictionary.
    static func axes(of value: Any?) -> String? {
        guard let values = value as? [AnyHashable: Any] else { return nil }
        var axes: [String] = []
        for (key, value) in values {
            guard let number = self.number(key.base), let tag = UInt32(exactly: number).flatMap({ name(of: $0) }),
                let amount = self.number(value), amount.isFinite
            else { continue }
            axes.append("\(tag)=\(amount)")
        }
        return axes.sorted().joined(separator: ",")
    }

    /// Returns the value of the attribute for axes.
    static func attribute(of axes: String) -> [Int: Double] {
        var values: [Int: Double] = [:]
        for axis in axes.split(separator: ",") {
            let parts: [Substring] = axis.split(separator: "=")
            guard parts.count == 2, let amount = Double(parts[1]) else { continue }
            values[parts[0].utf8.reduce(0) { $0 << 8 | Int($1) }] = amount
        }
        return values
    }

    private static func number(_ value: Any) -> Double? {
        if let value = value as? NSNumber { return value.doubleValue }
        if let value = value as? any BinaryFloatingPoint { return Double(value) }
        return (value as? any BinaryInteger).map { Double($0) }
    }

    /// Returns the axis tag for a number, or nil if its characters are not ASCII letters and digits.
    private static func name(of number: UInt32) -> String? {
        let bytes: [UInt8] = [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
        let isTag: Bool = bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        return isTag ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
