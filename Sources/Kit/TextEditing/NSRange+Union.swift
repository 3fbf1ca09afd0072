import Foundation

extension NSRange {
    /// Returns the smallest range that contains the ranges in the values, or an empty range if there are none.
    package static func union(of values: [NSValue]) -> NSRange {
        guard let first = values.first?.rangeValue else { return NSRange(location: 0, length: 0) }
        return values.dropFirst().reduce(first) { $0.union($1.rangeValue) }
    }
}
