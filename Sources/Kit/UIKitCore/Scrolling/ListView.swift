/// A scroll view that creates the views of its content: a table or a collection. Modules above UIKitCore implement this
/// protocol.
@MainActor
package protocol ListView: UIScrollView {
    /// The view behind the content. A refresh control is in front of it.
    var backgroundView: UIView? { get }

    /// The subviews in reading order.
    var orderedSubviews: [UIView] { get }

    /// A description of the visible rows for assistive technologies, if any.
    var scrollStatus: String? { get }

    /// Called when the delegate changes.
    func scrollDelegateDidChange()

    /// Called when a drag or a series of wheel steps begins.
    func draggingWillBegin()

    /// Called when the size changes.
    func sizeDidChange()

    /// Called when a subview, such as a search bar, needs a different height, in points.
    func heightDidChange(of subview: UIView, to height: CGFloat)

    /// Returns the resting offset for a drag that would end at `proposed`. Called before
    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of the delegate.
    ///
    /// - Parameter velocity: The velocity in points per millisecond.
    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint
}

extension ListView {
    package var scrollStatus: String? { nil }

    package func draggingWillBegin() {}

    package func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
}
