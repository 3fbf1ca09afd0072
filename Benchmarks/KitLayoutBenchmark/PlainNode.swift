import UIKitCore

/// A tree of plain objects with the shape of a view tree: the yardstick of a layout pass that has nothing to do.
final class PlainNode {
    private let children: [PlainNode]
    private let isMarked: Bool

    @MainActor
    init(like view: UIView) {
        isMarked = view.isHidden
        children = view.subviews.map { PlainNode(like: $0) }
    }

    /// Walks the tree, and appends the marked nodes.
    func collectMarked(_ nodes: inout [PlainNode]) {
        if isMarked { nodes.append(self) }
        for child in children { child.collectMarked(&nodes) }
    }
}
