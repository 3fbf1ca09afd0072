import Foundation

/// Selects the rows or items over which the user drags two fingers.
@MainActor
final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
    private unowned let list: any MultipleSelectionHost
    let recognizer = MultipleSelectionGesture()
    /// The row or item where the gesture began, and the selection at that time, or nil while no gesture is in progress.
    private var origin: (path: IndexPath, selection: Set<IndexPath>)?

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
            origin = (path, Set(list.selectedPaths.paths))
            update()
        case .changed: update()
        case .ended, .cancelled:
            guard origin != nil else { return }
            origin = nil
            list.multipleSelectionDidEnd()
        case .possible, .failed: break
        }
    }

    /// Selects all rows or items from the origin to the fingers, and restores the selection of other rows or items.
    private func update() {
        guard let origin, list.selectsSeveral, let path = list.selectionPath(at: recognizer.location(in: list))
        else { return }
        list.select(from: origin.path, to: path, keeping: origin.selection)
    }
}
