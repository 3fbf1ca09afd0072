import Foundation

/// A list on the screen in a recording.
package struct FeedbackList: Hashable, Sendable {
    package var id: Int
    /// The size of the visible part, in points.
    package var size: CGSize
    /// Whether the list is at its start or at its end. There, new rows may move the rows that the user reads.
    package var isAtEdge: Bool
    /// Whether the list is dragged, decelerates, or scrolls by itself.
    package var isMoving: Bool

    package init(id: Int, size: CGSize = .zero, isAtEdge: Bool = false, isMoving: Bool = false) {
        self.id = id
        self.size = size
        self.isAtEdge = isAtEdge
        self.isMoving = isMoving
    }
}
