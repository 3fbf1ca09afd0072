/// A path to which elements can be added.
///
/// Each function that adds points takes a transform, which is applied to the points before they are added.
///
/// `@unchecked Sendable`: a subclass must repeat the conformance of its base class. The comment on `CGPath` explains
/// why the conformance is correct.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public convenience init() {
        self.init(storage: PathStorage())
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    /// Adds a straight line. Does nothing without a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic Bézier curve. Does nothing without a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve. Does nothing without a current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        storage.close()
    }

    /// Adds a rectangle as a separate subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addRect(rect, transform)
    }

    /// Adds rectangles as separate subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            storage.addRect(rect, transform)
        }
    }

    /// Adds a subpath of straight lines between the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        storage.move(to: first.applying(transform))
        for point in points.dropFirst() {
            storage.addLine(to: point.applying(transform))
        }
    }

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addEllipse(in: rect, transform)
    }

    /// Adds a rectangle with elliptical corners. The corner sizes, in points, are limited to half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform)
    }

    /// Adds an arc of a circle, preceded by a line from the current point. Angles are in radians from the x axis.
    ///
    /// `clockwise` assumes that the y axis points up: if it is true, the arc is drawn toward smaller angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform)
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform)
    }

    /// Adds an arc of `delta` radians from `startAngle`, preceded by a line from the current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.storage, transform: transform)
    }
}
