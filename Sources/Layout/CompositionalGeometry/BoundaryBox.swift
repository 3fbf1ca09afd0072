/// The frames of the boundary views in a section or in the layout.
struct BoundaryBox {
    typealias Axis = CompositionalGeometry.Axis
    typealias Boundary = CompositionalGeometry.Boundary
    typealias Pair = CompositionalGeometry.Pair
    typealias Rect = CompositionalGeometry.Rect

    let boundaries: [Boundary]
    /// The scroll axis.
    let axis: Axis
    /// The size to which fractions are relative.
    let container: Pair
    /// The start of the container across the scroll axis.
    let start: Double
    private var measured: [Int: Pair] = [:]
    /// The sizes of the views, before their insets are subtracted.
    private var sizes: [Pair] = []

    init(_ boundaries: [Boundary], axis: Axis, container: Pair, start: Double) {
        self.boundaries = boundaries
        self.axis = axis
        self.container = container
        self.start = start
        sizes = boundaries.map { $0.size.resolved(in: container, measured: nil) }
    }

    func measuredSize(of index: Int) -> Pair? { measured[index] }

    mutating func setMeasured(_ size: Pair, of index: Int) {
        measured[index] = size
        sizes[index] = boundaries[index].size.resolved(in: container, measured: size)
    }

    /// The axis on which the view is outside the content.
    private func outerAxis(_ boundary: Boundary) -> Axis? {
        guard boundary.extendsBoundary else { return nil }
        if boundary.alignment[axis] != 0.5 { return axis }
        return boundary.alignment[axis.other] != 0.5 ? axis.other : nil
    }

    /// Returns the lengths by which the views extend the content at its start and at its end.
    func extensions(on axis: Axis) -> (start: Double, end: Double) {
        var (before, after): (Double, Double) = (0, 0)
        for (boundary, size) in zip(boundaries, sizes) where outerAxis(boundary) == axis {
            if boundary.alignment[axis] == 0 {
                before = max(before, size[axis] - boundary.offset[axis])
            } else {
                after = max(after, size[axis] + boundary.offset[axis])
            }
        }
        return (before, after)
    }

    /// Returns the frame of a view.
    ///
    /// - Parameter content: The range of the content on the scroll axis, without the views that extend it.
    func frame(of index: Int, content: Range<Double>) -> Rect {
        let boundary = boundaries[index]
        let size = sizes[index]
        let sides = extensions(on: axis.other)
        var low = Pair()
        var high = Pair()
        low[axis] = content.lowerBound
        high[axis] = content.upperBound
        low[axis.other] = start
        high[axis.other] = start + container[axis.other]
        let outer = outerAxis(boundary)
        if outer == axis.other {
            low[axis.other] += sides.start
            high[axis.other] -= sides.end
        }
        func origin(_ axis: Axis) -> Double {
            let position = boundary.alignment[axis]
            let offset = boundary.offset[axis]
            if outer == axis { return (position == 0 ? low[axis] - size[axis] : high[axis]) + offset }
            return low[axis] + position * (high[axis] - low[axis] - size[axis]) + offset
        }
        return boundary.insets.inset(
            Rect(origin: Pair(x: origin(.horizontal), y: origin(.vertical)), size: size))
    }
}
