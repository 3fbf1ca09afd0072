import UIKitDrawing

/// A view whose natural height depends on its width, such as the content of a list cell. Modules above UIKitCore
/// implement this protocol.
@MainActor
package protocol WrappingContent: UIView {
    /// Whether the height depends on the width now.
    var wrapsContent: Bool { get }

    /// Returns the natural size at a width, in points.
    func naturalSize(atWidth width: CGFloat) -> CGSize
}

/// A scroll view with wrapping text and baselines, such as a text view that does not scroll.
@MainActor
package protocol WrappingText: UIScrollView, WrappingContent {
    /// Returns the distances from the top to the first baseline and from the bottom to the last baseline, in points.
    func baselines(at size: CGSize) -> (first: CGFloat, last: CGFloat)

    /// The font that determines the system spacing between baselines.
    var fontForBaselines: UIFont { get }
}
