import ConstraintSolver

extension FuzzTarget {
    /// Visual formats: each is either parsed completely, or rejected with an offset.
    static let visualFormat = FuzzTarget(name: "vfl") { bytes in
        let format = String(decoding: bytes, as: UTF8.self)
        do throws(VisualFormatError) {
            let read: VisualFormat = try parse(format)
            checkShape(of: read)
        } catch {
            demand(error.format == format, "The error contains a different format")
            demand((0...format.utf8.count).contains(error.offset), "The offset of the error is outside the format")
            demand(error.description.hasSuffix("^"), "The error has no caret")
            demand(error.description.utf8.count < 4_000, "The description of the error is too long")
        }
    }

    private static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        try VisualFormat.parse(
            format, metric: { ["m": 12, "low": 250, "huge": 1e300, "nan": .nan][$0] },
            isView: { ["a", "b", "m", "標題"].contains($0) })
    }

    /// Checks the invariants of parsed formats.
    private static func checkShape(of format: VisualFormat) {
        demand(format.connections.count == format.items.count - 1, "A connection is missing")
        var views = 0
        for (index, item) in format.items.enumerated() {
            switch item {
            case .superview:
                demand(
                    index == 0 || index == format.items.count - 1, "A superview is neither the first nor the last item")
            case .view(_, _, let predicates):
                views += 1
                check(predicates)
            }
        }
        demand(views > 0, "The format has no view")
        for case .predicates(let predicates) in format.connections {
            demand(!predicates.isEmpty, "A connection has no predicate")
            check(predicates)
            for case .view in predicates.lazy.map(\.object) {
                fatalError("A predicate of a connection refers to a view")
            }
        }
    }

    private static func check(_ predicates: [VisualFormat.Predicate]) {
        for predicate in predicates {
            demand(predicate.priority > 0 && predicate.priority <= 1_000, "A priority is out of range")
            if case .constant(let value) = predicate.object { demand(value.isFinite, "A constant is not finite") }
        }
    }
}
