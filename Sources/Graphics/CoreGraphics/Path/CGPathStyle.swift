/// The shape of the ends of an open stroke.
public enum CGLineCap: Int32, Sendable {
    /// The stroke ends at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// The stroke extends half its width beyond the end point.
    case square = 2
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, which is cut off if it would exceed the miter limit.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2
}

/// A rule that determines the interior of a path.
public enum CGPathFillRule: Int, Sendable {
    /// The points with a nonzero winding number.
    case winding = 0
    /// The points from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// The way to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path with the winding rule.
    case fill = 0
    /// Fills the path with the even-odd rule.
    case eoFill = 1
    /// Strokes the path.
    case stroke = 2
    /// Fills the path with the winding rule, then strokes it.
    case fillStroke = 3
    /// Fills the path with the even-odd rule, then strokes it.
    case eoFillStroke = 4
}
