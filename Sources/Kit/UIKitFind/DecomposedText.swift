import Foundation

/// Text in which composed characters are replaced with their canonical decompositions.
struct DecomposedText {
    private(set) var units: [UInt16] = []
    /// For each unit, and for the end, the offset of its character in the original text.
    private var offsets: [Int] = []

    /// Whether texts with the given code units can be canonically equivalent although their units are different:
    /// whether a character is a combining mark, a letter of a composed syllable, or equivalent to another character.
    static func isNeeded(for units: [UInt16]) -> Bool {
        units.indices.contains { index in
            let unit: UInt16 = units[index]
            guard unit >= 0x300,
                let properties = (Unicode.Scalar(unit) ?? TextSearch.scalar(from: index, in: units))?.properties
            else { return false }
            return properties.canonicalCombiningClass != .notReordered || (0x1100...0x11FF).contains(unit)
                || (0x900...0x1FFF).contains(unit) && properties.isGraphemeExtend
                || properties.isFullCompositionExclusion
        }
    }

    /// Whether a code unit is a character that is equivalent to an ASCII character: the Kelvin sign, the Greek question
    /// mark or the Greek varia.
    static func isEquivalentToASCII(_ unit: UInt16) -> Bool { unit == 0x212A || unit == 0x37E || unit == 0x1FEF }

    init(_ text: [UInt16]) {
        // Most characters are a single unit, and few of them are different.
        var decompositions: [UInt16: [UInt16]] = [:]
        var start = 0
        while start < text.count {
            var end = start + 1
            while end < text.count, !TextSearch.isBoundary(end, in: text) { end += 1 }
            let unit: UInt16 = text[start]
            let decomposition: [UInt16]
            if end - start > 1 {
                decomposition = Self.decomposition(text[start..<end])
            } else if unit < 0x80 {
                decomposition = [unit]
            } else {
                decomposition = decompositions[unit] ?? Self.decomposition([unit])
                decompositions[unit] = decomposition
            }
            units += decomposition
            offsets += decomposition.map { _ in start }
            start = end
        }
        offsets.append(text.count)
    }

    private static func decomposition(_ units: ArraySlice<UInt16>) -> [UInt16] {
        Array(String(decoding: units, as: UTF16.self).decomposedStringWithCanonicalMapping.utf16)
    }

    /// Returns the range in the original text, or nil if the range begins or ends inside a character.
    func range(of range: NSRange) -> NSRange? {
        let (start, end) = (range.location, range.location + range.length)
        guard start == 0 || offsets[start - 1] != offsets[start], offsets[end - 1] != offsets[end] else { return nil }
        return NSRange(location: offsets[start], length: offsets[end] - offsets[start])
    }
}
