import CoreGraphics

/// The direction in which an edit menu points to its target rectangle.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down or, if there is not enough space above the rectangle, up.
    case automatic = 0
    /// Up: the menu is below the rectangle.
    case up = 1
    /// Down: the menu is above the rectangle.
    case down = 2
    /// Left: the menu is on the right side of the rectangle.
    case left = 3
    /// Right: the menu is on the left side of the rectangle.
    case right = 4

    /// The side of the rectangle on which the menu appears, or nil for `automatic`.
    var edge: CGRectEdge? {
        switch self {
        case .automatic: nil
        case .up: .maxYEdge
        case .down: .minYEdge
        case .left: .maxXEdge
        case .right: .minXEdge
        }
    }
}
