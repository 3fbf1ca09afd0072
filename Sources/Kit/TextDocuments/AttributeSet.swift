import Foundation

/// The attributes of a range of text. Several ranges can share a set.
package final class AttributeSet {
    package let values: [NSAttributedString.Key: Any]

    package init(_ values: [NSAttributedString.Key: Any] = [:]) {
        self.values = values
    }

    /// Whether two sets have equal attributes.
    package func isEqual(to other: AttributeSet) -> Bool {
        if self === other { return true }
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            other.values[key].map { AttributeSet.isEqual(value, $0) } ?? false
        }
    }

    /// Whether two attribute values are equal.
    package static func isEqual(_ value: Any, _ other: Any) -> Bool {
        if let value = value as? NSObject, let other = other as? NSObject { return value.isEqual(other) }
        if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
        return false
    }
}

/// A range of text with one set of attributes.
package struct AttributeRun: Measured {
    package var units: Int
    package var attributes: AttributeSet

    package init(units: Int, attributes: AttributeSet) {
        self.units = units
        self.attributes = attributes
    }
}

/// Text with its attributes.
package struct TextFragment {
    package var text: String
    /// The runs, whose lengths add up to the length of the text.
    package var runs: [AttributeRun]

    package init(_ text: String, attributes: AttributeSet) {
        self.text = text
        let units = text.utf16Length
        runs = units == 0 ? [] : [AttributeRun(units: units, attributes: attributes)]
    }

    package init(text: String, runs: [AttributeRun]) {
        self.text = text
        self.runs = runs
    }

    package init(_ string: NSAttributedString) {
        self.init(string, in: NSRange(location: 0, length: string.length))
    }

    /// Creates a fragment from a range of an attributed string. The range is extended to whole surrogate pairs.
    ///
    /// It uses only the primitive methods, which every subclass of `NSMutableAttributedString` overrides.
    package init(_ string: NSAttributedString, in range: NSRange) {
        let whole = string.string
        let range: NSRange = whole.scalarRange(range)
        let start = whole.utf16Index(range.location)
        let end = whole.utf16.index(start, offsetBy: range.length)
        text = String(whole[start..<end])
        runs = []
        var location = range.location
        let limit = range.location + range.length
        while location < limit {
            var effective = NSRange(location: location, length: 0)
            let values = string.attributes(at: location, effectiveRange: &effective)
            let next = min(limit, max(effective.location + effective.length, location + 1))
            runs.append(AttributeRun(units: next - location, attributes: AttributeSet(values)))
            location = next
        }
    }

    package var units: Int { runs.reduce(0) { $0 + $1.units } }

    /// The fragment as an attributed string.
    package var attributedString: NSMutableAttributedString {
        let result = NSMutableAttributedString(string: text, attributes: runs.first?.attributes.values)
        var location = 0
        for (index, run) in runs.enumerated() {
            if index > 0 {
                result.setAttributes(run.attributes.values, range: NSRange(location: location, length: run.units))
            }
            location += run.units
        }
        return result
    }

    /// Returns whether two fragments have the same text and equal attributes in runs of the same lengths.
    package func isEqual(to other: TextFragment) -> Bool {
        guard text == other.text, runs.count == other.runs.count else { return false }
        return zip(runs, other.runs).allSatisfy { $0.units == $1.units && $0.attributes.isEqual(to: $1.attributes) }
    }

    package mutating func append(_ other: TextFragment) {
        text += other.text
        runs += other.runs
    }
}

extension StringProtocol {
    /// The length in UTF-16 code units. Swift's `utf16.count` also creates an index, which needs a sixth of the
    /// string's memory.
    package var utf16Length: Int {
        let length: Int? = utf8.withContiguousStorageIfAvailable { bytes in
            var units = 0
            for byte in bytes where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
            return units
        }
        return length ?? utf16.count
    }
}

extension String {
    /// Returns a range, extended to whole surrogate pairs.
    package func scalarRange(_ range: NSRange) -> NSRange {
        func isInsidePair(_ offset: Int) -> Bool { utf16Index(offset).samePosition(in: unicodeScalars) == nil }
        let end: Int = range.location + range.length
        let lower: Int = isInsidePair(range.location) ? range.location - 1 : range.location
        let upper: Int = range.length > 0 ? isInsidePair(end) ? end + 1 : end : lower
        return NSRange(location: lower, length: upper - lower)
    }

    /// Returns the index at an offset in UTF-16 code units, clamped to the bounds of the string.
    func utf16Index(_ offset: Int) -> String.Index {
        utf16.index(utf16.startIndex, offsetBy: max(0, offset), limitedBy: utf16.endIndex) ?? utf16.endIndex
    }
}
