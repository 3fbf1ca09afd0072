/// The badge of a bar button item. The module UIKitBars implements it.
@MainActor
package protocol BarBadge {
    /// The text, or nil for a badge without text.
    var stringValue: String? { get }
    /// Creates the view that shows the badge.
    func makeView() -> UIView
}
