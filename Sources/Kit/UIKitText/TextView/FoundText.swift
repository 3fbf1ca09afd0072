import UIKitFind

/// The ranges that a search found, in order, and the highlighted range.
struct FoundText {
    private(set) var ranges: [Range<Int>] = []
    private(set) var highlighted: Range<Int>?

    var isEmpty: Bool { ranges.isEmpty }

    mutating func set(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        if highlighted == range { highlighted = nil }
        let index: Int = index(atOrAfter: range.lowerBound)
        let isKnown: Bool = index < ranges.count && ranges[index] == range
        if style == .normal {
            if isKnown { ranges.remove(at: index) }
            return
        }
        if !isKnown { ranges.insert(range, at: index) }
        if style == .highlighted { highlighted = range }
    }

    mutating func removeAll() { self = FoundText() }

    /// Returns the ranges that intersect a range.
    func ranges(in range: Range<Int>) -> ArraySlice<Range<Int>> {
        var start: Int = index(atOrAfter: range.lowerBound)
        if start > 0, ranges[start - 1].upperBound > range.lowerBound { start -= 1 }
        return ranges[start...].prefix { $0.lowerBound < range.upperBound }
    }

    /// Returns the index of the first range that begins at or after an offset.
    private func index(atOrAfter offset: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
