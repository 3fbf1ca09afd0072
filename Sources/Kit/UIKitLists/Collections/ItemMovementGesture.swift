import ClassRuntime
import Foundation

/// The long press with which the user moves the items of a collection view controller.
@MainActor
final class ItemMovementGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    private weak var collectionView: UICollectionView?

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
        recognizer.name = "interactiveMovement"
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("handle", ItemMovementGesture.handle))
        collectionView.addGestureRecognizer(recognizer)
    }

    /// Returns whether the data source permits moving the item under the finger.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView,
            let path = collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
        else { return false }
        return collectionView.implementedPermission(toMove: path)
            ?? (Self.overridesMove(collectionView.dataSource)
                || collectionView.dataSource?.responds(to: Self.moveSelector) == true)
    }

    private func handle(_ recognizer: UILongPressGestureRecognizer) {
        collectionView?.handleMovement(
            recognizer, of: collectionView?.indexPathForItem(at: recognizer.location(in: collectionView)), isRow: false)
    }

    // MARK: Overrides

    /// The name under which rewritten sources register the method in `ClassMembers`.
    private static let moveSelector = Selector("collectionView:moveItemAt:to:")

    /// Whether a data source is a collection view controller that overrides `collectionView(_:moveItemAt:to:)`. Swift
    /// does not reveal whether other classes implement the method.
    private static func overridesMove(_ dataSource: (any UICollectionViewDataSource)?) -> Bool {
        guard let controller = dataSource as? UICollectionViewController else { return false }
        let own = ClassMetadata.words(of: type(of: controller))
        let plain = ClassMetadata.words(of: UICollectionViewController.self)
        return moveEntries.contains { own[$0] != plain[$0] }
    }

    private static let moveEntries: [Int] = {
        let unchanged = ClassMetadata.entries(of: UICollectionViewController.self, replacedBy: PlainController.self)
        return ClassMetadata.entries(of: UICollectionViewController.self, replacedBy: MovingController.self).filter {
            !unchanged.contains($0)
        }
    }()

    private final class PlainController: UICollectionViewController {}

    private final class MovingController: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            collectionView.setNeedsLayout()
        }
    }
}
