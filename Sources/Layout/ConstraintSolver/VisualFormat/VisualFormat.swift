/// What a Visual Format Language string says: a row or column of things and what lies between them.
///
/// The tree keeps names and places, no views: the caller turns it into constraints.
package struct VisualFormat: Equatable, Sendable {
    package enum Orientation: Sendable {
        case horizontal
        case vertical
    }

    /// A thing in the row.
    package enum Item: Equatable, Sendable {
        /// The `|` at `offset`. Only the first or the last item can be one.
        case superview(offset: Int)
        /// A name in brackets, which begins at `offset`, and what its parentheses ask of its size.
        case view(name: String, offset: Int, predicates: [Predicate])
    }

    /// What lies between two neighbours.
    package enum Connection: Equatable, Sendable {
        /// Nothing is written: the edges touch.
        case flush
        /// A single `-`: the standard space.
        case standard
        /// The distances asked for, at least one.
        case predicates([Predicate])
    }

    /// `==`, `<=` or `>=`, what to compare with, and how much it matters.
    package struct Predicate: Equatable, Sendable {
        package var relation: Relation
        package var object: Object
        /// Above 0 and at most 1000, which is what it is when nothing is written.
        package var priority: Double
        /// Where the predicate begins.
        package var offset: Int

        package init(_ relation: Relation, _ object: Object, priority: Double = 1000, offset: Int) {
            self.relation = relation
            self.object = object
            self.priority = priority
            self.offset = offset
        }
    }

    package enum Object: Equatable, Sendable {
        /// A number of points, written out or looked up among the metrics.
        case constant(Double)
        /// The size of another view; only inside a view's own brackets.
        case view(String)
    }

    /// `.horizontal` when the format does not say.
    package var orientation: Orientation
    /// At least one of them is a view.
    package var items: [Item]
    /// One fewer than the items: `connections[i]` lies between `items[i]` and `items[i + 1]`.
    package var connections: [Connection]

    /// Reads a format in time proportional to its length.
    ///
    /// - Parameters:
    ///   - metric: The number behind a name, or nil when there is none.
    ///   - isView: Whether a view has that name.
    /// - Throws: ``VisualFormatError`` with the first thing that is wrong. Offsets count UTF-8 bytes.
    package static func parse(
        _ format: String, metric: (String) -> Double?, isView: (String) -> Bool
    ) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parse(metric: metric, isView: isView)
    }
}
