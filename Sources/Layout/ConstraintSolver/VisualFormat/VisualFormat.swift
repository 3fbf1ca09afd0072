/// The syntax tree of a Visual Format Language string: a row or column of items and the connections between them.
///
/// The tree contains names and offsets, but no views. The caller converts it to constraints.
package struct VisualFormat: Equatable, Sendable {
    /// The axis of a format.
    package enum Orientation: Sendable {
        case horizontal
        case vertical
    }

    /// An item of the row or column.
    package enum Item: Equatable, Sendable {
        /// The superview, written as `|` at `offset`. Only the first and the last item can be the superview.
        case superview(offset: Int)
        /// A view, written in brackets. Its name begins at `offset`; the predicates restrict its size.
        case view(name: String, offset: Int, predicates: [Predicate])
    }

    /// The space between two adjacent items.
    package enum Connection: Equatable, Sendable {
        /// Nothing is written: the edges touch.
        case flush
        /// A single `-`: the standard space.
        case standard
        /// One or more distances, each with a relation and a priority.
        case predicates([Predicate])
    }

    /// A comparison: the relation, the object to compare with, and a priority.
    package struct Predicate: Equatable, Sendable {
        package var relation: Relation
        package var object: Object
        /// The priority, greater than 0 and at most 1000. The default is 1000.
        package var priority: Double
        /// The offset at which the predicate begins.
        package var offset: Int

        package init(_ relation: Relation, _ object: Object, priority: Double = 1000, offset: Int) {
            self.relation = relation
            self.object = object
            self.priority = priority
            self.offset = offset
        }
    }

    /// The right side of a comparison.
    package enum Object: Equatable, Sendable {
        /// A number of points, given as a literal or as the name of a metric.
        case constant(Double)
        /// The size of another view. Allowed only in the predicates of a view.
        case view(String)
    }

    /// The axis. The default is horizontal.
    package var orientation: Orientation
    /// The items, of which at least one is a view.
    package var items: [Item]
    /// The connections, one fewer than the items: `connections[i]` is between `items[i]` and `items[i + 1]`.
    package var connections: [Connection]

    /// Parses a format. O(n).
    ///
    /// - Parameters:
    ///   - metric: Returns the number for the given name, or nil if the name is unknown.
    ///   - isView: Returns whether a view has the name.
    /// - Throws: ``VisualFormatError`` for the first error. Offsets count UTF-8 bytes.
    package static func parse(
        _ format: String, metric: (String) -> Double?, isView: (String) -> Bool
    ) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parse(metric: metric, isView: isView)
    }
}
