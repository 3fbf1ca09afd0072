import UIKitDrawing

/// A scroll view whose natural height depends on its width, such as a text view that does not scroll. Modules above
/// UIKitCore implement this protocol.
@MainActor
package protocol WrappingContent: UIScrollView {
    /// Whether the height depends on the width now.
    var wrapsContent: Bool { get }

    /// Returns the natural size at a width, in points.
    func naturalSize(atWidth width: CGFloat) -> CGSize

    /// Returns the distances from the top to the first baseline and from the bottom to the last baseline, in points.
    func baselines(at size: CGSize) -> (first: CGFloat, last: CGFloat)

    /// The font that determines the system spacing between baselines.
    var fontForBaselines: UIFont { get }
}
