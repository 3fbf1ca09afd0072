import CoreGraphics
import UIKitCore

/// A view with the elements of a menu. One element can be highlighted.
@MainActor
protocol MenuPanel: UIView {
    /// The elements of the panel in order, including those that are scrolled out of sight.
    var items: [MenuContent.Item] { get }
    /// The index of the highlighted element.
    var highlighted: Int? { get set }
    /// Returns the index of the enabled element at a point of the panel, or nil.
    func index(at point: CGPoint) -> Int?
    /// Returns the frame of an element, in the coordinates of the panel.
    func frame(of index: Int) -> CGRect
    /// The content offset of the elements. The setter limits the value to the scrollable range.
    var scrollOffset: CGPoint { get set }
    /// Scrolls so that an element is visible.
    func reveal(_ index: Int)
    /// Returns the size of all elements in an area of the given width, in points.
    func preferredSize(in width: CGFloat) -> CGSize
}

extension MenuPanel {
    /// Moves the highlight by a step. Skips disabled elements, and wraps around at the ends.
    func moveHighlight(by step: Int) {
        let count: Int = items.count
        guard items.contains(where: \.isEnabled) else { return }
        var index: Int = highlighted ?? (step > 0 ? -1 : count)
        repeat { index = (index + step + count) % count } while !items[index].isEnabled
        highlighted = index
        reveal(index)
    }
}
