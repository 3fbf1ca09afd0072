import ConstraintSolver

extension FuzzTarget {
    /// Visual formats: each is either read whole, or refused at a place inside it.
    static let visualFormat = FuzzTarget(name: "vfl") { bytes in
        let format = String(decoding: bytes, as: UTF8.self)
        do throws(VisualFormatError) {
            let read: VisualFormat = try parse(format)
            checkShape(of: read)
        } catch {
            demand(error.format == format, "The error speaks of another format")
            demand((0...format.utf8.count).contains(error.offset), "The error points outside")
            demand(error.description.hasSuffix("^"), "The error has no caret")
            demand(error.description.utf8.count < 4_000, "The error is as long as a book")
        }
    }

    private static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        try VisualFormat.parse(
            format, metric: { ["m": 12, "low": 250, "huge": 1e300, "nan": .nan][$0] },
            isView: { ["a", "b", "m", "標題"].contains($0) })
    }

    /// What every format that is read must be like.
    private static func checkShape(of format: VisualFormat) {
        demand(format.connections.count == format.items.count - 1, "A connection is missing")
        var views = 0
        for (index, item) in format.items.enumerated() {
            switch item {
            case .superview:
                demand(index == 0 || index == format.items.count - 1, "A superview stands inside")
            case .view(_, _, let predicates):
                views += 1
                check(predicates)
            }
        }
        demand(views > 0, "No view is in it")
        for case .predicates(let predicates) in format.connections {
            demand(!predicates.isEmpty, "A distance asks for nothing")
            check(predicates)
            for case .view in predicates.lazy.map(\.object) { fatalError("A distance is a view's") }
        }
    }

    private static func check(_ predicates: [VisualFormat.Predicate]) {
        for predicate in predicates {
            demand(predicate.priority > 0 && predicate.priority <= 1_000, "A priority is out of range")
            if case .constant(let value) = predicate.object { demand(value.isFinite, "A length is not finite") }
        }
    }
}
