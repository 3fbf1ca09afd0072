/// What the ends of an open stroke look like.
public enum CGLineCap: Int32, Sendable {
    /// The stroke ends at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// The stroke ends half its width after the end point.
    case square = 2
}

/// What the corners of a stroke look like.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner, cut off where it would be longer than the miter limit allows.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2
}

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path winds around.
    case winding = 0
    /// Those from where a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// What drawing a path paints.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside, by the winding rule.
    case fill = 0
    /// The inside, by the even-odd rule.
    case eoFill = 1
    /// The line.
    case stroke = 2
    /// The inside by the winding rule, then the line.
    case fillStroke = 3
    /// The inside by the even-odd rule, then the line.
    case eoFillStroke = 4
}
