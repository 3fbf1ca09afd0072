extension Workload {
    /// Returns one table cell of twelve views with 57 constraints.
    static func cell(kind: Int = 0) -> Workload {
        var workload = Workload()
        workload.addCell(width: nil, top: 0, kind: kind)
        return workload
    }

    /// Returns cells that share no variables.
    static func independentCells(_ count: Int) -> Workload {
        var workload = Workload()
        for index in 0..<count { workload.addCell(width: nil, top: Double(index) * 200, kind: index) }
        return workload
    }

    /// Returns cells that are as wide as the window.
    static func tiedCells(_ count: Int) -> Workload {
        var workload = Workload()
        let width = workload.addGiven(375)
        for index in 0..<count { workload.addCell(width: width, top: Double(index) * 200, kind: index) }
        workload.edits = (0..<20).map { 320 + Double($0 * 37 % 600) }
        return workload
    }

    private mutating func addCell(width: Int?, top: Double, kind: Int) {
        let cell = box(), content = box(), avatar = box(), badge = box(), title = box(), subtitle = box()
        let date = box(), body = box(), like = box(), share = box(), separator = box(), chevron = box()
        relate(cell.x.near)
        relate(cell.y.near, plus: top)
        if let width { relate(cell.x.size, .equal, [(width, 1)]) } else { relate(cell.x.size, plus: 375) }
        inset(content.x, in: cell.x, by: 16)
        inset(content.y, in: cell.y, by: 8)
        relate(avatar.x.near, .equal, content.x.near)
        relate(avatar.y.near, .equal, content.y.near)
        relate(avatar.x.size, plus: 48)
        relate(avatar.y.size, plus: 48)
        relate(badge.x.far, .equal, avatar.x.far)
        relate(badge.y.far, .equal, avatar.y.far)
        relate(badge.x.size, plus: 12)
        relate(badge.y.size, .equal, badge.x.size)
        relate(title.x.near, .equal, avatar.x.far, plus: 8)
        relate(title.y.near, .equal, content.y.near)
        intrinsic(title.x, Double(140 + kind % 7 * 20), resistance: 749)
        relate(title.y.size, plus: 20)
        relate(date.x.near, .greaterThanOrEqual, title.x.far, plus: 8)
        relate(date.x.far, .equal, content.x.far)
        relate(date.y.center, .equal, title.y.center)
        intrinsic(date.x, 60)
        intrinsic(date.y, 16)
        relate(subtitle.x.near, .equal, title.x.near)
        relate(subtitle.y.near, .equal, title.y.far, plus: 4)
        relate(subtitle.x.far, .lessThanOrEqual, content.x.far)
        intrinsic(subtitle.x, 180)
        intrinsic(subtitle.y, 17)
        relate(body.x.near, .equal, content.x.near)
        relate(body.x.far, .equal, content.x.far)
        relate(body.y.near, .equal, subtitle.y.far, plus: 8)
        relate(body.y.near, .greaterThanOrEqual, avatar.y.far, plus: 8)
        intrinsic(body.y, Double(60 + kind % 5 * 17))
        relate(like.x.near, .equal, content.x.near)
        relate(like.y.near, .equal, body.y.far, plus: 8)
        relate(like.y.far, .equal, content.y.far)
        relate(like.y.size, plus: 30)
        relate(share.x.near, .equal, like.x.far, plus: 8)
        relate(share.x.far, .equal, content.x.far)
        relate(share.x.size, .equal, like.x.size)
        relate(share.y.center, .equal, like.y.center)
        relate(share.y.size, .equal, like.y.size)
        relate(separator.x.near, .equal, content.x.near)
        relate(separator.x.far, .equal, cell.x.far)
        relate(separator.y.far, .equal, cell.y.far)
        relate(separator.y.size, plus: 0.5)
        relate(chevron.x.far, .equal, content.x.far)
        relate(chevron.y.center, .equal, cell.y.center)
        relate(chevron.x.size, plus: 8)
        relate(chevron.y.size, plus: 13)
    }

    mutating func inset(_ inner: Span, in outer: Span, by distance: Double) {
        relate(inner.near, .equal, outer.near, plus: distance)
        relate(inner.far, .equal, outer.far, plus: -distance)
    }
}
