import Foundation

/// An operator on the elements of a collection in a key path, such as `items.@sum.price`.
enum CollectionOperator: String {
    case count = "@count"
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
    case objects = "@unionOfObjects"
    case distinctObjects = "@distinctUnionOfObjects"
    case arrays = "@unionOfArrays"
    case distinctArrays = "@distinctUnionOfArrays"
    case sets = "@distinctUnionOfSets"

    /// Returns the result for elements. `value` returns the value of an element for the rest of the key path.
    func result(_ elements: [Any?], value: (Any?) -> Any?) -> Any? {
        switch self {
        case .count: NSNumber(value: elements.count)
        case .sum: Self.sum(elements.map(value))
        case .average: Self.average(elements.map(value))
        case .minimum: Self.extreme(elements.map(value), .orderedAscending)
        case .maximum: Self.extreme(elements.map(value), .orderedDescending)
        case .objects: elements.compactMap { PredicateRelation.object(value($0)) }
        case .distinctObjects: Self.distinct(elements.compactMap { PredicateRelation.object(value($0)) })
        case .arrays: Self.joined(elements, value)
        case .distinctArrays: Self.distinct(Self.joined(elements, value))
        case .sets: NSSet(array: Self.joined(elements, value))
        }
    }

    /// Returns the sum of the numbers: an integer if all are integers. Nil counts as zero.
    static func sum(_ values: [Any?]) -> NSNumber {
        values.reduce(NSNumber(value: 0)) { sum, value in
            guard let value = PredicateFunction.add.apply([sum, value]) as? NSNumber else { return sum }
            return value
        }
    }

    /// Returns the average of the numbers, or zero if there are none.
    static func average(_ values: [Any?]) -> NSNumber {
        NSNumber(value: values.isEmpty ? 0 : sum(values).doubleValue / Double(values.count))
    }

    /// Returns the value that is less or greater than all others, or nil if the collection has no values.
    static func extreme(_ values: [Any?], _ order: ComparisonResult) -> Any? {
        values.compactMap(PredicateRelation.object).reduce(nil) { found, value in
            guard let found else { return value }
            return PredicateRelation.order(value, found, []) == order ? value : found
        }
    }

    private static func joined(_ elements: [Any?], _ value: (Any?) -> Any?) -> [Any] {
        elements.flatMap { CollectionElements.of($0) ?? [] }.compactMap { PredicateRelation.object(value($0)) }
    }

    private static func distinct(_ values: [Any]) -> [Any] {
        var found: Set<AnyHashable> = []
        return values.filter { value in (value as? AnyHashable).map { found.insert($0).inserted } ?? true }
    }
}
