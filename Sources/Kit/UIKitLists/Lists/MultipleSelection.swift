import Foundation

/// Selects the rows or items over which the user drags two fingers.
@MainActor
final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
    private unowned let list: any MultipleSelectionHost
    let recognizer = MultipleSelectionGesture()
    /// Whether a gesture is in progress. The selection anchor of the list is then the row or item where it began.
    private var isActive = false

    init(_ list: any MultipleSelectionHost) {
        self.list = list
        super.init()
        recognizer.name = "multipleSelection"
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("handle", MultipleSelection.handle))
        list.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        list.selectionPath(at: recognizer.start).map { list.beginsMultipleSelection(at: $0) } ?? false
    }

    /// Two fingers scroll only if they do not select.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer && recognizer.hasTwoFingers }

    private func handle(_ recognizer: MultipleSelectionGesture) {
        switch recognizer.state {
        case .began:
            guard let path = list.selectionPath(at: recognizer.start) else { return }
            list.multipleSelectionDidBegin(at: path)
            isActive = true
            list.selectionAnchor = SelectionAnchor(path: path, selection: Set(list.selectedPaths.paths))
            update()
        case .changed: update()
        case .ended, .cancelled:
            guard isActive else { return }
            isActive = false
            list.multipleSelectionDidEnd()
        case .possible, .failed: break
        }
    }

    /// Selects all rows or items from the anchor to the fingers, and restores the selection of other rows or items. Does
    /// nothing after the anchor was deleted.
    private func update() {
        guard isActive, list.selectsSeveral, let path = list.selectionPath(at: recognizer.location(in: list)),
            let anchor = list.selectionAnchor, list.contains(anchor.path)
        else { return }
        list.extendSelection(from: anchor, to: path)
    }
}
