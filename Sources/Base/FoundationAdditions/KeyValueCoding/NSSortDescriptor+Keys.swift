import Foundation

/// Sort descriptors with keys, which Foundation on Linux does not have.
///
/// The keys are those of key-value coding and predicates. Nil precedes all other values.
extension NSSortDescriptor {
    /// Creates a descriptor that compares the values for a key path, such as numbers, strings or dates. Nil compares
    /// the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, order: ValueOrder("compare:"))
    }

    /// Creates a descriptor that compares the values for a key path with a method, such as
    /// `localizedCaseInsensitiveCompare(_:)`. Nil compares with `compare(_:)`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, order: ValueOrder(selector?.name ?? "compare:"))
    }

    /// Creates a descriptor that compares the values for a key path with a closure, which is not called for nil.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key: key, ascending: ascending, order: ValueOrder(compare: cmptr))
    }

    private convenience init(key: String?, ascending: Bool, order: ValueOrder) {
        // The comparator receives the whole objects.
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            guard let key else { return order.compare(left, right) }
            return order.order(
                PredicateKeys.lookup.value(key, of: left), PredicateKeys.lookup.value(key, of: right))
        }
    }
}

extension NSArray {
    /// Returns the elements in the order of a method, such as `compare(_:)`, which is called for one element with
    /// another as the argument.
    public func sortedArray(using comparator: Selector) -> [Any] {
        let order = ValueOrder(comparator.name)
        return sortedArray(comparator: order.compare)
    }
}

extension NSMutableArray {
    /// Sorts the elements in the order of a method, such as `compare(_:)`.
    public func sort(using comparator: Selector) {
        let order = ValueOrder(comparator.name)
        sort(comparator: order.compare)
    }
}

/// An order of values.
private struct ValueOrder {
    let compare: Comparator

    init(compare: @escaping Comparator) { self.compare = compare }

    /// Creates the order of a method. Only methods of strings and methods that classes list are found by their names;
    /// numbers and dates always have their natural order.
    init(_ method: String) {
        compare = { left, right in
            if let left = PredicateRelation.text(left), let right = PredicateRelation.text(right) {
                switch method {
                case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
                case "localizedCompare:": return left.localizedCompare(right)
                case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
                case "localizedStandardCompare:": return left.localizedStandardCompare(right)
                default: break
                }
            }
            if let order = PredicateRelation.order(left, right, []) { return order }
            let result: Any? = try? SelectorTarget.method(method, of: left as AnyObject)?.call([right])
            return result as? ComparisonResult ?? .orderedSame
        }
    }

    /// Returns the order of two values, of which nil is the first.
    func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (PredicateRelation.object(left), PredicateRelation.object(right)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left?, let right?): compare(left, right)
        }
    }
}
