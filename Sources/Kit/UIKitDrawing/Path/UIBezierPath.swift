import CoreGraphics
import Foundation

/// A path of straight and curved lines, with the way it is drawn.
///
/// Angles are in radians, from the positive x axis. In UIKit's contexts y grows downwards, so a growing angle turns
/// clockwise.
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// Makes an empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the oval that touches all sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with rounded corners. A radius of more than half a side is taken as half of it.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle with some corners rounded. Radii of more than half a side are taken as half of it.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRectangle(rect.standardized, corners: corners, radii: cornerRadii)
    }

    /// Makes an arc of a circle, without the lines to its centre.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path of the same lines as `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    // MARK: How it is drawn

    /// The width of a stroke, in points; 1 by default.
    open var lineWidth: CGFloat = 1

    /// How the ends of a stroke look; `.butt` by default.
    open var lineCapStyle: CGLineCap = .butt

    /// How the corners of a stroke look; `.miter` by default.
    open var lineJoinStyle: CGLineJoin = .miter

    /// Above this ratio of a corner's length to the line width, a mitred corner is cut off; 10 by default.
    open var miterLimit: CGFloat = 10

    /// How far a drawn curve may be from the true one, in pixels; 0.6 by default.
    open var flatness: CGFloat = 0.6

    /// Whether points are inside that a ray leaves by crossing an odd number of lines; false by default.
    open var usesEvenOddFillRule: Bool = false

    /// Sets the lengths of dashes and gaps, in points. Nil or no lengths draw an unbroken line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            dash = (0, [])
            return
        }
        dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
    }

    /// Gives the lengths of dashes and gaps. `pattern` must hold as many as `count` says; nil pointers are left alone.
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

    // MARK: Building

    /// The path for Core Graphics. Setting it replaces all lines.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            let fresh = CGMutablePath()
            fresh.addPath(newValue)
            path = fresh
        }
    }

    /// Starts another line at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. Without a current point, the line starts at `point` itself.
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

    /// Adds an arc of a circle, with a straight line to its start when there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics counts with y upwards, so what it calls clockwise is the other way round here.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current line with a straight one to its start.
    open func close() { if !path.isEmpty { path.closeSubpath() } }

    /// Removes all lines.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the lines of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Returns this path drawn the other way round.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.takeAppearance(from: self)
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

    // MARK: Asking

    /// Whether there is no line in it.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points, control points included; `CGRect.null` when empty.
    open var bounds: CGRect { path.boundingBox }

    /// Where the next line starts.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether `point` is inside. Open lines count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
    }

    // MARK: Drawing

    /// Fills the inside with the fill colour of the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the inside with the fill colour of the current context, a blend mode and an opacity of 0…1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill()
        context.restoreGState()
    }

    /// Draws the lines in the stroke colour of the current context.
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

    /// Draws the lines in the stroke colour of the current context, a blend mode and an opacity of 0…1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        stroke()
        context.restoreGState()
    }

    /// Restricts further drawing in the current context to the inside of this path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Identity

    /// Returns a path with the same lines and the same way to draw them.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeAppearance(from: self)
        return copy
    }

    private func takeAppearance(from other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    /// Whether the other object has the same lines and is drawn the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other
            || path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
                && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
                && flatness == other.flatness && usesEvenOddFillRule == other.usesEvenOddFillRule
                && dash == other.dash
    }

    /// A hash that equal paths share.
    open override var hash: Int { path.hashValue }
}
