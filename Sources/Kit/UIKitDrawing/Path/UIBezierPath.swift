import CoreGraphics
import Foundation

/// A path of straight and curved lines, with its stroke and fill attributes.
///
/// Angles are in radians, from the positive x-axis. In UIKit's contexts y increases downward, so angles increase
/// clockwise.
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// Creates an empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the oval that touches all sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners. The radius is at most half the length of a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with some corners rounded. The radii are at most half the length of a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRectangle(rect.standardized, corners: corners, radii: cornerRadii)
    }

    /// Creates an arc of a circle, without lines to the center.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    // MARK: Attributes

    /// The line width of a stroke, in points. The default is 1.
    open var lineWidth: CGFloat = 1

    /// The shape of the ends of a stroke. The default is `.butt`.
    open var lineCapStyle: CGLineCap = .butt

    /// The shape of the corners of a stroke. The default is `.miter`.
    open var lineJoinStyle: CGLineJoin = .miter

    /// The maximum ratio of the length of a mitered corner to the line width. Longer corners are beveled. The default
    /// is 10.
    open var miterLimit: CGFloat = 10

    /// The maximum distance of a drawn curve from the exact curve, in pixels. The default is 0.6.
    open var flatness: CGFloat = 0.6

    /// Whether the even-odd rule decides which points are inside the path. The default is false: the nonzero winding
    /// rule applies.
    open var usesEvenOddFillRule: Bool = false

    /// Sets the lengths of dashes and gaps, in points. Without lengths, lines are solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            dash = (0, [])
            return
        }
        dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
    }

    /// Writes the dash pattern to the given pointers. `pattern` must have room for the number of lengths that `count`
    /// receives. Nil pointers are ignored.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dash.lengths.enumerated() { pattern[index] = length }
        }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Construction

    /// The path as a Core Graphics path. Setting this property replaces all elements.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            let newPath = CGMutablePath()
            newPath.addPath(newValue)
            path = newPath
        }
    }

    /// Begins a new subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. If the path is empty, the line starts at `point`.
    open func addLine(to point: CGPoint) {
        startIfNeeded(at: point)
        path.addLine(to: point)
    }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        startIfNeeded(at: controlPoint1)
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        startIfNeeded(at: controlPoint)
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle. If the path has a current point, a straight line connects it to the start of the arc.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // In Core Graphics y increases upward, so its clockwise direction is counterclockwise here.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a straight line to its start.
    open func close() { if !path.isEmpty { path.closeSubpath() } }

    /// Removes all elements.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Returns this path in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.copyAttributes(from: self)
        return reversed
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let transformed = CGMutablePath()
        transformed.addPath(path, transform: transform)
        path = transformed
    }

    private func startIfNeeded(at point: CGPoint) {
        if path.isEmpty { path.move(to: point) }
    }

    // MARK: Queries

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains all points, including control points. It is `CGRect.null` if the path is
    /// empty.
    open var bounds: CGRect { path.boundingBox }

    /// The point where the next segment starts.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether `point` is inside the path. Open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
    }

    // MARK: Drawing

    /// Fills the path with the fill color of the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path with the fill color of the current context, a blend mode, and an opacity from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill()
        context.restoreGState()
    }

    /// Strokes the path with the stroke color of the current context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Strokes the path with the stroke color of the current context, a blend mode, and an opacity from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        stroke()
        context.restoreGState()
    }

    /// Intersects the clipping area of the current context with this path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Identity

    /// Returns a path with the same elements and attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyAttributes(from: self)
        return copy
    }

    private func copyAttributes(from other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    /// Returns whether the object is a path with the same elements and attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other
            || path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
                && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
                && flatness == other.flatness && usesEvenOddFillRule == other.usesEvenOddFillRule
                && dash == other.dash
    }

    /// The hash value.
    open override var hash: Int { path.hashValue }
}
