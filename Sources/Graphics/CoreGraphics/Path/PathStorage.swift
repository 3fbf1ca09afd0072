/// The elements of a path in flat storage: one byte for each element, and one array with the points of all elements.
struct PathStorage: Hashable, Sendable {
    private(set) var steps: [PathStep] = []
    private(set) var points: [CGPoint] = []
    /// The start of the open subpath.
    private(set) var start = CGPoint.zero
    /// The end of the last element.
    private(set) var current = CGPoint.zero

    var isEmpty: Bool { steps.isEmpty }

    mutating func reserve(steps stepCount: Int, points pointCount: Int) {
        steps.reserveCapacity(steps.count + stepCount)
        points.reserveCapacity(points.count + pointCount)
    }

    mutating func move(to point: CGPoint) {
        steps.append(.move)
        points.append(point)
        start = point
        current = point
    }

    /// Adds a line from the current point. Does nothing if there is no current point, as on Apple platforms.
    mutating func addLine(to point: CGPoint) {
        guard !isEmpty else { return }
        steps.append(.line)
        points.append(point)
        current = point
    }

    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard !isEmpty else { return }
        steps.append(.quadCurve)
        points.append(control)
        points.append(end)
        current = end
    }

    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard !isEmpty else { return }
        steps.append(.curve)
        points.append(control1)
        points.append(control2)
        points.append(end)
        current = end
    }

    mutating func close() {
        guard let last = steps.last, last != .close else { return }
        steps.append(.close)
        current = start
    }

    /// Removes the last element if it only begins a subpath.
    mutating func dropTrailingMove() {
        guard steps.last == .move else { return }
        steps.removeLast()
        points.removeLast()
    }

    mutating func append(_ other: PathStorage, transform: CGAffineTransform) {
        guard !other.isEmpty else { return }
        steps.append(contentsOf: other.steps)
        if transform.isIdentity {
            points.append(contentsOf: other.points)
            start = other.start
            current = other.current
        } else {
            points.reserveCapacity(points.count + other.points.count)
            for point in other.points {
                points.append(point.applying(transform))
            }
            start = other.start.applying(transform)
            current = other.current.applying(transform)
        }
    }

    mutating func apply(_ transform: CGAffineTransform) {
        for index in points.indices {
            points[index] = points[index].applying(transform)
        }
        start = start.applying(transform)
        current = current.applying(transform)
    }
}

/// The kind of an element of a path.
enum PathStep: UInt8, Sendable {
    case move
    case line
    case quadCurve
    case curve
    case close

    /// The number of points of the element.
    var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quadCurve: 2
        case .curve: 3
        case .close: 0
        }
    }

    var elementType: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
