import CoreGraphics
import UIKitCore

/// A shape of the pointer.
///
/// The pointer of a desktop is an arrow, a beam or a hand. Therefore, the length of a beam has no effect, and an arrow
/// replaces rectangles and paths.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// An outline, in points, around the position of the pointer.
    case path(UIBezierPath)
    /// A rectangle with rounded corners, in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A beam for horizontal text, with a length in points.
    case verticalBeam(length: CGFloat)
    /// A beam for vertical text, with a length in points.
    case horizontalBeam(length: CGFloat)

    /// The radius of a rectangle's corners, in points, if none is specified.
    public nonisolated static let defaultCornerRadius: CGFloat = 8
}
