extension Workload {
    /// Returns a form of sixty views: fourteen rows of label, field and hint with 312 constraints.
    static func form() -> Workload {
        var workload = Workload()
        let width = workload.addGiven(375)
        let height = workload.addGiven(800)
        let root = workload.box(), content = workload.box(), title = workload.box(), button = workload.box()
        workload.relate(root.x.near)
        workload.relate(root.y.near)
        workload.relate(root.x.size, .equal, [(width, 1)])
        workload.relate(root.y.size, .equal, [(height, 1)])
        workload.inset(content.x, in: root.x, by: 20)
        workload.relate(content.y.near, .equal, root.y.near, plus: 44)
        workload.relate(title.x.near, .equal, content.x.near)
        workload.relate(title.x.far, .lessThanOrEqual, content.x.far)
        workload.relate(title.y.near, .equal, content.y.near)
        workload.intrinsic(title.x, 200)
        workload.intrinsic(title.y, 34)
        var above = title
        var firstLabel: Box?
        for index in 0..<14 {
            let row = workload.box(), label = workload.box(), field = workload.box(), hint = workload.box()
            workload.inset(row.x, in: content.x, by: 0)
            workload.relate(row.y.near, .equal, above.y.far, plus: 12)
            workload.relate(label.x.near, .equal, row.x.near)
            workload.relate(label.y.center, .equal, field.y.center)
            workload.intrinsic(label.x, Double(60 + 10 * (index % 5)), hugging: 251)
            workload.relate(label.y.size, plus: 20)
            workload.relate(field.x.near, .equal, label.x.far, plus: 8)
            workload.relate(field.x.far, .equal, row.x.far)
            workload.relate(field.y.near, .equal, row.y.near)
            workload.relate(field.y.size, plus: 34)
            workload.relate(field.x.size, .greaterThanOrEqual, plus: 80, at: 750)
            workload.relate(hint.x.near, .equal, field.x.near)
            workload.relate(hint.x.far, .lessThanOrEqual, field.x.far)
            workload.relate(hint.y.near, .equal, field.y.far, plus: 2)
            workload.relate(hint.y.far, .equal, row.y.far)
            workload.relate(hint.y.size, plus: 14)
            workload.intrinsic(hint.x, 150)
            if let firstLabel {
                workload.relate(label.x.size, .equal, firstLabel.x.size)
            } else {
                firstLabel = label
            }
            above = row
        }
        workload.relate(button.y.near, .equal, above.y.far, plus: 24)
        workload.relate(button.x.center, .equal, root.x.center)
        workload.relate(button.y.size, plus: 44)
        workload.relate(button.x.size, .equal, root.x.size, times: 0.5)
        workload.relate(button.y.far, .equal, content.y.far)
        workload.edits = (0..<100).map { 320 + Double($0 * 37 % 600) }
        return workload
    }

    /// Returns views of equal width in a row that fills the window.
    static func chain(_ constraints: Int) -> Workload {
        var workload = Workload()
        let width = workload.addGiven(1000)
        var first: Span?
        var previous: Span?
        for _ in 0..<constraints / 2 {
            let view = workload.span()
            if let previous, let first {
                workload.relate(view.near, .equal, previous.far, plus: 8)
                workload.relate(view.size, .equal, first.size)
            } else {
                workload.relate(view.near)
                first = view
            }
            previous = view
        }
        workload.relate(previous!.far, .equal, [(width, 1)])
        workload.edits = (0..<20).map { 20_000 + Double($0 * 37 % 600) }
        return workload
    }

    /// Returns views that are nested in each other.
    static func nested(_ constraints: Int) -> Workload {
        var workload = Workload()
        let width = workload.addGiven(20_000)
        let height = workload.addGiven(20_000)
        var outer: Box?
        for _ in 0..<constraints / 4 {
            let view = workload.box()
            if let outer {
                workload.inset(view.x, in: outer.x, by: 1)
                workload.inset(view.y, in: outer.y, by: 1)
            } else {
                workload.relate(view.x.near)
                workload.relate(view.y.near)
                workload.relate(view.x.size, .equal, [(width, 1)])
                workload.relate(view.y.size, .equal, [(height, 1)])
            }
            outer = view
        }
        workload.edits = (0..<20).map { 20_000 + Double($0 * 37 % 600) }
        return workload
    }

    /// Returns labels of natural widths with optional gaps, in a window that may be too narrow for them.
    static func softRow(_ constraints: Int) -> Workload {
        var workload = Workload()
        let width = workload.addGiven(1000)
        var previous: Span?
        for index in 0..<constraints / 4 {
            let view = workload.span()
            if let previous {
                workload.relate(view.near, .greaterThanOrEqual, previous.far, plus: 8)
                workload.relate(view.near, .equal, previous.far, plus: 8, at: 500)
            } else {
                workload.relate(view.near)
            }
            workload.intrinsic(view, Double(20 + index % 13))
            previous = view
        }
        workload.relate(previous!.far, .lessThanOrEqual, [(width, 1)])
        workload.edits = (0..<20).map { Double(constraints * 8 + $0 * 37 % 600) }
        return workload
    }
}
