/// A path that can be built step by step.
///
/// Each call takes a transform that is applied to its points before they are added.
// @unchecked: Swift wants what its base class says to be said again; see there.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path without steps.
    public convenience init() {
        self.init(storage: PathStorage())
    }

    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    /// Adds a straight line. Without a current point nothing is added.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addLine(to: point.applying(transform))
    }

    /// Adds a curve with one control point. Without a current point nothing is added.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points. Without a current point nothing is added.
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

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addRect(rect, transform)
    }

    /// Adds rectangles as subpaths of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            storage.addRect(rect, transform)
        }
    }

    /// Adds a subpath of straight lines through the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        storage.move(to: first.applying(transform))
        for point in points.dropFirst() {
            storage.addLine(to: point.applying(transform))
        }
    }

    /// Adds the ellipse that just fits into a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addEllipse(in: rect, transform)
    }

    /// Adds a rectangle with elliptic corners, sizes in points, cut to half a side where they are larger.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform)
    }

    /// Adds an arc of a circle, joined to the current point by a line; angles in radians from the x axis.
    ///
    /// `clockwise` is meant for a y axis that points up: true runs towards smaller angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line on to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform)
    }

    /// Adds an arc of `delta` radians from `startAngle`, joined to the current point by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.storage, transform: transform)
    }
}
